package yomikiri.app.board.tictactoe;

import javafx.scene.layout.Region;
import yomikiri.app.board.GridCell;
import yomikiri.app.board.MoveAnnotations;
import yomikiri.app.board.MoveBadge;
import yomikiri.app.ui.Controls;

/** One cell of a tic-tac-toe board: a cross, a ring, or nothing. */
final class TicTacToeCell {
  private final GridCell cell;
  private final Region token = Controls.styled(new Region(), "token");
  private final MoveBadge badge;

  TicTacToeCell(GridCell cell) {
    this.cell = Controls.styled(cell, "tictactoe-cell");
    this.badge = new MoveBadge(cell);
    Region plate = Controls.styled(new Region(), "tile");
    cell.getChildren().addAll(plate, token);
  }

  /**
   * What a cell shows.
   *
   * @param owner whose token lies there, or else whose would; -1 for nobody's
   */
  record Face(
      int owner,
      boolean taken,
      boolean playable,
      boolean last,
      boolean winning,
      MoveAnnotations annotations,
      String spoken) {}

  void show(Face face) {
    cell.mark("cross", face.owner() == 0);
    cell.mark("ring", face.owner() == 1);
    cell.mark("taken", face.taken());
    cell.mark("playable", face.playable());
    cell.mark("last", face.last());
    cell.mark("winning", face.winning());
    badge.show(face.annotations());
    cell.say(face.spoken());
  }
}
