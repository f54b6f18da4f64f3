package yomikiri.app.play.session;

import java.util.List;
import java.util.stream.IntStream;
import yomikiri.app.board.GameUi;
import yomikiri.engine.record.GameRecord;
import yomikiri.engine.teach.Judge;

/**
 * Who plays which game, and where they sit in one of its rounds.
 *
 * @param seats by seat
 * @param round from 0; everybody moves one seat on from round to round
 */
public record Seating(GameUi ui, List<SeatSetup> seats, int round) {
  public Seating {
    seats = List.copyOf(seats);
  }

  public SeatSetup at(int seat) {
    return seats.get(seat);
  }

  /** The number, from 0, of the player who sits there: its seat in the first round. */
  int player(int seat) {
    return GameRecord.player(seat, round, seats.size());
  }

  /** What each seat has, in the order of the players, which no round changes. */
  public <T> List<T> byPlayer(List<T> bySeat) {
    return IntStream.range(0, bySeat.size())
        .mapToObj(player -> bySeat.get(GameRecord.seat(player, round, bySeat.size())))
        .toList();
  }

  /** Judges the game's moves. */
  public Judge judge() {
    return Judge.of(ui.kit());
  }

  /** Whether the game is one for a single seat. */
  public boolean isAlone() {
    return seats.size() == 1;
  }

  /** Whether the only person in the game sits there, and it is somebody at this machine. */
  public boolean isYou(int seat) {
    return at(seat).equals(new SeatSetup.Human())
        && seats.stream().filter(SeatSetup::isHuman).count() == 1;
  }
}
