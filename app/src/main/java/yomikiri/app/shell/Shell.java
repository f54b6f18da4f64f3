package yomikiri.app.shell;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.control.MenuBar;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import yomikiri.app.shell.Menus.MenuGroup;
import yomikiri.app.speech.Announcement;
import yomikiri.app.speech.Topic;
import yomikiri.app.text.Notice;
import yomikiri.app.text.Notices;
import yomikiri.app.text.Phrase;
import yomikiri.app.text.Texts;
import yomikiri.app.ui.Controls;
import yomikiri.app.ui.Focus;
import yomikiri.app.ui.Scrolling;
import yomikiri.app.ui.Theme;

/** The inside of the window: menus above, the rail at the left, one screen, cards above it all. */
public final class Shell implements Navigation, Notices {
  private static final double GAP = 8;
  private static final KeyCombination UNDO = KeyCombination.valueOf("Shortcut+Z");

  private final BorderPane frame = new BorderPane();
  private final ScreenHost passage = new ScreenHost();
  private final StackPane veil = Controls.styled(new StackPane(), "veil");
  private final NoticeBar notices;
  private final WarningBar warning;
  private final MenuBar menus = new MenuBar();
  private final StackPane root =
      new StackPane(frame) {
        @Override
        protected void layoutChildren() {
          if (notices.isVisible()) {
            double all = getWidth() - 2 * GAP;
            notices.fit(all - menus.prefWidth(-1), all, menus.prefHeight(-1));
          }
          super.layoutChildren();
        }
      };
  private final ReadOnlyObjectWrapper<@Nullable Destination> destination =
      new ReadOnlyObjectWrapper<>();
  private final Texts texts;
  private @Nullable NavigationRail rail;
  private @Nullable Node focusBefore;
  private final Map<Destination, Node> focused = new EnumMap<>(Destination.class);
  private final Map<Destination, Supplier<? extends Screen>> makers =
      new EnumMap<>(Destination.class);
  private final Map<Destination, Screen> screens = new EnumMap<>(Destination.class);

  public Shell(Texts texts) {
    this.texts = texts;
    notices = new NoticeBar(texts);
    warning = new WarningBar(texts);
    StackPane.setAlignment(notices, Pos.TOP_RIGHT);
    StackPane.setMargin(notices, new Insets(2, GAP, 0, 0)); // where the line of menus is empty
    root.getChildren().addAll(notices, veil);
    root.getStyleClass().add("shell");
    root.addEventHandler(KeyEvent.KEY_PRESSED, this::pressed);
    Focus.watch(root);
    frame.setCenter(passage);
    veil.setVisible(false);
    veil.setOnMouseClicked(
        event -> {
          if (veil.equals(event.getTarget()) && !isTypedOn()) {
            hideCard();
          }
        });
    veil.addEventHandler(KeyEvent.KEY_PRESSED, this::pressedAtCard);
  }

  /** Fills in what the shell leads to; {@code makers} make each screen when first shown. */
  public void furnish(Map<Destination, Supplier<? extends Screen>> makers, List<MenuGroup> groups) {
    this.makers.putAll(makers);
    NavigationRail newRail = new NavigationRail(texts, this::go);
    rail = newRail;
    new Menus(texts).fill(menus, groups);
    frame.setTop(new VBox(menus, warning));
    ScrollPane left = new Scrolling.Unfocused(newRail); // where the window is too low for all
    left.setFitToHeight(true);
    left.setVbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
    left.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
    frame.setLeft(left);
    go(Destination.PLAY);
  }

  public Parent root() {
    return root;
  }

  /** Shows {@code instead} in place of what is inside, which may be dressed meanwhile. */
  public void cover(Node instead) {
    frame.setOpacity(0);
    root.getChildren().add(instead);
  }

  /** Ends what {@link #cover} has begun. */
  public void uncover(Node instead) {
    root.getChildren().remove(instead);
    frame.setOpacity(1);
  }

  @Override
  public void show(Notice notice) {
    notices.show(notice);
  }

  @Override
  public void warnWhile(Optional<Phrase> what) {
    warning.warn(what);
  }

  /** What stands above the place shown as long as it lasts. */
  WarningBar warning() {
    return warning;
  }

  /**
   * While a card is open, Esc puts it away, and no key acts on what lies beneath, wherever the
   * keyboard is. Else Ctrl+Z on any screen but Play, where it takes back moves, undoes what was
   * last shown.
   */
  private void pressed(KeyEvent event) {
    if (veil.isVisible()) {
      pressedAtCard(event);
    } else if (UNDO.match(event) && destination.get() != Destination.PLAY) {
      notices.undo().run();
      event.consume();
    }
  }

  /** Also a key by which a button of the card has just put it away. */
  private void pressedAtCard(KeyEvent event) {
    if (event.getCode() == KeyCode.ESCAPE) {
      hideCard();
    }
    if (event.getCode() != KeyCode.TAB) {
      event.consume();
    }
  }

  /** Undoes what was last shown that can be undone. */
  public Command undo() {
    return notices.undo();
  }

  @Override
  public ReadOnlyObjectProperty<@Nullable Destination> destination() {
    return destination.getReadOnlyProperty();
  }

  @Override
  public void show(Destination where) {
    go(where);
    if (!screen(where).focusFirst()) {
      focus(where);
    }
  }

  @Override
  public void go(Destination next) {
    Destination before = destination.get();
    if (rail != null) {
      rail.select(next);
    }
    if (next.equals(before)) {
      return;
    }
    if (before != null) {
      Scene scene = root.getScene();
      Node owner = scene == null ? null : scene.getFocusOwner();
      if (owner != null && Focus.isWithin(owner, screen(before).root())) {
        focused.put(before, owner);
      }
      screen(before).hidden();
    }
    destination.set(next);
    passage.show(screen(next).root());
    screen(next).shown();
    if (before != null) {
      Announcement.read(passage, Topic.NOTICE, texts.get(next.words()));
      focus(next);
    }
  }

  /** Leaves the screen that is shown: in a window that is closed nothing has a style. */
  public void close() {
    Destination shown = destination.get();
    if (shown != null) {
      screen(shown).hidden();
    }
  }

  private Screen screen(Destination of) {
    Screen made = screens.get(of);
    if (made == null) {
      made = Objects.requireNonNull(makers.get(of), of.key()).get();
      screens.put(of, made);
    }
    return made;
  }

  /** Puts the keyboard where the place shown wants it. */
  public void focus() {
    Destination shown = destination.get();
    if (shown != null) {
      focus(shown);
    }
  }

  /** Puts the keyboard where it was on the screen, or else on the first thing there. */
  private void focus(Destination there) {
    Node last = focused.get(there);
    Node screen = screen(there).root();
    if (last != null && Focus.isWithin(last, screen) && !last.isDisabled()) {
      Focus.put(last);
    } else if (!screen(there).focusFirst()) {
      screen.applyCss();
      Focus.first(screen).ifPresent(Focus::put);
    }
  }

  /**
   * Shows a card above everything; Esc or, unless people type on it, a click beside it puts it
   * away. It is a part of the window: a JavaFX {@code Dialog} or a ControlsFX {@code PopOver} is a
   * window of its own, which would not be dressed, scaled and watched by {@link Theme} and {@link
   * Focus} as this one is.
   */
  public void showCard(Parent card) {
    if (!veil.isVisible()) {
      focusBefore = root.getScene().getFocusOwner();
    }
    notices.hide();
    veil.getChildren().setAll(card);
    veil.setVisible(true);
    frame.setDisable(true);
    Announcement.read(card, Topic.NOTICE, sentences(card));
    card.requestFocus();
  }

  /** What stands on a card beside what can be used there. */
  private static String sentences(Parent card) {
    return card.getChildrenUnmodifiable().stream()
        .flatMap(part -> part instanceof Label label ? Stream.of(label.getText()) : Stream.empty())
        .collect(Collectors.joining("\n"));
  }

  /** Whether something is typed on the card, which a click beside it must not lose. */
  private boolean isTypedOn() {
    return veil.lookupAll(".text-input").stream()
        .anyMatch(node -> node instanceof TextInputControl input && input.isEditable());
  }

  /** Puts the card away and the keyboard back to where it was. */
  public void hideCard() {
    veil.setVisible(false);
    veil.getChildren().clear();
    frame.setDisable(false);
    if (focusBefore != null) {
      focusBefore.requestFocus();
    }
  }

  /** Shows a screen whole, or scrolled where it does not fit; never takes the keyboard. */
  static final class ScreenHost extends Scrolling.Unfocused {
    ScreenHost() {
      getStyleClass().add("passage");
      setFitToHeight(true);
      setFocusTraversable(false);
    }

    void show(Region screen) {
      setContent(screen);
      setHvalue(0);
      setVvalue(0);
    }
  }
}
