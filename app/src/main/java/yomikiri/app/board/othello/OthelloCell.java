package yomikiri.app.board.othello;

import javafx.scene.layout.Region;
import yomikiri.app.board.GridCell;
import yomikiri.app.board.MoveAnnotations;
import yomikiri.app.board.MoveBadge;
import yomikiri.app.ui.Controls;

/** One cell of an Othello board: a disc, a dot where one may be placed, or nothing. */
final class OthelloCell {
  private final GridCell cell;
  private final Region disc = Controls.styled(new Region(), "disc");
  private final MoveBadge badge;
  private int owner = -1;

  OthelloCell(GridCell cell) {
    this.cell = Controls.styled(cell, "othello-cell");
    this.badge = new MoveBadge(cell);
    Region plate = Controls.styled(new Region(), "tile");
    cell.getChildren().addAll(plate, disc);
  }

  /**
   * What a cell shows.
   *
   * @param owner whose disc lies there; -1 for nobody's
   * @param playable whether the side to move, at the board, may place a disc there
   */
  record Face(
      int owner,
      boolean open,
      boolean playable,
      boolean last,
      MoveAnnotations annotations,
      String spoken) {}

  void show(Face face) {
    if (owner != face.owner()) {
      owner = face.owner();
      turn(1);
    }
    cell.mark("open", face.open());
    cell.mark("playable", face.playable());
    cell.mark("last", face.last());
    badge.show(face.annotations());
    cell.say(face.spoken());
  }

  /** Shows the disc turned from 0 to 1 of the way from the other side's to its owner's. */
  void turn(double way) {
    int seen = way < 0.5 ? 1 - owner : owner;
    cell.mark("black", seen == 0);
    cell.mark("white", seen == 1);
    disc.setScaleX(Math.abs(1 - 2 * way));
  }

  /** Whether the disc would turn over with the move pointed at. */
  void setThreatened(boolean threatened) {
    cell.mark("threatened", threatened);
  }
}
