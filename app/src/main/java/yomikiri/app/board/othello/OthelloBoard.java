package yomikiri.app.board.othello;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import javafx.animation.Interpolator;
import javafx.animation.Transition;
import javafx.util.Duration;
import org.jspecify.annotations.Nullable;
import yomikiri.app.board.BoardSnapshot;
import yomikiri.app.board.BoardView;
import yomikiri.app.board.BoardView.Surroundings;
import yomikiri.app.board.BoardViewState;
import yomikiri.app.board.CellBoard;
import yomikiri.app.board.GridBoard;
import yomikiri.app.board.MoveAnnotations;
import yomikiri.app.board.SquareLattice;
import yomikiri.app.text.Texts;
import yomikiri.engine.games.othello.OthelloPosition;

/**
 * The picture of an Othello position: black and white discs, a dot on each cell where one may be
 * placed; under the pointer the discs show that would turn over.
 */
final class OthelloBoard {
  private final int size;
  private final Surroundings surroundings;
  private final Texts texts;
  private final GridBoard grid;
  private final List<OthelloCell> cells = new ArrayList<>();
  private final DiscFlip flip = new DiscFlip();
  private @Nullable BoardSnapshot<?> shown;

  private OthelloBoard(int size, Surroundings surroundings) {
    this.size = size;
    this.surroundings = surroundings;
    this.texts = surroundings.texts();
    this.grid = new GridBoard(new SquareLattice(size, size));
    grid.wear("/yomikiri/app/board/othello/board.css");
    grid.cells().forEach(cell -> cells.add(new OthelloCell(cell)));
    grid.pointed().addListener(change -> showThreats());
  }

  static BoardView of(int size, Surroundings surroundings) {
    OthelloBoard board = new OthelloBoard(size, surroundings);
    return new CellBoard(
        CellBoard.Parts.of(board.grid), surroundings, new OthelloPresenter(), board::draw);
  }

  /** Whose disc lies on a cell; -1 for nobody's. */
  static int owner(OthelloPosition position, int cell) {
    return IntStream.range(0, 2)
        .filter(seat -> (position.discs(seat) >>> position.square(cell) & 1) != 0)
        .findFirst()
        .orElse(-1);
  }

  private void draw(BoardViewState state) {
    BoardSnapshot<?> before = shown;
    BoardSnapshot<?> snapshot = state.snapshot();
    shown = snapshot;
    OthelloPosition position = OthelloPresenter.othello(snapshot.position());
    boolean isSame = before != null && before.isSamePosition(snapshot);
    if (!isSame) {
      flip.end();
    }
    for (int cell = 0; cell < cells.size(); cell++) {
      cells.get(cell).show(face(state, position, cell));
    }
    showThreats();
    if (!isSame && before != null && state.stepped() && surroundings.motion().getValue()) {
      flip.begin(turned(OthelloPresenter.othello(before.position()), position));
    }
  }

  /** The discs that lie the other way round than before, seen from the one that was placed. */
  private List<DiscFlip.Turning> turned(OthelloPosition before, OthelloPosition now) {
    OptionalInt placed =
        IntStream.range(0, cells.size())
            .filter(cell -> owner(before, cell) < 0 != owner(now, cell) < 0)
            .findFirst();
    return IntStream.range(0, cells.size())
        .filter(cell -> placed.isPresent() && owner(before, cell) == 1 - owner(now, cell))
        .mapToObj(cell -> new DiscFlip.Turning(cells.get(cell), way(placed.getAsInt(), cell)))
        .toList();
  }

  private int way(int from, int to) {
    return Math.max(Math.abs(from / size - to / size), Math.abs(from % size - to % size));
  }

  private OthelloCell.Face face(BoardViewState state, OthelloPosition position, int cell) {
    BoardSnapshot<?> snapshot = state.snapshot();
    boolean open = state.move(cell).isPresent();
    MoveAnnotations annotations = state.annotations(texts, cell);
    return new OthelloCell.Face(
        owner(position, cell),
        open,
        open && snapshot.playable(),
        snapshot.lastMove().equals(OptionalInt.of(cell)),
        annotations,
        spoken(state, position, cell, annotations));
  }

  private String spoken(
      BoardViewState state, OthelloPosition position, int cell, MoveAnnotations annotations) {
    int owner = owner(position, cell);
    List<String> parts = new ArrayList<>();
    parts.add(SquareLattice.spoken(texts, cell, size));
    parts.add(texts.get(owner < 0 ? "spoken.empty" : "othello.spoken." + owner));
    if (state.move(cell).isPresent()) {
      parts.add(texts.get("othello.spoken.turns", Long.bitCount(position.flips(cell))));
    }
    parts.addAll(annotations.spoken(texts));
    return texts.listed(parts);
  }

  /** Shows what the move under the pointer would turn over. */
  private void showThreats() {
    BoardSnapshot<?> now = shown;
    OptionalInt move = grid.pointed().get();
    if (now == null) {
      return;
    }
    OthelloPosition position = OthelloPresenter.othello(now.position());
    boolean isMove = move.isPresent() && now.legal().contains(move.getAsInt());
    long flips = isMove ? position.flips(move.getAsInt()) : 0;
    for (int cell = 0; cell < cells.size(); cell++) {
      cells.get(cell).setThreatened((flips >>> position.square(cell) & 1) != 0);
    }
  }

  /** Turns discs over one after the other, the nearest to the disc just placed first. */
  private static final class DiscFlip extends Transition {
    private static final Duration TIME = Duration.millis(200);
    private static final double OVERLAP = 0.5; // of the time, in which one disc turns

    private List<Turning> discs = List.of();

    DiscFlip() {
      setCycleDuration(TIME);
      setInterpolator(Interpolator.LINEAR);
    }

    /** A disc that turns over, {@code distance} cells from the disc placed, from 1. */
    record Turning(OthelloCell cell, int distance) {}

    /** Shows all discs as they lie in the end. */
    void end() {
      stop();
      discs.forEach(disc -> disc.cell().turn(1));
      discs = List.of();
    }

    void begin(List<Turning> turning) {
      end();
      discs = List.copyOf(turning);
      interpolate(0);
      playFromStart();
    }

    @Override
    protected void interpolate(double fraction) {
      int farthest = discs.stream().mapToInt(Turning::distance).max().orElse(1);
      for (Turning disc : discs) {
        double start =
            farthest == 1 ? 0 : (1 - OVERLAP) * (disc.distance() - 1.0) / (farthest - 1.0);
        double length = farthest == 1 ? 1 : OVERLAP;
        disc.cell().turn(Math.clamp((fraction - start) / length, 0, 1));
      }
    }
  }
}
