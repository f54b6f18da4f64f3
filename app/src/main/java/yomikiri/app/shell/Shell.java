package yomikiri.app.shell;

import atlantafx.base.controls.ModalPane;
import java.util.List;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.MenuBar;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.StackPane;
import org.jspecify.annotations.Nullable;
import yomikiri.app.text.Texts;

/** The inside of the window: menus above, the rail at the left, one screen, cards above it all. */
public final class Shell {
  private final BorderPane frame = new BorderPane();
  private final ModalPane cards = new ModalPane();
  private final StackPane root = new StackPane(frame, cards);
  private final ReadOnlyObjectWrapper<@Nullable Place> place = new ReadOnlyObjectWrapper<>();
  private final Texts texts;
  private @Nullable Rail rail;

  public Shell(Texts texts) {
    this.texts = texts;
    root.getStyleClass().add("shell");
    cards.displayProperty().addListener((value, before, on) -> frame.setDisable(on));
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
    cards.show(card);
    card.requestFocus();
  }

  public void hideCard() {
    cards.hide();
  }
}
