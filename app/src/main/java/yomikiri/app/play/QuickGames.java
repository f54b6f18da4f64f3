package yomikiri.app.play;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javafx.beans.Observable;
import javafx.beans.binding.Bindings;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import yomikiri.app.board.GameUi;
import yomikiri.app.play.newgame.NewGameViewModel;
import yomikiri.app.play.session.GameSetup;
import yomikiri.app.play.session.GameWords;
import yomikiri.app.shell.Menus;
import yomikiri.app.text.Texts;

/** The games that start without a form. {@code form} knows who is to be played against. */
record QuickGames(NewGameViewModel form, PlayCommands commands, Texts texts) {
  /** One of each game in the list, and the one on the board once more. */
  List<MenuItem> items(List<GameUi> gameList, Consumer<GameSetup<?>> start) {
    Menus menus = new Menus(texts);
    GameWords words = new GameWords(texts);
    List<MenuItem> items = new ArrayList<>();
    for (GameUi each : gameList) {
      MenuItem item = new MenuItem();
      List<Observable> observed = new ArrayList<>(List.of(texts.language()));
      form.seats().forEach(seat -> observed.add(seat.who()));
      item.textProperty()
          .bind(
              Bindings.createStringBinding(
                  () -> words.quickGame(each, form.opponent(each.kit())),
                  observed.toArray(Observable[]::new)));
      item.setOnAction(event -> start.accept(form.quickGame(each.kit())));
      items.add(item);
    }
    items.add(new SeparatorMenuItem());
    items.add(menus.itemWithoutKeys(commands.again));
    items.add(menus.itemWithoutKeys(commands.againSwapped));
    items.add(menus.itemWithoutKeys(commands.sameLayout));
    return items;
  }
}
