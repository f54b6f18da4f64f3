package yomikiri.app.shell;

import java.util.List;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.MenuBar;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.StackPane;
import org.jspecify.annotations.Nullable;
import yomikiri.app.text.Texts;

/** The inside of the window: menus above, the rail at the left, one screen, cards above it all. */
public final class Shell {
  private final BorderPane frame = new BorderPane();
  private final StackPane veil = new StackPane();
  private final NoticeBar notices;
  private final StackPane root = new StackPane(frame);
  private final ReadOnlyObjectWrapper<@Nullable Place> place = new ReadOnlyObjectWrapper<>();
  private final Texts texts;
  private @Nullable Rail rail;
  private @Nullable Node focusBefore;

  public Shell(Texts texts) {
    this.texts = texts;
    notices = new NoticeBar(texts);
    StackPane.setAlignment(notices, Pos.BOTTOM_CENTER);
    StackPane.setMargin(notices, new Insets(0, 24, 96, 24));
    root.getChildren().addAll(notices, veil);
    root.getStyleClass().add("shell");
    veil.getStyleClass().add("veil");
    veil.setVisible(false);
    veil.setOnMouseClicked(
        event -> {
          if (veil.equals(event.getTarget())) {
            hideCard();
          }
        });
    veil.addEventHandler(KeyEvent.KEY_PRESSED, this::pressedOnCard);
  }

  /** Fills in what the shell leads to. */
  public void furnish(List<Place> places, List<MenuGroup> menus) {
    Rail newRail = new Rail(places, texts, this::go);
    rail = newRail;
    MenuBar bar = new Menus(texts).bar(menus);
    frame.setTop(bar);
    frame.setLeft(newRail);
    go(places.getFirst());
  }

  public Parent root() {
    return root;
  }

  /** What passes at the foot of the window, whatever the place shown. */
  public NoticeBar notices() {
    return notices;
  }

  /** The place shown. */
  public ReadOnlyObjectProperty<@Nullable Place> place() {
    return place.getReadOnlyProperty();
  }

  /** Shows another place. */
  public void go(Place next) {
    Place before = place.get();
    if (rail != null) {
      rail.select(next);
    }
    if (next.equals(before)) {
      return;
    }
    if (before != null) {
      before.screen().hidden();
    }
    place.set(next);
    frame.setCenter(next.screen().root());
    next.screen().shown();
  }

  /** Shows a card above everything; Esc or a click beside it puts it away. */
  public void showCard(Node card) {
    if (!veil.isVisible()) {
      focusBefore = root.getScene().getFocusOwner();
    }
    veil.getChildren().setAll(card);
    veil.setVisible(true);
    frame.setDisable(true);
    card.requestFocus();
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

  /** Esc puts the card away; no other key reaches what lies below. */
  private void pressedOnCard(KeyEvent event) {
    if (event.getCode() == KeyCode.ESCAPE) {
      hideCard();
    }
    event.consume();
  }
}
