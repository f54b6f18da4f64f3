package yomikiri.app;

import java.util.List;
import yomikiri.app.board.GameFace;
import yomikiri.engine.games.Catalog;
import yomikiri.engine.think.Resources;

/** The engine's games, whose players find nothing to load. */
public final class TestCatalog {
  public static final Catalog CATALOG =
      Catalog.of(new Resources(TestCatalog.class::getResourceAsStream));

  /** Their pictures. */
  public static final List<GameFace> SHELF = Shelf.faces(CATALOG);

  private TestCatalog() {}
}
