package yomikiri.app.board.mattix;

import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignL;
import yomikiri.app.board.GridCell;
import yomikiri.app.board.Verdicts;
import yomikiri.app.text.Figures;
import yomikiri.engine.think.Verdict;

/** What lies in one cell of a Mattix board: a number tile with its marks, or nothing. */
final class MattixTile {
  private final GridCell cell;
  private final Region plate = new Region();
  private final Label number = new Label();
  private final Label verdict = new Label();
  private final FontIcon bulb = new FontIcon(MaterialDesignL.LIGHTBULB_ON_OUTLINE);

  MattixTile(GridCell cell) {
    this.cell = cell;
    plate.getStyleClass().add("tile");
    number.getStyleClass().add("tile-number");
    verdict.getStyleClass().add("tile-verdict");
    bulb.getStyleClass().add("tile-hint");
    number.setMinWidth(Region.USE_PREF_SIZE);
    StackPane.setAlignment(verdict, Pos.BOTTOM_RIGHT);
    StackPane.setAlignment(bulb, Pos.TOP_LEFT);
    cell.getStyleClass().add("mattix-cell");
    cell.getChildren().addAll(plate, number, verdict, bulb);
  }

  /** What a cell shows; {@code value} is null where no tile lies. */
  record Face(
      @Nullable Integer value,
      boolean cross,
      boolean takeable,
      int mover,
      boolean playable,
      boolean last,
      @Nullable Verdict verdict,
      boolean best,
      boolean hint,
      String spoken) {}

  void show(Face face) {
    Integer value = face.value();
    Verdict known = face.verdict();
    number.setText(value == null ? "" : Figures.plain(value));
    verdict.setText(known == null ? "" : Verdicts.text(known));
    verdict.setVisible(known != null);
    bulb.setVisible(face.hint());
    cell.mark("empty", value == null);
    cell.mark("negative", value != null && value < 0);
    cell.mark("cross", face.cross());
    cell.mark("takeable", face.takeable());
    cell.mark("playable", face.takeable() && face.playable());
    cell.mark("row-mover", face.mover() == 0);
    cell.mark("column-mover", face.mover() == 1);
    cell.mark("last", face.last());
    cell.mark("valued", known != null);
    cell.mark("best", face.best());
    cell.mark("hint", face.hint());
    cell.setAccessibleText(face.spoken());
  }

  /** Marks the tile as one the opponent could take next. */
  void setReply(boolean reply) {
    cell.mark("reply", reply);
  }
}
