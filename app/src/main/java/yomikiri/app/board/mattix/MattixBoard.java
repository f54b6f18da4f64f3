package yomikiri.app.board.mattix;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import javafx.css.PseudoClass;
import javafx.geometry.Point2D;
import javafx.geometry.Pos;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import org.jspecify.annotations.Nullable;
import yomikiri.app.board.BoardSnapshot;
import yomikiri.app.board.BoardView;
import yomikiri.app.board.BoardView.Surroundings;
import yomikiri.app.board.BoardViewState;
import yomikiri.app.board.CellBoard;
import yomikiri.app.board.GlideTransition;
import yomikiri.app.board.GridBoard;
import yomikiri.app.board.GridCell;
import yomikiri.app.board.MoveAnnotations;
import yomikiri.app.board.SquareLattice;
import yomikiri.app.board.VerdictFormat;
import yomikiri.app.text.Texts;
import yomikiri.app.ui.Controls;
import yomikiri.engine.games.mattix.MattixPosition;
import yomikiri.engine.think.GameKit;

/**
 * The picture of a Mattix position. The row player's tiles wear the first colour, the column
 * player's the second; under the pointer the line that a tile would leave to the opponent shows in
 * the other colour.
 */
final class MattixBoard {
  private static final PseudoClass BY_ROW_PLAYER = PseudoClass.getPseudoClass("by-row-player");

  private final int size;
  private final Surroundings surroundings;
  private final Texts texts;
  private final GridBoard grid;
  private final List<MattixTile> tiles = new ArrayList<>();
  private final StackPane cross = Controls.styled(new StackPane(), "cross");
  private final Region lastMark = Controls.styled(new Region(), "last-mark");
  private final GlideTransition glide = new GlideTransition(cross);
  private @Nullable BoardSnapshot<?> shown;
  private int crossCell = -1;

  private MattixBoard(GameKit<?> kit, Surroundings surroundings) {
    this.size = MattixPresenter.mattix(kit.game().newPosition(0)).size();
    this.surroundings = surroundings;
    this.texts = surroundings.texts();
    this.grid = new GridBoard(new SquareLattice(size, size));
    grid.wear("/yomikiri/app/board/mattix/board.css");
    grid.cells().forEach(cell -> tiles.add(new MattixTile(cell)));
    Region sign = Controls.styled(new Region(), "cross-sign");
    StackPane.setAlignment(lastMark, Pos.TOP_RIGHT);
    cross.getChildren().addAll(sign, lastMark);
    cross.setManaged(false);
    grid.above().getChildren().add(cross);
    grid.pointed().addListener(change -> showReplies());
    grid.onLaidOut(this::placeCross);
  }

  static BoardView of(GameKit<?> kit, Surroundings surroundings) {
    MattixBoard board = new MattixBoard(kit, surroundings);
    return new CellBoard(
        CellBoard.Parts.of(board.grid), surroundings, new MattixPresenter(), board::draw);
  }

  private void draw(BoardViewState state) {
    BoardSnapshot<?> snapshot = state.snapshot();
    shown = snapshot;
    MattixPosition position = MattixPresenter.mattix(snapshot.position());
    for (int cell = 0; cell < tiles.size(); cell++) {
      tiles.get(cell).show(face(state, position, cell));
    }
    showReplies();
    lastMark.setVisible(snapshot.lastMove().isPresent());
    lastMark.pseudoClassStateChanged(BY_ROW_PLAYER, position.turn() == 1);
    moveCross(position.cross(), state.stepped());
  }

  private MattixTile.Face face(BoardViewState state, MattixPosition position, int cell) {
    BoardSnapshot<?> snapshot = state.snapshot();
    boolean here = position.hasTile(cell);
    boolean takeable = state.move(cell).isPresent();
    MoveAnnotations annotations = state.annotations(texts, cell);
    return new MattixTile.Face(
        here ? position.tile(cell) : null,
        cell == position.cross(),
        takeable,
        snapshot.mover().orElse(-1),
        snapshot.playable(),
        snapshot.lastMove().equals(OptionalInt.of(cell)),
        annotations,
        spoken(position, cell, takeable, annotations));
  }

  private String spoken(
      MattixPosition position, int cell, boolean takeable, MoveAnnotations annotations) {
    List<String> parts = new ArrayList<>();
    parts.add(SquareLattice.spoken(texts, cell, size));
    if (cell == position.cross()) {
      parts.add(texts.get("mattix.spoken.cross"));
    } else if (position.hasTile(cell)) {
      parts.add(VerdictFormat.spoken(texts, position.tile(cell)));
    } else {
      parts.add(texts.get("spoken.empty"));
    }
    if (takeable) {
      parts.add(texts.get("mattix.spoken.takeable"));
    }
    parts.addAll(annotations.spoken(texts));
    return texts.listed(parts);
  }

  /** Shows what the opponent could take after the move under the pointer. */
  private void showReplies() {
    OptionalInt move = grid.pointed().get();
    BoardSnapshot<?> now = shown;
    List<Integer> after =
        now != null && move.isPresent() && now.legal().contains(move.getAsInt())
            ? now.replies(move.getAsInt())
            : List.of();
    for (GridCell cell : grid.cells()) {
      tiles.get(cell.index()).setReply(after.contains(cell.index()));
    }
  }

  private void moveCross(int cell, boolean stepped) {
    if (cell == crossCell) {
      return;
    }
    boolean glides = stepped && cross.getWidth() > 0 && surroundings.motion().getValue();
    Point2D from = glide.seen();
    glide.end();
    crossCell = cell;
    placeCross();
    if (glides) {
      glide.from(from);
    }
  }

  private void placeCross() {
    if (crossCell >= 0) {
      Point2D corner = grid.corner(crossCell);
      cross.resizeRelocate(corner.getX(), corner.getY(), grid.edge(), grid.edge());
    }
  }
}
