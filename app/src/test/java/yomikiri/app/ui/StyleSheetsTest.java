package yomikiri.app.ui;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class StyleSheetsTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '\0',
      value = {
        "-fx-padding: 3px 0 1.5em -4px; | -fx-padding: 6.00px 0 1.5em -8.00px;",
        "-fx-shape: \"M7 10l5-5z\"; | -fx-shape: \"M 14.000  20.000l 10.000 -10.000z\";",
        "-fx-shape: \"M1,.5.25Z\"; | -fx-shape: \"M 2.000, 1.000 0.500Z\";",
        "-fx-shape: \"M1 1A9 9 0 1 1 2 11Z\"; | -fx-shape: \"M1 1A9 9 0 1 1 2 11Z\";",
        "-fx-shape: none; | -fx-shape: none;"
      })
  void pixelsAndOutlinesGrowAndNothingElse(String sheet, String twice) {
    assertThat(StyleSheets.scaled(sheet, 200)).isEqualTo(twice);
  }
}
