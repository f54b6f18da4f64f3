package yomikiri.app.board.mattix;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import javafx.animation.Interpolator;
import javafx.animation.TranslateTransition;
import javafx.css.PseudoClass;
import javafx.geometry.Point2D;
import javafx.geometry.Pos;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.util.Duration;
import org.jspecify.annotations.Nullable;
import yomikiri.app.board.BoardSnapshot;
import yomikiri.app.board.BoardView;
import yomikiri.app.board.BoardView.Surroundings;
import yomikiri.app.board.CellBoard;
import yomikiri.app.board.GridBoard;
import yomikiri.app.board.GridCell;
import yomikiri.app.board.Squares;
import yomikiri.app.board.Verdicts;
import yomikiri.app.text.Texts;
import yomikiri.engine.games.mattix.MattixPosition;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Verdict;

/**
 * The picture of a Mattix position. The row player's tiles wear the first colour, the column
 * player's the second; under the pointer the line that a tile would leave to the opponent shows in
 * the other colour.
 */
final class MattixBoard {
  private static final Duration GLIDE = Duration.millis(150);

  private static final PseudoClass BY_ROW_PLAYER = PseudoClass.getPseudoClass("by-row-player");

  private final int size;
  private final Surroundings surroundings;
  private final Texts texts;
  private final GridBoard grid;
  private final List<MattixTile> tiles = new ArrayList<>();
  private final StackPane cross = new StackPane();
  private final Region lastMark = new Region();
  private final TranslateTransition glide = new TranslateTransition(GLIDE, cross);
  private Map<Integer, List<Integer>> replies = Map.of();
  private int crossCell = -1;

  private MattixBoard(GameKit<?> kit, Surroundings surroundings) {
    this.size = MattixManner.mattix(kit.game().newPosition(0)).size();
    this.surroundings = surroundings;
    this.texts = surroundings.texts();
    this.grid = new GridBoard(new Squares(size, size));
    grid.wear("/yomikiri/app/board/mattix/board.css");
    grid.cells().forEach(cell -> tiles.add(new MattixTile(cell)));
    Region sign = new Region();
    lastMark.getStyleClass().add("last-mark");
    StackPane.setAlignment(lastMark, Pos.TOP_RIGHT);
    sign.getStyleClass().add("cross-sign");
    cross.getStyleClass().add("cross");
    cross.getChildren().addAll(sign, lastMark);
    cross.setManaged(false);
    grid.above().getChildren().add(cross);
    glide.setInterpolator(Interpolator.EASE_BOTH);
    grid.pointed().addListener(change -> showReplies());
    grid.onLaidOut(this::placeCross);
  }

  static BoardView of(GameKit<?> kit, Surroundings surroundings) {
    MattixBoard board = new MattixBoard(kit, surroundings);
    return new CellBoard(board.grid, surroundings, new MattixManner(), board::show);
  }

  private void show(BoardSnapshot<?> snapshot) {
    MattixPosition position = MattixManner.mattix(snapshot.position());
    replies = snapshot.replies();
    for (int cell = 0; cell < tiles.size(); cell++) {
      tiles.get(cell).show(face(snapshot, position, cell));
    }
    showReplies();
    lastMark.setVisible(snapshot.lastMove().isPresent());
    lastMark.pseudoClassStateChanged(BY_ROW_PLAYER, position.turn() == 1);
    moveCross(position.cross());
  }

  private MattixTile.Face face(BoardSnapshot<?> snapshot, MattixPosition position, int cell) {
    boolean here = position.hasTile(cell);
    boolean takeable = snapshot.legal().contains(cell);
    Verdict verdict = snapshot.verdicts().get(cell);
    return new MattixTile.Face(
        here ? position.tile(cell) : null,
        cell == position.cross(),
        takeable,
        snapshot.mover().orElse(-1),
        snapshot.playable(),
        snapshot.lastMove().equals(OptionalInt.of(cell)),
        verdict,
        verdict != null && snapshot.best().contains(cell),
        snapshot.hint().equals(OptionalInt.of(cell)),
        spoken(position, cell, takeable, verdict, snapshot.hint().equals(OptionalInt.of(cell))));
  }

  private String spoken(
      MattixPosition position,
      int cell,
      boolean takeable,
      @Nullable Verdict verdict,
      boolean hint) {
    List<String> parts = new ArrayList<>();
    parts.add(texts.get("mattix.spoken.cell", 1 + cell / size, Squares.columnName(cell % size)));
    if (cell == position.cross()) {
      parts.add(texts.get("mattix.spoken.cross"));
    } else if (position.hasTile(cell)) {
      parts.add(Verdicts.spoken(texts, position.tile(cell)));
    } else {
      parts.add(texts.get("mattix.spoken.empty"));
    }
    if (takeable) {
      parts.add(texts.get("mattix.spoken.takeable"));
    }
    if (verdict != null) {
      parts.add(Verdicts.spoken(texts, verdict));
    }
    if (hint) {
      parts.add(texts.get("mattix.spoken.hint"));
    }
    return texts.listed(parts);
  }

  /** Shows what the opponent could take after the move under the pointer. */
  private void showReplies() {
    OptionalInt move = grid.pointed().get();
    List<Integer> after =
        move.isEmpty() ? List.of() : replies.getOrDefault(move.getAsInt(), List.of());
    for (GridCell cell : grid.cells()) {
      tiles.get(cell.index()).setReply(after.contains(cell.index()));
    }
  }

  private void moveCross(int cell) {
    boolean glides =
        crossCell >= 0
            && crossCell != cell
            && cross.getWidth() > 0
            && surroundings.motion().getValue();
    Point2D from =
        new Point2D(
            cross.getLayoutX() + cross.getTranslateX(), cross.getLayoutY() + cross.getTranslateY());
    glide.stop();
    crossCell = cell;
    placeCross();
    if (glides) {
      glide.setFromX(from.getX() - cross.getLayoutX());
      glide.setFromY(from.getY() - cross.getLayoutY());
      glide.setToX(0);
      glide.setToY(0);
      glide.playFromStart();
    }
  }

  private void placeCross() {
    if (crossCell >= 0) {
      cross.setTranslateX(0);
      cross.setTranslateY(0);
      Point2D corner = grid.corner(crossCell);
      cross.resizeRelocate(corner.getX(), corner.getY(), grid.edge(), grid.edge());
    }
  }
}
