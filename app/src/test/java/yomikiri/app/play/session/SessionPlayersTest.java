package yomikiri.app.play.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import yomikiri.app.concurrent.SearchExecutor;
import yomikiri.app.concurrent.WarmPlayers;
import yomikiri.engine.games.mattix.Mattix;
import yomikiri.engine.games.mattix.MattixPosition;
import yomikiri.engine.think.GameKit;

final class SessionPlayersTest {
  private static SearchExecutor.SearchRequest<MattixPosition> review(
      PlaySession<MattixPosition> session) {
    return session.players().reviewJob(session.session(), 0, 0, Optional.empty());
  }

  /** They think at the same time, each with a table of its own. */
  @Test
  void whoeverReviewsIsNobodyElse() {
    GameKit<MattixPosition> kit = Mattix.kit(4);
    List<SeatSetup> people = List.of(new SeatSetup.Human(), new SeatSetup.Human());
    PlaySession<MattixPosition> session =
        new PlaySession<>(new GameSetup<>(kit, kit.game().newPosition(1), people), 1);
    WarmPlayers warm = new WarmPlayers();
    var reviewer = review(session).who().in(warm);
    assertThat(AnalysisBoard.job(session, 0).who().in(warm)).isNotSameAs(reviewer);
    assertThat(review(session).who().in(warm)).isSameAs(reviewer);
  }
}
