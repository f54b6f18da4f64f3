package yomikiri.engine.games.tictactoe;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import yomikiri.engine.think.Contrast;
import yomikiri.engine.think.Reason;

/** Why moves of tic-tac-toe are mistakes: by threats, which are lines that lack one cell. */
final class TicTacToeReasons {
  private TicTacToeReasons() {}

  static List<Reason.Finder<TicTacToePosition>> all() {
    return List.of(
        TicTacToeReasons::threatMissed,
        TicTacToeReasons::allowsDoubleThreat,
        TicTacToeReasons::missesDoubleThreat);
  }

  /** The opponent threatened a cell already, and the better move takes it. */
  private static Optional<Reason> threatMissed(Contrast<TicTacToePosition> contrast) {
    int opponent = 1 - contrast.mistake().seat();
    int cell = contrast.mistake().better();
    boolean isThreatened =
        (contrast.mistake().before().winsAt(opponent) & 1 << cell) != 0
            && !contrast.played().after().isOver();
    return isThreatened
        ? Optional.of(
            contrast.shownBy(
                contrast.played().then(contrast.mistake().game(), cell),
                "tictactoe.threat-missed",
                2,
                contrast.mistake().game().notation().moveText(cell)))
        : Optional.empty();
  }

  /** The opponent's answer threatens two cells, and no answer to the better move could. */
  private static Optional<Reason> allowsDoubleThreat(Contrast<TicTacToePosition> contrast) {
    TicTacToePosition after = contrast.played().after();
    OptionalInt fork = fork(after);
    return fork.isPresent() && fork(contrast.better().after()).isEmpty()
        ? Optional.of(
            contrast.shownBy(
                contrast.played().then(contrast.mistake().game(), fork.getAsInt()),
                "tictactoe.double-threat",
                2,
                contrast.mistake().game().notation().moveText(fork.getAsInt())))
        : Optional.empty();
  }

  /**
   * The first cell by which the side to move threatens two cells at once, once it has answered a
   * threat of the other side.
   */
  private static OptionalInt fork(TicTacToePosition position) {
    int mover = position.turn();
    int threats = position.winsAt(1 - mover);
    if (position.isOver() || Integer.bitCount(threats) > 1) {
      return OptionalInt.empty();
    }
    int cells = threats == 0 ? position.empty() : threats;
    return IntStream.range(0, 9)
        .filter(cell -> (cells >>> cell & 1) != 0)
        .filter(cell -> Integer.bitCount(after(position, cell).winsAt(mover)) >= 2)
        .findFirst();
  }

  private static TicTacToePosition after(TicTacToePosition position, int cell) {
    TicTacToePosition next = new TicTacToePosition(0, 0, 0);
    next.become(position);
    next.play(cell);
    return next;
  }

  /** The better move threatens two cells at once, which the opponent cannot both take. */
  private static Optional<Reason> missesDoubleThreat(Contrast<TicTacToePosition> contrast) {
    int seat = contrast.mistake().seat();
    TicTacToePosition better = contrast.better().after();
    boolean isFork =
        !better.isOver()
            && better.winsAt(1 - seat) == 0
            && Integer.bitCount(better.winsAt(seat)) >= 2
            && Integer.bitCount(contrast.played().after().winsAt(seat)) < 2;
    return isFork
        ? Optional.of(contrast.shownByBetter("tictactoe.misses-double-threat", 1))
        : Optional.empty();
  }
}
