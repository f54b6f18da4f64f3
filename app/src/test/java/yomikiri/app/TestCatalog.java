package yomikiri.app;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javafx.beans.property.SimpleObjectProperty;
import yomikiri.app.board.GameUi;
import yomikiri.app.text.Language;
import yomikiri.app.text.Texts;
import yomikiri.engine.games.Catalog;
import yomikiri.engine.outside.EngineList;
import yomikiri.engine.outside.Engines;
import yomikiri.engine.outside.Leftovers;
import yomikiri.engine.think.ResourceCache;
import yomikiri.engine.think.Ticker;

/** The engine's games, whose players find nothing to load. */
public final class TestCatalog {
  public static final Catalog CATALOG =
      Catalog.of(new ResourceCache(TestCatalog.class::getResourceAsStream));

  /** Their pictures. */
  public static final List<GameUi> GAME_LIST = GameList.uis(CATALOG);

  /** All words, in English. */
  public static final Texts ENGLISH =
      new Texts(
          Stream.concat(Stream.of("/yomikiri/app/text"), GAME_LIST.stream().map(GameUi::words))
              .toList(),
          new SimpleObjectProperty<>(Language.ENGLISH));

  private TestCatalog() {}

  /** Other programs, whose list is in {@code folder}. */
  public static Engines engines(Path folder) {
    return new Engines(
        new EngineList(folder.resolve(EngineList.FILE)), Leftovers.UNNOTED, Ticker.SYSTEM);
  }
}
