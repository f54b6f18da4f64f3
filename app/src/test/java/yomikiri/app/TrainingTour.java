package yomikiri.app;

import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import javafx.scene.control.ComboBox;
import javafx.scene.input.KeyCode;
import yomikiri.app.jobs.JobSnapshot.JobState;
import yomikiri.app.play.newgame.NewGameViewModel;
import yomikiri.app.play.newgame.SeatForm;
import yomikiri.app.player.PlayerChoice;
import yomikiri.app.training.TrainingViewModel;
import yomikiri.app.training.TrainingViewModel.TrainingPage;
import yomikiri.engine.game.Position;
import yomikiri.engine.learn.LearnerType;
import yomikiri.engine.learn.TrainingPlan;
import yomikiri.engine.think.GameKit;

/** The part of the {@link Tour} that goes through the trainings. */
final class TrainingTour {
  private final Driver app;
  private final Consumer<String> see;

  /**
   * @param see looks at what is shown, by the name of the stop
   */
  TrainingTour(Driver app, Consumer<String> see) {
    this.app = app;
    this.see = see;
  }

  /** Walks it and returns to the board. */
  void walk() throws TimeoutException {
    learn(app);
    app.keys(KeyCode.CONTROL, KeyCode.DIGIT5);
    see.accept("training");
    learn(app);
    TrainingViewModel training = app.window().models().training();
    app.interact(() -> training.show(training.trainings()));
    see.accept("trainings-compared");
    app.interact(() -> app.lookup("#training-new").queryButton().fire());
    app.interact(() -> app.lookup("#training-start").queryTextInputControl().setText("x"));
    app.interact(() -> app.lookup("#training-begin").queryButton().fire());
    app.interact(() -> app.node("#training-begin").requestFocus());
    see.accept("training-mistake");
    app.interact(() -> app.window().models().training().page().set(new TrainingPage.Start()));
    see.accept("training-start");
    app.keys(KeyCode.CONTROL, KeyCode.DIGIT1);
    learntPlayer();
  }

  private void learntPlayer() throws TimeoutException {
    NewGameViewModel form = app.window().models().form();
    app.keys(KeyCode.CONTROL, KeyCode.N);
    app.interact(() -> form.propose("tictactoe"));
    SeatForm seat = form.seats().get(1);
    app.interact(() -> seat.who().set(new SeatForm.Who.Another()));
    PlayerChoice player = seat.player().get();
    app.interact(() -> player.type().set(player.types().getLast()));
    ComboBox<?> files = app.lookup(".setting-file").queryAs(ComboBox.class);
    app.await(() -> files.getItems().size() > 1);
    app.interact(() -> files.getSelectionModel().selectLast());
    see.accept("form-learnt");
    app.keys(KeyCode.ESCAPE);
  }

  /** Has a small training of tic-tac-toe run to its end. */
  static void learn(Driver app) throws TimeoutException {
    TrainingViewModel training = app.window().models().training();
    int before = training.trainings().size();
    app.interact(
        () -> training.begin(small(TestCatalog.CATALOG.kit("tictactoe").orElseThrow()), ""));
    app.await(
        () ->
            training.trainings().size() > before
                && training.trainings().getFirst().snapshot().get().state() == JobState.FINISHED);
  }

  private static <P extends Position> TrainingPlan small(GameKit<P> kit) {
    LearnerType type = LearnerType.of(kit).getFirst();
    return TrainingPlan.of(kit, kit.game().newPosition(1), type.usual().with("episodes", "500"), 1);
  }
}
