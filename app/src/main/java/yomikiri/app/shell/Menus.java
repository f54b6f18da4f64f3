package yomikiri.app.shell;

import java.util.List;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableBooleanValue;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import org.kordamp.ikonli.javafx.FontIcon;
import yomikiri.app.text.Texts;

/** Makes menus of commands. */
public final class Menus {
  private final Texts texts;

  public Menus(Texts texts) {
    this.texts = texts;
  }

  MenuBar bar(List<MenuGroup> groups) {
    MenuBar bar = new MenuBar();
    bar.setUseSystemMenuBar(true);
    for (MenuGroup group : groups) {
      Menu menu = new Menu();
      menu.textProperty().bind(texts.of(group.key()));
      for (List<Command> section : group.sections()) {
        if (!menu.getItems().isEmpty()) {
          menu.getItems().add(new SeparatorMenuItem());
        }
        section.forEach(command -> menu.getItems().add(item(command)));
      }
      bar.getMenus().add(menu);
    }
    return bar;
  }

  /** A menu item with the command's words, icon and keys. */
  public MenuItem item(Command command) {
    MenuItem item = itemWithoutKeys(command);
    item.setAccelerator(command.keys());
    return item;
  }

  /** A menu item for a second place, where the keys must not be taken again. */
  public MenuItem itemWithoutKeys(Command command) {
    ObservableBooleanValue on = command.on();
    MenuItem item;
    if (on == null) {
      item = new MenuItem();
      item.setGraphic(new FontIcon(command.icon()));
    } else {
      CheckMenuItem check = new CheckMenuItem();
      check.setSelected(on.get());
      on.addListener((value, before, now) -> check.setSelected(now));
      item = check;
    }
    item.textProperty().bind(texts.of(command.key()));
    item.disableProperty().bind(Bindings.not(command.enabled()));
    item.setOnAction(event -> command.run());
    return item;
  }
}
