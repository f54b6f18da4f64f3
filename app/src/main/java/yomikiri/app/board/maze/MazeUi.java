package yomikiri.app.board.maze;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import yomikiri.app.board.CustomSizes;
import yomikiri.app.board.GameUi;
import yomikiri.app.board.RulesExample;
import yomikiri.engine.games.maze.Maze;
import yomikiri.engine.think.GameKit;

/** The number maze and the maze duel as the app shows them. */
public final class MazeUi {
  static final String WORDS = "/yomikiri/app/board/maze";
  static final MazePresenter PRESENTER = new MazePresenter();

  private static final RulesExample EXAMPLE =
      new RulesExample(
          Maze.kit(5, 5, 3),
          "176.2/6#1#8/48@67/4#3#7/73115 3 0",
          List.of(List.of("R"), List.of("R")));

  private static final RulesExample FIRST =
      new RulesExample(
          EXAMPLE.kit(), EXAMPLE.start(), List.of(List.of("R"), List.of("R"), List.of("U")));

  private MazeUi() {}

  /** The sizes that can be had by typing them; {@code games} finds a game by its id. */
  public static CustomSizes sizes(Function<String, Optional<GameKit<?>>> games) {
    return new CustomSizes(
        "maze-", id -> games.apply(id).filter(kit -> kit.game() instanceof Maze));
  }

  /** The number maze in the size that {@code kit} has; for {@code sizes} see {@link #sizes}. */
  public static GameUi of(GameKit<?> kit, CustomSizes sizes) {
    return new GameUi(
        kit,
        "maze",
        WORDS,
        seat -> Walkers.piece(seat, 1),
        MazeBoard::of,
        PRESENTER,
        EXAMPLE,
        FIRST,
        Optional.of(sizes),
        Optional.of(MazePieces::new));
  }

  /** The maze duel with the players of {@code kit}. */
  public static GameUi duel(GameKit<?> kit) {
    return new GameUi(
            kit,
            "maze-duel",
            WORDS,
            seat -> Walkers.piece(seat, 2),
            MazeBoard::of,
            PRESENTER,
            new RulesExample(
                kit, "17671/.#2#./6A1B6/8#4#8/86768 20 0:0", List.of(List.of("L", "R"))),
            new RulesExample(
                kit,
                "57975/4#4#4/7A8B7/5#2#5/74647 20 0:0",
                List.of(List.of("L", "R"), List.of("D", "U"), List.of("D", "U"))))
        .with(MazePieces::new);
  }
}
