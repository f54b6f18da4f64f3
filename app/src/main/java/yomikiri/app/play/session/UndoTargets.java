package yomikiri.app.play.session;

import java.util.OptionalInt;
import java.util.stream.IntStream;

/** Where taking back and redo lead in the game of a session. */
public final class UndoTargets {
  private final PlaySession<?> session;

  public UndoTargets(PlaySession<?> session) {
    this.session = session;
  }

  /** The latest ply below the present one to which taking back leads; empty if there is none. */
  public OptionalInt target() {
    return isFinal()
        ? OptionalInt.empty()
        : IntStream.iterate(ply() - 1, ply -> ply >= 0, ply -> ply - 1)
            .filter(this::isResting)
            .findFirst();
  }

  /** The next ply in the line to which redo leads; empty if nothing was taken back. */
  public OptionalInt redoTarget() {
    int length = session.session().length();
    return isFinal()
        ? OptionalInt.empty()
        : IntStream.rangeClosed(ply() + 1, length)
            .filter(ply -> isResting(ply) || ply == length)
            .findFirst();
  }

  /** Whether all moves stand: somebody has resigned, say, or clocks run. */
  private boolean isFinal() {
    return session.conceded().isPresent() || session.timeLeft().isPresent();
  }

  private int ply() {
    return session.session().ply();
  }

  /**
   * Whether it may stop at {@code ply}: a person has a choice there, or no person ever is to move.
   */
  private boolean isResting(int ply) {
    OptionalInt mover = session.moverAt(ply);
    boolean isChoice =
        mover.isEmpty()
            || session.isHuman(mover.getAsInt())
                && session.board(ply, false).forcedPass().isEmpty();
    return !session.hasHuman() || isChoice;
  }
}
