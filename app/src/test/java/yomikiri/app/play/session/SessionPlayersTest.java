package yomikiri.app.play.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import yomikiri.engine.games.mattix.Mattix;
import yomikiri.engine.games.mattix.MattixPosition;
import yomikiri.engine.think.GameKit;

final class SessionPlayersTest {
  /** They think at the same time, each with a table of its own. */
  @Test
  void whoeverReviewsIsNobodyElse() {
    GameKit<MattixPosition> kit = Mattix.kit(4);
    List<SeatSetup> people = List.of(new SeatSetup.Human(), new SeatSetup.Human());
    PlaySession<MattixPosition> table =
        new PlaySession<>(new GameSetup<>(kit, kit.game().newPosition(1), people), 1);
    assertThat(table.reviewJob(0).player()).isNotSameAs(table.analysisJob(0).player());
    assertThat(table.reviewJob(0).player()).isSameAs(table.reviewJob(0).player());
  }
}
