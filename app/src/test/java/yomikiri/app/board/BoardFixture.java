package yomikiri.app.board;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeoutException;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import org.junit.jupiter.api.BeforeAll;
import org.testfx.api.FxToolkit;
import org.testfx.util.WaitForAsyncUtils;
import yomikiri.app.TestWindow;
import yomikiri.app.text.Language;
import yomikiri.app.text.Texts;
import yomikiri.engine.game.BoardMark;

/** A board in a test's hands; without a window. */
public abstract class BoardFixture {
  static final int GAMES = 3;
  private static final double ROOM = 600; // pixels

  final SimpleObjectProperty<Language> language = new SimpleObjectProperty<>(Language.ENGLISH);
  private final SimpleObjectProperty<Boolean> motion = new SimpleObjectProperty<>(true);
  private final SimpleObjectProperty<Boolean> overlay = new SimpleObjectProperty<>(true);
  final List<Integer> played = new ArrayList<>();
  final List<String> typed = new ArrayList<>();
  final List<BoardMark> drawn = new ArrayList<>();

  protected abstract GameUi ui();

  @BeforeAll
  static void startToolkit() throws TimeoutException {
    FxToolkit.registerPrimaryStage();
  }

  /** What is done with a board. */
  protected interface Use {
    void of(BoardView board);
  }

  protected final void onBoard(Use use) {
    ask(
        () -> {
          BoardView board = board();
          Scene scene = TestWindow.scene(board.root(), ROOM, ROOM);
          scene.getRoot().applyCss();
          scene.getRoot().layout();
          use.of(board);
          board.close();
          return true;
        });
  }

  static <T> T ask(Callable<T> question) {
    return WaitForAsyncUtils.waitForAsyncFx(60_000, question);
  }

  protected final List<BoardSnapshot<?>> positions() {
    List<BoardSnapshot<?>> all = new ArrayList<>();
    for (int seed = 1; seed <= GAMES; seed++) {
      all.addAll(Played.randomly(ui().kit(), seed));
    }
    return all;
  }

  /** Notes what is drawn: circles, and arrows, green unless a key says otherwise. */
  private final class Drawn implements BoardView.Marker {
    @Override
    public BoardMark mark(String cell, Optional<String> to, Optional<BoardMark.Color> color) {
      BoardMark.Color used = color.orElse(BoardMark.Color.GREEN);
      return to.map(end -> BoardMark.arrow(cell, end, used))
          .orElseGet(() -> BoardMark.on(cell, BoardMark.Shape.CIRCLE, used));
    }

    @Override
    public void toggle(BoardMark mark) {
      drawn.add(mark);
    }
  }

  final BoardView board() {
    GameUi ui = ui();
    Texts texts = new Texts(List.of("/yomikiri/app/text", ui.words()), language);
    return ui.board()
        .make(
            ui.kit(),
            new BoardView.Surroundings(
                texts,
                motion,
                overlay,
                played::add,
                typed::add,
                why -> {},
                next -> {},
                Optional.of(new Drawn())));
  }

  protected static CellSurface cells(BoardView board) {
    return find(board.root());
  }

  private static CellSurface find(Node node) {
    Deque<Node> open = new ArrayDeque<>(List.of(node));
    while (!(open.peek() instanceof CellSurface cells)) {
      if (open.pop() instanceof Parent parent) {
        open.addAll(parent.getChildrenUnmodifiable());
      }
    }
    return cells;
  }
}
