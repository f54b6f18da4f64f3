package yomikiri.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javafx.css.PseudoClass;
import javafx.scene.control.ListView;
import javafx.scene.control.MenuButton;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import yomikiri.app.jobs.Job;
import yomikiri.app.text.Language;
import yomikiri.app.training.TrainingViewModel;
import yomikiri.app.training.TrainingViewModel.TrainingDetails;
import yomikiri.app.training.TrainingViewModel.TrainingPage;

/** Trainings chosen together are compared on the screen. */
final class CompareScreenTest {
  @TempDir private Path folder;

  @Test
  void severalAreChosenComparedAndSaved() throws Exception {
    try (Driver app = Driver.open(folder, 1100, 760, Language.ENGLISH, false)) {
      TrainingViewModel training = app.window().models().training();
      TrainingTour.learn(app);
      TrainingTour.learn(app);
      app.keys(KeyCode.CONTROL, KeyCode.DIGIT5);
      ListView<?> list = app.lookup("#trainings").queryListView();
      app.interact(() -> list.requestFocus());
      app.interact(() -> list.getSelectionModel().clearAndSelect(0));
      app.keys(KeyCode.SHIFT, KeyCode.DOWN);
      List<Job<TrainingDetails>> both = List.copyOf(training.trainings());
      assertThat(training.page().get()).isEqualTo(new TrainingPage.Compared(both));
      app.await(() -> app.lookup("#learning-save").tryQuery().isPresent());
      assertThat(app.node("#chart-learning").isVisible()).isTrue();
      Path numbers = folder.resolve("numbers.csv");
      app.pick(numbers);
      MenuButton save = app.lookup("#learning-save").queryAs(MenuButton.class);
      app.interact(() -> save.getItems().getLast().fire());
      app.await(() -> Files.exists(numbers));
      assertThat(Files.readAllLines(numbers))
          .hasSize(41)
          .startsWith("training,opponent,games,start_value,rate,rate_low,rate_high")
          .anyMatch(line -> line.startsWith("Tic-tac-toe (1),random,25,"))
          .anyMatch(line -> line.startsWith("Tic-tac-toe (2),random,500,"));
      assertThat(isTrouble(app)).isFalse();
      app.pick(folder.resolve("nowhere").resolve("numbers.csv"));
      app.interact(() -> save.getItems().getLast().fire());
      app.await(() -> app.words(".picture-news").startsWith("Not saved: "));
      assertThat(isTrouble(app)).isTrue();
      app.keys(KeyCode.DELETE);
      app.await(() -> training.page().get() instanceof TrainingPage.Start);
      assertThat(training.trainings()).isEmpty();
    }
  }

  private static boolean isTrouble(Driver app) {
    return app.node(".picture-news")
        .getPseudoClassStates()
        .contains(PseudoClass.getPseudoClass("warning"));
  }
}
