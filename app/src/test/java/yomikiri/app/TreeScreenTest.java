package yomikiri.app;

import static org.assertj.core.api.Assertions.assertThat;
import static yomikiri.app.TestCatalog.CATALOG;

import java.util.List;
import java.util.Objects;
import java.util.concurrent.TimeoutException;
import java.util.stream.IntStream;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.Node;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import javafx.scene.input.KeyCode;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import yomikiri.app.board.BoardSnapshot;
import yomikiri.app.play.session.GameSetup;
import yomikiri.app.play.session.SeatSetup;
import yomikiri.app.shell.Destination;
import yomikiri.app.tree.TreeViewModel;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.Position;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Level;

/** The searched tree as people use it. */
final class TreeScreenTest {
  private static TreeViewModel open(Driver app) throws TimeoutException {
    app.clickOn("Tree");
    app.clickOn("#tree-show");
    TreeViewModel tree = app.window().models().tree();
    app.await(() -> tree.now().opened());
    return tree;
  }

  private static double bottom(Node node) {
    return node.localToScene(node.getLayoutBounds()).getMaxY();
  }

  private static String reported(Driver app) {
    return Objects.requireNonNullElse(app.node("#tree-canvas").getAccessibleText(), "");
  }

  @Test
  void aSearchIsShownSteppedWalkedAndLeft() throws TimeoutException {
    try (Driver app = Driver.open()) {
      TreeViewModel tree = open(app);
      assertThat(app.node("#tree-canvas").isFocused()).isTrue();
      assertThat(app.words(".tree-pane .title")).isEqualTo("Alpha-beta, depth 3");
      assertThat(reported(app)).startsWith("The position searched, depth 3: value ");
      app.keys(KeyCode.RIGHT);
      assertThat(reported(app)).contains("on the chosen line").doesNotContain("→");
      app.keys(KeyCode.RIGHT);
      assertThat(reported(app)).contains(" → ");
      assertThat(reported(app)).startsWith(app.words(".tree-facts")).contains("; α ", ", β ");
      assertThat(app.lookup(".tree-foot .board-cell").queryAll()).hasSize(16);
      app.keys(KeyCode.PAGE_UP);
      assertThat(tree.now().view().orElseThrow().step())
          .isEqualTo(tree.now().view().orElseThrow().length() - 1);
      assertThat(app.words(".tree-step"))
          .startsWith("Step " + tree.now().view().orElseThrow().step() + ": back from ");
      app.clickOn("#tree-save");
      app.clickOn("Picture (SVG)...");
      app.await(() -> app.words(".tree-left").equals("Saved as mattix-4-alphabeta.svg."));
      app.clickOn("#tree-play");
      app.await(
          () ->
              !tree.now().playing()
                  && tree.now().view().orElseThrow().step()
                      == tree.now().view().orElseThrow().length());
      app.clickOn("#tree-back");
      app.await(() -> !tree.now().opened());
      assertThat(app.lookup(".board-cell").queryAllAs(Node.class)).anyMatch(Node::isFocused);
    }
  }

  @Test
  void theSearchesRaceOnTheNodeChosen() throws TimeoutException {
    try (Driver app = Driver.open()) {
      TreeViewModel tree = open(app);
      app.keys(KeyCode.RIGHT);
      assertThat(raced(app)).isEqualTo(tree.now().view().orElseThrow().board());
      app.keys(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.F);
      app.await(() -> app.lookup("#race-start").tryQuery().isPresent());
      app.keys(KeyCode.ESCAPE);
      app.await(() -> app.lookup("#race-start").tryQuery().isEmpty());
      app.clickOn("#tree-back");
      app.await(() -> !tree.now().opened());
      assertThat(raced(app)).as("that of the game again").isNull();
    }
  }

  private static @Nullable BoardSnapshot<?> raced(Driver app) {
    return app.window()
        .models()
        .elsewhere(new SimpleObjectProperty<>(Destination.PLAY))
        .getValue()
        .orElse(null);
  }

  @Test
  void theTreeDoesNotWaitForACpuThatThinks() throws TimeoutException, NotationException {
    GameSetup<?> slow = slow(CATALOG.kit("mattix-6").orElseThrow());
    try (Driver app = Driver.open()) {
      app.interact(() -> app.window().game().newGame(slow));
      assertThat(app.now().analyses().cpuSearch()).isPresent();
      open(app);
      assertThat(app.now().analyses().cpuSearch()).as("it still thinks").isPresent();
    }
  }

  private static <P extends Position> GameSetup<P> slow(GameKit<P> kit) throws NotationException {
    Level level = new Level("slow", kit.parseSpec("mcts:time=60s"));
    List<SeatSetup> seats = List.of(new SeatSetup.Cpu(level), new SeatSetup.Human());
    return new GameSetup<>(kit, kit.game().newPosition(7), seats);
  }

  @Test
  void enterClosesABranchAndOpensItAgain() throws TimeoutException {
    try (Driver app = Driver.open()) {
      open(app);
      app.keys(KeyCode.RIGHT);
      String first = reported(app);
      app.keys(KeyCode.ENTER);
      assertThat(app.words(".tree-left")).contains("nodes in closed branches");
      app.keys(KeyCode.ENTER);
      assertThat(app.words(".tree-left")).isEmpty();
      app.keys(KeyCode.HOME);
      assertThat(reported(app)).isNotEqualTo(first);
    }
  }

  @Test
  void theWheelZoomsAndDraggingMovesWithoutLosingTheTree() throws TimeoutException {
    try (Driver app = Driver.open()) {
      TreeViewModel tree = open(app);
      app.moveTo("#tree-canvas");
      app.scroll(3);
      app.drag("#tree-canvas", 40, 20);
      app.keys(KeyCode.MINUS);
      app.clickOn("#tree-whole");
      assertThat(reported(app)).startsWith("The position searched");
      app.clickOn("#tree-canvas");
      app.keys(KeyCode.ESCAPE);
      app.await(() -> !tree.now().opened());
      app.clickOn("Open the tree");
      app.await(() -> tree.now().opened());
    }
  }

  private static List<Integer> drawn(Driver app) {
    WritableImage seen = Hands.ask(() -> app.node("#tree-canvas").snapshot(null, null));
    int width = (int) seen.getWidth();
    int height = (int) seen.getHeight();
    int[] pixels = new int[width * height];
    seen.getPixelReader()
        .getPixels(0, 0, width, height, PixelFormat.getIntArgbInstance(), pixels, 0, width);
    return IntStream.of(pixels).boxed().toList();
  }

  @Test
  void inASmallerWindowTheTreeLiesAsIfItHadBegunThere() throws TimeoutException {
    try (Driver app = Driver.open()) {
      TreeViewModel tree = open(app);
      app.interact(() -> app.stage().setWidth(700));
      app.interact(() -> app.stage().setHeight(640));
      Driver.settle();
      List<Integer> gone = drawn(app);
      app.clickOn("#tree-back");
      app.await(() -> !tree.now().opened());
      open(app);
      Driver.settle();
      assertThat(drawn(app).equals(gone)).isTrue();
    }
  }

  @Test
  void aWrongDepthIsToldWhereItWasTyped() throws TimeoutException {
    try (Driver app = Driver.open()) {
      app.interact(() -> app.stage().setHeight(640));
      app.keys(KeyCode.V);
      app.keys(KeyCode.ENTER); // marks a cell
      app.keys(KeyCode.ENTER);
      app.await(() -> app.now().livePly() == 2 && app.node(".graph").isVisible());
      app.clickOn("Tree");
      assertThat(bottom(app.node("#tree-show")))
          .as("not scrolled away")
          .isLessThan(bottom(app.node(".side-panel .tab-pane")));
      app.doubleClickOn(".tree-tab .setting-depth");
      app.write("x");
      app.clickOn("#tree-show");
      assertThat(app.words(".tree-tab .mistake"))
          .isEqualTo("Depth (moves): type a whole number from 1 to 1,000");
    }
  }
}
