package yomikiri.engine.think;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import org.jspecify.annotations.Nullable;

/**
 * A cache of what players load by name, such as learnt tables. Each entry is read on first use,
 * once for all games, players and threads, so it must be immutable. An entry whose source has
 * changed is read again.
 */
public final class ResourceCache {
  /** For players that load nothing. */
  public static final ResourceCache NONE = new ResourceCache(name -> null);

  private final Source source;
  private final ConcurrentMap<String, Loaded> loaded = new ConcurrentHashMap<>();

  public ResourceCache(Source source) {
    this.source = source;
  }

  /** Opens resources by name. */
  @FunctionalInterface
  public interface Source {
    /** Opens what is kept under a name; null if there is nothing. */
    @Nullable InputStream open(String name);

    /** Equal as long as what is kept under a name stays the same. */
    default Object state(String name) {
      return name;
    }
  }

  private record Loaded(Object state, Object thing) {}

  /** Parses the bytes of a resource. */
  @FunctionalInterface
  public interface Reading<T> {
    T read(InputStream in) throws IOException;
  }

  /**
   * The thing of this name.
   *
   * @param type what it is, the same whenever it is asked for
   * @throws IllegalArgumentException if there is nothing of this name
   * @throws UncheckedIOException if it cannot be read
   */
  public <T> T get(String name, Class<T> type, Reading<? extends T> reading) {
    Object state = source.state(name);
    Loaded found =
        loaded.compute(
            name,
            (same, before) ->
                before != null && before.state.equals(state)
                    ? before
                    : new Loaded(state, read(same, reading)));
    return type.cast(found.thing);
  }

  private Object read(String name, Reading<?> reading) {
    try (InputStream in = source.open(name)) {
      if (in == null) {
        throw new IllegalArgumentException("there is no resource " + name);
      }
      return reading.read(in);
    } catch (IOException e) {
      throw new UncheckedIOException("the resource " + name + " cannot be read", e);
    }
  }
}
