package yomikiri.engine.games.othello.search;

import java.util.Collections;
import java.util.function.Function;
import yomikiri.engine.search.BusyMoves;
import yomikiri.engine.search.SearchHelpers;
import yomikiri.engine.think.Meter;
import yomikiri.engine.think.SearchContext;

/** One midgame search by several threads. */
public final class MidgameHelpers implements AutoCloseable {
  private final MidgameRootSearch root;
  private final SearchHelpers helpers;

  /**
   * Nobody helps yet.
   *
   * @param own the search of {@code root}, on the caller's thread
   * @param others threads besides the caller's
   * @param alone nodes that the caller visits before others begin
   * @param another makes the search of one of them
   */
  public MidgameHelpers(
      SearchContext context,
      MidgameSearch own,
      MidgameRootSearch root,
      int others,
      long alone,
      Function<Meter, MidgameSearch> another) {
    BusyMoves busy = new BusyMoves(others > 0);
    if (others > 0) {
      own.share(busy);
    }
    Function<Meter, SearchHelpers.Search> helper =
        meter -> new Helper(another.apply(meter), root, busy);
    this.root = root;
    this.helpers =
        new SearchHelpers(
            context,
            "yomikiri-midgame-",
            busy,
            /* isInStep= */ true,
            alone,
            Collections.nCopies(others, helper));
  }

  /** Has the caller's thread look {@code depth} plies ahead, with the others. */
  public void to(int depth) {
    Object _ =
        helpers.search(
            depth,
            reached -> {
              root.to(reached);
              return root;
            });
  }

  /** Ends the other threads. */
  @Override
  public void close() {
    helpers.close();
  }

  private record Helper(MidgameRootSearch search, MidgameRootSearch root)
      implements SearchHelpers.Search {
    Helper(MidgameSearch search, MidgameRootSearch root, BusyMoves busy) {
      this(new MidgameRootSearch(search, root), root);
      search.share(busy);
    }

    @Override
    public int deeper(int depth) {
      return depth + 1;
    }

    @Override
    public void follow() {
      search.follow(root);
    }

    @Override
    public boolean search(int depth) {
      search.to(depth);
      return depth >= Long.SIZE;
    }
  }
}
