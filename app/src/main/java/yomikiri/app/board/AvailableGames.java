package yomikiri.app.board;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.GameLookup;
import yomikiri.engine.think.GameKit;

/** The games of the list, {@code kits}, and those of custom {@code sizes}. */
public record AvailableGames(List<GameKit<?>> kits, List<CustomSizes> sizes) implements GameLookup {
  public AvailableGames {
    kits = List.copyOf(kits);
    sizes = List.copyOf(sizes);
  }

  /** The games of a list with their custom sizes. */
  public static AvailableGames of(List<GameUi> gameList) {
    return new AvailableGames(
        gameList.stream().<GameKit<?>>map(GameUi::kit).toList(),
        gameList.stream().flatMap(ui -> ui.sizes().stream()).distinct().toList());
  }

  /** The game with this id and its players. */
  public Optional<GameKit<?>> kit(String id) {
    return kits.stream()
        .filter(kit -> kit.game().id().equals(id))
        .findFirst()
        .or(
            () ->
                sizes.stream()
                    .filter(free -> free.sizeOf(id).isPresent())
                    .findFirst()
                    .flatMap(free -> free.byId().apply(id)));
  }

  @Override
  public Optional<Game<?>> game(String id) {
    return kit(id).map(GameKit::game);
  }

  /** Those in the list, the largest first. */
  @Override
  public List<Game<?>> unnamed() {
    return GameLookup.largestFirst(kits.stream().map(GameKit::game));
  }

  /** The same games, of which {@code game} is the likeliest where a text names none. */
  public GameLookup likeliest(Game<?> game) {
    return withUnnamed(Stream.concat(Stream.of(game), unnamed().stream()).toList());
  }
}
