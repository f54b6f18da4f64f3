package yomikiri.app.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeoutException;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.control.Label;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignT;
import org.testfx.api.FxToolkit;
import yomikiri.app.play.session.SeatClock;
import yomikiri.app.text.Language;
import yomikiri.app.text.Texts;

/** What the card of a seat shows of its clock. */
final class SeatCardTest {
  @BeforeAll
  static void startToolkit() throws TimeoutException {
    FxToolkit.registerPrimaryStage();
  }

  @ParameterizedTest
  @CsvSource({
    "65000, false, 1:05",
    "12000, true, 0:12",
    "10001, true, 0:11",
    "10000, true, 10.0 s",
    "9910, false, 10.0 s",
    "940, true, 1.0 s"
  })
  void theClockShowsTenthsBelowTenSecondsAndWarnsBySign(
      long millis, boolean isShort, String reported) {
    Texts texts =
        new Texts(List.of("/yomikiri/app/text"), new SimpleObjectProperty<>(Language.ENGLISH));
    SeatCard card = new SeatCard(0, texts, Optional::empty);
    card.showClock(Optional.of(new SeatClock(Duration.ofMillis(millis), isShort)));
    Label clock = (Label) card.lookup(".seat-clock");
    assertThat(clock.getText()).isEqualTo(reported);
    assertThat(((FontIcon) clock.getGraphic()).getIconCode())
        .isEqualTo(isShort ? MaterialDesignT.TIMER_ALERT_OUTLINE : MaterialDesignT.TIMER_OUTLINE);
  }
}
