package yomikiri.app.play.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.util.List;
import org.junit.jupiter.api.Test;
import yomikiri.app.TestCatalog;
import yomikiri.app.play.session.PlayEvent;
import yomikiri.app.play.session.PlayStatus;
import yomikiri.app.play.session.SeatSetup;
import yomikiri.engine.learn.LearntPlayer;
import yomikiri.engine.think.EngineException;
import yomikiri.engine.think.Level;
import yomikiri.engine.think.PlayerSpec;

/** What happens where a player cannot go on. */
final class BrokenPlayersTest extends PlayFixture {
  @Test
  void aPlayerThatBreaksDownStopsTheGameAndIsSaid() {
    PlayViewModel model = model(setup("mattix-4", human(), cpu(0)));
    playFirstLegal(model);
    thinker.breakOne();
    assertThat(model.event().get()).containsInstanceOf(PlayEvent.PlayerFailed.class);
    assertThat(model.now().status()).isEqualTo(new PlayStatus.Paused(1));
    assertThat(model.now().can(PlayAction.TAKE_BACK)).isTrue();
  }

  @Test
  void aPlayerWhoseFileIsGoneStopsTheGameAndItIsSaidWhichFile() {
    PlayerSpec spec = LearntPlayer.spec("gone.learnt");
    SeatSetup learnt = new SeatSetup.Cpu(new Level(spec.toString(), spec));
    PlayViewModel model = model(setup("mattix-4", human(), learnt));
    playFirstLegal(model);
    thinker.breakOne(catchThrowable(kit("mattix-4").build(spec, 1)::prepare));
    assertThat(model.event().get())
        .get()
        .isInstanceOfSatisfying(
            PlayEvent.PlayerUnusable.class,
            said -> assertThat(said.why().details()).containsExactly("gone.learnt"));
    assertThat(model.now().status()).isEqualTo(new PlayStatus.Paused(1));
  }

  @Test
  void anEngineThatFailsStopsTheGameInOneSentenceAndIsAskedAgain() {
    PlayViewModel model = model(setup("mattix-4", human(), cpu(0)));
    playFirstLegal(model);
    thinker.breakOne(
        new EngineException(EngineException.Kind.CRASHED, "bot", "has ended", List.of("oh no")));
    assertThat(model.event().get())
        .get()
        .isInstanceOfSatisfying(
            PlayEvent.EngineFailed.class,
            said -> {
              assertThat(said.words().in(TestCatalog.ENGLISH))
                  .isEqualTo("The game is paused: bot ended in the middle of the game.");
              assertThat(said.details()).endsWith("oh no");
            });
    assertThat(model.now().status()).isEqualTo(new PlayStatus.Paused(1));
    assertThat(model.now().livePly()).isEqualTo(1);
    model.togglePause();
    assertThat(thinker.alive()).isOne();
  }

  @Test
  void aPlayerThatChoosesAnIllegalMoveStopsTheGameAndIsSaid() {
    PlayViewModel model = model(setup("mattix-4", human(), cpu(0)));
    playFirstLegal(model);
    thinker.choose(999);
    assertThat(model.event().get()).containsInstanceOf(PlayEvent.PlayerFailed.class);
    assertThat(model.now().livePly()).isEqualTo(1);
  }
}
