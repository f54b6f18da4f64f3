package yomikiri.app;

import java.util.List;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import javafx.scene.input.KeyCode;
import yomikiri.app.practice.PracticeSnapshot;
import yomikiri.app.practice.PracticeViewModel;
import yomikiri.engine.teach.PracticeEvent.What;

/** The part of the {@link Tour} that goes through the Practice screen. */
final class PracticeTour {
  private final Driver app;
  private final Consumer<String> see;

  /**
   * @param see looks at what is shown, by the name of the stop
   */
  PracticeTour(Driver app, Consumer<String> see) {
    this.app = app;
    this.see = see;
  }

  /** Walks it and returns to the board. */
  void walk() throws TimeoutException {
    PracticeViewModel practice = app.window().models().practice();
    app.keys(KeyCode.CONTROL, KeyCode.DIGIT3);
    app.await(() -> practice.snapshot().get().isLoaded());
    see.accept("practice-puzzles");
    app.interact(() -> practice.show(PracticeSnapshot.Page.TODAY));
    see.accept("practice-today");
    app.interact(() -> practice.show(PracticeSnapshot.Page.MISTAKES));
    see.accept("practice-nothing");
    app.interact(
        () -> {
          practice.add(List.of(mistake("x../.o./..x o", "a3", "b1")));
          practice.add(List.of(mistake("x../.../... x", "a2", "b2")));
          practice.next();
        });
    see.accept("practice-asked");
    app.interact(practice::hint);
    see.accept("practice-hint");
    app.interact(() -> practice.play("a3"));
    app.await(() -> app.lookup("#practice-line").query().isVisible());
    see.accept("practice-wrong");
    app.interact(practice::again);
    app.interact(() -> practice.play("b1"));
    app.await(() -> practice.snapshot().get().why().isAsked());
    see.accept("practice-right");
    app.interact(() -> practice.explain("general.allows-win-at-once"));
    see.accept("practice-reason");
    app.interact(() -> practice.show(PracticeSnapshot.Page.PROGRESS));
    see.accept("practice-progress");
    app.interact(() -> practice.show(PracticeSnapshot.Page.MISTAKES));
    app.keys(KeyCode.CONTROL, KeyCode.DIGIT1);
  }

  private static PracticeViewModel.Addition mistake(String position, String played, String better) {
    return new PracticeViewModel.Addition("tictactoe", position, new What.Added(1, played, better));
  }
}
