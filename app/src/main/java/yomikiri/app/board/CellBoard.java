package yomikiri.app.board;

import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.Map;
import java.util.OptionalInt;
import java.util.function.Consumer;
import javafx.geometry.Point2D;
import javafx.scene.layout.Region;
import javafx.util.Subscription;
import org.jspecify.annotations.Nullable;
import yomikiri.app.text.Phrase;

/** A board of cells: a game's picture on {@link Cells}, drawn anew when the language changes. */
public final class CellBoard implements BoardView {
  private final Region root;
  private final Cells cells;
  private final Surroundings surroundings;
  private final Manner manner;
  private final Consumer<BoardSnapshot<?>> picture;
  private final Subscription language;
  private @Nullable BoardSnapshot<?> shown;
  private Map<Integer, Integer> moves = Map.of();
  private Keyboard keyboard = Keyboard.BEGINS;
  private OptionalInt home = OptionalInt.empty();

  /** How far the keyboard has come in the game shown. */
  private enum Keyboard {
    /** Another game is shown: it goes to the first cell that can be played. */
    BEGINS,
    /** Nobody at the board has been to move yet. */
    WAITS,
    /** It is led by hand. */
    LED
  }

  /** A board that is its grid and nothing else; see below. */
  public CellBoard(
      GridBoard grid,
      Surroundings surroundings,
      Manner manner,
      Consumer<BoardSnapshot<?>> picture) {
    this(grid, grid, surroundings, manner, picture);
  }

  /**
   * @param root what holds the cells
   * @param picture draws what is to be shown
   */
  public CellBoard(
      Region root,
      Cells cells,
      Surroundings surroundings,
      Manner manner,
      Consumer<BoardSnapshot<?>> picture) {
    this.root = root;
    this.cells = cells;
    this.surroundings = surroundings;
    this.manner = manner;
    this.picture = picture;
    cells.hand(new Hand());
    language = surroundings.texts().language().subscribe((before, now) -> showAgain());
  }

  @Override
  public Region root() {
    return root;
  }

  @Override
  public void begin() {
    keyboard = Keyboard.BEGINS;
    home = OptionalInt.empty();
  }

  @Override
  public void show(BoardSnapshot<?> snapshot) {
    shown = snapshot;
    moves = snapshot.moves(manner);
    cells.setPlayable(snapshot.playable());
    picture.accept(snapshot);
    placeKeyboard(snapshot);
  }

  private void showAgain() {
    if (shown != null) {
      show(shown);
    }
  }

  /**
   * Keeps the keyboard where moves begin; where they begin nowhere, it is put on a cell that can be
   * played once in a game, and then left alone.
   */
  private void placeKeyboard(BoardSnapshot<?> now) {
    OptionalInt begin =
        now.mover().isEmpty()
            ? OptionalInt.empty()
            : manner.home(now.position(), now.mover().getAsInt());
    if (begin.isPresent()) {
      if (now.playable() && !begin.equals(home)) {
        home = begin;
        cells.setCurrent(begin.getAsInt());
      }
    } else if (!moves.isEmpty() && keyboard != Keyboard.LED) {
      if (keyboard == Keyboard.BEGINS) {
        cells.setCurrent(Collections.min(moves.keySet()));
      } else if (now.playable()) {
        cells.setCurrent(nearest(moves.keySet()));
      }
      keyboard = now.playable() ? Keyboard.LED : Keyboard.WAITS;
    }
  }

  /** The cell of {@code among} that lies nearest to the one with the keyboard. */
  private int nearest(Collection<Integer> among) {
    return among.stream()
        .min(Comparator.comparingDouble(this::distance).thenComparing(Comparator.naturalOrder()))
        .orElse(cells.current());
  }

  private double distance(int cell) {
    Point2D way = cells.lattice().centre(cell).subtract(cells.lattice().centre(cells.current()));
    return Math.abs(way.getX()) + Math.abs(way.getY());
  }

  /** What is done on the board. */
  private final class Hand implements Cells.Hand {
    @Override
    public void chose(int cell) {
      choose(cell);
    }

    @Override
    public void typed(String text) {
      surroundings.playText().accept(text);
    }
  }

  private void choose(int cell) {
    Integer move = moves.get(cell);
    if (shown == null) {
      return;
    }
    if (shown.playable() && move != null) {
      surroundings.play().accept(move);
    } else {
      surroundings.refuse().accept(refusal(shown, cell));
    }
  }

  private Phrase refusal(BoardSnapshot<?> now, int cell) {
    String name = cells.lattice().name(cell);
    return now.mover().isPresent() && !moves.containsKey(cell)
        ? manner.refusal(now.position(), now.mover().getAsInt(), cell, name)
        : Phrase.of("notice.bad-move", name);
  }

  @Override
  public void focus() {
    cells.focusCurrent();
  }

  @Override
  public void close() {
    language.unsubscribe();
  }
}
