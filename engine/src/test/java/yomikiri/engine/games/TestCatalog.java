package yomikiri.engine.games;

import yomikiri.engine.think.ResourceCache;

/** The engine's games, whose players find nothing to load. */
public final class TestCatalog {
  public static final Catalog CATALOG =
      Catalog.of(new ResourceCache(TestCatalog.class::getResourceAsStream));

  private TestCatalog() {}
}
