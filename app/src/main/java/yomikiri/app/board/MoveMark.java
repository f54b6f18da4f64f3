package yomikiri.app.board;

import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.StackPane;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignL;
import yomikiri.engine.think.Verdict;

/** What a cell tells of the move it stands for: its verdict, whether it is best, the hint. */
public final class MoveMark {
  private final GridCell cell;
  private @Nullable Label verdict;
  private @Nullable FontIcon bulb;

  public MoveMark(GridCell cell) {
    this.cell = cell;
  }

  /**
   * Shows what is known.
   *
   * @param known null where nothing is known
   * @param alone whether it is of a game for one; see {@link Verdicts#text(Verdict, boolean)}
   */
  public void show(@Nullable Verdict known, boolean alone, boolean best, boolean hint) {
    cell.mark("valued", known != null);
    cell.mark("best", best);
    cell.mark("hint", hint);
    if (known != null && verdict == null) {
      verdict = new Label();
      verdict.getStyleClass().add("tile-verdict");
      StackPane.setAlignment(verdict, Pos.BOTTOM_RIGHT);
      cell.getChildren().add(verdict);
    }
    if (verdict != null) {
      verdict.setText(known == null ? "" : Verdicts.text(known, alone));
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
