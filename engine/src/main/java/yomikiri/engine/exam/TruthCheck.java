package yomikiri.engine.exam;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.DoubleConsumer;
import yomikiri.engine.exam.ExamReport.Section.Table;
import yomikiri.engine.exam.Flaw.Question;
import yomikiri.engine.exam.Flaw.Scale;
import yomikiri.engine.game.CarelessGame;
import yomikiri.engine.game.CarelessGame.Place;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.GameKind;
import yomikiri.engine.game.Hashing;
import yomikiri.engine.game.Moves;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.Position;
import yomikiri.engine.stats.BlockedResults;
import yomikiri.engine.stats.Interval;
import yomikiri.engine.teach.Puzzle;
import yomikiri.engine.teach.PuzzleProof;
import yomikiri.engine.teach.PuzzleProver;
import yomikiri.engine.teach.ShippedPuzzles;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.SearchResult;

/**
 * What a player's moves lose against what is known for sure, with its own limits: in positions of
 * careless games by their distance from the end, and in the puzzles of the game.
 */
final class TruthCheck<P extends Position> {
  private static final int BLOCKS = 60;
  private static final int MOST_PUZZLES = 40;
  private static final int MOST_NODES = 20_000; // of what is enumerated
  private static final int[] DISTANCES = {2, 4, 8, 16, 32, 1_000_000}; // plies, the last of each

  private final GameKit<P> kit;
  private final Asker<P> asker;
  private final PuzzleProver<P> prover;
  private final long seed;
  private final boolean isExact;
  private final Set<String> seen = new HashSet<>();
  private final List<Found> found = new ArrayList<>();

  /**
   * A move that was judged.
   *
   * @param block the game it belongs to
   * @param distance index in {@link #DISTANCES}
   * @param loss points that it loses, at least
   * @param wasWon whether the position was won for sure
   * @param isWon whether it may still be
   */
  private record Found(int block, int distance, double loss, boolean wasWon, boolean isWon) {}

  TruthCheck(GameKit<P> kit, Asker<P> asker, long seed) {
    this.kit = kit;
    this.asker = asker;
    this.prover = new PuzzleProver<>(kit);
    this.seed = seed;
    GameKind kind = kit.game().kind();
    this.isExact = kind == GameKind.SOLO || kind == GameKind.DUEL;
  }

  /** Asks as long as its share of the time lasts, until the ticker has {@code endNanos}. */
  ExamReport.Section run(long endNanos, DoubleConsumer progress) {
    for (int block = 0; block < BLOCKS && goesOn(endNanos); block++) {
      progress.accept((double) block / BLOCKS);
      List<Place<P>> game = CarelessGame.places(kit.game(), Hashing.mixed(seed ^ block));
      for (int i = 0; i < DISTANCES.length && goesOn(endNanos); i++) {
        int from = i == 0 ? 1 : DISTANCES[i - 1] + 1;
        int to = Math.min(DISTANCES[i], game.size() - 1);
        if (from <= to && !judge(block, i, game, drawn(block, i, from, to))) {
          break;
        }
      }
    }
    List<String> sentences = new ArrayList<>();
    sentences.add(
        found.isEmpty()
            ? "No position came up whose exact values are known."
            : "What its moves lose in positions of careless games"
                + (isExact
                    ? ", against exact values."
                    : ", counting only what is lost however the others move.")
                + " Each game is one block.");
    puzzles().ifPresent(sentences::add);
    return new ExamReport.Section(
        "truth", "Truth", sentences, found.isEmpty() ? List.of() : List.of(table()));
  }

  private boolean goesOn(long endNanos) {
    return !asker.isOver() && asker.ticker().nanos() < endNanos;
  }

  private int drawn(int block, int distance, int from, int to) {
    long draw = Hashing.mixed(Hashing.mixed(seed + block) + distance);
    return from + (int) Math.unsignedMultiplyHigh(draw, to - from + 1L);
  }

  /** Whether positions at this distance are known. */
  private boolean judge(int block, int distance, List<Place<P>> game, int back) {
    Place<P> place = game.get(game.size() - 1 - back);
    P position = place.position();
    int seat = SearchResult.seat(position);
    Moves legal = new Moves();
    position.legalMoves(seat, legal);
    if (legal.size() < 2 || !seen.add(kit.game().notation().positionText(position))) {
      return true;
    }
    Optional<Bounds> known = isExact ? exact(position, legal) : enumerated(position, seat);
    known
        .flatMap(
            bounds ->
                asker
                    .ask(place, seat, asker.contestant().budget(), false, seed + block)
                    .map(result -> bounds.judged(block, distance, legal.indexOf(result.move()))))
        .ifPresent(found::add);
    return known.isPresent();
  }

  private Optional<Bounds> exact(P position, Moves legal) {
    return prover
        .values(position)
        .map(
            proof -> {
              List<Double> values = new ArrayList<>();
              for (int i = 0; i < legal.size(); i++) {
                int move = legal.get(i);
                values.add(
                    proof.moves().stream()
                        .filter(one -> one.move() == move)
                        .mapToDouble(PuzzleProof.Worth::value)
                        .findFirst()
                        .orElseThrow());
              }
              return new Bounds(values, values);
            });
  }

  private Optional<Bounds> enumerated(P position, int seat) {
    return EndgameTree.of(kit.game(), position, seat, MOST_NODES)
        .map(
            root -> {
              Question question = new Question(root, seat, Question.WHOLE, false);
              return new Bounds(all(Flaw.RIGHT, question), all(Flaw.HELPERS, question));
            });
  }

  private static List<Double> all(Flaw replies, Question question) {
    List<Double> values = new ArrayList<>();
    for (int i = 0; i < question.root().moves().size(); i++) {
      values.add(replies.value(question, i, Scale.POINTS, 0));
    }
    return values;
  }

  /** What moves are worth at least and at most. */
  private record Bounds(List<Double> low, List<Double> high) {
    Found judged(int block, int distance, int chosen) {
      double sure = low.stream().mapToDouble(Double::doubleValue).max().orElseThrow();
      double own = high.get(chosen);
      return new Found(block, distance, Math.max(0, sure - own), sure > 0, own > 0);
    }
  }

  private Table table() {
    List<List<Object>> rows = new ArrayList<>();
    for (int i = 0; i < DISTANCES.length; i++) {
      int index = i;
      List<Found> here = found.stream().filter(one -> one.distance() == index).toList();
      if (!here.isEmpty()) {
        String from = Integer.toString(i == 0 ? 1 : DISTANCES[i - 1] + 1);
        boolean isLast = i == DISTANCES.length - 1;
        rows.add(row(from + (isLast ? " and more" : " to " + DISTANCES[i]), here));
      }
    }
    rows.add(row("all", found));
    return new Table(
        List.of(
            "plies to the end",
            "positions",
            "mean loss",
            "95% interval",
            "best moves",
            "won positions",
            "wins thrown away"),
        rows);
  }

  private List<Object> row(String name, List<Found> moves) {
    BlockedResults losses = new BlockedResults(1);
    Set<Integer> blocks = new HashSet<>();
    for (Found one : moves) { // in the order of their blocks
      if (blocks.add(one.block())) {
        losses.endLayout();
      }
      losses.add(one.loss(), true);
    }
    losses.endLayout();
    List<Found> won = moves.stream().filter(Found::wasWon).toList();
    boolean isAlone = kit.game().players() == 1;
    return List.of(
        name,
        moves.size(),
        losses.mean(),
        losses.standardError().isPresent() ? (Object) interval(losses, blocks.size()) : "",
        moves.stream().filter(one -> one.loss() == 0).count(),
        isAlone ? "" : (Object) won.size(),
        isAlone ? "" : (Object) won.stream().filter(one -> !one.isWon()).count());
  }

  /** No loss is below 0, so no mean is either. */
  private static Interval interval(BlockedResults losses, int blocks) {
    Interval all = Interval.ofMean(losses.mean(), losses.standardError().orElseThrow(), blocks);
    return new Interval(Math.max(0, all.low()), all.high());
  }

  /** How many puzzles it solves. */
  private Optional<String> puzzles() {
    List<Puzzle> all =
        ShippedPuzzles.of(
            kit.game().id(),
            id -> id.equals(kit.game().id()) ? Optional.<Game<?>>of(kit.game()) : Optional.empty());
    int asked = 0;
    int solved = 0;
    for (Puzzle puzzle : all.subList(0, Math.min(MOST_PUZZLES, all.size()))) {
      P position = position(puzzle);
      Optional<SearchResult> result =
          asker.ask(
              Place.of(position),
              SearchResult.seat(position),
              asker.contestant().budget(),
              false,
              seed);
      if (result.isPresent()) {
        asked++;
        String move = kit.game().notation().moveText(result.get().move());
        solved += move.equals(puzzle.answer()) ? 1 : 0;
      }
    }
    Interval share = Interval.wilson(asked == 0 ? 0 : (double) solved / asked, asked);
    return asked == 0
        ? Optional.empty()
        : Optional.of(
            String.format(
                Locale.ROOT,
                "It finds the only right move in %d of %d puzzles (95%% interval %.0f%% to"
                    + " %.0f%%).",
                solved,
                asked,
                100 * share.low(),
                100 * share.high()));
  }

  private P position(Puzzle puzzle) {
    try {
      return kit.game().notation().parsePosition(puzzle.position());
    } catch (NotationException e) {
      throw new IllegalStateException(e);
    }
  }
}
