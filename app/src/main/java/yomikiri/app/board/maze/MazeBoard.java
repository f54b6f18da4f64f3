package yomikiri.app.board.maze;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import yomikiri.app.board.BoardSnapshot;
import yomikiri.app.board.BoardView;
import yomikiri.app.board.BoardView.Surroundings;
import yomikiri.app.board.BoardViewState;
import yomikiri.app.board.CellBoard;
import yomikiri.app.board.GridBoard;
import yomikiri.app.board.PointedCellLabel;
import yomikiri.app.board.SquareLattice;
import yomikiri.app.text.Texts;
import yomikiri.app.ui.Controls;
import yomikiri.engine.game.Position;
import yomikiri.engine.think.GameKit;

/**
 * The picture of both maze games: points as figures on a ground the warmer the more they are,
 * walls, walkers with their trails, and above them the turns left and what the cell pointed at
 * holds. A step is made by choosing the cell it leads to, by that cell's name, or by its letter.
 */
final class MazeBoard {
  private static final String LETTERS = "rldu";

  private final Texts texts;
  private final GridBoard grid;
  private final Walkers walkers;
  private final List<MazeCell> cells = new ArrayList<>();
  private final Label turns = Controls.line("board-fact");
  private final PointedCellLabel pointed;
  private final VBox root;

  private MazeBoard(GameKit<?> kit, Surroundings surroundings) {
    this.texts = surroundings.texts();
    MazeGround ground = MazeGround.of(kit.game().newPosition(0));
    grid = new GridBoard(new SquareLattice(ground.width(), ground.height()));
    grid.wear("/yomikiri/app/board/maze/board.css");
    grid.typeLetters(LETTERS);
    grid.cells().forEach(cell -> cells.add(new MazeCell(cell)));
    walkers = new Walkers(grid, ground.walkers().size(), surroundings.motion());
    grid.onLaidOut(walkers::place);
    pointed = new PointedCellLabel(grid);
    HBox head = Controls.styled(new HBox(turns, pointed), "board-head");
    head.setAlignment(Pos.CENTER_LEFT);
    root = new VBox(head, grid);
    VBox.setVgrow(grid, Priority.ALWAYS);
  }

  static BoardView of(GameKit<?> kit, Surroundings surroundings) {
    MazeBoard board = new MazeBoard(kit, surroundings);
    return new CellBoard(
        CellBoard.Parts.of(board.root, board.grid), surroundings, MazeUi.PRESENTER, board::draw);
  }

  private void draw(BoardViewState state) {
    BoardSnapshot<?> snapshot = state.snapshot();
    MazeGround ground = MazeGround.of(snapshot.position());
    for (int cell = 0; cell < cells.size(); cell++) {
      int index = cell;
      cells.get(cell).show(face(state, ground, cell), face -> words(face, index, ground.width()));
    }
    walkers.show(ground.walkers(), paths(snapshot, ground), state.stepped());
    turns.setText(texts.get("maze.turns-left", ground.turnsLeft()));
    pointed.update();
  }

  /** By seat, the cells of its last steps, its present one last. */
  private static List<List<Integer>> paths(BoardSnapshot<?> snapshot, MazeGround now) {
    List<MazeGround> past = new ArrayList<>();
    for (Position position : snapshot.past()) {
      past.add(MazeGround.of(position));
    }
    past.add(now);
    return IntStream.range(0, now.walkers().size())
        .mapToObj(seat -> past.stream().map(ground -> ground.walkers().get(seat)).toList())
        .toList();
  }

  private MazeCell.Face face(BoardViewState state, MazeGround ground, int cell) {
    BoardSnapshot<?> snapshot = state.snapshot();
    OptionalInt move = state.move(cell);
    return new MazeCell.Face(
        ground.isWall().test(cell),
        ground.points().applyAsInt(cell),
        ground.walkersOn(cell),
        move.isEmpty() ? -1 : snapshot.mover().orElse(-1),
        move.orElse(-1),
        move.isPresent() && snapshot.playable(),
        state.annotations(texts, cell),
        ground.isAlone(),
        texts.language().getValue());
  }

  private String words(MazeCell.Face face, int cell, int width) {
    List<String> parts = new ArrayList<>();
    parts.add(SquareLattice.spoken(texts, cell, width));
    for (int seat : face.walkers()) {
      parts.add(texts.get(face.alone() ? "maze.spoken.walker" : "maze-duel.spoken.walker." + seat));
    }
    parts.add(
        face.wall()
            ? texts.get("maze.spoken.wall")
            : texts.get("maze.spoken.points", face.points()));
    if (face.move() >= 0) {
      parts.add(texts.get("maze.spoken.step." + LETTERS.charAt(face.move())));
    }
    parts.addAll(face.annotations().spoken(texts));
    return texts.listed(parts);
  }
}
