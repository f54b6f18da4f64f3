package yomikiri.app.play.session;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.function.Predicate;
import yomikiri.engine.game.Annotation;
import yomikiri.engine.game.GameTree;

/** What people have noted of games, in order, to be taken back and noted again. */
public final class NoteHistory {
  private static final int MOST = 500;

  private final Deque<Change> done = new ArrayDeque<>();
  private final Deque<Change> undone = new ArrayDeque<>();
  private int latestDone; // since a move was made or taken back
  private int latestUndone;
  private boolean isTyping;

  /**
   * A change of what is noted of a move.
   *
   * @param round in which the move is
   * @param stood where the game stood then
   */
  public record Change(
      PlaySession<?> round,
      GameTree.Node node,
      Annotation before,
      Annotation after,
      GameTree.Node stood) {}

  /** Remembers a change; typed words are one change as long as people write them. */
  public void noted(Change change, boolean typed) {
    Change last = done.peek();
    boolean isSame =
        typed && isTyping && latestDone > 0 && last != null && last.node().equals(change.node());
    if (isSame) {
      done.pop();
      latestDone--;
    }
    Annotation before = isSame ? last.before() : change.before();
    undone.clear();
    latestUndone = 0;
    isTyping = typed;
    if (!before.equals(change.after())) {
      push(done, new Change(change.round(), change.node(), before, change.after(), change.stood()));
      latestDone++;
    }
  }

  /** What is written from now on is another change. */
  public void endTyping() {
    isTyping = false;
  }

  /** A move was made, taken back or redone. */
  public void moved() {
    latestDone = 0;
    latestUndone = 0;
    isTyping = false;
  }

  /** The change made last in the game whose present round has {@code root}. */
  Optional<Change> lastDone(GameTree.Node root) {
    return last(done, root);
  }

  /** The change taken back last there. */
  Optional<Change> lastUndone(GameTree.Node root) {
    return last(undone, root);
  }

  private static Optional<Change> last(Deque<Change> changes, GameTree.Node root) {
    Predicate<Change> isThere =
        change -> root(change.stood()).equals(root) && !change.node().isRemoved();
    return changes.stream().filter(isThere).findFirst();
  }

  private static GameTree.Node root(GameTree.Node node) {
    GameTree.Node at = node;
    while (at.parent().isPresent()) {
      at = at.parent().get();
    }
    return at;
  }

  /** Whether a change was made since a move was. */
  boolean isDoneLast() {
    return latestDone > 0;
  }

  /** Whether a change was taken back since a move was. */
  boolean isUndoneLast() {
    return latestUndone > 0;
  }

  /** A change has been taken back. */
  public void tookBack(Change change) {
    done.remove(change);
    push(undone, change);
    latestDone = Math.max(0, latestDone - 1);
    latestUndone++;
    isTyping = false;
  }

  /** A change has been made again. */
  public void redid(Change change) {
    undone.remove(change);
    push(done, change);
    latestUndone = Math.max(0, latestUndone - 1);
    latestDone++;
  }

  private static void push(Deque<Change> changes, Change change) {
    changes.push(change);
    if (changes.size() > MOST) {
      changes.removeLast();
    }
  }
}
