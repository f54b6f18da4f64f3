package yomikiri.app.play.model;

import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import yomikiri.app.board.BoardView;
import yomikiri.app.concurrent.UiThread;
import yomikiri.app.play.session.NoteHistory;
import yomikiri.app.play.session.PlayEvent;
import yomikiri.app.play.session.PlaySession;
import yomikiri.engine.game.Annotation;
import yomikiri.engine.game.BoardMark;
import yomikiri.engine.game.BoardMark.Color;
import yomikiri.engine.game.BoardMark.Shape;
import yomikiri.engine.game.GameTree;
import yomikiri.engine.game.MoveGlyph;

/** What people note of the moves of a game: words, glyphs and marks on the board. */
@UiThread
public final class Notes implements BoardView.Marker {
  private final SharedState state;
  private final BiConsumer<PlaySession<?>, GameTree.Node> show;
  private final ObjectProperty<Shape> shape = new SimpleObjectProperty<>(Shape.CIRCLE);
  private final ObjectProperty<Color> color = new SimpleObjectProperty<>(Color.GREEN);
  private Optional<GameTree.Node> held = Optional.empty();

  /** {@code show} shows a move whose notes change. */
  Notes(SharedState state, BiConsumer<PlaySession<?>, GameTree.Node> show) {
    this.state = state;
    this.show = show;
    state.noted = this::node;
  }

  /** What is drawn on a cell. */
  public ObjectProperty<Shape> shape() {
    return shape;
  }

  /** The colour of what is drawn. */
  public ObjectProperty<Color> color() {
    return color;
  }

  /**
   * Keeps words and glyphs with the move they were begun for while the game goes on, until {@code
   * now} is false or people look at another position.
   */
  public void hold(boolean now) {
    held = now ? Optional.of(node()) : Optional.empty();
    state.notes.endTyping();
    state.publish();
  }

  /** The move that words and glyphs are for. */
  GameTree.Node node() {
    GameTree.Node shown = state.shownNode;
    held = held.filter(node -> state.isHere() && isWithin(node, shown));
    return held.orElse(shown);
  }

  private static boolean isWithin(GameTree.Node node, GameTree.Node line) {
    GameTree.Node at = line;
    while (at.ply() > node.ply()) {
      at = at.parent().orElseThrow();
    }
    return at.equals(node);
  }

  public void setComment(String words) {
    note(node(), /* typed= */ true, before -> before.withComment(words));
  }

  /** Sets the glyph of the move, or takes it away if it has that one. */
  public void toggle(MoveGlyph glyph) {
    setGlyph(node().annotation().glyph().filter(glyph::equals).isPresent() ? "" : glyph.sign());
  }

  /**
   * Types {@code !} or {@code ?} behind the move: behind another it makes a glyph of two, behind
   * two of the same it takes them away.
   *
   * @return false before the first move
   */
  public boolean type(String sign) {
    String before = node().annotation().glyph().map(MoveGlyph::sign).orElse("");
    String both = before + sign;
    setGlyph(MoveGlyph.of(both).isPresent() ? both : before.equals(sign + sign) ? "" : sign);
    return node().parent().isPresent();
  }

  private void setGlyph(String sign) {
    GameTree.Node node = node();
    if (node.parent().isPresent()) {
      note(node, before -> before.withGlyph(MoveGlyph.of(sign)));
    }
  }

  @Override
  public BoardMark mark(String cell, Optional<String> to, Optional<Color> other) {
    Color used = other.orElse(color.get());
    return to.map(end -> BoardMark.arrow(cell, end, used))
        .orElseGet(() -> BoardMark.on(cell, shape.get(), used));
  }

  /** Draws a mark in place of the same one in another colour, or takes it away if it is there. */
  @Override
  public void toggle(BoardMark mark) {
    note(
        state.shownNode,
        before -> {
          Stream<BoardMark> others =
              before.marks().stream().filter(other -> !isSamePlace(other, mark));
          return before.withMarks(
              (before.marks().contains(mark) ? others : Stream.concat(others, Stream.of(mark)))
                  .toList());
        });
  }

  private static boolean isSamePlace(BoardMark one, BoardMark other) {
    return one.shape() == other.shape()
        && one.cell().equals(other.cell())
        && one.to().equals(other.to());
  }

  /**
   * Takes away all marks of the position shown.
   *
   * @return draws them again
   */
  public Runnable clearMarks() {
    GameTree.Node node = state.shownNode;
    List<BoardMark> marks = node.annotation().marks();
    note(node, before -> before.withMarks(List.of()));
    return () ->
        note(
            node,
            before ->
                before.withMarks(Stream.concat(marks.stream(), before.marks().stream()).toList()));
  }

  private void note(GameTree.Node node, UnaryOperator<Annotation> change) {
    note(node, /* typed= */ false, change);
  }

  private void note(GameTree.Node node, boolean typed, UnaryOperator<Annotation> change) {
    Annotation before = node.annotation();
    Annotation now = change.apply(before);
    if (!now.equals(before)) {
      state.notes.noted(
          new NoteHistory.Change(state.shown, node, before, now, state.live.session().node()),
          typed);
      annotate(node, now);
    }
  }

  private void annotate(GameTree.Node node, Annotation now) {
    node.annotate(now);
    state.live.origin().noted();
    state.publishSettled();
  }

  /** Takes a change back, and shows where. */
  void takeBack(NoteHistory.Change change) {
    state.notes.tookBack(change);
    put(change, change.before(), /* again= */ false);
  }

  /** Makes a change again, and shows where. */
  void redo(NoteHistory.Change change) {
    state.notes.redid(change);
    put(change, change.after(), /* again= */ true);
  }

  private void put(NoteHistory.Change change, Annotation noted, boolean again) {
    if (!node().equals(change.node())) {
      show.accept(change.round(), change.node());
    }
    annotate(change.node(), noted);
    state.report(new PlayEvent.NoteUndone(again));
  }
}
