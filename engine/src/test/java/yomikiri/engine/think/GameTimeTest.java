package yomikiri.engine.think;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import yomikiri.engine.game.NotationException;

/** The time of a game. */
final class GameTimeTest {
  private static final Budget OWN = Budget.ofTime(Duration.ofMillis(100));

  private static long nanos(long millis) {
    return Duration.ofMillis(millis).toNanos();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "main=60s",
        "main=60s,increment=500ms",
        "move=5s",
        "main=1ms,increment=1s,move=2s,margin=3",
        "margin=1.5"
      })
  void itIsReadAndWritten(String text) throws NotationException {
    assertThat(GameTime.parse(text)).hasToString(text);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "main=0s",
        "main=60",
        "increment=1s",
        "move=1s,margin=0.5",
        "time=1s",
        "nothing",
        ""
      })
  void whatIsNoTimeIsRefused(String text) {
    assertThatThrownBy(() -> GameTime.parse(text)).isInstanceOf(NotationException.class);
  }

  @Test
  void withoutAClockOnlyTheOwnLimitAndTenTimesThatCount() {
    assertThat(GameTime.FREE.budget(OWN, Optional.empty())).isEqualTo(OWN);
    assertThat(GameTime.FREE.most(OWN, Optional.empty())).isEqualTo(nanos(1000));
    assertThat(GameTime.FREE.most(Budget.ofNodes(5), Optional.empty())).isEqualTo(Long.MAX_VALUE);
    assertThat(GameTime.FREE.isLimited()).isFalse();
  }

  @Test
  void aMoveHasTheTighterLimitAndIsAForfeitBeyondTheMargin() throws NotationException {
    GameTime time = GameTime.parse("move=50ms,margin=3");
    assertThat(time.budget(OWN, time.clock()).nanos()).isEqualTo(nanos(50));
    assertThat(time.most(OWN, time.clock())).isEqualTo(nanos(150));
    assertThat(time.isLimited()).isTrue();
  }

  @Test
  void theClockLeavesNoMoreThanIsOnIt() throws NotationException {
    GameTime time = GameTime.parse("main=60s,increment=1s");
    GameClock clock = time.clock().orElseThrow();
    Budget none = Budget.ofDepth(3);
    assertThat(time.budget(none, Optional.of(clock)).nanos()).isEqualTo(clock.budget(30));
    assertThat(time.budget(none, Optional.of(clock)).depth()).isEqualTo(3);
    assertThat(time.most(none, Optional.of(clock))).isEqualTo(nanos(60_001));
    assertThat(time.most(OWN, Optional.of(clock))).isEqualTo(nanos(1000));
    GameClock late = clock.after(nanos(59_990));
    assertThat(time.most(none, Optional.of(late))).isEqualTo(nanos(1011));
  }
}
