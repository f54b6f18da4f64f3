package yomikiri.engine.think;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * What players load by name, such as learnt tables. Each thing is read when it is first asked for,
 * once for all games, players and threads; so it must be immutable.
 */
public final class Resources {
  /** For players that load nothing. */
  public static final Resources NONE = new Resources(name -> null);

  private final Function<String, @Nullable InputStream> source;
  private final ConcurrentMap<String, Object> loaded = new ConcurrentHashMap<>();

  /**
   * @param source opens what is kept under a name; null if there is nothing
   */
  public Resources(Function<String, @Nullable InputStream> source) {
    this.source = source;
  }

  /** Makes a thing of its bytes. */
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
    return type.cast(loaded.computeIfAbsent(name, unread -> read(unread, reading)));
  }

  private Object read(String name, Reading<?> reading) {
    try (InputStream in = source.apply(name)) {
      if (in == null) {
        throw new IllegalArgumentException("there is no resource " + name);
      }
      return reading.read(in);
    } catch (IOException e) {
      throw new UncheckedIOException("the resource " + name + " cannot be read", e);
    }
  }
}
