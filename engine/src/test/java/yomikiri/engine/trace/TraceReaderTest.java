package yomikiri.engine.trace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import yomikiri.engine.game.NotationException;

/** What is no trace is refused with a sentence and its place. */
final class TraceReaderTest {
  private static final String HEAD =
      "{\"trace\":1,\"game\":\"tictactoe\",\"position\":\"xox/oox/... x\"}\n";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '^',
      value = {
        "{\"event\":\"depth\",\"depth\":2}|{\"event\":\"enter\",\"move\":\"a1\"}|3|18|"
            + "a1 cannot be played in xox/oox/... x",
        "{\"event\":\"depth\",\"depth\":2}|{\"event\":\"enter\",\"move\":\"z9\"}|3|26|",
        "{\"event\":\"depth\",\"depth\":2}|{\"event\":\"leave\"}|3|1|this line needs \"value\"",
        "{\"event\":\"depth\",\"depth\":2}|{\"event\":\"leave\",\"value\":1.5}|3|18|"
            + "\"value\" has to be -16777216 … 16777216, found \"1.5\"",
        "{\"event\":\"depth\",\"depth\":2}|{\"event\":\"select\",\"move\":\"a3\"}|3|2|"
            + "select cannot come here",
        "{\"event\":\"depth\",\"depth\":0}||2|18|\"depth\" has to be 1 … 10000, found \"0\"",
        "{\"event\":\"dept\"}||2|2|\"event\" has to be depth, enter, leave, cut, layers,"
            + " candidate, becomes, visits, select, playout, proven, stopped, chosen, found"
            + " \"\"dept\"\"",
        "{\"event\":\"visits\"}|{\"event\":\"playout\",\"rewards\":[1]}|3|20|"
            + "\"rewards\" has to be [2 × 0 … 1000000000000], found \"[1]\"",
        "{\"event\":\"visits\"}|{\"event\":\"playout\",\"rewards\":[1,0],\"tree\":[]}|3|36|"
            + "expected 1 lists, one for each node from the root down, found 0",
        "{\"event\":\"visits\"}|{\"event\":\"playout\",\"rewards\":[1,0],\"x\":1}|3|36|"
            + "there is no \"x\" here, only event, rewards, tree",
        "{\"event\":\"layers\",\"value\":0}||2|2|layers cannot come here",
        "{\"event\":\"chosen\",\"move\":\"a3\"}||2|2|chosen cannot come here",
        "[1]||2|1|expected a JSON object, found \"[1]\"",
      })
  void whatIsWrongIsSaidWithItsPlace(
      String first, String second, int line, int column, String sentence) {
    NotationException fault =
        catchThrowableOfType(
            NotationException.class,
            () -> Recorded.read(HEAD + first + "\n" + (second == null ? "" : second + "\n")));
    assertThat(fault.line()).isEqualTo(line);
    assertThat(fault.column()).isEqualTo(column);
    if (sentence != null) {
      assertThat(fault).hasMessage(sentence);
    }
  }

  @Test
  void whatIsNoTraceAtAllIsSaidSo() {
    for (String text : List.of("", "{}", "hello", "{\"trace\":2}", HEAD, "\n\n")) {
      assertThatThrownBy(() -> Recorded.read(text)).isInstanceOf(NotationException.class);
    }
    assertThat(TraceReader.looksLike(HEAD)).isTrue();
    assertThat(TraceReader.looksLike("[Game \"mattix-4\"]")).isFalse();
  }

  @Test
  void whateverHappensToATextItIsReadOrRefusedWithASentence() throws NotationException {
    List<String> texts =
        List.of(
            Recorded.text("tictactoe", 1, "alphabeta:depth=3"),
            Recorded.text("maze-duel", 1, "duct:playouts=40"),
            Recorded.text("tictactoe", 1, "mcts:playouts=60"),
            Recorded.text("maze-5x5x3", 1, "beam:width=3,depth=5"));
    SplittableRandom random = new SplittableRandom(7);
    int refused = 0;
    for (int round = 0; round < 1500; round++) {
      String text = mutated(texts.get(round % texts.size()), random);
      try {
        TraceCheck.check(Recorded.read(text), () -> false);
      } catch (NotationException e) {
        assertThat(e.sentence()).startsWith("line ").doesNotContain("{0}");
        refused++;
      }
    }
    assertThat(refused).isBetween(300, 1499);
  }

  private static String mutated(String text, SplittableRandom random) {
    int at = random.nextInt(text.length());
    int to = Math.min(text.length(), at + random.nextInt(40));
    List<String> lines = text.lines().toList();
    String line = lines.get(random.nextInt(lines.size())) + "\n";
    return switch (random.nextInt(5)) {
      case 0 -> text.substring(0, at) + (char) random.nextInt(1, 128) + text.substring(at + 1);
      case 1 -> text.substring(0, at) + text.substring(to);
      case 2 -> text.replace(line, "");
      case 3 -> text.replace(line, line + line);
      default -> text.substring(0, at) + random.nextInt(-99, 99) + text.substring(at);
    };
  }

  @Test
  void aTraceLongerThanTheLimitIsCountedNotKept() throws NotationException {
    String text = Recorded.text("mattix-6", 1, "minimax:depth=5");
    RecordedSearch<?> search = Recorded.read(text);
    assertThat(search.steps()).isLessThan(TraceTree.STEPS + 100);
    assertThat(TraceCheck.check(search, () -> false).first()).isEmpty();
  }
}
