package yomikiri.app.play;

import static org.assertj.core.api.Assertions.assertThat;
import static yomikiri.app.TestCatalog.GAME_LIST;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.TimeoutException;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.control.Label;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignT;
import org.testfx.api.FxToolkit;
import yomikiri.app.board.GameUi;
import yomikiri.app.play.model.PlayFixture;
import yomikiri.app.play.session.SeatClock;
import yomikiri.app.play.session.SeatSetup;
import yomikiri.app.play.session.SeatSnapshot;
import yomikiri.app.play.session.Seating;
import yomikiri.app.text.Language;
import yomikiri.app.text.Texts;
import yomikiri.engine.think.Level;
import yomikiri.engine.think.PlayerSpec;

/** What the card of a seat shows of who sits there and of its clock. */
final class SeatCardTest {
  private static final SeatSetup RANDOM =
      new SeatSetup.Cpu(new Level("random", PlayerSpec.of("random")));

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

  /** Both are called alike, so that each has its number too. */
  @Test
  void aNameMayBreakBeforeItsBracketsAndIsHeardWithoutTheBlankThere() {
    SeatCard card = card(RANDOM);
    assertThat(((Label) card.lookup(".seat-name")).getText()).isEqualTo("プレイヤー\u00a01 （ランダム）");
    assertThat(card.getAccessibleText()).startsWith("プレイヤー\u00a01（ランダム）、");
  }

  @Test
  void onlyACpuHasRoomForItsThinkingRing() {
    assertThat(card(RANDOM).lookup(".thinking-ring").isManaged()).isTrue();
    assertThat(card(PlayFixture.human()).lookup(".thinking-ring").isManaged()).isFalse();
  }

  /** The card of the first of two who are alike. */
  private static SeatCard card(SeatSetup setup) {
    GameUi ui = GAME_LIST.getFirst();
    Texts texts =
        new Texts(
            List.of("/yomikiri/app/text", ui.words()),
            new SimpleObjectProperty<>(Language.JAPANESE));
    SeatCard card = new SeatCard(0, texts, Optional::empty);
    card.show(
        new SeatSnapshot(0, setup, 0, OptionalInt.empty(), true, false, false, false),
        new Seating(ui, List.of(setup, setup), 0),
        "");
    return card;
  }
}
