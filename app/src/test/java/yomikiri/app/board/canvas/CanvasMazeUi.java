package yomikiri.app.board.canvas;

import java.util.List;
import java.util.OptionalInt;
import javafx.geometry.Point2D;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.scene.paint.Color;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.materialdesign2.MaterialDesignW;
import yomikiri.app.board.BoardView;
import yomikiri.app.board.BoardViewState;
import yomikiri.app.board.Brush;
import yomikiri.app.board.CanvasBoard;
import yomikiri.app.board.CellBoard;
import yomikiri.app.board.GameUi;
import yomikiri.app.board.GameUi.SeatSigns;
import yomikiri.app.board.MovePresenter;
import yomikiri.app.board.Pick;
import yomikiri.app.board.PointedCellLabel;
import yomikiri.app.board.RulesExample;
import yomikiri.app.board.SquareLattice;
import yomikiri.app.board.VerdictFormat;
import yomikiri.app.draw.ThemeColors.Ink;
import yomikiri.app.text.Phrase;
import yomikiri.app.text.Texts;
import yomikiri.engine.game.Position;
import yomikiri.engine.games.maze.Maze;
import yomikiri.engine.games.maze.MazePosition;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Verdict;

/** The number maze with many cells, on a canvas. */
public final class CanvasMazeUi {
  private static final GameKit<MazePosition> KIT = Maze.kit(21, 31, 12);

  private CanvasMazeUi() {}

  public static GameUi ui() {
    return new GameUi(
        KIT,
        "maze",
        "/yomikiri/app/board/maze",
        SeatSigns.icons(() -> List.of(MaterialDesignW.WALK)),
        (kit, surroundings) -> Board.of(surroundings),
        new Ways(),
        new RulesExample(KIT, "", List.of()),
        new RulesExample(KIT, "", List.of()));
  }

  private static MazePosition maze(Position position) {
    if (position instanceof MazePosition maze) {
      return maze;
    }
    throw new IllegalArgumentException("no maze");
  }

  private static final class Ways implements MovePresenter {
    @Override
    public List<Pick> picks(Position position, int seat, int move) {
      return List.of(new Pick.Cell(maze(position).target(move)));
    }

    @Override
    public OptionalInt home(Position position, int seat) {
      return OptionalInt.of(maze(position).at());
    }

    @Override
    public Phrase refusal(Position position, int seat, int cell, String name) {
      return Phrase.of("maze.refusal.far", name);
    }

    @Override
    public Phrase ending(Position position) {
      return Phrase.of("maze.ending");
    }
  }

  private static final class Board {
    private final Texts texts;
    private final SquareLattice lattice = new SquareLattice(31, 21);
    private final CanvasBoard canvas = new CanvasBoard(lattice, this::paint, this::words);
    private final PointedCellLabel pointed = new PointedCellLabel(canvas);
    private @Nullable BoardViewState drawn;

    private Board(Texts texts) {
      this.texts = texts;
      canvas.typeLetters("rldu");
    }

    static BoardView of(BoardView.Surroundings surroundings) {
      Board board = new Board(surroundings.texts());
      VBox root = new VBox(board.pointed, board.canvas);
      VBox.setVgrow(board.canvas, Priority.ALWAYS);
      return new CellBoard(
          CellBoard.Parts.of(root, board.canvas), surroundings, new Ways(), board::draw);
    }

    private void draw(BoardViewState state) {
      drawn = state;
      canvas.repaint();
      pointed.update();
    }

    private void paint(Brush brush) {
      BoardViewState now = drawn;
      if (now == null) {
        return;
      }
      MazePosition maze = maze(now.snapshot().position());
      for (int cell = 0; cell < lattice.cells(); cell++) {
        Color ground = brush.ink(Ink.PANEL);
        Color full = brush.ink(Ink.ACCENT);
        double share = maze.points(cell) / 9.0;
        brush.fill(
            cell, maze.isWall(cell) ? brush.ink(Ink.QUIET) : ground.interpolate(full, share));
      }
      Point2D at = brush.centre(maze.at());
      brush.graphics().setFill(brush.ink(Ink.FIRST));
      brush.graphics().fillOval(at.getX() - 5, at.getY() - 5, 10, 10);
    }

    private String words(int cell) {
      BoardViewState now = drawn;
      if (now == null) {
        return "";
      }
      MazePosition maze = maze(now.snapshot().position());
      Verdict verdict = now.verdict(cell);
      return lattice.name(cell)
          + (maze.isWall(cell) ? " wall" : " " + maze.points(cell))
          + (verdict == null ? "" : " " + VerdictFormat.spoken(texts, verdict));
    }
  }
}
