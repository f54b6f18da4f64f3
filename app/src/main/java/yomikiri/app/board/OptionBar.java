package yomikiri.app.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Button;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.FlowPane;
import yomikiri.app.text.Texts;

/**
 * The turns or pieces that may be picked next, beside a board: a button each, one stop of the Tab
 * key. Arrows lead from one to the next, Enter or Space picks the one with the keyboard.
 */
public final class OptionBar extends FlowPane {
  private final List<Button> buttons = new ArrayList<>();
  private List<Pick> options = List.of();
  private Consumer<Pick> picked = pick -> {};
  private Runnable pointed = () -> {};
  private int current;

  public OptionBar() {
    getStyleClass().add("option-bar");
    setAlignment(Pos.CENTER);
    setAccessibleRole(AccessibleRole.TOOL_BAR);
    addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
  }

  /** Sets who is told what is picked, and that another option is pointed at. */
  void hand(Consumer<Pick> optionPicked, Runnable optionPointed) {
    picked = optionPicked;
    pointed = optionPointed;
  }

  /** Offers what may be picked next, by its {@code words}, with what is known of it. */
  void show(Drawing drawing, Function<Pick, String> words, Texts texts) {
    if (!options.equals(drawing.picking().options())) {
      offer(drawing.picking().options());
    }
    for (int i = 0; i < options.size(); i++) {
      Worth worth = drawing.worth(texts, options.get(i));
      String said = words.apply(options.get(i));
      buttons.get(i).setText(worth == null ? said : said + "  " + worth.text());
      buttons.get(i).setDisable(!drawing.snapshot().playable());
      buttons
          .get(i)
          .pseudoClassStateChanged(
              PseudoClass.getPseudoClass("hint"), drawing.isHint(options.get(i)));
    }
  }

  private void offer(List<Pick> now) {
    options = now;
    buttons.clear();
    for (int i = 0; i < options.size(); i++) {
      buttons.add(button(i));
    }
    getChildren().setAll(buttons);
    point(0);
  }

  private Button button(int index) {
    Button button = new Button();
    button.getStyleClass().add("option");
    button.setId("option-" + index);
    button.setOnAction(event -> picked.accept(options.get(index)));
    button
        .focusedProperty()
        .addListener(
            change -> {
              if (button.isFocused() && index != current) {
                point(index);
                pointed.run();
              }
            });
    return button;
  }

  private void point(int index) {
    current = index;
    for (int i = 0; i < buttons.size(); i++) {
      buttons.get(i).setFocusTraversable(i == index);
    }
  }

  /** The option pointed at; empty where there is none. */
  Optional<Pick> offered() {
    return options.isEmpty() ? Optional.empty() : Optional.of(options.get(current));
  }

  /** Puts the keyboard on the option pointed at. */
  void focus() {
    if (!buttons.isEmpty()) {
      buttons.get(current).requestFocus();
    }
  }

  /** Points at another option, {@code by} further on, round and round. */
  void step(int by) {
    if (!buttons.isEmpty()) {
      point(Math.floorMod(current + by, buttons.size()));
      focus();
      pointed.run();
    }
  }

  private void pressed(KeyEvent event) {
    switch (event.getCode()) {
      case LEFT, UP, Q -> step(-1);
      case RIGHT, DOWN, E -> step(1);
      case ENTER -> offered().ifPresent(picked);
      default -> {
        return;
      }
    }
    event.consume();
  }
}
