package yomikiri.engine.games.othello.search;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** One midgame search by several threads. */
public final class MidgameHelpers implements AutoCloseable {
  private final MidgameSearch own;
  private final MidgameRootSearch root;
  private final int others;
  private final long alone;
  private final Supplier<MidgameSearch> another;
  private @Nullable YbwcPool pool; // null before others help

  /**
   * Nobody helps yet.
   *
   * @param own the search of {@code root}, on the caller's thread
   * @param others threads besides the caller's
   * @param alone nodes that the caller visits before others begin
   * @param another makes the search of one of them
   */
  public MidgameHelpers(
      MidgameSearch own,
      MidgameRootSearch root,
      int others,
      long alone,
      Supplier<MidgameSearch> another) {
    this.own = own;
    this.root = root;
    this.others = others;
    this.alone = alone;
    this.another = another;
  }

  /** Has the caller's thread look {@code depth} plies ahead, with the others. */
  public void to(int depth) {
    if (pool == null && others > 0 && own.nodes() >= alone) {
      pool = new YbwcPool(own, others, another);
    }
    root.to(depth);
  }

  /** Ends the other threads. */
  @Override
  public void close() {
    if (pool != null) {
      pool.close();
    }
  }
}
