package yomikiri.app.play.session;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import yomikiri.engine.game.Position;
import yomikiri.engine.record.GameRecord;

/** A person takes the seat of a CPU in the middle of a game; all moves and notes stay. */
public final class SeatTakeover {
  private SeatTakeover() {}

  /** The CPU's seat that is to move in the game on the board; empty where a person is. */
  public static OptionalInt seat(PlayStatus status, PlaySession<?> live) {
    OptionalInt seat =
        switch (status) {
          case PlayStatus.CpuToMove(int mover) -> OptionalInt.of(mover);
          case PlayStatus.Paused(int mover) -> OptionalInt.of(mover);
          case PlayStatus.HumanToMove human -> OptionalInt.empty();
          case PlayStatus.Over over -> OptionalInt.empty();
        };
    return seat.isPresent() && !live.isHuman(seat.getAsInt()) && !live.isAnalysis()
        ? seat
        : OptionalInt.empty();
  }

  /** The game with a person on {@code seat} from now on. */
  public static <P extends Position> RestoredGame<P> of(PlaySession<P> live, int seat) {
    List<SavedGame.Round<P>> rounds = new ArrayList<>();
    for (PlaySession<P> round : live.rounds()) {
      rounds.add(written(round, round.setup()));
    }
    rounds.set(rounds.size() - 1, written(live, live.setup().withPerson(seat)));
    NodePath at = NodePath.of(live.session().node());
    List<Duration> left = live.timeLeft().map(TimeLeft::bySeat).orElse(List.of());
    return new SavedGame<>(
            rounds,
            live.origin().tags(),
            live.origin().libraryRef(),
            new ResumeState(at, at, Optional.of(false), Optional.empty(), Optional.empty(), left))
        .restored();
  }

  private static <P extends Position> SavedGame.Round<P> written(
      PlaySession<P> round, GameSetup<P> setup) {
    GameRecord.Round<P> all = round.round(round.session().tree().root().mainLine()).get();
    return new SavedGame.Round<>(setup, round.origin().roundTags(), all.before(), all.entries());
  }
}
