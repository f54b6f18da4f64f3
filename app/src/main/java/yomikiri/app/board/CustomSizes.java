package yomikiri.app.board;

import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import yomikiri.engine.think.GameKit;

/**
 * The sizes of a game beyond those in the game list.
 *
 * @param prefix begins the ids of all sizes; the rest of the id is the size as people type it
 * @param byId the game with an id, if it can be had
 */
public record CustomSizes(String prefix, Function<String, Optional<GameKit<?>>> byId) {
  /** The app's start waits for it, and a record's own takes long to begin. */
  @Override
  public int hashCode() {
    return prefix.hashCode();
  }

  /** Begins the keys of the game's words. */
  public String family() {
    return prefix.substring(0, prefix.indexOf('-'));
  }

  /** The game of the size typed. */
  public Optional<GameKit<?>> kit(String size) {
    String plain = size.toLowerCase(Locale.ROOT).replace('×', 'x').replaceAll("\\s+", "");
    return byId.apply(prefix + plain);
  }

  /** The size of the game with this id, as people type it; empty if it is another game's. */
  public Optional<String> sizeOf(String id) {
    return id.startsWith(prefix) && byId.apply(id).isPresent()
        ? Optional.of(id.substring(prefix.length()))
        : Optional.empty();
  }
}
