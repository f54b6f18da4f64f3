package yomikiri.app.board.tictactoe;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import javafx.geometry.Point2D;
import javafx.scene.shape.Line;
import yomikiri.app.board.BoardSnapshot;
import yomikiri.app.board.BoardView;
import yomikiri.app.board.BoardView.Surroundings;
import yomikiri.app.board.BoardViewState;
import yomikiri.app.board.CellBoard;
import yomikiri.app.board.GridBoard;
import yomikiri.app.board.MoveAnnotations;
import yomikiri.app.board.SquareLattice;
import yomikiri.app.text.Texts;
import yomikiri.app.ui.Controls;
import yomikiri.engine.games.tictactoe.TicTacToePosition;

/**
 * The picture of a tic-tac-toe position: crosses in the first colour, rings in the second, and a
 * stroke through the three in a row that have won.
 */
final class TicTacToeBoard {
  private static final int SIDE = 3;
  private static final double OVERHANG = 0.36; // of a cell

  private final Texts texts;
  private final GridBoard grid;
  private final List<TicTacToeCell> cells = new ArrayList<>();
  private final List<Line> strokes = new ArrayList<>();
  private List<List<Integer>> rows = List.of();

  private TicTacToeBoard(Surroundings surroundings) {
    texts = surroundings.texts();
    grid = new GridBoard(new SquareLattice(SIDE, SIDE));
    grid.wear("/yomikiri/app/board/tictactoe/board.css");
    grid.cells().forEach(cell -> cells.add(new TicTacToeCell(cell)));
    grid.onLaidOut(this::placeStrokes);
  }

  static BoardView of(Surroundings surroundings) {
    TicTacToeBoard board = new TicTacToeBoard(surroundings);
    return new CellBoard(
        CellBoard.Parts.of(board.grid), surroundings, new TicTacToePresenter(), board::draw);
  }

  private void draw(BoardViewState state) {
    TicTacToePosition position = TicTacToePresenter.ticTacToe(state.snapshot().position());
    for (int cell = 0; cell < cells.size(); cell++) {
      cells.get(cell).show(face(state, position, cell));
    }
    strike(position);
  }

  private TicTacToeCell.Face face(BoardViewState state, TicTacToePosition position, int cell) {
    BoardSnapshot<?> snapshot = state.snapshot();
    int owner = owner(position, cell);
    boolean free = state.move(cell).isPresent();
    MoveAnnotations annotations = state.annotations(texts, cell);
    return new TicTacToeCell.Face(
        owner >= 0 || !free ? owner : snapshot.mover().orElse(-1),
        owner >= 0,
        free && snapshot.playable(),
        snapshot.lastMove().equals(OptionalInt.of(cell)),
        (position.winningCells() >> cell & 1) != 0,
        annotations,
        spoken(cell, owner, annotations));
  }

  private static int owner(TicTacToePosition position, int cell) {
    return IntStream.range(0, 2)
        .filter(seat -> (position.cells(seat) >> cell & 1) != 0)
        .findFirst()
        .orElse(-1);
  }

  private String spoken(int cell, int owner, MoveAnnotations annotations) {
    List<String> parts = new ArrayList<>();
    parts.add(SquareLattice.spoken(texts, cell, SIDE));
    parts.add(texts.get(owner < 0 ? "spoken.empty" : "tictactoe.spoken." + owner));
    parts.addAll(annotations.spoken(texts));
    return texts.listed(parts);
  }

  // ---- the stroke

  private void strike(TicTacToePosition position) {
    rows = position.winningCells() == 0 ? List.of() : wonRows(position.winningCells());
    grid.above().getChildren().removeAll(strokes);
    strokes.clear();
    for (int i = 0; i < rows.size(); i++) {
      Line stroke = Controls.styled(new Line(), "stroke");
      strokes.add(stroke);
    }
    grid.above().getChildren().addAll(strokes);
    placeStrokes();
  }

  /** The ends of the full rows, columns and diagonals among {@code cells}. */
  private static List<List<Integer>> wonRows(int cells) {
    List<List<Integer>> won = new ArrayList<>();
    for (int first = 0; first < SIDE * SIDE; first++) {
      for (int step : new int[] {1, SIDE - 1, SIDE, SIDE + 1}) {
        int last = first + 2 * step;
        boolean fits = isLine(first, step);
        int line = 1 << first | 1 << first + step | 1 << last;
        if (fits && (cells & line) == line) {
          won.add(List.of(first, last));
        }
      }
    }
    return won;
  }

  private static boolean isLine(int first, int step) {
    int column = first % SIDE;
    return switch (step) {
      case 1 -> column == 0;
      case SIDE -> first < SIDE;
      case SIDE + 1 -> first == 0;
      default -> first == SIDE - 1;
    };
  }

  private void placeStrokes() {
    double edge = grid.edge();
    for (int i = 0; i < strokes.size(); i++) {
      Point2D from = grid.centre(rows.get(i).getFirst());
      Point2D to = grid.centre(rows.get(i).getLast());
      Point2D over = to.subtract(from).normalize().multiply(OVERHANG * edge);
      Line stroke = strokes.get(i);
      stroke.setStartX(from.getX() - over.getX());
      stroke.setStartY(from.getY() - over.getY());
      stroke.setEndX(to.getX() + over.getX());
      stroke.setEndY(to.getY() + over.getY());
      stroke.setStrokeWidth(0.045 * edge);
    }
  }
}
