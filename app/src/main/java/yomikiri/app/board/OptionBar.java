package yomikiri.app.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import javafx.css.PseudoClass;
import javafx.geometry.Orientation;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.FlowPane;
import org.jspecify.annotations.Nullable;
import yomikiri.app.text.Texts;
import yomikiri.app.ui.Controls;

/**
 * The turns or pieces that may be picked next, beside a board: a button each, one stop of the Tab
 * key. Arrows lead from one to the next, Enter or Space picks the one with the keyboard. A piece
 * once in hand is the first to be offered again.
 *
 * <p>It breaks into lines, and an option acts at once. JavaFX's {@code ToolBar} hides in a menu
 * what has no room; ControlsFX's {@code SegmentedButton} is a single line of switches. Below a
 * board it stays as high as it once was, so that the board does not change its size as options come
 * and go.
 */
public final class OptionBar extends FlowPane {
  private static final PseudoClass AHEAD = PseudoClass.getPseudoClass("ahead");
  private static final PseudoClass HINT = PseudoClass.getPseudoClass("hint");
  private static final PseudoClass POINTED = PseudoClass.getPseudoClass("pointed");

  private final @Nullable Function<Pick, Node> pictures;
  private final List<Button> buttons = new ArrayList<>();
  private List<Pick> options = List.of();
  private Consumer<Pick> picked = pick -> {};
  private Runnable pointed = () -> {};
  private Optional<Pick> held = Optional.empty();
  private boolean ahead;
  private int current;
  private double widthKept;
  private double heightKept;

  /** The options are shown by their words. */
  public OptionBar() {
    this(null);
  }

  /** {@code pictures} draws an option; null where they are shown by their words. */
  public OptionBar(@Nullable Function<Pick, Node> pictures) {
    this.pictures = pictures;
    getStyleClass().add("option-bar");
    setAlignment(Pos.CENTER);
    setAccessibleRole(AccessibleRole.TOOL_BAR);
    addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
  }

  @Override
  protected double computePrefHeight(double width) {
    double height = super.computePrefHeight(width);
    if (getOrientation() == Orientation.VERTICAL || width < 0) {
      return height;
    }
    heightKept = width == widthKept ? Math.max(heightKept, height) : height;
    widthKept = width;
    return heightKept;
  }

  /** Sets the listener to what is picked, and that another option is pointed at. */
  void hand(Consumer<Pick> optionPicked, Runnable optionPointed) {
    picked = optionPicked;
    pointed = optionPointed;
  }

  /**
   * Offers what may be picked next, with what is known of it.
   *
   * @param isAhead whether a cell has to be picked first: then the options can only be looked at
   */
  void show(BoardViewState state, Texts texts, boolean isAhead) {
    List<Pick> now = state.selection().options();
    if (!options.equals(now) || ahead != isAhead) {
      offer(now, isAhead);
    }
    for (int i = 0; i < options.size(); i++) {
      label(buttons.get(i), state, options.get(i), texts);
    }
  }

  private void label(Button button, BoardViewState state, Pick option, Texts texts) {
    VerdictDisplay display = state.display(texts, option);
    String said = state.presenter().option(option).in(texts);
    if (button.getGraphic() == null) {
      button.setText(display == null ? said : said + "  " + figures(display, "  "));
    } else {
      button.setText(display == null ? "" : figures(display, "\n"));
      explain(button, said);
    }
    button.setAccessibleText(
        texts.listed(
            Stream.of(said, state.outlook(texts, option), display == null ? "" : display.spoken())
                .filter(part -> !part.isEmpty())
                .toList()));
    MoveBadge.showHeat(button, display == null ? OptionalDouble.empty() : display.heat());
    button.setDisable(!ahead && !state.snapshot().playable());
    button.pseudoClassStateChanged(HINT, state.isHint(option));
  }

  private static String figures(VerdictDisplay display, String between) {
    return display.proven().isEmpty()
        ? display.text()
        : display.text() + between + display.proven();
  }

  private static void explain(Button button, String words) {
    Tooltip tooltip = button.getTooltip();
    if (tooltip == null) {
      button.setTooltip(new Tooltip(words));
    } else {
      tooltip.setText(words);
    }
  }

  private void offer(List<Pick> now, boolean isAhead) {
    options = now;
    ahead = isAhead;
    buttons.clear();
    for (int i = 0; i < options.size(); i++) {
      buttons.add(button(i));
    }
    getChildren().setAll(buttons);
    if (!ahead) {
      point(Math.max(0, held.map(options::indexOf).orElse(0)));
    }
  }

  private Button button(int index) {
    Button button = Controls.id("option-" + index, Controls.styled(new Button(), "option"));
    if (pictures != null) {
      button.setGraphic(pictures.apply(options.get(index)));
      button.setContentDisplay(ContentDisplay.TOP);
    }
    button.pseudoClassStateChanged(AHEAD, ahead);
    button.setFocusTraversable(false);
    button.setMouseTransparent(ahead);
    button.setOnAction(event -> picked.accept(options.get(index)));
    button.focusedProperty().addListener(change -> pointIf(button.isFocused(), index));
    button.hoverProperty().addListener(change -> pointIf(button.isHover(), index));
    return button;
  }

  private void pointIf(boolean isPointedAt, int index) {
    if (isPointedAt && index != current) {
      point(index);
      pointed.run();
    }
  }

  private void point(int index) {
    current = index;
    offered().filter(Pick.Piece.class::isInstance).ifPresent(piece -> held = Optional.of(piece));
    for (int i = 0; i < buttons.size(); i++) {
      buttons.get(i).setFocusTraversable(i == index);
      buttons.get(i).pseudoClassStateChanged(POINTED, i == index);
    }
  }

  /** The option pointed at; empty where there is none. */
  Optional<Pick> offered() {
    return options.isEmpty() || ahead ? Optional.empty() : Optional.of(options.get(current));
  }

  /** Puts the keyboard on the option pointed at. */
  void focus() {
    if (!buttons.isEmpty()) {
      buttons.get(current).requestFocus();
    }
  }

  /** Points at the option {@code by} further on, around the end unless they are two turns. */
  void step(int by) {
    boolean twoWays = options.size() == 2 && options.stream().allMatch(Pick.Turn.class::isInstance);
    stepTo(twoWays ? Math.clamp(current + by, 0, 1) : current + by);
  }

  /** Points at the next option, wrapping around. */
  void next() {
    stepTo(current + 1);
  }

  private void stepTo(int index) {
    if (!buttons.isEmpty() && !ahead) {
      point(Math.floorMod(index, buttons.size()));
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
