package yomikiri.app.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.ref.WeakReference;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;
import javafx.scene.AccessibleAction;
import javafx.scene.Node;
import javafx.scene.image.Image;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import yomikiri.app.Forgotten;
import yomikiri.app.text.Language;
import yomikiri.engine.game.BoardMark;
import yomikiri.engine.game.Notation;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.Position;
import yomikiri.engine.game.TurnPosition;

/** What the board of every game keeps to; without a window. */
public abstract class BoardContract extends BoardFixture {
  private static final int CELLS_ASKED = 12_000;
  private static final int MANY_MOVES = 40; // of a position; from there on only some are played
  private static final int SOME_MOVES = 8;

  @Test
  void everyMoveHasPicksOfItsOwn() {
    for (BoardSnapshot<?> shown : positions()) {
      Set<List<Pick>> all = new HashSet<>();
      for (int move : shown.legal()) {
        List<Pick> picks =
            ui().presenter().picks(shown.position(), shown.mover().orElseThrow(), move);
        assertThat(all.add(picks)).as(shown.text(move)).isTrue();
        MoveSelection selection = MoveSelection.of(shown, ui().presenter());
        for (Pick pick : picks) {
          assertThat(selection.complete()).as("a move within " + shown.text(move)).isEmpty();
          selection = selection.after(pick).orElseThrow();
        }
        OptionalInt pass = shown.kit().game().pass();
        assertThat(picks.isEmpty() ? pass : selection.complete()).hasValue(move);
      }
    }
  }

  @Test
  void movesArePlayedByKeys() {
    onBoard(
        board -> {
          for (BoardSnapshot<?> shown : positions()) {
            board.show(shown);
            for (int move : some(shown.legal())) {
              List<Pick> picks =
                  ui().presenter().picks(shown.position(), shown.mover().orElseThrow(), move);
              played.clear();
              picks.forEach(pick -> BoardKeys.pickByKeys(board, pick));
              assertThat(played)
                  .as(shown.text(move))
                  .isEqualTo(picks.isEmpty() ? List.of() : List.of(move));
            }
          }
        });
  }

  @Test
  void movesArePlayedByTypingThem() {
    onBoard(
        board -> {
          for (BoardSnapshot<?> shown : positions()) {
            board.show(shown);
            for (int move : some(shown.legal())) {
              played.clear();
              typed.clear();
              String text = shown.text(move).toLowerCase(Locale.ROOT);
              text.chars().forEach(letter -> BoardKeys.type(cells(board), (char) letter));
              typed.forEach(each -> played.add(parsed(shown, each)));
              assertThat(played).as(text).containsExactly(move);
            }
          }
        });
  }

  private static int parsed(BoardSnapshot<?> shown, String text) {
    try {
      return shown.kit().game().notation().parseMove(text);
    } catch (NotationException e) {
      throw new AssertionError(text, e);
    }
  }

  @Test
  void everyCellHasWordsAndAHintIsTold() {
    onBoard(
        board -> {
          CellSurface cells = cells(board);
          for (Language each : Language.values()) {
            language.set(each);
            for (BoardSnapshot<?> shown : some(positions(), cells)) {
              board.show(shown);
              List<String> plain = words(cells);
              assertThat(plain).doesNotContain("").noneMatch(said -> said.contains(".spoken."));
              BoardSnapshot<?> valued = Played.valued(shown);
              board.show(valued);
              Set<Integer> begin = MoveSelection.of(shown, ui().presenter()).cells();
              begin.forEach(
                  cell -> assertThat(cells.words(cell)).as("valued").isNotEqualTo(plain.get(cell)));
            }
          }
        });
  }

  /** So many of them, evenly spread, that not too many cells are asked for their words. */
  private static List<BoardSnapshot<?>> some(List<BoardSnapshot<?>> all, CellSurface cells) {
    int step = Math.ceilDiv(all.size() * cells.lattice().cells(), CELLS_ASKED);
    return IntStream.iterate(0, i -> i < all.size(), i -> i + step)
        .<BoardSnapshot<?>>mapToObj(all::get)
        .toList();
  }

  /** All moves, or some evenly spread where there are too many to play them all by hand. */
  private static List<Integer> some(List<Integer> moves) {
    int step = moves.size() < MANY_MOVES ? 1 : Math.ceilDiv(moves.size(), SOME_MOVES);
    return IntStream.iterate(0, i -> i < moves.size(), i -> i + step).mapToObj(moves::get).toList();
  }

  private static List<String> words(CellSurface cells) {
    return IntStream.range(0, cells.lattice().cells()).mapToObj(cells::words).toList();
  }

  @Test
  void everyPositionOfRandomGamesIsDrawn() {
    onBoard(
        board -> {
          Set<Integer> pictures = new HashSet<>();
          List<BoardSnapshot<?>> all = positions();
          for (BoardSnapshot<?> shown : all) {
            board.show(shown);
            board.show(Played.valued(shown));
            board.root().applyCss();
            board.root().layout();
          }
          for (BoardSnapshot<?> shown : List.of(all.getFirst(), all.getLast())) {
            board.show(shown);
            pictures.add(inked(board.root().getScene().snapshot(null)));
          }
          assertThat(pictures).as("two pictures that differ").hasSize(2);
        });
  }

  /** A sum of all that can be seen. */
  private static int inked(Image image) {
    int sum = 17;
    for (int y = 0; y < image.getHeight(); y++) {
      for (int x = 0; x < image.getWidth(); x++) {
        sum = 31 * sum + image.getPixelReader().getArgb(x, y);
      }
    }
    return sum;
  }

  @Test
  void marksAreDrawnAndSaidOnEveryCell() {
    onBoard(
        board -> {
          CellSurface cells = cells(board);
          BoardSnapshot<?> shown = positions().getFirst();
          board.show(shown);
          List<String> plain = words(cells);
          Lattice lattice = cells.lattice();
          List<BoardMark> marks =
              IntStream.range(0, lattice.cells())
                  .mapToObj(
                      cell ->
                          BoardMark.on(
                              lattice.name(cell), BoardMark.Shape.CROSS, BoardMark.Color.RED))
                  .toList();
          int before = inked(board.root().getScene().snapshot(null));
          board.show(Played.marked(shown, marks));
          assertThat(inked(board.root().getScene().snapshot(null))).isNotEqualTo(before);
          assertThat(words(cells))
              .isEqualTo(plain.stream().map(said -> said + ", marked with a red cross").toList());
          board.show(shown);
          assertThat(words(cells)).isEqualTo(plain);
        });
  }

  @Test
  void theRightButtonDrawsAndPlaysNothing() {
    onBoard(
        board -> {
          board.show(positions().getFirst());
          drawn.clear();
          played.clear();
          Lattice lattice = cells(board).lattice();
          int last = lattice.cells() - 1;
          RightButton mouse = new RightButton(cells(board));
          mouse.drag(0, 0);
          mouse.with(KeyCode.SHIFT).drag(0, last);
          mouse.with(KeyCode.ALT).drag(last, last);
          assertThat(drawn)
              .containsExactly(
                  BoardMark.on(lattice.name(0), BoardMark.Shape.CIRCLE, BoardMark.Color.GREEN),
                  BoardMark.arrow(lattice.name(0), lattice.name(last), BoardMark.Color.RED),
                  BoardMark.on(lattice.name(last), BoardMark.Shape.CIRCLE, BoardMark.Color.BLUE));
          assertThat(played).isEmpty();
        });
  }

  @Test
  void keysDrawAtTheCellWithTheKeyboard() {
    onBoard(
        board -> {
          board.show(positions().getFirst());
          drawn.clear();
          CellSurface cells = cells(board);
          Lattice lattice = cells.lattice();
          cells.setCurrent(1);
          board.mark();
          board.arrow();
          cells.setCurrent(2);
          board.arrow();
          board.arrow();
          board.arrow(); // back where it began: none
          assertThat(drawn)
              .containsExactly(
                  BoardMark.on(lattice.name(1), BoardMark.Shape.CIRCLE, BoardMark.Color.GREEN),
                  BoardMark.arrow(lattice.name(1), lattice.name(2), BoardMark.Color.GREEN));
        });
  }

  @Test
  void aPositionSetUpFromItsPiecesIsThatPosition() {
    ui().pieces()
        .ifPresent(
            pieces -> {
              for (BoardSnapshot<?> shown : positions()) {
                if (!shown.position().isOver()) {
                  assertSame(shown, pieces);
                }
              }
            });
  }

  private static <P extends Position> void assertSame(BoardSnapshot<P> shown, PieceSet pieces) {
    P position = shown.position();
    Notation<P> notation = shown.kit().game().notation();
    String text =
        pieces.text(pieces.of(position), position instanceof TurnPosition now ? now.turn() : 0);
    try {
      assertThat(notation.positionText(notation.parsePosition(text)))
          .isEqualTo(notation.positionText(position));
    } catch (NotationException e) {
      throw new AssertionError(text, e);
    }
  }

  @Test
  void aPressOfAScreenReaderChoosesACell() {
    onBoard(
        board -> {
          BoardSnapshot<?> shown = positions().getFirst();
          for (int move : shown.legal()) {
            board.show(shown);
            played.clear();
            List<Pick> picks =
                ui().presenter().picks(shown.position(), shown.mover().orElseThrow(), move);
            if (picks.size() == 1 && picks.getFirst() instanceof Pick.Cell(int cell)) {
              cells(board).setCurrent(cell);
              pressed(cells(board)).executeAccessibleAction(AccessibleAction.FIRE);
              assertThat(played).containsExactly(move);
            }
          }
        });
  }

  /** What a screen reader presses. */
  private static Node pressed(CellSurface cells) {
    return switch (cells) {
      case GridBoard grid -> grid.cells().get(grid.current());
      case CanvasBoard canvas -> canvas;
    };
  }

  @Test
  void theKeyboardStandsWhereAMoveBeginsWhenATurnComes() {
    onBoard(
        board -> {
          for (BoardSnapshot<?> shown : positions()) {
            board.show(shown);
            OptionalInt home =
                shown.mover().isEmpty()
                    ? OptionalInt.empty()
                    : ui().presenter().home(shown.position(), shown.mover().getAsInt());
            Set<Integer> begin =
                home.isPresent()
                    ? Set.of(home.getAsInt())
                    : MoveSelection.of(shown, ui().presenter()).cells();
            if (!begin.isEmpty()) {
              assertThat(begin).contains(cells(board).current());
            }
          }
        });
  }

  @Test
  void theKeyboardLeavesTheGameBeforeEvenIfNobodyCanMoveYet() {
    onBoard(
        board -> {
          for (int seed = 1; seed <= GAMES; seed++) {
            List<? extends BoardSnapshot<?>> game = Played.randomly(ui().kit(), seed);
            game.forEach(board::show);
            board.begin();
            BoardSnapshot<?> next = Played.awaited(ui().kit(), seed + 1);
            OptionalInt home = ui().presenter().home(next.position(), next.mover().orElseThrow());
            board.show(next);
            Set<Integer> begin =
                home.isPresent()
                    ? Set.of(home.getAsInt())
                    : MoveSelection.of(next, ui().presenter()).cells();
            assertThat(begin).contains(cells(board).current());
          }
        });
  }

  @Test
  void aClosedBoardIsLetGo() {
    WeakReference<Node> board =
        ask(
            () -> {
              BoardView made = board();
              made.close();
              return new WeakReference<>(made.root());
            });
    assertThat(Forgotten.isGone(board)).isTrue();
  }
}
