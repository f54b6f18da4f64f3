package yomikiri.engine.game;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A game being played: the only place outside a search where a position is stepped. It checks every
 * move, gathers the choices of a joint move, and stands at a place in a {@link GameTree}, on a
 * current line through it: it takes back and redoes along that line, and keeps the positions after
 * its steps. Not thread-safe.
 */
public final class GameSession<P extends Position> {
  private final Game<P> game;
  private final GameTree tree;
  private final List<GameTree.Node> line = new ArrayList<>();
  private final List<P> positions = new ArrayList<>(); // after 0, 1, … steps, as far as needed
  private final List<@Nullable Integer> choices;
  private Branching branching = Branching.REPLACE;
  private int ply;

  /** A game that begins at a copy of {@code start}. */
  public GameSession(Game<P> game, P start) {
    this(game, List.of(game.copyOf(start)), new GameTree());
  }

  private GameSession(Game<P> game, List<P> positions, GameTree tree) {
    this.game = game;
    this.tree = tree;
    this.positions.addAll(positions);
    this.choices = new ArrayList<>(Collections.nCopies(positions.getFirst().players(), null));
  }

  /**
   * Another session in the same tree, which stands at the end of the line through {@code node}. One
   * of the two alone may play and remove; the other is of no use once its line is gone.
   */
  public GameSession<P> along(GameTree.Node node) {
    List<GameTree.Node> path = node.path();
    int known = Math.min(shared(path) + 1, positions.size());
    GameSession<P> other = new GameSession<>(game, positions.subList(0, known), tree);
    other.line.addAll(path);
    other.changeLine(path.size(), List.of());
    other.goTo(other.length());
    return other;
  }

  public Game<P> game() {
    return game;
  }

  /** The steps played and tried; only their notes and their order may be changed in it. */
  public GameTree tree() {
    return tree;
  }

  /** At first {@link Branching#REPLACE}. */
  public void setBranching(Branching now) {
    branching = now;
  }

  /** A copy of the start position. */
  public P start() {
    return positionAt(0);
  }

  /** A copy of the position after the {@link #ply()} steps played. */
  public P position() {
    return positionAt(ply);
  }

  /** The position after 0 to {@link #length()} {@code plies} of the line. */
  public P positionAt(int plies) {
    return game.copyOf(after(plies));
  }

  public int players() {
    return positions.getFirst().players();
  }

  public boolean isOver() {
    return now().isOver();
  }

  public int score(int seat) {
    return now().score(seat);
  }

  /** See {@link Position#reward}; seats that have withdrawn share the last places. */
  public double reward(int seat) {
    double reward = now().reward(seat);
    return seats().noneMatch(this::hasWithdrawn)
        ? reward
        : Places.of(seats().map(other -> hasWithdrawn(other) ? -1 : now().reward(other)).toList())
            .reward(seat);
  }

  /** Whether a choice of {@code seat} is needed before the game goes on. */
  public boolean isAwaited(int seat) {
    return !isOver()
        && switch (now()) {
          case TurnPosition turn -> turn.turn() == seat;
          case JointPosition joint -> choices.get(seat) == null;
        };
  }

  /** The moves {@code seat} may choose now, ascending; none if it is not awaited. */
  public int[] legalMoves(int seat) {
    Moves moves = new Moves();
    if (isAwaited(seat)) {
      now().legalMoves(seat, moves);
    }
    return moves.toArray();
  }

  /** The move of {@code seat} where it has no choice; empty if it has one, or is not awaited. */
  public OptionalInt onlyMove(int seat) {
    int[] legal = legalMoves(seat);
    return legal.length == 1 ? OptionalInt.of(legal[0]) : OptionalInt.empty();
  }

  /**
   * Plays the move of {@code seat}. At a joint position the game goes on when every seat has
   * chosen. A step that the tree has already leads along it; for another see {@link Branching}.
   *
   * @throws IllegalMoveException if the game is over, the seat not to move, or the move illegal;
   *     the game is then as before
   */
  public void play(int seat, int move) {
    check(seat, move);
    switch (now()) {
      case TurnPosition turn -> step(new Step.Single(seat, move));
      case JointPosition joint -> {
        choices.set(seat, move);
        if (!choices.contains(null)) {
          step(
              new Step.Joint(choices.stream().map(choice -> choice == null ? 0 : choice).toList()));
        }
      }
    }
  }

  /** Plays a whole step, as read from a record. See {@link #play(int, int)}. */
  public void play(Step step) {
    switch (step) {
      case Step.Single(int seat, int move) -> play(seat, move);
      case Step.Joint(List<Integer> moves) -> {
        forgetChoices();
        for (int seat = 0; seat < moves.size(); seat++) {
          check(seat, moves.get(seat));
        }
        for (int seat = 0; seat < moves.size(); seat++) {
          play(seat, moves.get(seat));
        }
      }
      case Step.Withdrawal(int seat) -> withdraw(seat);
    }
  }

  /** Whether {@code seat} may leave the game and the others play on. */
  public boolean canWithdraw(int seat) {
    return game.withdrawal().isPresent() && players() > 2 && !isOver() && !isOut(seat);
  }

  public boolean hasWithdrawn(int seat) {
    return hasWithdrawn(ply, seat);
  }

  /** Whether {@code seat} has withdrawn among the first {@code plies} steps of the line. */
  public boolean hasWithdrawn(int plies, int seat) {
    return line.stream().limit(plies).anyMatch(n -> n.step().equals(new Step.Withdrawal(seat)));
  }

  /** Whether {@code seat} moves no more although others play on: by the rules or withdrawn. */
  public boolean isOut(int seat) {
    return hasWithdrawn(seat) || now().isOut(seat);
  }

  /**
   * Takes {@code seat} out of the game, which the others play on; choices waiting for a joint move
   * are made anew.
   *
   * @throws IllegalMoveException unless {@link #canWithdraw}
   */
  public void withdraw(int seat) {
    if (seat < 0 || seat >= players() || !canWithdraw(seat)) {
      throw new IllegalMoveException(game.id(), seat);
    }
    step(new Step.Withdrawal(seat));
  }

  /** Steps played from the start to {@link #position()}. */
  public int ply() {
    return ply;
  }

  /** Steps in the line: those played, and behind them those taken back that can be redone. */
  public int length() {
    return line.size();
  }

  /** The steps of the current line. */
  public List<Step> line() {
    return line.stream().map(GameTree.Node::step).toList();
  }

  /** The nodes of the current line, the root not among them. */
  public List<GameTree.Node> nodes() {
    return List.copyOf(line);
  }

  /** Where the session stands in the tree. */
  public GameTree.Node node() {
    return nodeAt(ply);
  }

  /** The node after 0 to {@link #length()} {@code plies} of the line. */
  public GameTree.Node nodeAt(int plies) {
    return plies == 0 ? tree.root() : line.get(plies - 1);
  }

  /** Whether the current line leads through {@code node}. */
  public boolean isOnLine(GameTree.Node node) {
    return node.ply() <= line.size() && nodeAt(node.ply()) == node;
  }

  /** The position at {@code node}, computed from the nearest one on the current line. */
  public P positionAt(GameTree.Node node) {
    List<GameTree.Node> path = node.path();
    int near = shared(path);
    P position = positionAt(near);
    path.subList(near, path.size()).forEach(next -> next.step().advance(game, position));
    return position;
  }

  public boolean canTakeBack() {
    return ply > 0 || hasChoices();
  }

  public boolean canRedo() {
    return ply < line.size();
  }

  /** Takes back the choices waiting for a joint move if there are any, else the last step. */
  public void takeBack() {
    if (hasChoices()) {
      forgetChoices();
    } else if (ply > 0) {
      goTo(ply - 1);
    }
  }

  /** Plays again the step taken back last, if there is one. */
  public void redo() {
    if (canRedo()) {
      goTo(ply + 1);
    }
  }

  /** Goes to the position after 0 to {@link #length()} {@code plies} of the line, which stays. */
  public void goTo(int plies) {
    Objects.checkIndex(plies, line.size() + 1);
    after(plies);
    ply = plies;
    forgetChoices();
  }

  /**
   * Goes to {@code node}. If the current line does not lead there, it becomes the one that does,
   * and goes on as the main line from there.
   */
  public void goTo(GameTree.Node node) {
    if (!isOnLine(node)) {
      List<GameTree.Node> path = node.path();
      int shared = shared(path);
      changeLine(shared, path.subList(shared, path.size()));
    }
    goTo(node.ply());
  }

  /**
   * Takes {@code node} out of the tree with all that stands behind it. If the session stood there,
   * it stands before it now.
   *
   * @return for {@link #restore}
   * @throws IllegalArgumentException for the root
   */
  public GameTree.Removed remove(GameTree.Node node) {
    GameTree.Node parent =
        node.parent().orElseThrow(() -> new IllegalArgumentException("the root stays"));
    GameTree.Removed removed = new GameTree.Removed(parent, node.place(), node);
    boolean isOnLine = isOnLine(node);
    parent.remove(node);
    if (isOnLine) {
      changeLine(parent.ply(), List.of());
      goTo(Math.min(ply, parent.ply()));
    }
    return removed;
  }

  /**
   * Puts back what was taken out last of all that are still out.
   *
   * @throws IllegalStateException if the same step has been played there again
   */
  public void restore(GameTree.Removed removed) {
    removed.parent().add(removed.place(), removed.node());
    changeLine(length(), List.of());
  }

  private P now() {
    return positions.get(ply);
  }

  /** The position after the first {@code plies} steps of the line, itself. */
  private P after(int plies) {
    while (positions.size() <= plies) {
      P next = game.copyOf(positions.getLast());
      line.get(positions.size() - 1).step().advance(game, next);
      positions.add(next);
    }
    return positions.get(plies);
  }

  private void step(Step step) {
    GameTree.Node here = node();
    if (canRedo() && branching == Branching.REPLACE && here.child(step).isEmpty()) {
      here.remove(line.get(ply));
    }
    GameTree.Node next = here.with(step);
    if (branching != Branching.VARY) {
      next.makeMain();
    }
    if (!isOnLine(next)) {
      changeLine(ply, List.of(next));
    }
    goTo(ply + 1);
  }

  /** How many steps of {@code path} the current line begins with. */
  private int shared(List<GameTree.Node> path) {
    int most = Math.min(path.size(), line.size());
    int shared = 0;
    while (shared < most && line.get(shared) == path.get(shared)) {
      shared++;
    }
    return shared;
  }

  /** Has {@code next} behind the first {@code kept} steps of the line, then the main line. */
  private void changeLine(int kept, List<GameTree.Node> next) {
    line.subList(kept, line.size()).clear();
    positions.subList(Math.min(kept + 1, positions.size()), positions.size()).clear();
    line.addAll(next);
    line.addAll(nodeAt(line.size()).mainLine());
  }

  private void check(int seat, int move) {
    if (now().isOver()) {
      throw new IllegalMoveException(game.id(), seat, move, "the game is over");
    }
    if (seat < 0 || seat >= players() || !isAwaited(seat)) {
      throw new IllegalMoveException(game.id(), seat, move, "it is not this seat's turn");
    }
    Moves legal = new Moves();
    now().legalMoves(seat, legal);
    if (!legal.contains(move)) {
      throw new IllegalMoveException(game.id(), seat, move, "the rules do not allow it here");
    }
  }

  private boolean hasChoices() {
    return choices.stream().anyMatch(choice -> choice != null);
  }

  private void forgetChoices() {
    Collections.fill(choices, null);
  }

  private Stream<Integer> seats() {
    return IntStream.range(0, players()).boxed();
  }
}
