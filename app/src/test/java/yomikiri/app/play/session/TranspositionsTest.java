package yomikiri.app.play.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import yomikiri.app.play.model.PlayFixture;
import yomikiri.engine.game.Branching;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.GameSession;
import yomikiri.engine.game.GameTree;
import yomikiri.engine.game.Moves;
import yomikiri.engine.game.Step;
import yomikiri.engine.game.TurnPosition;
import yomikiri.engine.think.RankedMove;
import yomikiri.engine.think.SearchReport;
import yomikiri.engine.think.Verdict;

/** What is known of a position holds wherever it is met, and nowhere else. */
final class TranspositionsTest {
  /** How the positions of a tree were shared of by others. */
  private static final class Seen {
    private int same;
    private int shifted;
    private int wrongByKeyAlone;
    private int passes;
  }

  @ParameterizedTest
  @CsvSource({
    "mattix-4, 7, 4, true",
    "othello-4, 7, 6, false",
    "othello-6, 6, 5, false",
    "tictactoe, 6, 4, false",
    "maze-31x11x100, 5, 4, false",
  })
  void aSharedValueIsTheOneFoundAfresh(String id, int left, int depth, boolean hasScores) {
    Seen seen = new Seen();
    for (int seed = 1; seed <= 4; seed++) {
      compare(game(id), new Random(seed), left, depth, seen);
    }
    if (hasScores) {
      assertThat(seen.shifted).as("met again with other scores").isPositive();
      assertThat(seen.wrongByKeyAlone).as("wrong if scores were left out").isPositive();
    } else {
      assertThat(seen.same).as("met again with the same scores").isPositive();
      assertThat(seen.wrongByKeyAlone).isZero();
    }
    if (id.startsWith("othello")) {
      assertThat(seen.passes).as("passes on the way").isPositive();
    }
  }

  @Test
  void withOtherScoresOnlyWhatIsProvenInPointsIsShared() {
    PositionAnalysis proven = analysis(List.of(points(3, true), points(1, true)));
    MetPosition behind = new MetPosition(5, List.of(2, 4), Set.of());
    MetPosition ahead = new MetPosition(5, List.of(4, 3), Set.of());
    assertThat(behind.transferred(proven, ahead, 6).orElseThrow().moves())
        .extracting(PositionAnalysis.Row::verdict)
        .containsExactly(new Verdict.Points(0, true), new Verdict.Points(-2, true));
    for (RankedMove other :
        List.of(points(1, false), new RankedMove(8, new Verdict.WinRate(0.2, 9, true)))) {
      PositionAnalysis mixed = analysis(List.of(points(3, true), other));
      assertThat(behind.transferred(mixed, ahead, 6)).isEmpty();
      assertThat(ahead.transferred(mixed, ahead, 6)).contains(mixed.at(6));
    }
  }

  @Test
  void amongThreeNoMarginFollowsFromOtherScores() {
    PositionAnalysis proven = analysis(List.of(points(3, true)));
    MetPosition here = new MetPosition(5, List.of(2, 4, 1), Set.of());
    MetPosition there = new MetPosition(5, List.of(3, 4, 1), Set.of());
    assertThat(here.transferred(proven, there, 6)).isEmpty();
  }

  @Test
  void aPositionFromWhichAnotherSeatHasLeftIsNotTheSame() {
    GameSession<TurnPosition> session = new GameSession<>(game("tron-3"), start("tron-3"));
    MetPosition before = MetPosition.of(session, session.node());
    session.withdraw(2);
    assertThat(MetPosition.of(session, session.node()).gone()).isNotEqualTo(before.gone());
  }

  private static RankedMove points(int value, boolean proven) {
    return new RankedMove(value, new Verdict.Points(value, proven));
  }

  private static PositionAnalysis analysis(List<RankedMove> moves) {
    return PositionAnalysis.of(
            Integer::toString, 2, 0, new SearchReport(3, 10, 1, moves), /* finished= */ true)
        .from(new PositionAnalysis.Source("", true, OptionalDouble.empty(), false));
  }

  @SuppressWarnings("unchecked") // those asked for are played in turn
  private static Game<TurnPosition> game(String id) {
    return (Game<TurnPosition>) PlayFixture.kit(id).game();
  }

  private static TurnPosition start(String id) {
    return game(id).newPosition(7);
  }

  /** Near the end of a random game, has one way to each position known and asks at the others. */
  private static void compare(
      Game<TurnPosition> game, Random random, int left, int depth, Seen seen) {
    List<TurnPosition> played = randomGame(game, random);
    TurnPosition start = played.get(Math.max(0, played.size() - 1 - left));
    GameSession<TurnPosition> session = new GameSession<>(game, start);
    session.setBranching(Branching.VARY);
    EvaluationCache cache =
        new EvaluationCache(start.players(), node -> MetPosition.of(session, node));
    Map<Long, GameTree.Node> known = new HashMap<>();
    for (GameTree.Node node : grown(session, depth)) {
      TurnPosition position = session.positionAt(node);
      PositionAnalysis fresh = fresh(game, position, node.ply());
      GameTree.Node first = known.putIfAbsent(position.key(), node);
      if (first == null) {
        cache.keep(node, fresh);
        seen.passes += passes(game, node);
      } else {
        PositionAnalysis there = cache.analysis(first, position.turn()).orElseThrow();
        PositionAnalysis shared = cache.analysis(node, position.turn()).orElseThrow();
        assertThat(values(shared)).isEqualTo(values(fresh));
        assertThat(shared.ply()).isEqualTo(node.ply());
        boolean isSame = MetPosition.of(session, node).equals(MetPosition.of(session, first));
        seen.same += isSame ? 1 : 0;
        seen.shifted += isSame ? 0 : 1;
        seen.wrongByKeyAlone += values(there).equals(values(fresh)) ? 0 : 1;
      }
    }
  }

  private static int passes(Game<TurnPosition> game, GameTree.Node node) {
    return (int)
        node.path().stream()
            .filter(
                step ->
                    step.step() instanceof Step.Single(int seat, int move) && isPass(game, move))
            .count();
  }

  private static boolean isPass(Game<?> game, int move) {
    return game.pass().orElse(-1) == move;
  }

  private static Map<Integer, Verdict> values(PositionAnalysis analysis) {
    Map<Integer, Verdict> values = new HashMap<>();
    analysis.moves().forEach(row -> values.put(row.move(), row.verdict()));
    return values;
  }

  private static List<TurnPosition> randomGame(Game<TurnPosition> game, Random random) {
    TurnPosition position = game.newPosition(random.nextLong());
    List<TurnPosition> positions = new ArrayList<>(List.of(game.copyOf(position)));
    while (!position.isOver()) {
      int[] moves = legal(position);
      position.play(moves[random.nextInt(moves.length)]);
      positions.add(game.copyOf(position));
    }
    return positions;
  }

  private static int[] legal(TurnPosition position) {
    Moves moves = new Moves();
    position.legalMoves(moves);
    return moves.toArray();
  }

  /** All ways to play so many steps, without those that end the game. */
  private static List<GameTree.Node> grown(GameSession<TurnPosition> session, int depth) {
    List<GameTree.Node> nodes = new ArrayList<>(List.of(session.node()));
    for (int i = 0; i < nodes.size(); i++) {
      GameTree.Node node = nodes.get(i);
      TurnPosition position = session.positionAt(node);
      for (int move : node.ply() < depth ? legal(position) : new int[0]) {
        session.goTo(node);
        session.play(position.turn(), move);
        if (!session.isOver()) {
          nodes.add(session.node());
        }
      }
    }
    return nodes;
  }

  /** Every move's final margin, by looking at all play to the end. */
  private static PositionAnalysis fresh(Game<TurnPosition> game, TurnPosition position, int ply) {
    int seat = position.turn();
    List<RankedMove> moves =
        IntStream.of(legal(position))
            .mapToObj(
                move ->
                    new RankedMove(
                        move, new Verdict.Points(margin(game, position, move, seat), true)))
            .sorted(Comparator.comparingInt(TranspositionsTest::lost))
            .toList();
    return PositionAnalysis.of(
            Integer::toString, ply, seat, new SearchReport(1, 1, 1, moves), /* finished= */ true)
        .from(new PositionAnalysis.Source("", true, OptionalDouble.empty(), false));
  }

  private static int lost(RankedMove move) {
    return move.verdict() instanceof Verdict.Points points ? -points.value() : 0;
  }

  private static int margin(Game<TurnPosition> game, TurnPosition before, int move, int seat) {
    TurnPosition position = game.copyOf(before);
    position.play(move);
    if (position.isOver()) {
      return position.lead(seat);
    }
    IntStream margins =
        IntStream.of(legal(position)).map(next -> margin(game, position, next, seat));
    return position.turn() == seat ? margins.max().orElseThrow() : margins.min().orElseThrow();
  }
}
