package yomikiri.app.board.trapez;

import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import yomikiri.app.board.GridCell;
import yomikiri.app.board.MoveAnnotations;
import yomikiri.app.board.MoveBadge;
import yomikiri.app.ui.Controls;

/** One cell: its name while it is empty, or a tile, and the marks of the last move and the next. */
final class TrapezCell {
  private final GridCell cell;
  private final TileSign tile = new TileSign();
  private final MoveBadge badge;

  TrapezCell(GridCell cell, String name) {
    this.cell = Controls.styled(cell, "trapez-cell");
    this.badge = new MoveBadge(cell);
    Region hollow = Controls.styled(new Region(), "hollow");
    Label words = Controls.styled(new Label(name), "hollow-name");
    Region arrow = Controls.styled(new Region(), "arrow");
    StackPane sign = Controls.styled(new StackPane(arrow), "move-sign");
    cell.getChildren().addAll(hollow, words, tile, sign);
  }

  /**
   * What a cell shows.
   *
   * @param tile see {@link TileSign#show}
   * @param turns whether a tile that has changed is seen to turn
   * @param step what is being done on the cell
   * @param way which way its tile is turned, or was with the last move, or 0
   * @param last whether the last move placed its tile
   * @param playable whether it may be chosen now
   */
  record Face(
      int tile,
      boolean turns,
      Step step,
      int way,
      boolean last,
      boolean playable,
      MoveAnnotations annotations,
      String spoken) {}

  /** What is being done on a cell in the move that is being chosen. */
  enum Step {
    NOTHING,
    /** Its tile is in hand. */
    IN_HAND,
    /** Its tile has just been placed. */
    SET,
    /** Its tile may be turned. */
    RAISED,
    /** Its tile is being turned. */
    TURNING
  }

  void show(Face face) {
    tile.show(face.tile(), face.turns());
    cell.mark("tiled", face.tile() > 0);
    cell.mark("playable", face.playable());
    cell.mark("in-hand", face.step() == Step.IN_HAND);
    cell.mark("set", face.step() == Step.SET);
    cell.mark("raised", face.step() == Step.RAISED);
    cell.mark("turning", face.step() == Step.TURNING);
    cell.mark("last", face.last());
    cell.mark("clockwise", face.way() > 0);
    cell.mark("counter-clockwise", face.way() < 0);
    badge.show(face.annotations());
    cell.say(face.spoken());
  }
}
