package yomikiri.engine.search;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The other threads of one search, which begin once it has lasted for a while: short searches are
 * not worth a thread's beginning.
 *
 * @param <S> the nodes they share
 */
public final class SearchHelpers<S extends SplitPoint> implements AutoCloseable {
  private final SplitSearch<S> own;
  private final int others;
  private final long alone;
  private final Supplier<? extends SplitSearch<S>> another;
  private @Nullable YbwcPool<S> pool; // null before others help

  /**
   * Nobody helps yet.
   *
   * @param own the search on the caller's thread
   * @param others threads besides the caller's
   * @param alone nodes that the caller visits before others begin
   * @param another makes the search of one of them, on the caller's thread
   */
  public SearchHelpers(
      SplitSearch<S> own, int others, long alone, Supplier<? extends SplitSearch<S>> another) {
    this.own = own;
    this.others = others;
    this.alone = alone;
    this.another = another;
  }

  /** To be called now and then while the search goes on. */
  public void beginIfWorthwhile() {
    if (pool == null && others > 0 && own.meter().nodes() >= alone) {
      pool = new YbwcPool<>(own, others, another);
    }
  }

  /** Ends the other threads. */
  @Override
  public void close() {
    if (pool != null) {
      pool.close();
    }
  }
}
