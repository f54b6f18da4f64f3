package yomikiri.app.play.editor;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import yomikiri.app.board.CanvasBoard;
import yomikiri.app.board.CellSurface;
import yomikiri.app.board.GameUi;
import yomikiri.app.board.GridBoard;
import yomikiri.app.board.GridCell;
import yomikiri.app.board.PieceSet;
import yomikiri.app.board.PieceSet.Piece;
import yomikiri.app.board.PointedCellLabel;
import yomikiri.app.text.Texts;
import yomikiri.app.ui.Controls;
import yomikiri.app.ui.WhileShown;

/**
 * The board on which a position is set up, as large as the one that is played on. The mouse draws
 * strokes over its cells.
 */
final class EditorBoard extends VBox {
  private final PieceSet box;
  private final List<Piece> pieces;
  private final Texts texts;
  private final List<Integer> shown; // by cell, the number of its piece
  private final CellSurface cells;
  private final PointedCellLabel pointed;

  /** A listener to what is done on the board; strokes are told apart from what is done by keys. */
  interface Hand extends CellSurface.Hand {
    /** A stroke begins. */
    void pressed(int cell);

    /** The stroke has come to a cell, over all those between. */
    void dragged(int cell);

    /** The stroke ends. */
    void released();
  }

  /** {@code first} has by cell the number of its piece. */
  EditorBoard(GameUi ui, PieceSet pieces, List<Integer> first, Texts texts, Hand hand) {
    this.box = pieces;
    this.pieces = pieces.pieces();
    this.texts = texts;
    this.shown = new ArrayList<>(first);
    getStyleClass().addAll("play-centre", "arrange-board", ui.family() + "-pieces");
    ui.sheet().ifPresent(sheet -> GridBoard.wear(this, sheet));
    cells = pieces.painter().<CellSurface>map(this::canvas).orElseGet(this::grid);
    pointed = new PointedCellLabel(cells);
    HBox head = Controls.styled(new HBox(pointed), "board-head");
    head.setAlignment(Pos.CENTER_LEFT);
    Region board = board();
    VBox.setVgrow(board, Priority.ALWAYS);
    getChildren().addAll(head, board);
    cells.hand(hand);
    cells.setPlayable(true);
    takeStrokes(board, hand);
    WhileShown.follow(this, texts.language(), language -> drawAll());
  }

  private CanvasBoard canvas(PieceSet.Painter painter) {
    return new CanvasBoard(box.lattice(), brush -> painter.paint(brush, shown), this::words);
  }

  private GridBoard grid() {
    GridBoard grid = new GridBoard(box.lattice());
    for (GridCell cell : grid.cells()) {
      cell.getStyleClass().add("arrange-cell");
      box.fixed(cell.index()).ifPresent(wall -> cell.getStyleClass().add("fixed"));
    }
    return grid;
  }

  private Region board() {
    return switch (cells) {
      case GridBoard grid -> grid;
      case CanvasBoard canvas -> canvas;
    };
  }

  CellSurface cells() {
    return cells;
  }

  // ---- strokes

  private void takeStrokes(Region board, Hand hand) {
    board.addEventFilter(
        MouseEvent.MOUSE_PRESSED,
        event -> {
          OptionalInt cell = at(board, event);
          if (cell.isPresent()) {
            cells.setCurrent(cell.getAsInt());
            cells.focusCurrent();
            hand.pressed(cell.getAsInt());
          }
        });
    board.addEventFilter(
        MouseEvent.MOUSE_DRAGGED, event -> at(board, event).ifPresent(hand::dragged));
    board.addEventFilter(MouseEvent.MOUSE_RELEASED, event -> hand.released());
    board.addEventFilter(MouseEvent.MOUSE_CLICKED, MouseEvent::consume);
  }

  private OptionalInt at(Region board, MouseEvent event) {
    return event.getButton() == MouseButton.PRIMARY
        ? cells.cellAt(board.sceneToLocal(event.getSceneX(), event.getSceneY()))
        : OptionalInt.empty();
  }

  // ---- what is shown

  /** {@code now} has by cell the number of its piece. */
  void show(List<Integer> now) {
    for (int cell = 0; cell < now.size(); cell++) {
      if (!shown.get(cell).equals(now.get(cell))) {
        shown.set(cell, now.get(cell));
        draw(cell);
      }
    }
    finish();
  }

  private void drawAll() {
    for (int cell = 0; cell < shown.size(); cell++) {
      draw(cell);
    }
    finish();
  }

  private void draw(int cell) {
    if (cells instanceof GridBoard grid) {
      GridCell node = grid.cells().get(cell);
      Node picture = picture(shown.get(cell));
      picture.setMouseTransparent(true); // a drag would not end where it replaces this
      node.getChildren().setAll(picture);
      node.setAccessibleText(words(cell));
    }
  }

  private Node picture(int piece) {
    return box.picture(piece)
        .orElseGet(
            () -> {
              Label sign = new Label(pieces.get(piece).sign());
              sign.setMinWidth(USE_PREF_SIZE);
              sign.getStyleClass().add("piece-" + piece);
              return sign;
            });
  }

  private void finish() {
    if (cells instanceof CanvasBoard canvas) {
      canvas.repaint();
    }
    pointed.update();
  }

  private String words(int cell) {
    Piece piece = box.fixed(cell).orElseGet(() -> pieces.get(shown.get(cell)));
    return texts.listed(List.of(box.lattice().name(cell), piece.name().in(texts)));
  }
}
