package yomikiri.app.play;

import java.util.List;
import yomikiri.engine.game.Position;
import yomikiri.engine.think.GameKit;

/**
 * All that is decided before the first move.
 *
 * @param start the layout
 * @param seats by seat
 */
public record Setup<P extends Position>(GameKit<P> kit, P start, List<SeatSetup> seats) {
  public Setup {
    start = kit.game().copyOf(start);
    seats = List.copyOf(seats);
  }

  /** The same layout with the players on each other's seats. */
  public Setup<P> swapped() {
    return new Setup<>(kit, start, seats.reversed());
  }

  /** The same players on the layout dealt by {@code seed}. */
  public Setup<P> dealt(long seed) {
    return new Setup<>(kit, kit.game().newPosition(seed), seats);
  }
}
