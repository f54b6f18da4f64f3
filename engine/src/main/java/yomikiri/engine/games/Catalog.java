package yomikiri.engine.games;

import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.GameLookup;
import yomikiri.engine.games.mattix.Mattix;
import yomikiri.engine.games.maze.Maze;
import yomikiri.engine.games.maze.MazeDuel;
import yomikiri.engine.games.othello.Othello;
import yomikiri.engine.games.tictactoe.TicTacToe;
import yomikiri.engine.games.trapez.Trapez;
import yomikiri.engine.games.tron.TronKits;
import yomikiri.engine.learn.LearntPlayer;
import yomikiri.engine.think.BookBuilder;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.ResourceCache;
import yomikiri.engine.think.Tuner;

/** The list of all games, looked up by id. */
public final class Catalog implements GameLookup {
  private final List<GameKit<?>> kits;
  private final List<Function<String, Optional<GameKit<?>>>> families;

  /**
   * @param families of games in any size, each found by its id
   */
  public Catalog(List<GameKit<?>> kits, List<Function<String, Optional<GameKit<?>>>> families) {
    this.kits = List.copyOf(kits);
    this.families = List.copyOf(families);
  }

  /**
   * All games of the engine, one line each.
   *
   * @param resources for the players that load something
   */
  public static Catalog of(ResourceCache resources) {
    Catalog games = plain(resources);
    return new Catalog(
        games.kits.stream()
            .<GameKit<?>>map(kit -> Ladders.added(LearntPlayer.added(kit, games::kit, resources)))
            .toList(),
        games.families);
  }

  /** The same games, each with something added to its kit. */
  public Catalog with(UnaryOperator<GameKit<?>> added) {
    return new Catalog(
        kits.stream().<GameKit<?>>map(added).toList(),
        families.stream()
            .<Function<String, Optional<GameKit<?>>>>map(
                family -> id -> family.apply(id).map(added))
            .toList());
  }

  private static Catalog plain(ResourceCache resources) {
    return new Catalog(
        List.of(
            Mattix.kit(4),
            Mattix.kit(6),
            Mattix.kit(8),
            Othello.kit(4, resources),
            Othello.kit(6, resources),
            Othello.kit(8, resources),
            TicTacToe.kit(),
            Maze.kit(5, 5, 3),
            Maze.kit(31, 11, 100),
            MazeDuel.kit(),
            TronKits.duel(),
            TronKits.several(3),
            TronKits.several(4),
            TronKits.joint(),
            Trapez.kit(resources)),
        List.of(Maze::kit));
  }

  /**
   * What finds the numbers that games load, by the names of these files without their folder.
   *
   * @param resources for numbers that depend on others
   */
  public static SequencedMap<String, Supplier<Tuner>> fits(ResourceCache resources) {
    return Othello.fits(resources);
  }

  /**
   * What makes the book of exact scores of 6×6 Othello.
   *
   * @param resources for what it goes by
   * @param plies from the start up to which scores are wanted
   */
  public static BookBuilder exactBook(ResourceCache resources, int plies) {
    return Othello.exactBook(resources, plies);
  }

  /**
   * What makes the book of searched openings of 8×8 Othello.
   *
   * @param resources for what it goes by
   */
  public static BookBuilder searchedBook(ResourceCache resources, BookBuilder.Plan plan) {
    return Othello.searchedBook(resources, plan);
  }

  /** The games that are listed. */
  public List<GameKit<?>> kits() {
    return kits;
  }

  /** The game with this id and its players. */
  public Optional<GameKit<?>> kit(String id) {
    return kits.stream()
        .filter(kit -> kit.game().id().equals(id))
        .findFirst()
        .or(() -> families.stream().flatMap(family -> family.apply(id).stream()).findFirst());
  }

  @Override
  public Optional<Game<?>> game(String id) {
    return kit(id).map(GameKit::game);
  }

  /** The listed ones, the largest first. */
  @Override
  public List<Game<?>> unnamed() {
    return GameLookup.largestFirst(kits.stream().map(GameKit::game));
  }
}
