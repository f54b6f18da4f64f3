package yomikiri.app.board.trapez;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import javafx.scene.Node;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;
import yomikiri.app.board.BoardSnapshot;
import yomikiri.app.board.BoardView;
import yomikiri.app.board.BoardView.Surroundings;
import yomikiri.app.board.BoardViewState;
import yomikiri.app.board.CellBoard;
import yomikiri.app.board.GridBoard;
import yomikiri.app.board.HexLattice;
import yomikiri.app.board.MoveAnnotations;
import yomikiri.app.board.OptionBar;
import yomikiri.app.board.OptionsBeside;
import yomikiri.app.board.Pick;
import yomikiri.app.board.trapez.TrapezCell.Step;
import yomikiri.engine.games.trapez.TrapezMove;

/**
 * The picture of Trapez: hexagons, half light, half dark, joined where their colours meet. The tile
 * in hand lies on its cell, and the group that it would join is lit up; tiles that may be turned
 * are raised. On demand lines run around all groups.
 */
final class TrapezBoard {
  static final HexLattice LATTICE = HexLattice.ofSide(3);

  private final Surroundings surroundings;
  private final GridBoard grid = new GridBoard(LATTICE);
  private final List<TrapezCell> cells = new ArrayList<>();
  private final Outline outline = new Outline(grid);
  private final Joints joints = new Joints(outline);
  private final GroupLines lines = new GroupLines(outline);
  private final OptionBar options = new OptionBar(TrapezBoard::picture);
  private final OptionsBeside root = new OptionsBeside(grid, options);
  private @Nullable BoardViewState drawn;

  private TrapezBoard(Surroundings surroundings) {
    this.surroundings = surroundings;
    GridBoard.wear(root, "/yomikiri/app/board/trapez/board.css");
    grid.cells().forEach(cell -> cells.add(new TrapezCell(cell, LATTICE.name(cell.index()))));
    grid.above().getChildren().addAll(joints, lines);
    grid.onLaidOut(this::drawAbove);
    root.getStyleClass().add("trapez-board");
  }

  static BoardView of(Surroundings surroundings) {
    TrapezBoard board = new TrapezBoard(surroundings);
    return new CellBoard(
        new CellBoard.Parts(board.root, board.grid, board.options),
        surroundings,
        new TrapezPresenter(),
        board::draw);
  }

  private static Node picture(Pick option) {
    if (option instanceof Pick.Piece(int tile)) {
      return TileSign.of(tile);
    }
    Region arrow = new Region();
    arrow
        .getStyleClass()
        .add(option.equals(TrapezPresenter.CLOCKWISE) ? "clockwise" : "counter-clockwise");
    return arrow;
  }

  private void draw(BoardViewState state) {
    BoardViewState before = drawn;
    drawn = state;
    PartialMove partial = PartialMove.of(state);
    root.show(state);
    boolean turns = before != null && surroundings.motion().getValue() && goesOn(before, state);
    TrapezCellWords words =
        new TrapezCellWords(
            surroundings.texts(),
            partial,
            List.of(partial.sizes(0), partial.sizes(1)),
            surroundings.overlay().getValue());
    for (int cell = 0; cell < cells.size(); cell++) {
      cells.get(cell).show(face(state, partial, words, cell, turns));
    }
    grid.requestLayout();
  }

  /** Whether a tile that lies otherwise than before has been turned. */
  private static boolean goesOn(BoardViewState before, BoardViewState now) {
    return now.stepped() || before.snapshot().isSamePosition(now.snapshot());
  }

  /** Draws what lies above the tiles, whose places have to be known. */
  private void drawAbove() {
    BoardViewState now = drawn;
    if (now == null) {
      return;
    }
    PartialMove partial = PartialMove.of(now);
    joints.show(partial.position(), cell -> step(now, partial, cell) == Step.RAISED);
    lines.clear();
    boolean someRaised = partial.isSet() && partial.turned() < 0;
    if (surroundings.overlay().getValue() && !someRaised) {
      lines.showAll(partial.position(), cell -> way(now, partial, cell) != 0);
    }
    if (partial.placed() < 0) {
      lines.lightWon(partial.position());
    }
    int touched = partial.isSet() ? partial.turned() : partial.placed();
    if (touched >= 0) {
      int mover = TrapezPresenter.trapez(now.snapshot().position()).turn();
      lines.light(partial.position(), mover, touched);
    }
    lines.applyCss(); // or they would be seen without their colours at first
  }

  private static Step step(BoardViewState state, PartialMove partial, int cell) {
    if (cell == partial.placed()) {
      return partial.isSet() ? Step.SET : Step.IN_HAND;
    }
    if (cell == partial.turned()) {
      return Step.TURNING;
    }
    return partial.isSet() && state.selection().cells().contains(cell) ? Step.RAISED : Step.NOTHING;
  }

  private TrapezCell.Face face(
      BoardViewState state, PartialMove partial, TrapezCellWords words, int cell, boolean turns) {
    BoardSnapshot<?> snapshot = state.snapshot();
    Step step = step(state, partial, cell);
    MoveAnnotations annotations = state.annotations(surroundings.texts(), cell);
    OptionalInt last = last(state, partial);
    return new TrapezCell.Face(
        partial.position().tile(cell),
        turns,
        step,
        way(state, partial, cell),
        last.isPresent() && TrapezMove.cell(last.getAsInt()) == cell,
        snapshot.playable() && state.selection().cells().contains(cell),
        annotations,
        words.of(cell, step, annotations));
  }

  /** The move that led here, until another is begun. */
  private static OptionalInt last(BoardViewState state, PartialMove partial) {
    return partial.placed() < 0 ? state.snapshot().lastMove() : OptionalInt.empty();
  }

  /** Which way the tile on a cell is being turned, or was with the last move; 0 if it is not. */
  private static int way(BoardViewState state, PartialMove partial, int cell) {
    if (cell == partial.turned()) {
      return partial.way();
    }
    OptionalInt move = last(state, partial);
    if (move.isEmpty() || TrapezMove.turnedCell(move.getAsInt()) != cell) {
      return 0;
    }
    return TrapezMove.isClockwise(move.getAsInt()) ? 1 : -1;
  }
}
