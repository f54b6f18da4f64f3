package yomikiri.app.board.tictactoe;

import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignL;
import yomikiri.app.board.GridCell;
import yomikiri.app.board.Verdicts;
import yomikiri.engine.think.Verdict;

/** What lies in one cell of a tic-tac-toe board: a cross, a ring, or nothing. */
final class TicTacToeCell {
  private final GridCell cell;
  private final Region token = new Region();
  private final Label verdict = new Label();
  private final FontIcon bulb = new FontIcon(MaterialDesignL.LIGHTBULB_ON_OUTLINE);

  TicTacToeCell(GridCell cell) {
    this.cell = cell;
    Region plate = new Region();
    plate.getStyleClass().add("tile");
    token.getStyleClass().add("token");
    verdict.getStyleClass().add("tile-verdict");
    bulb.getStyleClass().add("tile-hint");
    StackPane.setAlignment(verdict, Pos.BOTTOM_RIGHT);
    StackPane.setAlignment(bulb, Pos.TOP_LEFT);
    cell.getStyleClass().add("tictactoe-cell");
    cell.getChildren().addAll(plate, token, verdict, bulb);
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
      @Nullable Verdict verdict,
      boolean best,
      boolean hint,
      String spoken) {}

  void show(Face face) {
    Verdict known = face.verdict();
    verdict.setText(known == null ? "" : Verdicts.text(known));
    verdict.setVisible(known != null);
    bulb.setVisible(face.hint());
    cell.mark("cross", face.owner() == 0);
    cell.mark("ring", face.owner() == 1);
    cell.mark("taken", face.taken());
    cell.mark("playable", face.playable());
    cell.mark("last", face.last());
    cell.mark("winning", face.winning());
    cell.mark("best", face.best());
    cell.mark("hint", face.hint());
    cell.setAccessibleText(face.spoken());
  }
}
