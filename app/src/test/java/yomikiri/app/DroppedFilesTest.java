package yomikiri.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.Proxy;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeoutException;
import javafx.event.Event;
import javafx.event.EventType;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.input.DragEvent;
import javafx.scene.input.Dragboard;
import javafx.scene.input.KeyCode;
import javafx.scene.input.TransferMode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Files are dropped on the window. */
final class DroppedFilesTest {
  private static final String GAME = "[Game \"tictactoe\"]\n[Layout \".../.../... x\"]\n\n1. b2 a1";

  private static final String OTHELLO =
      "---------------------------OX------OXX-----O--------------------";

  @TempDir Path folder;
  @TempDir Path own;

  /** What the system hands over; the toolkit makes one only while something is really dragged. */
  private static Dragboard board(List<Path> files) throws ReflectiveOperationException {
    Class<?> type = Class.forName("com.sun.javafx.tk.TKClipboard");
    Object system =
        Proxy.newProxyInstance(
            type.getClassLoader(),
            new Class<?>[] {type},
            (proxy, asked, given) ->
                switch (asked.getName()) {
                  case "getTransferModes" -> Set.of(TransferMode.COPY);
                  case "hasContent" -> !files.isEmpty();
                  case "getContent" -> files.stream().map(Path::toFile).toList();
                  default -> null;
                });
    Constructor<?> made = Dragboard.class.getDeclaredConstructors()[0];
    made.setAccessible(true);
    return (Dragboard) made.newInstance(system);
  }

  private static boolean fire(Node at, EventType<DragEvent> type, List<Path> files)
      throws ReflectiveOperationException {
    Scene scene = at.getScene();
    DragEvent event =
        new DragEvent(
            null, at, type, board(files), 5, 5, 5, 5, TransferMode.COPY, null, scene, null);
    Event.fireEvent(at, event);
    return true;
  }

  private static void drop(Driver app, Path... files) {
    Hands.ask(
        () -> {
          Node screen = app.node(".passage");
          fire(screen, DragEvent.DRAG_OVER, List.of(files));
          return fire(screen, DragEvent.DRAG_DROPPED, List.of(files));
        });
  }

  private Path file(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text);
  }

  private static String reported(Driver app) {
    return app.lookup(".notice-bar > .label").queryAs(Label.class).getText();
  }

  @Test
  void aRecordIsOpenedFromEveryScreen() throws IOException, TimeoutException {
    Path first = file("first.ykr", GAME);
    Path longer = file("longer.ykr", GAME + " 2. c3");
    try (Driver app = Driver.open(own)) {
      List<KeyCode> screens =
          List.of(
              KeyCode.DIGIT1,
              KeyCode.DIGIT2,
              KeyCode.DIGIT3,
              KeyCode.DIGIT4,
              KeyCode.DIGIT5,
              KeyCode.COMMA);
      for (KeyCode screen : screens) {
        boolean isLonger = app.now().length() == 2;
        app.keys(KeyCode.CONTROL, screen);
        drop(app, isLonger ? longer : first);
        app.await(() -> app.now().length() == (isLonger ? 3 : 2));
        app.await(() -> app.lookup(".board-cell").tryQuery().isPresent());
      }
    }
  }

  @Test
  void whateverFileItIsIsOpenedTakenInOrNamed() throws IOException, TimeoutException {
    Path record = file("one.ykr", GAME);
    Path several = file("several.ykr", GAME + "\n\n" + GAME);
    Path position = file("position.obf", OTHELLO + " X;\n");
    Path letter = file("letter.txt", "Dear all");
    try (Driver app = Driver.open(own)) {
      String mine = app.position();
      drop(app, letter);
      app.await(() -> reported(app).startsWith("letter.txt"));
      drop(app, folder);
      app.await(() -> !reported(app).startsWith("letter.txt"));
      assertThat(app.position()).isEqualTo(mine);
      drop(app, position);
      app.await(() -> app.now().board().kit().game().id().equals("othello-8"));
      drop(app, several);
      app.await(() -> app.lookup("#choose-game").tryQuery().isPresent());
      app.keys(KeyCode.ESCAPE);
      drop(app, record, several);
      app.await(() -> reported(app).contains("3 games"));
      assertThat(app.lookup("#library-table").tryQuery()).isPresent();
    }
  }

  @Test
  void nothingButFilesIsTaken() throws TimeoutException {
    try (Driver app = Driver.open(own)) {
      List<Event> left = new ArrayList<>();
      Hands.ask(
          () -> {
            Node screen = app.node(".passage");
            screen.getScene().getWindow().addEventHandler(DragEvent.DRAG_OVER, left::add);
            fire(screen, DragEvent.DRAG_OVER, List.of(folder));
            assertThat(left).isEmpty();
            return fire(screen, DragEvent.DRAG_OVER, List.of());
          });
      assertThat(left).hasSize(1);
    }
  }
}
