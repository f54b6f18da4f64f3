package yomikiri.app;

import java.util.List;
import java.util.stream.Stream;
import javafx.beans.property.SimpleObjectProperty;
import yomikiri.app.board.GameUi;
import yomikiri.app.text.Language;
import yomikiri.app.text.Texts;
import yomikiri.engine.games.Catalog;
import yomikiri.engine.think.ResourceCache;

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
}
