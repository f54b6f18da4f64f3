package yomikiri.engine.games.othello.search;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import yomikiri.engine.game.FoundToken;

/**
 * The measured relation of shallow searches to deep ones: a deep value is about slope × shallow
 * value + offset, with an error of sigma. Read from lines such as {@code 13-16 2 4 0.981 -0.37
 * 3.46}: empty squares, plies of the shallow and of the deep search, slope, offset and sigma, the
 * last two in discs. Lines that begin with {@code #} tell how they were made; one with the names of
 * the columns comes first.
 *
 * <p>A search deeper than any measured is predicted like the deepest that was and that is deeper by
 * an even number of plies.
 */
public final class ProbCutTable {
  private static final String HEAD = "empties shallow deep slope offset sigma";
  private static final String NUMBER = " (-?\\d{1,3}\\.\\d{1,6})";
  private static final Pattern LINE =
      Pattern.compile("(\\d{1,2})-(\\d{1,2}) (\\d{1,2}) (\\d{1,2})" + NUMBER + NUMBER + NUMBER);
  private static final int MOST = 65; // more than there are empty squares or plies

  private final @Nullable Cut[][] forecasts = new Cut[MOST][MOST];

  private ProbCutTable() {}

  /**
   * The shallow search in place of a deep one, and its error.
   *
   * @param shallow plies
   * @param offset in discs
   * @param sigma in discs
   */
  record Cut(int shallow, double slope, double offset, double sigma) {}

  /**
   * Reads forecasts.
   *
   * @throws IOException naming the line that is wrong, if one is
   */
  public static ProbCutTable read(InputStream in) throws IOException {
    ProbCutTable read = new ProbCutTable();
    BufferedReader lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
    boolean headRead = false;
    int number = 0;
    for (String line = lines.readLine(); line != null; line = lines.readLine()) {
      number++;
      if (line.startsWith("#")) {
        continue;
      }
      Matcher parts = LINE.matcher(line);
      if (headRead ? !parts.matches() : !line.equals(HEAD)) {
        throw new IOException(
            "line "
                + number
                + ": expected "
                + (headRead ? "\"13-16 2 4 0.98 -0.4 3.5\" or the like" : FoundToken.quoted(HEAD))
                + ", found "
                + FoundToken.quoted(line));
      }
      if (headRead) {
        read.put(parts);
      }
      headRead = true;
    }
    if (!headRead) {
      throw new IOException("expected " + FoundToken.quoted(HEAD) + ", found nothing");
    }
    read.goDeeper();
    return read;
  }

  private void put(Matcher parts) {
    Cut cut =
        new Cut(
            Integer.parseInt(parts.group(3)),
            Double.parseDouble(parts.group(5)),
            Double.parseDouble(parts.group(6)),
            Double.parseDouble(parts.group(7)));
    int deep = Integer.parseInt(parts.group(4));
    int last = Math.min(MOST - 1, Integer.parseInt(parts.group(2)));
    for (int empties = Integer.parseInt(parts.group(1)); empties <= last; empties++) {
      forecasts[empties][deep] = cut;
    }
  }

  private void goDeeper() {
    for (@Nullable Cut[] byDepth : forecasts) {
      for (int deep = 2; deep < MOST; deep++) {
        Cut before = byDepth[deep - 2];
        if (byDepth[deep] == null && before != null) {
          byDepth[deep] =
              new Cut(deep / 4 * 2 + deep % 2, before.slope(), before.offset(), before.sigma());
        }
      }
    }
  }

  /** The cut for a search of {@code deep} plies; null if there is none. */
  @Nullable Cut of(int empties, int deep) {
    return forecasts[empties][deep];
  }
}
