package yomikiri.app;

import java.util.List;
import javafx.scene.control.TabPane;
import org.junit.jupiter.api.Test;
import yomikiri.app.jobs.JobSnapshot.JobState;
import yomikiri.app.lab.LabViewModel;
import yomikiri.app.lab.LabViewModel.LabPage;
import yomikiri.app.lab.Preset;
import yomikiri.app.lab.StudyName;
import yomikiri.app.practice.PracticeSnapshot;
import yomikiri.app.practice.PracticeViewModel;
import yomikiri.app.store.Setting;
import yomikiri.app.store.Setting.LanguageChoice;
import yomikiri.app.training.TrainingViewModel;
import yomikiri.app.training.TrainingViewModel.TrainingPage;
import yomikiri.engine.study.Study;
import yomikiri.engine.study.StudyEdit;
import yomikiri.engine.think.PlayerSpec;

/** The pages of the other screens. */
final class PagesLetGoTest extends LetGoFixture {
  private static final Study STUDY =
      StudyEdit.of("tictactoe", 2, List.of(PlayerSpec.of("greedy"), PlayerSpec.of("random")), 2, 1)
          .study();

  @Test
  void theLibraryWithItsPreviewAndTheSettings() throws Exception {
    app.watch("mattix-4", "normal");
    press("Shortcut+2");
    app.await(() -> app.lookup(".library-preview .grid-board").tryQuery().isPresent());
    letsGo(
        () -> {
          for (String keys : List.of("Shortcut+1", "Shortcut+COMMA", "Shortcut+2")) {
            press(keys);
          }
        });
  }

  @Test
  void thePagesOfPractice() throws Exception {
    PracticeViewModel practice = app.window().models().practice();
    press("Shortcut+3");
    app.await(() -> practice.snapshot().get().exercise().isPresent());
    letsGo(
        () -> {
          onFx(() -> practice.show(PracticeSnapshot.Page.TODAY));
          onFx(practice::hint);
          onFx(() -> practice.show(PracticeSnapshot.Page.MISTAKES));
          onFx(() -> practice.show(PracticeSnapshot.Page.PROGRESS));
          press("Shortcut+1");
          press("Shortcut+3");
        });
  }

  @Test
  void thePagesOfTheLab() throws Exception {
    press("Shortcut+4");
    show(new LabPage.OfPreset(Preset.ADVANTAGE));
    app.await(() -> app.lookup("#lab-run").tryQuery().isPresent());
    letsGo(
        () -> {
          fire("#lab-new");
          fire("#lab-add");
          show(new LabPage.OfPreset(Preset.ADVANTAGE));
          show(new LabPage.Start());
        });
  }

  @Test
  void thePageOfAStudy() throws Exception {
    press("Shortcut+4");
    LabViewModel lab = app.window().models().lab();
    onFx(() -> lab.begin(STUDY, StudyName.NONE));
    app.await(() -> app.studyIs(JobState.FINISHED));
    LabPage page = new LabPage.OfStudy(lab.studies().getFirst());
    letsGo(
        () -> {
          show(page);
          choose(".lab-tabs", 1);
          choose(".lab-tabs", 2);
          show(new LabPage.Start());
        });
  }

  @Test
  void thePagesOfTrainings() throws Exception {
    TrainingTour.learn(app);
    TrainingTour.learn(app);
    press("Shortcut+5");
    TrainingViewModel training = app.window().models().training();
    TrainingPage page = new TrainingPage.OfTraining(training.trainings().getFirst());
    letsGo(
        () -> {
          onFx(() -> training.page().set(page));
          onFx(() -> training.show(training.trainings()));
          fire("#training-new");
          onFx(() -> training.page().set(new TrainingPage.Start()));
        });
  }

  @Test
  void theFormForATrainingInOtherLanguages() throws Exception {
    press("Shortcut+5");
    fire("#training-new");
    letsGo(
        () -> {
          for (LanguageChoice language : List.of(LanguageChoice.JAPANESE, LanguageChoice.ENGLISH)) {
            onFx(() -> app.window().settings().set(Setting.LANGUAGE, language));
          }
        });
    onFx(() -> app.window().models().training().page().set(new TrainingPage.Start()));
  }

  private static void show(LabPage page) {
    onFx(() -> app.window().models().lab().page().set(page));
  }

  private static void choose(String tabs, int index) {
    onFx(() -> app.lookup(tabs).queryAs(TabPane.class).getSelectionModel().select(index));
  }
}
