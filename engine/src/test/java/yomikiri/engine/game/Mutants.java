package yomikiri.engine.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.util.SplittableRandom;
import java.util.stream.Stream;

/** Texts with random faults, for readers that must name what is wrong or read on. */
public final class Mutants {
  private static final int MOST_EDITS = 4;

  private Mutants() {}

  /** Reads a text. */
  @FunctionalInterface
  public interface Reader {
    void read(String text) throws Exception;
  }

  /**
   * Has {@code count} mutants of a text read: each is read or refused by a fault, some of either.
   *
   * @param faults exceptions that name what is wrong
   */
  public static void read(String text, int count, Reader reader, Class<?>... faults) {
    SplittableRandom random = new SplittableRandom(1);
    String alphabet = text + " \n\t\0x9-+:/\"[{#\u3042";
    int read = 0;
    for (int i = 0; i < count; i++) {
      StringBuilder mutant = new StringBuilder(text);
      for (int edits = random.nextInt(MOST_EDITS); edits > 0; edits--) {
        mutate(mutant, random, alphabet);
      }
      try {
        reader.read(mutant.toString());
        read++;
      } catch (Exception e) {
        if (Stream.of(faults).noneMatch(fault -> fault.isInstance(e))) {
          fail("of " + mutant, e);
        }
        assertThat(e.getMessage()).isNotBlank();
      }
    }
    assertThat(read).isBetween(1, count - 1);
  }

  /** Changes a text in one place, never to nothing. */
  public static void mutate(StringBuilder text, SplittableRandom random, String alphabet) {
    int at = random.nextInt(text.length() + 1);
    char letter = alphabet.charAt(random.nextInt(alphabet.length()));
    switch (random.nextInt(5)) {
      case 0 -> text.insert(at, letter);
      case 1 -> text.delete(at, Math.min(text.length(), at + 1 + random.nextInt(3)));
      case 2 -> text.setLength(at);
      case 3 -> text.insert(at, text.substring(0, at));
      default -> {
        if (at < text.length()) {
          text.setCharAt(at, letter);
        }
      }
    }
    if (text.isEmpty()) {
      text.append(letter);
    }
  }
}
