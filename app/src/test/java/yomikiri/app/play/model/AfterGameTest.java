package yomikiri.app.play.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import yomikiri.app.play.session.GameSetup;
import yomikiri.app.play.session.MyStrength;
import yomikiri.app.play.session.PlayStatus;
import yomikiri.app.play.session.SeatSetup;
import yomikiri.app.text.Notice;
import yomikiri.app.text.Notices;
import yomikiri.app.text.Phrase;

final class AfterGameTest extends PlayFixture {
  private final List<Notice> shown = new ArrayList<>();
  private int brought;

  private PlayViewModel followed() {
    PlayViewModel model = model(setup("mattix-4", human(), cpu(0)));
    Notices notices =
        new Notices() {
          @Override
          public void show(Notice notice) {
            shown.add(notice);
          }

          @Override
          public void warnWhile(Optional<Phrase> what) {}
        };
    new AfterGame(model, notices, () -> brought++).begin();
    return model;
  }

  private void lose(PlayViewModel model) {
    playFirstLegal(model);
    model.resigning().ask();
    model.resigning().answer(true);
  }

  @Test
  void anOfferIsOneNoticeAndItsButtonBeginsTheGame() {
    PlayViewModel model = followed();
    for (int i = 0; i < 5; i++) {
      lose(model);
      model.dealing().again();
    }
    assertThat(shown).isEmpty();
    lose(model);
    assertThat(shown).hasSize(1);
    Notice.Offer offer = shown.getFirst().offer().orElseThrow();
    assertThat(model.now().status()).isInstanceOf(PlayStatus.Over.class);
    offer.action().run();
    assertThat(brought).isEqualTo(1);
    SeatSetup.Cpu opponent = (SeatSetup.Cpu) model.now().live().setup().seats().get(1);
    assertThat(MyStrength.isMine(opponent.level())).isTrue();
    assertThat(model.now().can(PlayAction.PLAY)).isTrue();
  }

  @Test
  void anEvenLayoutIsLookedForInTheBackground() {
    PlayViewModel model = followed();
    model.dealing().fair(model.now().live().setup());
    assertThat(model.now().livePly()).isZero();
    assertThat(background.finishOne()).isTrue();
    assertThat(model.now().live().setup().seed()).isPresent();
  }

  @Test
  void whoNeverLosesMuchIsOfferedNothing() {
    PlayViewModel model = followed();
    model.strength().rungs().set(Map.of("mattix-4", "3"));
    model.newGame(
        GameSetup.quick(kit("mattix-4"), 1, MyStrength.level(kit("mattix-4")).orElseThrow()));
    lose(model);
    assertThat(shown).hasSize(1);
    assertThat(shown.getFirst().offer()).isEmpty();
  }
}
