package yomikiri.app.board;

import java.util.Collections;
import java.util.Map;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import javafx.beans.value.ObservableValue;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;
import yomikiri.app.text.Phrase;
import yomikiri.app.text.Texts;
import yomikiri.engine.think.GameKit;

/**
 * A board that can be looked at and played on: a game's picture on a {@link GridBoard}, drawn anew
 * when the language changes.
 */
public final class BoardView {
  private final Region root;
  private final GridBoard grid;
  private final Surroundings surroundings;
  private final Manner manner;
  private final Consumer<BoardSnapshot<?>> picture;
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
  public BoardView(
      GridBoard grid,
      Surroundings surroundings,
      Manner manner,
      Consumer<BoardSnapshot<?>> picture) {
    this(grid, grid, surroundings, manner, picture);
  }

  /**
   * @param root what holds the grid
   * @param picture draws what is to be shown
   */
  public BoardView(
      Region root,
      GridBoard grid,
      Surroundings surroundings,
      Manner manner,
      Consumer<BoardSnapshot<?>> picture) {
    this.root = root;
    this.grid = grid;
    this.surroundings = surroundings;
    this.manner = manner;
    this.picture = picture;
    grid.hand(this::choose, surroundings.playText());
    surroundings
        .texts()
        .language()
        .addListener(
            (value, before, now) -> {
              if (shown != null) {
                show(shown);
              }
            });
  }

  public Region root() {
    return root;
  }

  /** Another game is shown from now on. */
  public void begin() {
    keyboard = Keyboard.BEGINS;
    home = OptionalInt.empty();
  }

  public void show(BoardSnapshot<?> snapshot) {
    shown = snapshot;
    moves = snapshot.moves(manner);
    grid.setPlayable(snapshot.playable());
    picture.accept(snapshot);
    placeKeyboard(snapshot);
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
        grid.setCurrent(begin.getAsInt());
      }
    } else if (!moves.isEmpty() && keyboard != Keyboard.LED) {
      if (keyboard == Keyboard.BEGINS) {
        grid.setCurrent(Collections.min(moves.keySet()));
      } else if (now.playable()) {
        grid.setCurrent(grid.nearest(moves.keySet()));
      }
      keyboard = now.playable() ? Keyboard.LED : Keyboard.WAITS;
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
    String name = grid.nameOf(cell);
    return now.mover().isPresent() && !moves.containsKey(cell)
        ? manner.refusal(now.position(), now.mover().getAsInt(), cell, name)
        : Phrase.of("notice.bad-move", name);
  }

  /** Puts the keyboard on the board. */
  public void focus() {
    grid.focusCurrent();
  }

  /** Makes the board of a game, in whatever size {@code kit} has. */
  @FunctionalInterface
  public interface Maker {
    BoardView make(GameKit<?> kit, Surroundings surroundings);
  }

  /**
   * What a board needs of the app.
   *
   * @param motion whether things may move
   * @param play a move chosen on the board
   * @param playText a move typed on the board
   * @param refuse why what was chosen on the board is no move
   */
  public record Surroundings(
      Texts texts,
      ObservableValue<Boolean> motion,
      IntConsumer play,
      Consumer<String> playText,
      Consumer<Phrase> refuse) {
    /** Where nobody needs to be told why. */
    public Surroundings(
        Texts texts, ObservableValue<Boolean> motion, IntConsumer play, Consumer<String> playText) {
      this(texts, motion, play, playText, why -> {});
    }
  }
}
