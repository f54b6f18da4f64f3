package yomikiri.app.board.tron;

import javafx.scene.canvas.Canvas;
import javafx.scene.layout.StackPane;
import yomikiri.app.board.Brush;
import yomikiri.app.board.Squares;
import yomikiri.app.draw.Inks;
import yomikiri.engine.games.tron.TronPosition;
import yomikiri.engine.games.tron.board.Arena;
import yomikiri.engine.games.tron.board.Cells;

/** A short trail, with or without its head, as a picture of its own. */
final class PieceSign extends StackPane {
  private static final double WIDTH = 40; // pixels
  private static final double HEIGHT = 24;

  private final int seat;
  private final boolean hasHead;
  private final Canvas canvas = new Canvas(WIDTH, HEIGHT);
  private final Inks inks = new Inks(this::paint);

  PieceSign(int seat, boolean hasHead) {
    this.seat = seat;
    this.hasHead = hasHead;
    getChildren().addAll(inks, canvas);
    paint();
  }

  private void paint() {
    Arena arena = new Arena(2, 1);
    canvas.getGraphicsContext2D().clearRect(0, 0, WIDTH, HEIGHT);
    Brush brush = new Brush(canvas, new Squares(arena.width(), arena.height()), inks);
    int head = hasHead ? arena.cell(1) : TronPosition.NONE;
    long[] trail = new long[Cells.WORDS];
    Cells.add(trail, arena.cell(0));
    Cells.add(trail, arena.cell(1));
    new ArenaPainter(brush, arena).trail(Track.of(seat, head, trail), 1);
  }
}
