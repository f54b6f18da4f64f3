package yomikiri.app;

import yomikiri.engine.games.Catalog;
import yomikiri.engine.think.Resources;

/** The engine's games, whose players find nothing to load. */
public final class TestCatalog {
  public static final Catalog CATALOG = Catalog.of(new Resources(name -> null));

  private TestCatalog() {}
}
