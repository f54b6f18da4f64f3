package yomikiri.engine.game;

import java.util.Optional;

/** The names that players have given to the openings of a game. */
@FunctionalInterface
public interface OpeningNames<P extends Position> {
  /** The name of an opening; {@code japanese} is empty where none is established. */
  record Name(String english, Optional<String> japanese) {}

  /** The name of a position, however it came about, and turned or mirrored too. */
  Optional<Name> of(P position);

  /** The longest named line that a game has followed in its first {@code plies}. */
  default Optional<Name> reached(GameSession<P> game, int plies) {
    for (int ply = plies; ply >= 0; ply--) {
      Optional<Name> name = of(game.positionAt(ply));
      if (name.isPresent()) {
        return name;
      }
    }
    return Optional.empty();
  }
}
