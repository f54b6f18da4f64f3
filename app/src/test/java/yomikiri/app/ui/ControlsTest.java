package yomikiri.app.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.text.BreakIterator;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/** Words of labels break into lines where they may. */
final class ControlsTest {
  @Test
  void noLineEndsWithinARangeOfFigures() {
    assertThat(pieces("Depth 2: 66.2% (63.4–68.9%)"))
        .hasSize(4)
        .last()
        .asString()
        .contains("63.4", "68.9");
    assertThat(pieces("平均順位1.50（1.40–1.61）")).last().asString().contains("1.40", "1.61");
    assertThat(Controls.unbroken("Anna – Ben")).isEqualTo("Anna – Ben");
  }

  /** What stands on one line in any case. */
  private static List<String> pieces(String words) {
    String unbroken = Controls.unbroken(words);
    BreakIterator lines = BreakIterator.getLineInstance(Locale.ROOT); // as labels break
    lines.setText(unbroken);
    List<String> pieces = new ArrayList<>();
    for (int from = 0, to = lines.next(); to != BreakIterator.DONE; from = to, to = lines.next()) {
      pieces.add(unbroken.substring(from, to));
    }
    return pieces;
  }
}
