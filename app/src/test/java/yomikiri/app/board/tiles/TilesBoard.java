package yomikiri.app.board.tiles;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.control.Label;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import yomikiri.app.board.BoardView;
import yomikiri.app.board.BoardViewState;
import yomikiri.app.board.CellBoard;
import yomikiri.app.board.GridBoard;
import yomikiri.app.board.GridCell;
import yomikiri.app.board.OptionBar;
import yomikiri.app.board.Pick;
import yomikiri.app.board.VerdictFormat;
import yomikiri.app.text.Texts;
import yomikiri.engine.think.Verdict;

/** The picture of a {@link TilesPosition}: the tile being laid shows the number offered for it. */
final class TilesBoard {
  private final Texts texts;
  private final GridBoard grid = new GridBoard(Tiles.LATTICE);
  private final List<Label> numbers = new ArrayList<>();

  private TilesBoard(Texts texts) {
    this.texts = texts;
    for (GridCell cell : grid.cells()) {
      cell.setStyle("-fx-background-color: -y-tile;");
      Label number = new Label();
      numbers.add(number);
      cell.getChildren().add(number);
    }
  }

  static BoardView of(BoardView.Surroundings surroundings) {
    TilesBoard board = new TilesBoard(surroundings.texts());
    OptionBar options = new OptionBar();
    VBox root = new VBox(board.grid, options);
    VBox.setVgrow(board.grid, Priority.ALWAYS);
    return new CellBoard(
        new CellBoard.Parts(root, board.grid, options),
        surroundings,
        new TilesUi.TilesPresenter(),
        board::draw);
  }

  private void draw(BoardViewState state) {
    if (!(state.snapshot().position() instanceof TilesPosition position)) {
      throw new IllegalArgumentException("no tiles");
    }
    for (int cell = 0; cell < TilesPosition.CELLS; cell++) {
      String number = number(state, position, cell);
      numbers.get(cell).setText(number);
      List<String> said = new ArrayList<>(List.of(Tiles.LATTICE.name(cell), number));
      Verdict verdict = state.verdict(cell);
      if (verdict != null) {
        said.add(VerdictFormat.spoken(texts, verdict));
      }
      if (state.isHint(cell)) {
        said.add(texts.get("tiles.hint"));
      }
      grid.cells().get(cell).say(texts.listed(said));
    }
  }

  private static String number(BoardViewState state, TilesPosition position, int cell) {
    List<Pick> made = state.selection().made();
    boolean isLaid = !made.isEmpty() && made.getFirst().equals(new Pick.Cell(cell));
    if (isLaid && made.size() > 1 && made.get(1) instanceof Pick.Piece(int number)) {
      return "(" + number + ")";
    }
    if (isLaid && state.offered().orElse(null) instanceof Pick.Piece(int number)) {
      return "(" + number + "?)";
    }
    return position.tile(cell) == 0 ? "-" : Integer.toString(position.tile(cell));
  }
}
