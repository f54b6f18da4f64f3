package yomikiri.app.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import yomikiri.app.text.Phrase;
import yomikiri.app.text.Texts;
import yomikiri.engine.game.BoardMark;

/** Marks on a board: those shown, and the one being drawn. */
final class BoardMarking {
  private final CellSurface cells;
  private final Optional<BoardView.Marker> marker;
  private final Texts texts;
  private List<BoardMark> shown = List.of();
  private Optional<BoardMark> sketch = Optional.empty();
  private OptionalInt tail = OptionalInt.empty(); // where an arrow drawn by keys begins

  BoardMarking(CellSurface cells, BoardView.Surroundings surroundings) {
    this.cells = cells;
    this.marker = surroundings.marker();
    this.texts = surroundings.texts();
  }

  void show(List<BoardMark> marks) {
    shown = marks;
    show();
  }

  private void show() {
    List<BoardMark> all = new ArrayList<>(shown);
    sketch.ifPresent(all::add);
    cells.setMarks(all, texts);
  }

  /** The mouse leads from one cell to another; {@code to} is empty where there is none. */
  void drag(int from, OptionalInt to, Optional<BoardMark.Color> color) {
    sketch =
        to.isEmpty() || to.getAsInt() == from
            ? Optional.empty()
            : marker.map(by -> mark(by, from, to.getAsInt(), color));
    show();
  }

  /** Draws a mark on a cell, or an arrow to another; what is there already is taken away. */
  void draw(int from, int to, Optional<BoardMark.Color> color) {
    sketch = Optional.empty();
    marker.ifPresent(by -> by.toggle(mark(by, from, to, color)));
  }

  private BoardMark mark(BoardView.Marker by, int from, int to, Optional<BoardMark.Color> color) {
    Optional<String> end = from == to ? Optional.empty() : Optional.of(cells.lattice().name(to));
    return by.mark(cells.lattice().name(from), end, color);
  }

  /** Begins an arrow at the cell with the keyboard or, if one has been begun, ends it there. */
  void arrow() {
    OptionalInt from = tail;
    tail = from.isPresent() ? OptionalInt.empty() : OptionalInt.of(cells.current());
    if (from.isPresent() && from.getAsInt() != cells.current()) {
      draw(from.getAsInt(), cells.current(), Optional.empty());
    }
  }

  /** Gives up the arrow that was begun; false if none was. */
  boolean leave() {
    boolean begun = tail.isPresent();
    tail = OptionalInt.empty();
    return begun;
  }

  /** What is to be done next with the arrow that was begun. */
  Optional<Phrase> prompt() {
    return tail.stream()
        .mapToObj(cell -> Phrase.of("mark.prompt", cells.lattice().name(cell)))
        .findFirst();
  }
}
