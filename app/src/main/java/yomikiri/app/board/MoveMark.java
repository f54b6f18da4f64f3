package yomikiri.app.board;

import javafx.geometry.Pos;
import javafx.scene.layout.StackPane;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignL;

/** What a cell tells of the move it stands for: its worth, the hint. */
public final class MoveMark {
  private final GridCell cell;
  private @Nullable WorthLabel value;
  private @Nullable FontIcon bulb;

  public MoveMark(GridCell cell) {
    this.cell = cell;
  }

  /**
   * Shows what is known.
   *
   * @param worth null where nothing is known
   */
  public void show(@Nullable Worth worth, boolean hint) {
    cell.mark("valued", worth != null);
    cell.mark("hint", hint);
    if (worth != null && value == null) {
      value = new WorthLabel();
      value.getStyleClass().add("tile-verdict");
      StackPane.setAlignment(value, Pos.BOTTOM_RIGHT);
      cell.getChildren().add(value);
    }
    if (value != null) {
      value.show(worth);
    }
    if (hint && bulb == null) {
      bulb = new FontIcon(MaterialDesignL.LIGHTBULB_ON_OUTLINE);
      bulb.getStyleClass().add("tile-hint");
      StackPane.setAlignment(bulb, Pos.TOP_LEFT);
      cell.getChildren().add(bulb);
    }
    if (bulb != null) {
      bulb.setVisible(hint);
    }
  }
}
