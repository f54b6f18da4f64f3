package yomikiri.app.shell;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
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

  void fill(MenuBar bar, List<MenuGroup> groups) {
    bar.setUseSystemMenuBar(true);
    for (MenuGroup group : groups) {
      Menu menu = new Menu();
      menu.textProperty().bind(texts.of(group.key()));
      Map<MenuItem, Command> items = new LinkedHashMap<>();
      for (List<Command> section : group.sections()) {
        if (!menu.getItems().isEmpty()) {
          menu.getItems().add(new SeparatorMenuItem());
        }
        for (Command command : section) {
          MenuItem item = plain(command);
          command.keys().ifPresent(item::setAccelerator);
          items.put(item, command);
          menu.getItems().add(item);
        }
      }
      menu.setOnShowing(event -> items.forEach(Menus::draw));
      bar.getMenus().add(menu);
    }
  }

  /** A menu item for a second place, where the keys must not be taken again. */
  public MenuItem itemWithoutKeys(Command command) {
    MenuItem item = plain(command);
    draw(item, command);
    return item;
  }

  private static void draw(MenuItem item, Command command) {
    if (command.on() == null && item.getGraphic() == null) {
      item.setGraphic(new FontIcon(command.icon()));
    }
  }

  private MenuItem plain(Command command) {
    ObservableBooleanValue on = command.on();
    MenuItem item;
    if (on == null) {
      item = new MenuItem();
    } else {
      CheckMenuItem check = new CheckMenuItem();
      check.setSelected(on.get());
      on.addListener((value, before, now) -> check.setSelected(now));
      item = check;
    }
    item.textProperty().bind(command.words(texts));
    item.disableProperty().bind(Bindings.not(command.enabled()));
    item.visibleProperty().bind(command.shown());
    item.setOnAction(event -> command.run());
    return item;
  }

  /** A menu with a title of {@code key}, and a line between its sections. */
  public record MenuGroup(String key, List<List<Command>> sections) {
    public MenuGroup {
      sections = sections.stream().map(List::copyOf).toList();
    }
  }
}
