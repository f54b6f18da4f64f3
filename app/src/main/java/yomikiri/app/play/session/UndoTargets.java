package yomikiri.app.play.session;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import yomikiri.engine.game.GameTree;

/** What taking back and redo do in a session: undo what was done last, a note or a move. */
public final class UndoTargets {
  private final PlaySession<?> session;
  private final NoteHistory notes;

  public UndoTargets(PlaySession<?> session, NoteHistory notes) {
    this.session = session;
    this.notes = notes;
  }

  /** The note that taking back undoes; empty if it concerns a move. */
  public Optional<NoteHistory.Change> note() {
    return notes
        .lastDone(session.session().nodeAt(0))
        .filter(last -> notes.isDoneLast() || isLater(last));
  }

  /** The note that redo makes again; empty if it concerns a move. */
  public Optional<NoteHistory.Change> redoNote() {
    return notes
        .lastUndone(session.session().nodeAt(0))
        .filter(last -> notes.isUndoneLast() || isLater(last));
  }

  /** Whether a note was made when all moves stood that taking back would undo next. */
  private boolean isLater(NoteHistory.Change note) {
    GameTree.Node stood = note.stood();
    return !session.hasPersonChosen()
        && session.session().isOnLine(stood)
        && stood.ply() <= ply()
        && stood.ply() > target().orElse(-1);
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

  /** Whether it may stop at {@code ply}: a person has a choice there, or none ever moves. */
  private boolean isResting(int ply) {
    OptionalInt mover = session.moverAt(ply);
    boolean isChoice =
        mover.isEmpty()
            || session.isHuman(mover.getAsInt())
                && session.board(ply, false).forcedPass().isEmpty();
    return !session.hasHuman() || isChoice;
  }
}
