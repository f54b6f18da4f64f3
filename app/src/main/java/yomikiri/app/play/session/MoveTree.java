package yomikiri.app.play.session;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.WeakHashMap;
import java.util.stream.Stream;
import yomikiri.engine.game.GameTree;
import yomikiri.engine.game.MoveGlyph;
import yomikiri.engine.game.Step;
import yomikiri.engine.record.TimeComment;

/**
 * The lines in which the moves of a game are listed: the main line by rounds, and below each round
 * what is noted there and the variations, which can be folded. A long one is folded unless the
 * position shown is in it.
 */
public final class MoveTree {
  private static final int LONG = 12;
  private static final int OF_FOLDED = 4; // moves that are seen of it
  private static final int OF_PART = 24;
  private static final int DEEPEST = 4;

  private final Map<GameTree.Node, Boolean> folded = new WeakHashMap<>();
  private Optional<PlaySession<?>> main = Optional.empty();
  private List<Line> lines = new ArrayList<>();
  private Optional<Made> made = Optional.empty();
  private int folds;

  /** What the lines were made of. */
  private record Made(
      PlaySession<?> round, List<MoveRow> rows, GameTree.Node shown, long changes, int folds) {}

  /** One line of the list. */
  public sealed interface Line {}

  /** One move of each seat; empty where a seat had none. */
  public record Round(int number, List<Optional<Played>> moves) implements Line {
    public Round {
      moves = List.copyOf(moves);
    }
  }

  /** A seat's move of the main line; {@code node} is the step it is, or is a part of. */
  public record Played(MoveRow row, GameTree.Node node, Optional<MoveGlyph> glyph, String comment) {
    static Played of(MoveRow row, GameTree.Node node) {
      return new Played(row, node, node.annotation().glyph(), words(node));
    }
  }

  /** What is noted beside {@code move} on the main line; empty before the first one. */
  public record Comment(String move, String words) implements Line {}

  /**
   * A variation, or a part of it between others.
   *
   * @param first the variation's first step
   * @param depth in how many others it stands, it included, as far as that is shown
   * @param fold empty where nothing can be folded, else whether it is
   */
  public record Part(GameTree.Node first, int depth, Optional<Boolean> fold, List<Item> items)
      implements Line {
    public Part {
      items = List.copyOf(items);
    }
  }

  /** What stands in a variation. */
  public sealed interface Item {}

  /**
   * A step.
   *
   * @param number such as {@code 3.} or {@code 3...}; empty where the move before says enough
   * @param seat whose move it is; the first where all move at once
   * @param moves by seat where all move at once; empty for a seat that leaves the game
   * @param variation its number among those in its place; 0 where it only goes on
   * @param variations how many those are
   */
  public record Move(
      GameTree.Node node,
      String number,
      int seat,
      List<String> moves,
      Optional<MoveGlyph> glyph,
      String comment,
      int variation,
      int variations)
      implements Item {}

  /** What is noted beside the step before. */
  public record Words(String words) implements Item {}

  /** Folds the variation that begins with {@code first}, or unfolds it. */
  public void fold(GameTree.Node first, boolean now) {
    folded.put(first, now);
    folds++;
  }

  /** Folds or unfolds every variation of the tree of {@code node}. */
  public void foldAll(GameTree.Node node, boolean now) {
    GameTree.Node root = node;
    while (root.parent().isPresent()) {
      root = root.parent().get();
    }
    root.all().stream().filter(one -> one.place() > 0).forEach(one -> fold(one, now));
  }

  /** The first step of the variation in which {@code node} stands; empty on the main line. */
  public static Optional<GameTree.Node> variation(GameTree.Node node) {
    return node.path().reversed().stream().filter(one -> one.place() > 0).findFirst();
  }

  /**
   * The lines of a round.
   *
   * @param round along any line
   * @param rows the moves of that line
   */
  public List<Line> lines(PlaySession<?> round, List<MoveRow> rows, GameTree.Node shown) {
    Made now = new Made(round, rows, shown, round.session().nodeAt(0).changes(), folds);
    if (!made.equals(Optional.of(now))) {
      made = Optional.of(now);
      make(round, rows, shown);
    }
    return List.copyOf(lines);
  }

  private void make(PlaySession<?> round, List<MoveRow> rows, GameTree.Node shown) {
    PlaySession<?> session = along(round);
    List<GameTree.Node> nodes = session.session().nodes();
    List<GameTree.Node> path = shown.path();
    lines = new ArrayList<>();
    String before = words(session.session().nodeAt(0));
    if (!before.isEmpty()) {
      lines.add(new Comment("", before));
    }
    List<Played> played =
        (session.equals(round) ? rows : session.rows())
            .stream().map(row -> Played.of(row, nodes.get(row.ply() - 1))).toList();
    Numbers numbers = new Numbers(0, 0);
    GameTree.Node last = session.session().nodeAt(0);
    for (Round one : rounds(played, session.session().players())) {
      lines.add(one);
      for (Played move : one.moves().stream().flatMap(Optional::stream).toList()) {
        if (move.node() != last) {
          last = move.node();
          beside(session, last, move.row().text(), numbers, path);
          numbers = numbers.after(last.step());
        }
      }
    }
  }

  private void beside(
      PlaySession<?> session,
      GameTree.Node node,
      String move,
      Numbers numbers,
      List<GameTree.Node> path) {
    String words = words(node);
    if (!words.isEmpty()) {
      lines.add(new Comment(move, words));
    }
    others(node).forEach(other -> add(session, other, numbers, 1, path));
  }

  /** The variations of the step to {@code node}, which goes on with its line. */
  private static Stream<GameTree.Node> others(GameTree.Node node) {
    return node.parent().orElseThrow().children().stream().filter(other -> other != node);
  }

  /** The round along the main line of its tree, which is made anew only when that has changed. */
  private PlaySession<?> along(PlaySession<?> round) {
    List<GameTree.Node> line = round.session().tree().root().mainLine();
    if (line.isEmpty() || round.session().nodes().equals(line)) {
      return round;
    }
    PlaySession<?> found =
        main.filter(before -> before.session().nodes().equals(line))
            .orElseGet(() -> round.along(line.getLast()));
    main = Optional.of(found);
    return found;
  }

  /** The moves of a line by rounds. */
  public static List<Round> rounds(List<Played> all, int players) {
    List<Round> rounds = new ArrayList<>();
    List<Optional<Played>> open = new ArrayList<>();
    for (Played move : all) {
      int seat = move.row().seat();
      if (seat < open.size()) {
        rounds.add(closed(rounds.size() + 1, open, players));
        open = new ArrayList<>();
      }
      while (open.size() < seat) {
        open.add(Optional.empty());
      }
      open.add(Optional.of(move));
    }
    if (!open.isEmpty()) {
      rounds.add(closed(rounds.size() + 1, open, players));
    }
    return rounds;
  }

  private static Round closed(int number, List<Optional<Played>> moves, int players) {
    while (moves.size() < players) {
      moves.add(Optional.empty());
    }
    return new Round(number, moves);
  }

  /**
   * Where the numbering stands.
   *
   * @param number of the round; 0 before the first one
   * @param open seats whose turn in it is over
   */
  private record Numbers(int number, int open) {
    boolean begins(Step step) {
      return number == 0 || seat(step) < open;
    }

    Numbers after(Step step) {
      int next = begins(step) ? number + 1 : number;
      return new Numbers(
          next, step instanceof Step.Joint(List<Integer> all) ? all.size() : seat(step) + 1);
    }

    static int seat(Step step) {
      return switch (step) {
        case Step.Single(int seat, int move) -> seat;
        case Step.Joint all -> 0;
        case Step.Withdrawal(int seat) -> seat;
      };
    }

    String before(Step step) {
      return after(step).number() + (seat(step) == 0 ? "." : "...");
    }
  }

  private void add(
      PlaySession<?> session,
      GameTree.Node first,
      Numbers before,
      int depth,
      List<GameTree.Node> path) {
    List<GameTree.Node> line = new ArrayList<>(List.of(first));
    line.addAll(first.mainLine());
    boolean isLong = isLarger(first, LONG);
    boolean isFolded = folded.getOrDefault(first, isLong && !path.contains(first));
    Optional<Boolean> fold = isLarger(first, OF_FOLDED) ? Optional.of(isFolded) : Optional.empty();
    Numbers numbers = before;
    List<Item> items = new ArrayList<>();
    boolean anew = true;
    int shown = fold.orElse(false) ? OF_FOLDED : line.size();
    for (GameTree.Node node : line.subList(0, Math.min(shown, line.size()))) {
      boolean numbered = anew || numbers.begins(node.step());
      items.add(move(session, node, numbered ? numbers.before(node.step()) : ""));
      String comment = words(node);
      anew = !comment.isEmpty();
      if (anew && !fold.orElse(false)) {
        items.add(new Words(comment));
      }
      boolean hasOthers = node != first && others(node).findAny().isPresent();
      if (!fold.orElse(false) && (hasOthers || items.size() >= OF_PART)) {
        flush(first, depth, fold, items);
        fold = Optional.empty();
        Numbers here = numbers;
        if (hasOthers) {
          others(node).forEach(other -> add(session, other, here, depth + 1, path));
        }
        anew = true;
      }
      numbers = numbers.after(node.step());
    }
    if (!items.isEmpty()) {
      flush(first, depth, fold, items);
    }
  }

  private void flush(GameTree.Node first, int depth, Optional<Boolean> fold, List<Item> items) {
    lines.add(new Part(first, Math.min(depth, DEEPEST), fold, items));
    items.clear();
  }

  private static boolean isLarger(GameTree.Node first, int most) {
    List<GameTree.Node> found = new ArrayList<>(List.of(first));
    for (int i = 0; i < found.size() && found.size() <= most; i++) {
      found.addAll(found.get(i).children());
    }
    return found.size() > most;
  }

  private static Move move(PlaySession<?> session, GameTree.Node node, String number) {
    List<String> moves =
        switch (node.step()) {
          case Step.Single(int seat, int move) -> List.of(session.moveText(move));
          case Step.Joint(List<Integer> all) -> all.stream().map(session::moveText).toList();
          case Step.Withdrawal withdrawal -> List.of("");
        };
    return new Move(
        node,
        number,
        Numbers.seat(node.step()),
        moves,
        node.annotation().glyph(),
        words(node),
        node.place(),
        node.parent().orElseThrow().children().size() - 1);
  }

  /** The comment on a step, unless it only tells how long that took, as clocks write it. */
  private static String words(GameTree.Node node) {
    String comment = node.annotation().comment();
    return TimeComment.isTime(comment) ? "" : comment;
  }
}
