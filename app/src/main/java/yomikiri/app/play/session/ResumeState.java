package yomikiri.app.play.session;

import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * How a game stands, beyond its moves.
 *
 * @param at where it stands in its tree
 * @param shown the position that is shown
 * @param paused whether the game is paused; empty where nothing says so
 * @param values whether values are shown; empty where nothing says so
 * @param watching time a move when CPUs play; empty where nothing says so
 * @param timeLeft what each seat has left to think; empty where nothing says so
 */
public record ResumeState(
    NodePath at,
    NodePath shown,
    Optional<Boolean> paused,
    Optional<Boolean> values,
    Optional<Duration> watching,
    List<Duration> timeLeft) {
  public ResumeState {
    timeLeft = List.copyOf(timeLeft);
  }
}
