package yomikiri.engine.games.othello.eval;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import yomikiri.engine.game.FoundToken;

/**
 * The weights of a linear evaluation, one line of text for each phase of the game. Lines that begin
 * with {@code #} tell how they were made; a line with the names of the features comes before the
 * first phase. A phase begins with its empty squares, such as {@code 1-4}.
 *
 * @param phases from the end of the game on, each with a weight for every feature, in the units of
 *     {@link DiscEvaluator}
 */
public record LinearWeights(Features features, List<List<Integer>> phases) {
  /** Empty squares that share their weights: 1 to 4, 5 to 8 and so on. */
  public static final int PHASE = 4;

  private static final String EMPTIES = "empties";

  public LinearWeights {
    phases = phases.stream().map(List::copyOf).toList();
  }

  /** Phases in a game, which begins with four discs on the board. */
  public static int phases(long board) {
    return (Long.bitCount(board) - 4 + PHASE - 1) / PHASE;
  }

  /**
   * Reads weights.
   *
   * @throws IOException naming the line that is wrong, if one is
   */
  public static LinearWeights read(Features features, InputStream in) throws IOException {
    BufferedReader lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
    List<List<Integer>> phases = new ArrayList<>();
    boolean headRead = false;
    int number = 0;
    for (String line = lines.readLine(); line != null; line = lines.readLine()) {
      number++;
      if (line.startsWith("#") || line.isBlank()) {
        continue;
      }
      String[] words = line.strip().split("\\s+");
      if (headRead) {
        phases.add(phase(words, phases.size(), features, number));
      } else {
        expect(head(features), String.join(" ", words), number);
        headRead = true;
      }
    }
    int all = phases(features.board());
    if (phases.size() != all) {
      throw new IOException("expected " + all + " phases, found " + phases.size());
    }
    return new LinearWeights(features, phases);
  }

  private static List<Integer> phase(String[] words, int phase, Features features, int line)
      throws IOException {
    expect(emptiesOf(phase), words[0], line);
    int all = features.names().size();
    if (words.length != 1 + all) {
      throw wrong(line, "expected " + all + " weights, found " + (words.length - 1));
    }
    List<Integer> weights = new ArrayList<>();
    for (int i = 1; i < words.length; i++) {
      if (!words[i].matches("-?\\d{1,6}")) {
        throw wrong(line, "expected a whole number, found " + FoundToken.quoted(words[i]));
      }
      weights.add(Integer.valueOf(words[i]));
    }
    return weights;
  }

  private static void expect(String expected, String found, int line) throws IOException {
    if (!found.equals(expected)) {
      throw wrong(
          line, "expected " + FoundToken.quoted(expected) + ", found " + FoundToken.quoted(found));
    }
  }

  private static IOException wrong(int line, String what) {
    return new IOException("line " + line + ": " + what);
  }

  private static String head(Features features) {
    return EMPTIES + " " + String.join(" ", features.names());
  }

  /** The empty squares of a phase, such as {@code 1-4}. */
  public static String emptiesOf(int phase) {
    return (PHASE * phase + 1) + "-" + (PHASE * phase + PHASE);
  }

  /** The text to be read again, without any lines on how it was made. */
  public String text() {
    StringBuilder text = new StringBuilder(head(features)).append('\n');
    for (int phase = 0; phase < phases.size(); phase++) {
      text.append(emptiesOf(phase)).append(' ');
      text.append(phases.get(phase).stream().map(String::valueOf).collect(Collectors.joining(" ")))
          .append('\n');
    }
    return text.toString();
  }
}
