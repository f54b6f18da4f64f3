package yomikiri.app;

import java.util.List;
import yomikiri.app.board.GameUi;
import yomikiri.engine.games.Catalog;
import yomikiri.engine.think.ResourceCache;

/** The engine's games, whose players find nothing to load. */
public final class TestCatalog {
  public static final Catalog CATALOG =
      Catalog.of(new ResourceCache(TestCatalog.class::getResourceAsStream));

  /** Their pictures. */
  public static final List<GameUi> SHELF = GameList.uis(CATALOG);

  private TestCatalog() {}
}
