package yomikiri.app.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.junit.jupiter.api.Test;
import yomikiri.app.play.model.PlayFixture;
import yomikiri.app.play.model.PlayViewModel;

/** Of which games the goal is told. */
final class KnownGamesTest extends PlayFixture {
  private final KnownGames known = new KnownGames(Set.of("maze"));

  @Test
  void aGamePlayedToItsEndIsKnown() {
    PlayViewModel model = model(setup("mattix-4", human(), cpu(0)));
    while (!model.now().isOnlyLookedAt()) {
      known.follow("mattix", model.now());
      assertThat(known.has("mattix")).isFalse();
      playFirstLegal(model);
      letCpusAnswer();
    }
    known.follow("mattix", model.now());
    assertThat(known.families().get()).containsExactlyInAnyOrder("maze", "mattix");
  }

  @Test
  void aGameThatIsOnlyWatchedIsNot() {
    PlayViewModel model = model(setup("mattix-4", cpu(0), cpu(0)));
    letCpusAnswer();
    known.follow("mattix", model.now());
    assertThat(known.has("mattix")).isFalse();
  }
}
