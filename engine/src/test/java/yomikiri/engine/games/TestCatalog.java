package yomikiri.engine.games;

import yomikiri.engine.think.Resources;

/** The engine's games, whose players find nothing to load. */
public final class TestCatalog {
  public static final Catalog CATALOG =
      Catalog.of(new Resources(TestCatalog.class::getResourceAsStream));

  private TestCatalog() {}
}
