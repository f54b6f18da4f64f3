package yomikiri.app;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import javafx.animation.AnimationTimer;
import javafx.application.Platform;
import javafx.event.Event;
import javafx.event.EventType;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.control.TabPane;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.robot.Robot;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;
import org.testfx.api.FxRobot;
import org.testfx.service.query.NodeQuery;
import org.testfx.util.WaitForAsyncUtils;

/**
 * Eyes and hands of a test: finds what the windows show, and uses mouse and keyboard. Unlike the
 * hands of TestFX they never pause: after each act they wait for no more than the window's answer.
 */
public class Hands {
  private final FxRobot eyes = new FxRobot();
  private @Nullable Robot robot;

  // ---- eyes

  /** Looks for nodes, as TestFX does. */
  public final NodeQuery lookup(String query) {
    return eyes.lookup(query);
  }

  final Node node(String query) {
    return lookup(query).query();
  }

  final String words(String query) {
    return lookup(query).queryAs(Labeled.class).getText();
  }

  /** Asks on the toolkit's thread: on another the window may change while one looks at it. */
  public static <T> T ask(Callable<T> question) {
    return WaitForAsyncUtils.waitForAsyncFx(30_000, question);
  }

  // ---- hands

  /** Does something on the toolkit's thread. */
  public final void interact(Runnable action) {
    act(action);
    settle();
  }

  private static void act(Runnable action) {
    WaitForAsyncUtils.waitFor(WaitForAsyncUtils.asyncFx(action));
  }

  /** Presses keys together. */
  final void keys(KeyCode... codes) {
    List<KeyCode> together = List.of(codes);
    use(
        keyboard -> {
          together.forEach(keyboard::keyPress);
          together.reversed().forEach(keyboard::keyRelease);
        });
  }

  /** Types letters where the keyboard is. */
  final void write(String text) {
    text.chars().mapToObj(Character::toString).forEach(letter -> act(() -> type(letter)));
    settle();
  }

  private static void type(String letter) {
    for (EventType<KeyEvent> type :
        List.of(KeyEvent.KEY_PRESSED, KeyEvent.KEY_TYPED, KeyEvent.KEY_RELEASED)) {
      String typed = type.equals(KeyEvent.KEY_TYPED) ? letter : KeyEvent.CHAR_UNDEFINED;
      Event.fireEvent(
          focused(), new KeyEvent(type, typed, "", KeyCode.UNDEFINED, false, false, false, false));
    }
  }

  private static Node focused() {
    return Window.getWindows().stream()
        .filter(Window::isFocused)
        .map(window -> window.getScene().getFocusOwner())
        .findFirst()
        .orElseThrow(() -> new AssertionError("no window has the keyboard"));
  }

  final void moveTo(String query) {
    moveTo(shown(query));
  }

  private void moveTo(Node node) {
    use(mouse -> mouse.mouseMove(middle(node)));
  }

  /** Points at a place of the screen. */
  final void moveTo(Point2D place) {
    use(mouse -> mouse.mouseMove(place));
  }

  final void clickOn(String query, MouseButton... buttons) {
    clickOn(shown(query), buttons);
  }

  /** Clicks where the node is at that moment: the window may move it whenever there is news. */
  final void clickOn(Node node, MouseButton... buttons) {
    moveTo(node);
    use(
        mouse -> {
          mouse.mouseMove(middle(node));
          click(mouse, buttons);
        });
  }

  /** Brings a node into view and clicks there at once. */
  final void tap(Node node, Runnable intoView) {
    use(
        mouse -> {
          intoView.run();
          mouse.mouseMove(middle(node));
          click(mouse);
        });
  }

  final void clickOn(Point2D place) {
    moveTo(place);
    use(Hands::click);
  }

  final void doubleClickOn(String query) {
    doubleClickOn(shown(query));
  }

  final void doubleClickOn(Node node) {
    clickOn(node);
    use(Hands::click);
  }

  private static void click(Robot mouse, MouseButton... buttons) {
    MouseButton[] pressed = buttons.length == 0 ? new MouseButton[] {MouseButton.PRIMARY} : buttons;
    mouse.mousePress(pressed);
    mouse.mouseRelease(pressed);
  }

  /** Turns the wheel where the mouse is. */
  final void scroll(int notches) {
    use(mouse -> mouse.mouseWheel(notches));
  }

  /** Drags from the middle of a node. */
  final void drag(String query, double right, double down) {
    Point2D start = ask(() -> middle(firstShown(query).orElseThrow()));
    use(mouse -> mouse.mouseMove(start));
    use(mouse -> mouse.mousePress(MouseButton.PRIMARY));
    use(mouse -> mouse.mouseMove(start.add(right / 2, down / 2)));
    use(mouse -> mouse.mouseMove(start.add(right, down)));
    use(mouse -> mouse.mouseRelease(MouseButton.PRIMARY));
  }

  private void use(Consumer<Robot> act) {
    interact(
        () -> {
          if (robot == null) {
            robot = new Robot();
          }
          act.accept(robot);
        });
  }

  /** The first that can be clicked on, as soon as the window is laid out with one. */
  private Node shown(String query) {
    try {
      await(() -> firstShown(query).isPresent());
    } catch (TimeoutException e) {
      throw new AssertionError("nothing in the window is " + query, e);
    }
    return ask(() -> firstShown(query)).orElseThrow();
  }

  private Optional<Node> firstShown(String query) {
    return lookup(query).<Node>queryAll().stream().filter(Hands::isInTheWindow).findFirst();
  }

  private static boolean isInTheWindow(Node node) {
    Point2D middle = node.localToScene(centre(node));
    for (Node one = node; one != null; one = one.getParent()) {
      if (!one.isVisible()) {
        return false;
      }
    }
    return middle.getX() >= 0
        && middle.getY() >= 0
        && middle.getX() < node.getScene().getWidth()
        && middle.getY() < node.getScene().getHeight();
  }

  private static Point2D middle(Node node) {
    return node.localToScreen(centre(node));
  }

  private static Point2D centre(Node node) {
    return new Point2D(node.getBoundsInLocal().getCenterX(), node.getBoundsInLocal().getCenterY());
  }

  /** Opens a tab without the mouse: where it stands may still change as a screen opens. */
  public final void selectTab(String pane, int index) {
    interact(() -> lookup(pane).queryAs(TabPane.class).getSelectionModel().select(index));
  }

  /** Chooses an entry of a choice box by its words. */
  final void choose(String query, String words) {
    clickOn(query);
    Node cell =
        lookup(".list-cell")
            .match(
                node ->
                    node instanceof Labeled labeled
                        && words.equals(labeled.getText())
                        && !isButtonCell(node))
            .query();
    clickOn(cell);
  }

  private static boolean isButtonCell(Node node) {
    return node.getParent() != null && node.getParent().getStyleClass().contains("combo-box");
  }

  // ---- patience

  /** Waits until the windows have been laid out, and once more for what that asked for. */
  public static void settle() {
    for (int round = 0; round < 2; round++) {
      CompletableFuture<Boolean> laidOut = new CompletableFuture<>();
      Platform.runLater(() -> new NextPulse(() -> laidOut.complete(true)).start());
      WaitForAsyncUtils.waitFor(laidOut);
    }
  }

  /** Runs something as soon as everything has been laid out again. */
  private static final class NextPulse extends AnimationTimer {
    private final Runnable next;

    NextPulse(Runnable next) {
      this.next = next;
    }

    @Override
    public void handle(long now) {
      stop();
      Platform.runLater(next);
    }
  }

  final void await(BooleanSupplier condition) throws TimeoutException {
    await(45, condition);
  }

  /** Waits for something that takes much work. */
  final void awaitLong(BooleanSupplier condition) throws TimeoutException {
    await(90, condition);
  }

  private static void await(long seconds, BooleanSupplier condition) throws TimeoutException {
    WaitForAsyncUtils.waitFor(seconds, TimeUnit.SECONDS, () -> ask(condition::getAsBoolean));
    settle();
  }

  /** Waits until no study is being played. */
  static void awaitNoStudy() throws TimeoutException {
    awaitNoThread("match-");
  }

  /** Waits until no player's thread is left. */
  static void awaitNoThinker() throws TimeoutException {
    awaitNoThread("yomikiri-thinker");
  }

  private static void awaitNoThread(String name) throws TimeoutException {
    WaitForAsyncUtils.waitFor(
        60,
        TimeUnit.SECONDS,
        () ->
            Thread.getAllStackTraces().keySet().stream()
                .noneMatch(thread -> thread.getName().startsWith(name)));
  }
}
