package yomikiri.engine.games.maze;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.GameContract;
import yomikiri.engine.game.GameSession;
import yomikiri.engine.game.Moves;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.search.Greedy;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.FakeTicker;
import yomikiri.engine.think.SearchContext;
import yomikiri.engine.think.TimeKeeper;

final class MazeTest {
  private static final String GOLDEN = "39737/3#1#6/69@86/6#8#4/36914 3 0";

  @Nested
  final class Small extends GameContract<MazePosition> {
    @Override
    protected Game<MazePosition> game() {
      return Maze.of(5, 5, 3);
    }

    @Override
    protected int longestGame() {
      return 4;
    }
  }

  @Nested
  final class Large extends GameContract<MazePosition> {
    @Override
    protected Game<MazePosition> game() {
      return Maze.of(31, 11, 100);
    }

    @Override
    protected int longestGame() {
      return 101;
    }
  }

  @Nested
  final class Duel extends GameContract<MazeDuelPosition> {
    @Override
    protected Game<MazeDuelPosition> game() {
      return new MazeDuel();
    }

    @Override
    protected int longestGame() {
      return 21;
    }
  }

  @Test
  void greedyOnTheGoldenMazeScoresNineFifteenTwentyOne() throws NotationException {
    Maze game = Maze.of(5, 5, 3);
    GameSession<MazePosition> session =
        new GameSession<>(game, game.notation().parsePosition(GOLDEN));
    List<Integer> scores = new ArrayList<>();
    while (!session.isOver()) {
      SearchContext context =
          SearchContext.silent(TimeKeeper.start(Budget.UNLIMITED, new FakeTicker(1)));
      session.play(0, new Greedy<>(game).choose(session.position(), 0, context));
      scores.add(session.score(0));
    }
    assertThat(scores).containsExactly(9, 15, 21);
  }

  @Test
  void goldenMazeRoundTrips() throws NotationException {
    var notation = Maze.of(5, 5, 3).notation();
    assertThat(notation.positionText(notation.parsePosition(GOLDEN))).isEqualTo(GOLDEN);
  }

  @Test
  void wallsStandOnOddCellsButNotInTheCentre() {
    MazePosition position = Maze.of(31, 11, 100).newPosition(1);
    assertThat(position.at()).isEqualTo(15 * 11 + 5);
    for (int cell = 0; cell < 31 * 11; cell++) {
      boolean odd = cell % 11 % 2 == 1 && cell / 11 % 2 == 1;
      assertThat(position.isWall(cell)).isEqualTo(odd && cell != position.at());
    }
  }

  @Test
  void pointsAreFromZeroToNineAndMeanFourAndAHalf() {
    int sum = 0;
    int cells = 0;
    int[] seen = new int[10];
    for (long seed = 0; seed < 200; seed++) {
      MazePosition position = Maze.of(31, 11, 100).newPosition(seed);
      for (int cell = 0; cell < 31 * 11; cell++) {
        if (!position.isWall(cell) && cell != position.at()) {
          sum += position.points(cell);
          seen[position.points(cell)]++;
          cells++;
        }
      }
    }
    assertThat((double) sum / cells).isBetween(4.45, 4.55);
    assertThat(seen).doesNotContain(0);
  }

  @Test
  void pointsAreCollectedOnce() throws NotationException {
    Maze game = Maze.of(5, 5, 9);
    GameSession<MazePosition> session =
        new GameSession<>(game, game.notation().parsePosition("...../.#.#./..@5./.#.#./..... 9 0"));
    session.play(0, 0);
    session.play(0, 1);
    session.play(0, 0);
    assertThat(session.score(0)).isEqualTo(5);
    assertThat(session.position().turnsLeft()).isEqualTo(6);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"maze-4x5x3", "maze-65x5x3", "maze-5x5x0", "maze-5x5", "maze", "maze-1x5x3"})
  void otherSizesDoNotExist(String id) {
    assertThat(Maze.kit(id)).isEmpty();
  }

  @Test
  void freeSizesDo() {
    assertThat(Maze.kit("maze-63x3x999").orElseThrow().game().id()).isEqualTo("maze-63x3x999");
    assertThatThrownBy(() -> Maze.of(4, 4, 1)).isInstanceOf(IllegalArgumentException.class);
  }

  @ParameterizedTest
  @CsvSource({
    "39737/3#1#6/69@86/6#8#4/3691 3 0, 29, maze.cell",
    "39737/351#6/69@86/6#8#4/36914 3 0, 8, maze.wall-missing",
    "39737/3#1#6/69#86/6#8#4/36914 3 0, 15, maze.wall-wrong",
    "39737/3#1#6/69086/6#8#4/36914 3 0, 30, maze.no-walker",
    "39737/3#1#6/@9@86/6#8#4/36914 3 0, 15, maze.two-walkers",
    "39737/3#1#6/69@86/6#8#4/36914 4 0, 31, maze.turns",
    "39737/3#1#6/69@86/6#8#4/36914 3 100000, 33, maze.score",
    "39737/3#1#6/69@86/6#8#4/36914 x 0, 31, maze.number",
    "39737/3#1#6/69@86/6#8#4/36914 3, 32, maze.number",
    "39737/3#1#6/69@86/6#8#4/36914 3 0 x, 34, maze.rest",
    "397379/3#1#6/69@86/6#8#4/36914 3 0, 6, maze.row",
  })
  void namesTheColumnOfAMistake(String text, int column, String fault) {
    NotationException e =
        catchThrowableOfType(
            NotationException.class, () -> Maze.of(5, 5, 3).notation().parsePosition(text));
    assertThat(e).isNotNull();
    assertThat(e.fault()).isEqualTo(fault);
    assertThat(e.column()).isEqualTo(column);
  }

  @Test
  void duelLayoutsAreMirrored() {
    for (long seed = 0; seed < 50; seed++) {
      MazeDuelPosition position = new MazeDuel().newPosition(seed);
      assertThat(position.at(0)).isEqualTo(11);
      assertThat(position.at(1)).isEqualTo(13);
      for (int cell = 0; cell < 25; cell++) {
        assertThat(position.points(cell)).isEqualTo(position.points(cell / 5 * 5 + 4 - cell % 5));
      }
    }
  }

  @Test
  void onTheSameCellBothGetThePointsOnce() throws NotationException {
    MazeDuel game = new MazeDuel();
    GameSession<MazeDuelPosition> session =
        new GameSession<>(
            game, game.notation().parsePosition("...../.#.#./.A7B./.#.#./..... 20 0:0"));
    session.play(0, 0);
    session.play(1, 1);
    assertThat(session.score(0)).isEqualTo(7);
    assertThat(session.score(1)).isEqualTo(7);
    assertThat(game.notation().positionText(session.position()))
        .isEqualTo("...../.#.#./..*../.#.#./..... 19 7:7");
    assertThat(session.position().points(12)).isZero();
  }

  @Test
  void theBorderAndWallsAreNoMoves() throws NotationException {
    Moves moves = new Moves();
    Maze.of(5, 5, 3)
        .notation()
        .parsePosition("@9737/3#1#6/69986/6#8#4/36914 3 0")
        .legalMoves(moves);
    assertThat(moves.toArray()).containsExactly(0, 2);
  }
}
