package yomikiri.app.board.maze;

import java.util.List;
import java.util.function.Function;
import javafx.scene.text.Text;
import org.jspecify.annotations.Nullable;
import yomikiri.app.board.GridCell;
import yomikiri.app.board.MoveAnnotations;
import yomikiri.app.board.MoveBadge;
import yomikiri.app.text.Language;
import yomikiri.app.ui.Controls;

/** One cell of a maze. There may be thousands, so each has only the parts that it has shown. */
final class MazeCell {
  private final GridCell cell;
  private final Text points = Controls.styled(new Text(), "points");
  private final MoveBadge badge;
  private @Nullable Face shown;

  MazeCell(GridCell cell) {
    this.cell = Controls.styled(cell, "maze-cell", "heat-0");
    this.badge = new MoveBadge(cell);
    cell.getChildren().add(points);
  }

  /**
   * What a cell shows.
   *
   * @param walkers the seats whose walkers stand there
   * @param target the seat that may step there now; -1 where nobody may
   * @param move how it steps there; -1 where nobody may
   */
  record Face(
      boolean wall,
      int points,
      List<Integer> walkers,
      int target,
      int move,
      boolean playable,
      MoveAnnotations annotations,
      boolean alone,
      Language language) {}

  /** Shows {@code face}, which {@code words} puts into words. */
  void show(Face face, Function<Face, String> words) {
    Face before = shown;
    if (face.equals(before)) {
      return;
    }
    shown = face;
    if (before == null || before.points() != face.points()) {
      points.setText(face.points() == 0 ? "" : Integer.toString(face.points()));
      cell.getStyleClass().set(cell.getStyleClass().size() - 1, "heat-" + face.points());
    }
    cell.mark("wall", face.wall());
    cell.mark("occupied", !face.walkers().isEmpty());
    cell.mark("target-0", face.target() == 0);
    cell.mark("target-1", face.target() == 1);
    cell.mark("playable", face.playable());
    badge.show(face.annotations());
    cell.say(words.apply(face));
  }
}
