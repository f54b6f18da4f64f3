package yomikiri.app.ui;

import java.util.Map;
import javafx.beans.property.Property;
import javafx.scene.control.Toggle;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import org.jspecify.annotations.Nullable;

/** Switches of which exactly one is on: arrow keys choose another, and none turns itself off. */
public final class OneOf {
  private OneOf() {}

  /** Makes a group of {@code buttons}; {@code value} is the one that is on. */
  public static <T> ToggleGroup of(Property<T> value, Map<T, ToggleButton> buttons) {
    ToggleGroup group = new ToggleGroup();
    group.getToggles().setAll(buttons.values());
    value.subscribe(now -> show(group, buttons.get(now)));
    group
        .selectedToggleProperty()
        .addListener(
            (chosen, before, now) -> {
              if (now == null) {
                group.selectToggle(before);
              } else {
                buttons.forEach(
                    (one, button) -> {
                      if (button.equals(now)) {
                        value.setValue(one);
                      }
                    });
              }
            });
    return group;
  }

  private static void show(ToggleGroup group, @Nullable Toggle toggle) {
    if (toggle != null) {
      group.selectToggle(toggle);
    }
  }
}
