package yomikiri.app.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static yomikiri.app.TestCatalog.ENGLISH;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import yomikiri.app.jobs.Job;
import yomikiri.app.jobs.JobSnapshot.JobState;
import yomikiri.app.text.Field;
import yomikiri.app.text.FieldFault;
import yomikiri.engine.stats.Sprt;
import yomikiri.engine.study.Study;
import yomikiri.engine.study.run.RunProgress;

/** Studies that are changed after they have begun. */
final class StudyChangeFormTest {
  private static final Study SMALL = LabFixture.study("tictactoe", 6, "random", "greedy");

  @TempDir private Path folder;

  private static StudyChangeForm form(LabFixture lab, Job<RunProgress> job) {
    StudyChangeForm form = new StudyChangeForm(lab.model, job);
    form.fill(study(job));
    return form;
  }

  private static Study study(Job<RunProgress> job) {
    return job.snapshot().get().details().map(RunProgress::study).orElseThrow();
  }

  private static void isShown(StudyChangeForm form, Field<?> field, String sentence) {
    form.submit();
    FieldFault fault = field.fault().get().orElseThrow();
    assertThat(fault.words().in(ENGLISH)).startsWith(sentence);
  }

  private static String played(Job<RunProgress> job) throws Exception {
    return Files.readString(job.entry().folder().resolve("games.csv"));
  }

  @Test
  void aFinishedStudyWithMoreGamesIsPlayedOnAsIfItHadHadThemFromTheStart() throws Exception {
    LabFixture lab = new LabFixture(folder);
    Job<RunProgress> job = lab.begin(SMALL);
    StudyChangeForm form = form(lab, job);
    form.games().text().set("10");
    form.submit();
    assertThat(study(job).games()).isEqualTo(10);
    assertThat(job.snapshot().get().state()).isEqualTo(JobState.STOPPED);
    lab.model.jobs().goOn(job);
    assertThat(job.snapshot().get().state()).isEqualTo(JobState.FINISHED);
    Job<RunProgress> longer = lab.begin(LabFixture.study("tictactoe", 10, "random", "greedy"));
    assertThat(played(job)).isEqualTo(played(longer));
  }

  @Test
  void aStudyThatIsPlayedTakesTheChangeAndGoesOn() {
    LabFixture lab = new LabFixture(folder);
    lab.onceOpen(
        () -> {
          Job<RunProgress> job = lab.model.studies().getFirst();
          StudyChangeForm form = form(lab, job);
          form.games().text().set("8");
          form.test().wanted().set(true);
          form.submit();
          assertThat(study(job).games()).isEqualTo(6);
        });
    Job<RunProgress> job = lab.begin(SMALL);
    assertThat(study(job).games()).isEqualTo(8);
    assertThat(study(job).sprt()).contains(new Sprt(0, 10, 0.05, 0.05));
    assertThat(job.snapshot().get().details().map(RunProgress::done)).contains(8);
  }

  @Test
  void aTestIsTakenAwayAgain() {
    LabFixture lab = new LabFixture(folder);
    Job<RunProgress> job = lab.begin(SMALL);
    StudyChangeForm form = form(lab, job);
    form.test().wanted().set(true);
    form.submit();
    assertThat(study(job).sprt()).isPresent();
    form.test().wanted().set(false);
    form.submit();
    assertThat(study(job).sprt()).isEmpty();
    StudyChangeForm again = form(lab, job);
    assertThat(again.test().wanted().get()).isFalse();
  }

  @Test
  void whatCannotBeIsSaid() {
    LabFixture lab = new LabFixture(folder);
    Job<RunProgress> job = lab.begin(SMALL);
    StudyChangeForm form = form(lab, job);
    isShown(form, form.games(), "This is how the study is already");
    form.games().text().set("4");
    assertThat(form.games().fault().get()).isEmpty();
    isShown(form, form.games(), "The games of each pairing can only become more: from 6 on, not 4");
    form.games().text().set("9");
    isShown(form, form.games(), "Every layout is played twice");
    form.games().text().set("8");
    form.jobs().text().set("3");
    isShown(form, form.jobs(), "Type a number from 1 to 2, or leave it empty");
    form.jobs().text().set("");
    form.test().wanted().set(true);
    form.test().field("elo1").text().set("-1");
    isShown(form, form.test().field("elo0"), "“Elo at most” must be smaller");
    assertThat(study(job)).isEqualTo(SMALL);
  }

  @Test
  void theNumberOfGamesAtATimeIsKeptUntilItIsEmptied() {
    LabFixture lab = new LabFixture(folder);
    Job<RunProgress> job = lab.begin(SMALL);
    StudyChangeForm form = form(lab, job);
    for (String typed : List.of("2", "")) {
      form.jobs().text().set(typed);
      form.submit();
      assertThat(form(lab, job).jobs().text().get()).isEqualTo(typed);
      LabFixture again = new LabFixture(folder);
      again.model.jobs().shown();
      Job<RunProgress> same = again.model.studies().getFirst();
      assertThat(form(again, same).jobs().text().get())
          .as("when the app is opened")
          .isEqualTo(typed);
    }
    assertThat(study(job)).isEqualTo(SMALL);
  }

  @Test
  void aTestIsNotOfferedAmongThree() {
    LabFixture lab = new LabFixture(folder);
    Job<RunProgress> job =
        lab.begin(LabFixture.study("tron-3", 6, "random", "greedy", "mcts:playouts=2"));
    assertThat(form(lab, job).canBeTested(study(job))).isFalse();
  }
}
