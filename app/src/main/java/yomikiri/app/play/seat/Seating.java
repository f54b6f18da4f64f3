package yomikiri.app.play.seat;

import java.util.List;
import yomikiri.app.board.GameFace;

/**
 * Who plays which game.
 *
 * @param seats by seat
 */
public record Seating(GameFace face, List<SeatSetup> seats) {
  public Seating {
    seats = List.copyOf(seats);
  }

  public SeatSetup at(int seat) {
    return seats.get(seat);
  }

  /** Whether the game is one for a single seat. */
  public boolean isAlone() {
    return seats.size() == 1;
  }

  /** Whether the only person in the game sits there. */
  public boolean isYou(int seat) {
    return at(seat).isHuman() && seats.stream().filter(SeatSetup::isHuman).count() == 1;
  }
}
