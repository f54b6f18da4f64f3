package yomikiri.app.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.text.BreakIterator;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeoutException;
import javafx.scene.shape.Path;
import javafx.scene.text.Text;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.testfx.api.FxToolkit;
import yomikiri.app.Hands;

/** Words of labels break into lines where they may. */
final class ControlsTest {
  @BeforeAll
  static void startToolkit() throws TimeoutException {
    FxToolkit.registerPrimaryStage();
  }

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

  @Test
  void noLineEndsWithinAWordInKatakana() {
    assertThat(pieces("ランダムの番")).first().asString().contains("ラ", "ム");
    assertThat(pieces("勝者：プレイヤー 1（ランダム）")).last().asString().startsWith("（ラ").endsWith("）");
  }

  @Test
  void wordsWithoutKanjiHaveABlankBeforeBracketsWhereALineMayEnd() {
    assertThat(Controls.unbroken("プレイヤー\u00a01（ランダム）")).isEqualTo("プレイヤー\u00a01 （ランダム）");
    assertThat(Controls.unbroken("Player 1 (Random)")).isEqualTo("Player 1 (Random)");
  }

  @ParameterizedTest
  @ValueSource(ints = {90, 100, 110, 120, 130, 140})
  void aNameInKanaBreaksBeforeItsBrackets(int width) {
    assertThat(Hands.ask(() -> lines("プレイヤー\u00a01（ランダム）", width)))
        .containsExactly("プレイヤー\u00a01 ", "（ランダム）");
  }

  /** The lines of a label of that width. */
  private static List<String> lines(String words, int width) {
    Text text = new Text(Controls.unbroken(words));
    text.setFont(Typeface.plain(13));
    text.setWrappingWidth(width);
    List<String> lines = new ArrayList<>();
    double above = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < text.getText().length(); i++) {
      String letter = text.getText().substring(i, i + 1);
      double down = new Path(text.rangeShape(i, i + 1)).getLayoutBounds().getMinY();
      if (down > above && !letter.isBlank()) {
        lines.add(letter);
        above = down;
      } else {
        lines.add(lines.removeLast() + letter);
      }
    }
    return lines;
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
