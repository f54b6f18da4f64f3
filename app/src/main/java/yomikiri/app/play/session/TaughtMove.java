package yomikiri.app.play.session;

import java.util.List;
import java.util.Optional;
import yomikiri.engine.think.Reason;

/**
 * A move of a person who is taught.
 *
 * @param ply steps played with it, from 1
 * @param mistake what it gave away; empty while it is judged
 * @param why the answer to why it is a mistake, once somebody has asked
 */
public record TaughtMove(int ply, Optional<MoveRow> mistake, Optional<Why> why) {
  /**
   * Why a move is a mistake.
   *
   * @param isKnown whether the search for reasons has ended
   * @param reasons those that hold; none where none could be confirmed
   * @param line the moves expected from the mistake on, as text; empty where none are known
   */
  public record Why(boolean isKnown, List<Reason> reasons, List<String> line) {
    public Why {
      reasons = List.copyOf(reasons);
      line = List.copyOf(line);
    }
  }

  /** A move that is still to be judged. */
  public static TaughtMove after(int ply) {
    return new TaughtMove(ply, Optional.empty(), Optional.empty());
  }

  /** The same that was found to give something away. */
  public TaughtMove found(MoveRow row) {
    return new TaughtMove(ply, Optional.of(row), Optional.empty());
  }

  /** The same with that answer. */
  public TaughtMove because(Why answer) {
    return new TaughtMove(ply, mistake, Optional.of(answer));
  }

  /** Whether it is to be asked why it is a mistake. */
  public boolean canBeExplained() {
    return mistake.isPresent() && why.isEmpty();
  }
}
