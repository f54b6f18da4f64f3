package yomikiri.engine.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.GameSession;
import yomikiri.engine.game.Moves;
import yomikiri.engine.games.maze.Maze;
import yomikiri.engine.games.maze.MazePosition;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.FakeTicker;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.PlayerContract;
import yomikiri.engine.think.RankedMove;
import yomikiri.engine.think.SearchContext;
import yomikiri.engine.think.SearchReport;
import yomikiri.engine.think.TimeKeeper;
import yomikiri.engine.think.Verdict;

final class SoloSearchTest {
  private static final Maze SMALL = Maze.of(5, 5, 8);

  private static int optimum(Game<MazePosition> game, MazePosition position) {
    if (position.isOver()) {
      return position.score(0);
    }
    int best = 0;
    Moves moves = new Moves();
    position.legalMoves(moves);
    for (int i = 0; i < moves.size(); i++) {
      MazePosition next = game.copyOf(position);
      next.play(moves.get(i));
      best = Math.max(best, optimum(game, next));
    }
    return best;
  }

  private static SearchReport think(
      Player<MazePosition> player, MazePosition position, Budget budget, boolean everyMove) {
    List<SearchReport> reports = new ArrayList<>();
    int move =
        player.choose(
            position,
            0,
            new SearchContext(
                TimeKeeper.start(budget, new FakeTicker(1)), everyMove, reports::add));
    assertThat(reports.getLast().moves().getFirst().move()).isEqualTo(move);
    return reports.getLast();
  }

  private static List<Player<MazePosition>> unlimited() {
    return List.of(new Beam<>(SMALL, 5_000), new Chokudai<>(SMALL, 3, Long.MAX_VALUE));
  }

  @Test
  void withoutABoundTheyFindTheOptimumOfEveryMoveAndSayThatItIsProven() {
    for (long seed = 0; seed < 10; seed++) {
      MazePosition position = SMALL.newPosition(seed);
      for (Player<MazePosition> player : unlimited()) {
        SearchReport report = think(player, position, Budget.UNLIMITED, true);
        for (RankedMove ranked : report.moves()) {
          MazePosition next = SMALL.copyOf(position);
          next.play(ranked.move());
          assertThat(ranked.verdict()).isEqualTo(new Verdict.Points(optimum(SMALL, next), true));
        }
        SearchReport best = think(player, position, Budget.UNLIMITED, false);
        assertThat(best.moves().getFirst().verdict())
            .isEqualTo(new Verdict.Points(optimum(SMALL, position), true));
      }
    }
  }

  @Test
  void aNarrowBeamDoesNotClaimAProof() {
    SearchReport report =
        think(new Beam<>(SMALL, 2), SMALL.newPosition(1), Budget.UNLIMITED, false);
    assertThat(report.moves().getFirst().verdict().proven()).isFalse();
  }

  @Test
  void stoppedInItsFirstStepABeamStillTakesTheBestNeighbour() {
    for (long seed = 0; seed < 20; seed++) {
      MazePosition position = SMALL.newPosition(seed);
      int greedy =
          think(new Greedy<>(SMALL), position, Budget.UNLIMITED, false).moves().getFirst().move();
      for (Player<MazePosition> player : unlimited()) {
        SearchReport report = think(player, position, Budget.ofNodes(1), false);
        MazePosition next = SMALL.copyOf(position);
        next.play(report.moves().getFirst().move());
        MazePosition greedyNext = SMALL.copyOf(position);
        greedyNext.play(greedy);
        assertThat(next.score(0)).isEqualTo(greedyNext.score(0));
      }
    }
  }

  @Test
  void depthOneIsGreedy() {
    Maze game = Maze.of(31, 11, 100);
    for (long seed = 0; seed < 20; seed++) {
      MazePosition position = game.newPosition(seed);
      int gain = 0;
      for (Player<MazePosition> player :
          List.of(
              new Greedy<>(game), new Beam<>(game, 20), new Chokudai<MazePosition>(game, 1, 20))) {
        SearchReport report = think(player, position, Budget.ofDepth(1), false);
        int value = ((Verdict.Points) report.moves().getFirst().verdict()).value();
        assertThat(value).isGreaterThanOrEqualTo(gain);
        gain = value;
      }
    }
  }

  @Test
  void aWiderBeamFindsMoreOnTheWhole() {
    Maze game = Maze.of(31, 11, 100);
    int narrow = 0;
    int wide = 0;
    for (long seed = 0; seed < 5; seed++) {
      narrow += score(game, new Beam<>(game, 1), Budget.ofDepth(20), seed);
      wide += score(game, new Beam<>(game, 20), Budget.ofDepth(20), seed);
    }
    assertThat(wide).isGreaterThan(narrow + 300);
  }

  @Test
  void moreRoundsFindMoreOnTheWhole() {
    Maze game = Maze.of(31, 11, 100);
    int few = 0;
    int many = 0;
    for (long seed = 0; seed < 5; seed++) {
      few += score(game, new Chokudai<>(game, 1, 1), Budget.ofDepth(20), seed);
      many += score(game, new Chokudai<>(game, 1, 20), Budget.ofDepth(20), seed);
    }
    assertThat(many).isGreaterThan(few + 200);
  }

  private static int score(Maze game, Player<MazePosition> player, Budget budget, long seed) {
    GameSession<MazePosition> session = new GameSession<>(game, game.newPosition(seed));
    while (!session.isOver()) {
      session.play(0, think(player, session.position(), budget, false).moves().getFirst().move());
    }
    return session.score(0);
  }

  @Test
  void treeSearchComesCloseToTheOptimumOfASmallMaze() {
    int found = 0;
    int best = 0;
    for (long seed = 0; seed < 20; seed++) {
      Maze game = Maze.of(5, 5, 4);
      GameSession<MazePosition> session = new GameSession<>(game, game.newPosition(seed));
      best += optimum(game, session.position());
      Mcts<MazePosition> player = new Mcts<>(game, 0.3, 2, seed);
      while (!session.isOver()) {
        session.play(
            0,
            think(player, session.position(), Budget.ofNodes(2_000), false)
                .moves()
                .getFirst()
                .move());
      }
      found += session.score(0);
    }
    assertThat(found).isBetween(best * 97 / 100, best);
  }

  abstract static class OnMaze extends PlayerContract<MazePosition> {
    @Override
    protected Game<MazePosition> game() {
      return Maze.of(7, 9, 12);
    }
  }

  @Nested
  final class OfRandom extends OnMaze {
    @Override
    protected Player<MazePosition> player(long seed) {
      return new RandomPlayer<>(seed);
    }

    @Override
    protected boolean searches() {
      return false;
    }
  }

  @Nested
  final class OfGreedy extends OnMaze {
    @Override
    protected Player<MazePosition> player(long seed) {
      return new Greedy<>(game());
    }

    @Override
    protected boolean searches() {
      return false;
    }
  }

  @Nested
  final class OfBeam extends OnMaze {
    @Override
    protected Player<MazePosition> player(long seed) {
      return new Beam<>(game(), 20);
    }
  }

  @Nested
  final class OfChokudai extends OnMaze {
    @Override
    protected Player<MazePosition> player(long seed) {
      return new Chokudai<>(game(), 2, Long.MAX_VALUE);
    }
  }

  @Nested
  final class OfMcts extends OnMaze {
    @Override
    protected Player<MazePosition> player(long seed) {
      return new Mcts<>(game(), 1, 10, seed);
    }
  }
}
