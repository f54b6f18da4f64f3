package yomikiri.engine.game;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The games that a reader of records knows. */
@FunctionalInterface
public interface GameLookup {
  /** The game with this id. */
  Optional<Game<?>> game(String id);

  /** Those that a text which names no game may be of, the likeliest first. */
  default List<Game<?>> unnamed() {
    return List.of();
  }

  /** Of games in several sizes the largest is the likeliest. */
  static List<Game<?>> largestFirst(Stream<Game<?>> games) {
    return games.sorted(Comparator.<Game<?>>comparingInt(Game::moveLimit).reversed()).toList();
  }

  /** The same games, of which a text that names none may be one of {@code unnamed}. */
  default GameLookup withUnnamed(List<Game<?>> unnamed) {
    GameLookup known = this;
    return new GameLookup() {
      @Override
      public Optional<Game<?>> game(String id) {
        return known.game(id);
      }

      @Override
      public List<Game<?>> unnamed() {
        return unnamed;
      }
    };
  }
}
