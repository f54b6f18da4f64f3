package yomikiri.app.play.model;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import yomikiri.app.concurrent.UiThread;
import yomikiri.app.play.session.MoveTree;
import yomikiri.app.play.session.PlaySession;
import yomikiri.engine.game.GameTree;
import yomikiri.engine.game.Position;
import yomikiri.engine.game.Step;
import yomikiri.engine.record.GameRecord;
import yomikiri.engine.think.Reason;

/** What people change about the variations of the round on the board. */
@UiThread
public final class TreeEdits {
  private final SharedState state;

  TreeEdits(SharedState state) {
    this.state = state;
  }

  /** A change that can be made at a move. */
  public enum Edit {
    /** The variation goes before the one before it, or becomes the main line. */
    PROMOTE,
    /** The line to the move becomes the main line of the game. */
    MAKE_MAIN,
    /** The line goes behind the variation behind it. */
    DEMOTE,
    /** The move is taken out with all behind it. */
    DELETE
  }

  /** Whether {@code edit} can be made at {@code node}, which is of the round shown. */
  public boolean can(Edit edit, GameTree.Node node) {
    return state.isLiveRound()
        && node.parent().isPresent()
        && switch (edit) {
          case PROMOTE -> MoveTree.variation(node).isPresent();
          case MAKE_MAIN -> !node.isMain();
          case DEMOTE -> {
            GameTree.Node branch = branch(node);
            yield branch.place() + 1 < siblings(branch).size();
          }
          case DELETE -> !isPlayed(node);
        };
  }

  /** Whether the game on the board came through {@code node}, so that it cannot be taken out. */
  public boolean isPlayed(GameTree.Node node) {
    return state.live.session().node().path().contains(node);
  }

  /**
   * Makes a change that can be made.
   *
   * @return takes it back; false if the game has gone on so that it cannot
   */
  public Undo make(Edit edit, GameTree.Node node) {
    return switch (edit) {
      case PROMOTE -> move(branch(node), -1);
      case MAKE_MAIN -> {
        List<Placed> before = node.path().stream().map(Placed::of).toList();
        node.makeMain();
        yield changed(() -> before.forEach(Placed::restore));
      }
      case DEMOTE -> move(branch(node), 1);
      case DELETE -> {
        PlaySession<?> round = state.live;
        GameTree.Removed removed = round.session().remove(node);
        Undo undo = changed(() -> round.session().restore(removed));
        yield () -> removed.parent().child(node.step()).isEmpty() && undo.undo();
      }
    };
  }

  /** Takes a change back. */
  @FunctionalInterface
  public interface Undo {
    /** Whether it could be taken back. */
    boolean undo();
  }

  private record Placed(GameTree.Node node, int place) {
    static Placed of(GameTree.Node node) {
      return new Placed(node, node.place());
    }

    void restore() {
      if (!node.isRemoved()) {
        node.moveTo(place);
      }
    }
  }

  private Undo move(GameTree.Node branch, int step) {
    Placed before = Placed.of(branch);
    branch.moveTo(branch.place() + step);
    return changed(before::restore);
  }

  private Undo changed(Runnable back) {
    store();
    return () -> {
      back.run();
      store();
      return true;
    };
  }

  private void store() {
    state.live.origin().noted();
    state.publishSettled();
  }

  /** Whether the line of a reason can be inserted: it begins at the position shown. */
  public boolean canInsert() {
    return state.isLiveRound();
  }

  /**
   * Inserts the line of a reason as a variation.
   *
   * @return where the loss is on the board
   */
  public GameTree.Node insert(Reason reason) {
    GameTree.Node node = state.shownNode;
    for (Step step : reason.line()) {
      node = node.with(step);
    }
    store();
    return node.path().get(node.path().size() - reason.line().size() + reason.realAt() - 1);
  }

  /** The step at which the line to {@code node} leaves others last. */
  private static GameTree.Node branch(GameTree.Node node) {
    return MoveTree.variation(node)
        .or(
            () ->
                node.path().reversed().stream().filter(one -> siblings(one).size() > 1).findFirst())
        .orElse(node);
  }

  private static List<GameTree.Node> siblings(GameTree.Node node) {
    return node.parent().orElseThrow().children();
  }

  /** The moves of the line through {@code node}, as text. */
  public String text(GameTree.Node node) {
    return text(state.shown, node);
  }

  private static <P extends Position> String text(PlaySession<P> round, GameTree.Node node) {
    List<GameRecord.Entry> entries = new ArrayList<>();
    Stream.concat(node.path().stream(), node.mainLine().stream())
        .map(GameTree.Node::step)
        .map((Step step) -> new GameRecord.Entry(step, ""))
        .forEach(entries::add);
    return new GameRecord<>(round.session().game(), round.session().start(), List.of(), entries)
        .moveText();
  }
}
