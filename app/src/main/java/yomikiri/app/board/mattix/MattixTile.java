package yomikiri.app.board.mattix;

import javafx.scene.layout.Region;
import javafx.scene.text.Text;
import org.jspecify.annotations.Nullable;
import yomikiri.app.board.GridCell;
import yomikiri.app.board.MoveAnnotations;
import yomikiri.app.board.MoveBadge;
import yomikiri.app.text.Figures;
import yomikiri.app.ui.Controls;

/** One cell of a Mattix board: a number tile with its marks, or nothing. */
final class MattixTile {
  private final GridCell cell;
  private final Region plate = Controls.styled(new Region(), "tile");
  private final Text number = Controls.styled(new Text(), "text", "tile-number");
  private final MoveBadge badge;

  MattixTile(GridCell cell) {
    this.cell = Controls.styled(cell, "mattix-cell");
    this.badge = new MoveBadge(cell);
    cell.getChildren().addAll(plate, number);
  }

  /** What a cell shows; {@code value} is null where no tile lies. */
  record Face(
      @Nullable Integer value,
      boolean cross,
      boolean takeable,
      int mover,
      boolean playable,
      boolean last,
      MoveAnnotations annotations,
      String spoken) {}

  void show(Face face) {
    Integer value = face.value();
    number.setText(value == null ? "" : Figures.plain(value));
    cell.mark("empty", value == null);
    cell.mark("negative", value != null && value < 0);
    cell.mark("cross", face.cross());
    cell.mark("takeable", face.takeable());
    cell.mark("playable", face.takeable() && face.playable());
    cell.mark("row-mover", face.mover() == 0);
    cell.mark("column-mover", face.mover() == 1);
    cell.mark("last", face.last());
    badge.show(face.annotations());
    cell.say(face.spoken());
  }

  /** Marks the tile as one the opponent could take next. */
  void setReply(boolean reply) {
    cell.mark("reply", reply);
  }
}
