package yomikiri.app.library;

import java.util.List;
import java.util.function.Consumer;
import javafx.css.PseudoClass;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.TableCell;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignS;

/** The star of a game in the list; a click sets or removes it. */
final class StarCell extends TableCell<LibraryRow, String> {
  private static final PseudoClass STARRED = PseudoClass.getPseudoClass("starred");

  private final Consumer<List<LibraryRow>> change;
  private final FontIcon full = new FontIcon(MaterialDesignS.STAR);
  private final FontIcon empty = new FontIcon(MaterialDesignS.STAR_OUTLINE);

  StarCell(Consumer<List<LibraryRow>> change) {
    this.change = change;
    getStyleClass().add("star");
    setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
    addEventFilter(MouseEvent.MOUSE_PRESSED, this::pressed);
  }

  /** The click is for the star alone: what is chosen stays. */
  private void pressed(MouseEvent event) {
    LibraryRow row = getTableRow().getItem();
    if (event.getButton() == MouseButton.PRIMARY && row != null) {
      change.accept(List.of(row));
      event.consume();
    }
  }

  @Override
  protected void updateItem(@Nullable String star, boolean nothing) {
    super.updateItem(star, nothing);
    boolean isStarred = star != null && !star.isEmpty();
    setText(null);
    setGraphic(nothing ? null : isStarred ? full : empty);
    pseudoClassStateChanged(STARRED, isStarred);
  }
}
