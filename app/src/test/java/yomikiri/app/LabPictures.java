package yomikiri.app;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeoutException;
import javafx.scene.control.TabPane;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.util.WaitForAsyncUtils;
import yomikiri.app.jobs.JobSnapshot.JobState;
import yomikiri.app.lab.LabViewModel;
import yomikiri.app.lab.LabViewModel.LabPage;
import yomikiri.app.lab.Preset;
import yomikiri.app.lab.StudyName;
import yomikiri.app.text.Language;
import yomikiri.engine.study.Study;
import yomikiri.engine.study.StudyEdit;
import yomikiri.engine.think.PlayerSpec;

/** Takes pictures of the Lab, to be looked at: {@code mvn test -Dtest=LabPictures}. */
final class LabPictures {
  private static final Path FOLDER =
      Path.of(System.getProperty("yomikiri.pictures", "target")).resolve("lab");
  private static final Study LONG =
      StudyEdit.of(
              "mattix-6", 2, List.of(PlayerSpec.of("perfect"), PlayerSpec.of("greedy")), 4000, 1)
          .exact(true)
          .study();
  private static final Study SHORT =
      Study.of(
          "mattix-4",
          List.of(
              PlayerSpec.of("perfect"),
              PlayerSpec.of("greedy"),
              PlayerSpec.of("random"),
              PlayerSpec.of("alphabeta").with("depth", "2")),
          60,
          1);

  @TempDir private Path kept;

  @Test
  void everyPageInBothThemesLanguagesAndSizes() throws TimeoutException, IOException {
    WaitForAsyncUtils.autoCheckException = false; // of a screen smaller than the window
    Path folder = Files.createDirectories(kept.resolve("all"));
    make(folder);
    for (Language language : Language.values()) {
      for (boolean dark : List.of(false, true)) {
        take(folder, 680, 600, language, dark);
        take(folder, 1600, 1000, language, dark);
      }
    }
  }

  private static void make(Path folder) throws TimeoutException {
    try (Driver app = Driver.open(folder)) {
      LabViewModel lab = app.window().models().lab();
      app.interact(() -> lab.begin(SHORT, StudyName.NONE));
      app.await(() -> is(lab, JobState.FINISHED));
    }
    Hands.awaitNoStudy();
  }

  private static boolean is(LabViewModel lab, JobState state) {
    return lab.studies().stream().anyMatch(job -> job.snapshot().get().state() == state);
  }

  private static void take(Path folder, int width, int height, Language language, boolean dark)
      throws TimeoutException, IOException {
    try (Driver app = Driver.open(folder, width, height, language, dark)) {
      String end =
          "-"
              + language.name().toLowerCase(Locale.ROOT).substring(0, 2)
              + (dark ? "-dark-" : "-light-")
              + width;
      app.interact(
          () -> {
            app.stage().setWidth(width);
            app.stage().setHeight(height);
          });
      app.keys(KeyCode.CONTROL, KeyCode.DIGIT4);
      LabViewModel lab = app.window().models().lab();
      app.await(() -> is(lab, JobState.FINISHED));
      shoot(app, "start" + end);
      app.interact(() -> lab.page().set(new LabPage.OfPreset(Preset.ADVANTAGE)));
      app.await(() -> app.lookup("#lab-run").tryQuery().isPresent());
      shoot(app, "preset" + end);
      app.interact(() -> lab.page().set(new LabPage.OfPreset(Preset.ODD_DEPTHS)));
      app.await(() -> app.lookup("#lab-run").tryQuery().isPresent());
      shoot(app, "preset-odd" + end);
      app.interact(() -> lab.page().set(new LabPage.Making()));
      shoot(app, "form" + end);
      app.interact(() -> lab.page().set(new LabPage.OfStudy(lab.studies().getLast())));
      for (String tab : List.of("0", "1", "2", "3")) {
        app.interact(
            () ->
                app.lookup(".lab-tabs")
                    .queryAs(TabPane.class)
                    .getSelectionModel()
                    .select(Integer.parseInt(tab)));
        shoot(app, "study-" + tab + end);
      }
      app.interact(() -> lab.begin(LONG, StudyName.of(Preset.LUCK)));
      app.await(() -> is(lab, JobState.WORKING));
      app.await(() -> app.lookup(".lab-tabs .tab").queryAll().size() > 1);
      app.interact(
          () -> app.lookup(".lab-tabs").queryAs(TabPane.class).getSelectionModel().select(2));
      app.await(() -> app.lookup(".live-game .board-cell").tryQuery().isPresent());
      shoot(app, "watch" + end);
      app.interact(() -> lab.jobs().delete(lab.studies().getFirst()));
    }
    Hands.awaitNoStudy();
  }

  private static void shoot(Driver app, String name) throws IOException {
    Driver.settle();
    Camera.take(app.stage().getScene(), FOLDER.resolve(name + ".png"));
  }
}
