package yomikiri.engine.exam;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.DoubleConsumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import yomikiri.engine.exam.EndgameTree.Node;
import yomikiri.engine.exam.Flaw.Question;
import yomikiri.engine.exam.Flaw.Scale;
import yomikiri.engine.game.CarelessGame;
import yomikiri.engine.game.CarelessGame.Place;
import yomikiri.engine.game.GameKind;
import yomikiri.engine.game.Hashing;
import yomikiri.engine.game.Moves;
import yomikiri.engine.game.Position;
import yomikiri.engine.think.Bound;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.RankedMove;
import yomikiri.engine.think.SearchReport;
import yomikiri.engine.think.SearchResult;
import yomikiri.engine.think.Verdict;

/**
 * What a player says of moves in positions whose whole rest is small enough to be known, from the
 * last plies of careless games. Each game is one block; no position is asked twice.
 */
final class ValueProbe<P extends Position> {
  private static final int BLOCKS = 100;
  private static final int MOST_NODES = 1_500;
  private static final int FARTHEST = 14; // plies from the end of a game
  private static final int HIGHEST = 8; // steps to the end
  private static final int DEEPEST = 4; // plies that a search is told to look ahead
  private static final int LEAST_VISITS = 100; // for a win rate that proves nothing

  private final Asker<P> asker;
  private final long seed;
  private final Set<Long> seen = new HashSet<>();
  private final List<Answer> answers = new ArrayList<>();
  private boolean goesByDepth;
  private boolean isDepthKnown;
  private boolean hasOwnDepth;

  /** The value of the root's move {@code index}; {@code visits} is 0 where nobody counts. */
  record Stated(int index, double value, Scale scale, boolean isProven, long visits) {}

  /**
   * One answer.
   *
   * @param block the game that it belongs to
   * @param isCertain whether what moves are worth at least is what they are worth
   * @param text the position
   * @param chosen index of the move that it chose
   * @param first index of the move that it values the most; that chosen where it values none
   * @param stated values of moves that can be held against what is known
   * @param values what a search with each fault says of these moves; NaN if nothing
   * @param playedBy the faults with which a search may have chosen so
   * @param truths what they are worth in the end
   * @param least what each move is worth for sure, in points at the end
   * @param most what it may be worth
   * @param endsWon indices of the moves that win by ending the game at once
   * @param isWhole whether the player says to have seen the game to its end
   */
  record Answer(
      int block,
      boolean isCertain,
      String text,
      int chosen,
      int first,
      List<Stated> stated,
      Map<Flaw, List<Double>> values,
      Set<Flaw> playedBy,
      List<Double> truths,
      List<Double> least,
      List<Double> most,
      Set<Integer> endsWon,
      boolean isWhole) {
    Answer {
      stated = List.copyOf(stated);
      values = Map.copyOf(values);
      playedBy = Set.copyOf(playedBy);
      truths = List.copyOf(truths);
      least = List.copyOf(least);
      most = List.copyOf(most);
      endsWon = Set.copyOf(endsWon);
    }

    private List<Double> of(Flaw flaw) {
      return Objects.requireNonNull(values.get(flaw));
    }

    boolean fits(Flaw flaw) {
      return IntStream.range(0, stated.size())
          .allMatch(i -> stated.get(i).scale().areAlike(stated.get(i).value(), of(flaw).get(i)));
    }

    /** Whether no answer fits both a right search and one with that fault. */
    boolean discerns(Flaw flaw) {
      return IntStream.range(0, stated.size())
          .anyMatch(i -> stated.get(i).scale().differ(of(Flaw.RIGHT).get(i), of(flaw).get(i)));
    }

    /** What a right search says of a move that it was asked about. */
    double right(int index) {
      return of(Flaw.RIGHT).get(index);
    }

    /** Whether a value is not what a right search says. */
    boolean isWrong(int index) {
      Stated move = stated.get(index);
      return move.scale().differ(right(index), move.value());
    }

    /** Whether a value is called proven, and is wrong. */
    boolean isFalseProof(int index) {
      Stated move = stated.get(index);
      return move.isProven() && move.scale().differ(truths.get(index), move.value());
    }

    /** What the best move is worth for sure. */
    double best() {
      return least.stream().mapToDouble(Double::doubleValue).max().orElseThrow();
    }

    /** Whether another move is worth more for sure. */
    boolean isWorse(int move) {
      return most.get(move) < best();
    }

    int moves() {
      return least.size();
    }

    /** Whether it wins who ends the game at once, and nobody else. */
    boolean asksForEnd() {
      return !endsWon.isEmpty()
          && endsWon.size() < moves()
          && IntStream.range(0, moves()).allMatch(i -> endsWon.contains(i) || most.get(i) <= 0);
    }
  }

  ValueProbe(Asker<P> asker, long seed) {
    this.asker = asker;
    this.seed = seed;
  }

  List<Answer> answers() {
    return answers;
  }

  /** How much there is to go by. */
  String basis() {
    long games = answers.stream().mapToInt(Answer::block).distinct().count();
    long valued = answers.stream().filter(answer -> !answer.stated().isEmpty()).count();
    return "Looked for in "
        + answers.size()
        + " answers near the ends of "
        + games
        + " games, "
        + valued
        + " of them with values that can be checked."
        + (valued == 0 ? " Without values most faults cannot be seen." : "");
  }

  /** Whether the player looks ahead by depth: as far as it is told, or as far as it says. */
  boolean goesByDepth() {
    return goesByDepth || hasOwnDepth;
  }

  /** Asks in all games; {@code progress} is given the share that is done. */
  void run(DoubleConsumer progress) {
    for (int block = 0; block < BLOCKS && !asker.isOver(); block++) {
      progress.accept((double) block / BLOCKS);
      probe(block, CarelessGame.places(asker.game(), Hashing.mixed(seed + block)));
    }
  }

  private void probe(int block, List<Place<P>> game) {
    Set<Integer> heights = new HashSet<>();
    boolean passSeen = false;
    for (int back = 2; back <= Math.min(FARTHEST, game.size()); back++) {
      Place<P> place = game.get(game.size() - back);
      P position = place.position();
      int seat = seat(position, block);
      Optional<Node> tree = EndgameTree.of(asker.game(), position, seat, MOST_NODES);
      if (tree.isEmpty() || tree.get().height() > HIGHEST) {
        return;
      }
      boolean hasNews = heights.add(tree.get().height()) || !passSeen && tree.get().knowsPass();
      if (hasNews && choices(position, seat) > 1 && seen.add(identity(position, seat))) {
        passSeen |= tree.get().knowsPass();
        ask(block, place, seat, tree.get());
      }
    }
  }

  private static int seat(Position position, int block) {
    boolean isJoint = GameKind.of(position) == GameKind.JOINT;
    return isJoint ? block % position.players() : SearchResult.seat(position);
  }

  private int choices(P position, int seat) {
    Moves legal = new Moves();
    position.legalMoves(seat, legal);
    return legal.size();
  }

  private static long identity(Position position, int seat) {
    long identity = position.canonicalKey() + seat;
    for (int each = 0; each < position.players(); each++) {
      identity = Hashing.mixed(identity ^ position.score(each));
    }
    return identity;
  }

  private void ask(int block, Place<P> place, int seat, Node root) {
    if (!isDepthKnown && root.height() > 1) {
      goesByDepth =
          asker
              .ask(place, seat, atDepth(1), true, seed + block)
              .flatMap(SearchResult::report)
              .filter(report -> report.depth() == 1)
              .isPresent();
      isDepthKnown = true;
    }
    int deepest = goesByDepth ? Math.min(DEEPEST, root.height()) : 1;
    for (int depth = 1; depth <= deepest; depth++) {
      Budget budget = goesByDepth ? atDepth(depth) : asker.brief();
      int asked = depth;
      asker
          .ask(place, seat, budget, true, seed + block)
          .map(
              result -> {
                int plies = goesByDepth ? asked : ownDepth(result, root);
                hasOwnDepth |= !goesByDepth && plies < Question.WHOLE;
                Question question = new Question(root, seat, plies, isCertain(place.position()));
                return answer(block, question, place.position(), result);
              })
          .ifPresent(answers::add);
    }
  }

  /** The depth to which a search has counted points that cannot be told one. */
  private static int ownDepth(SearchResult result, Node root) {
    return result
        .report()
        .filter(report -> report.depth() > 0 && report.depth() < root.height())
        .filter(report -> report.best().stream().anyMatch(ValueProbe::isOfPoints))
        .map(SearchReport::depth)
        .orElse(Question.WHOLE);
  }

  private static boolean isOfPoints(RankedMove move) {
    return move.verdict() instanceof Verdict.Points points && !points.proven();
  }

  /** Its own limits but for the depth, which is another one. */
  private Budget atDepth(int depth) {
    Budget brief = asker.brief();
    return new Budget(brief.nanos(), brief.nodes(), depth);
  }

  private Answer answer(int block, Question question, P position, SearchResult result) {
    List<Integer> moves = question.root().moves();
    List<Stated> stated = new ArrayList<>();
    result
        .report()
        .ifPresent(
            report -> {
              for (RankedMove ranked : report.moves()) {
                int index = moves.indexOf(ranked.move());
                stated(question, report, ranked.verdict(), index)
                    .filter(one -> question.isCertain() || isCertain(question, one))
                    .ifPresent(stated::add);
              }
            });
    int chosen = moves.indexOf(result.move());
    Question whole = new Question(question.root(), question.seat(), Question.WHOLE, true);
    Map<Flaw, List<Double>> values = new EnumMap<>(Flaw.class);
    Set<Flaw> playedBy = EnumSet.noneOf(Flaw.class);
    for (Flaw flaw : Flaw.values()) {
      values.put(flaw, stated.stream().map(move -> value(flaw, question, move)).toList());
      if (!stated.isEmpty() && flaw.plays(question, chosen, stated.getFirst().scale())) {
        playedBy.add(flaw);
      }
    }
    return new Answer(
        block,
        question.isCertain(),
        asker.game().notation().positionText(position),
        chosen,
        result
            .report()
            .flatMap(SearchReport::best)
            .map(best -> moves.indexOf(best.move()))
            .orElse(chosen),
        stated,
        values,
        playedBy,
        stated.stream().map(move -> value(Flaw.RIGHT, whole, move)).toList(),
        atEnd(Flaw.RIGHT, whole),
        atEnd(question.isCertain() ? Flaw.RIGHT : Flaw.HELPERS, whole),
        endsWon(question.root()),
        result.report().filter(report -> report.depth() >= question.root().height()).isPresent());
  }

  private static Set<Integer> endsWon(Node root) {
    return IntStream.range(0, root.moves().size())
        .filter(i -> root.next().get(i).isOver() && root.next().get(i).reward() == 1)
        .boxed()
        .collect(Collectors.toSet());
  }

  private static double value(Flaw flaw, Question question, Stated move) {
    return flaw.value(question, move.index(), move.scale(), move.visits());
  }

  private static List<Double> atEnd(Flaw flaw, Question whole) {
    return IntStream.range(0, whole.root().moves().size())
        .mapToObj(move -> flaw.value(whole, move, Scale.POINTS, 0))
        .toList();
  }

  private static boolean isCertain(Position position) {
    GameKind kind = GameKind.of(position);
    return kind == GameKind.SOLO || kind == GameKind.DUEL;
  }

  /** Whether a move is worth the same whatever the others do. */
  private static boolean isCertain(Question question, Stated one) {
    double least = Flaw.RIGHT.value(question, one.index(), one.scale(), 0);
    return one.scale().areAlike(least, Flaw.HELPERS.value(question, one.index(), one.scale(), 0));
  }

  /** A verdict, if it says what the move is worth to the depth asked for. */
  private static Optional<Stated> stated(
      Question question, SearchReport report, Verdict verdict, int index) {
    if (index < 0 || verdict.bound() != Bound.EXACT) {
      return Optional.empty();
    }
    boolean isWhole = verdict.proven() || report.depth() >= question.root().height();
    boolean isAsked = isWhole || report.depth() == question.depth();
    return switch (verdict) {
      case Verdict.Points points ->
          Optional.of(new Stated(index, points.value(), Scale.POINTS, points.proven(), 0))
              .filter(one -> isAsked);
      case Verdict.WinRate rate ->
          Optional.of(new Stated(index, rate.p(), Scale.REWARD, rate.proven(), rate.visits()))
              .filter(one -> one.isProven() || one.visits() == 0 || one.visits() >= LEAST_VISITS);
      case Verdict.Estimate estimate ->
          Optional.of(new Stated(index, Integer.signum(estimate.value()), Scale.SIGN, false, 0))
              .filter(one -> isWhole && question.root().height() <= report.depth());
      case Verdict.Learnt learnt -> Optional.empty();
    };
  }
}
