package yomikiri.app.play.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import yomikiri.engine.games.mattix.Mattix;
import yomikiri.engine.games.mattix.MattixPosition;
import yomikiri.engine.think.GameKit;

/** A person who goes on in the place of a CPU. */
final class SeatTakeoverTest {
  private final GameKit<MattixPosition> kit = Mattix.kit(4);
  private final PlaySession<MattixPosition> session =
      new PlaySession<>(
          GameSetup.quick(kit, 3, kit.levels().getFirst()).on(new MatchTerms(2, true, List.of())),
          1);

  private void play() {
    int seat = session.moverAt(session.session().ply()).orElseThrow();
    session.play(seat, session.session().legalMoves(seat)[0], null);
  }

  @Test
  void theGameGoesOnAsItWasWithAPersonThere() {
    play();
    play();
    session.goTo(1);
    play();
    assertThat(SeatTakeover.seat(new PlayStatus.Paused(1), session)).isEqualTo(OptionalInt.of(1));
    PlaySession<MattixPosition> now = SeatTakeover.of(session, 1).session();
    assertThat(now.isHuman(1)).isTrue();
    assertThat(now.isHuman(0)).isTrue();
    assertThat(now.session().line()).isEqualTo(session.session().line());
    assertThat(now.session().ply()).isEqualTo(session.session().ply());
    assertThat(now.session().tree().root().all())
        .hasSameSizeAs(session.session().tree().root().all());
    assertThat(now.awaitedCpu()).isEmpty();
  }

  @Test
  void onlyACpuThatIsToMoveMakesRoom() {
    assertThat(SeatTakeover.seat(new PlayStatus.HumanToMove(0), session)).isEmpty();
    assertThat(SeatTakeover.seat(new PlayStatus.Paused(0), session)).isEmpty();
    assertThat(SeatTakeover.seat(new PlayStatus.CpuToMove(1), session))
        .isEqualTo(OptionalInt.of(1));
  }
}
