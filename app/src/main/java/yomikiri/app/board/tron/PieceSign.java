package yomikiri.app.board.tron;

import javafx.scene.canvas.Canvas;
import javafx.scene.layout.StackPane;
import yomikiri.app.board.Brush;
import yomikiri.app.board.SquareLattice;
import yomikiri.app.draw.ThemeColors;
import yomikiri.engine.games.tron.TronPosition;
import yomikiri.engine.games.tron.board.Arena;
import yomikiri.engine.games.tron.board.GridCellSet;

/** A short trail, with or without its head, as a picture of its own. */
final class PieceSign extends StackPane {
  private static final double WIDTH = 40; // pixels
  private static final double HEIGHT = 24;

  private final int seat;
  private final boolean hasHead;
  private final Canvas canvas = new Canvas(WIDTH, HEIGHT);
  private final ThemeColors colors = new ThemeColors(this::paint);

  PieceSign(int seat, boolean hasHead) {
    this.seat = seat;
    this.hasHead = hasHead;
    getChildren().addAll(colors, canvas);
    paint();
  }

  private void paint() {
    Arena arena = new Arena(2, 1);
    canvas.getGraphicsContext2D().clearRect(0, 0, WIDTH, HEIGHT);
    Brush brush = new Brush(canvas, new SquareLattice(arena.width(), arena.height()), colors);
    int head = hasHead ? arena.cell(1) : TronPosition.NONE;
    long[] trail = new long[GridCellSet.WORDS];
    GridCellSet.add(trail, arena.cell(0));
    GridCellSet.add(trail, arena.cell(1));
    new ArenaPainter(brush, arena).trail(Trail.of(seat, head, trail), 1);
  }
}
