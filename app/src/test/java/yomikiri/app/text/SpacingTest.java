package yomikiri.app.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.text.MessageFormat;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A blank parts Japanese letters from others where a place is filled, and stands nowhere else. */
final class SpacingTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{0}の勝ち | 先手 | 先手の勝ち",
        "{0}の勝ち | A | A の勝ち",
        "{0}の勝ち | CPU さいきょう | CPU さいきょうの勝ち",
        "第{0}局 | 3 | 第 3 局",
        "全{0}局 | 1,234 | 全 1,234 局",
        "平均{0}点 | −2.5 | 平均 −2.5 点",
        "{0}より | データ | データより",
        "「{0}」を読めません | a.txt | 「a.txt」を読めません",
        "{0}：残り | A | A：残り",
        "深さ{0}、{0}手 | 4 | 深さ 4、4 手",
        "{0} | 研究a1盤 | 研究a1盤",
        "Elo {0}を採択 | 5 | Elo 5 を採択",
      })
  void figuresAndLatinLettersArePartedFromJapaneseOnes(
      String words, String argument, String sentence) {
    MessageFormat format = new MessageFormat(words, Locale.JAPANESE);
    assertThat(Spacing.fill(format, argument)).isEqualTo(sentence);
  }

  @Test
  void numbersAndChoicesAreFilledAlike() {
    MessageFormat format = new MessageFormat("{0,choice,0#なし|0<約{0}点}の{1}手目", Locale.JAPANESE);
    assertThat(Spacing.fill(format, 3, 1_234)).isEqualTo("約 3 点の 1,234 手目");
    assertThat(Spacing.fill(format, 1_234, 5)).isEqualTo("約 1,234 点の 5 手目");
    assertThat(Spacing.fill(format, 0, 5)).isEqualTo("なしの 5 手目");
  }
}
