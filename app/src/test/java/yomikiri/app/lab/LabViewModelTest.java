package yomikiri.app.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import yomikiri.app.lab.StudyCard.Doing;
import yomikiri.engine.study.Study;
import yomikiri.engine.study.report.Findings;

/** Studies begun, stopped, gone on with, deleted and opened. */
final class LabViewModelTest {
  @TempDir private Path folder;

  private static final Study SMALL = LabFixture.study("tictactoe", 6, "random", "greedy");

  private static Doing doing(StudyItem item) {
    return item.card().get().doing();
  }

  private static int games(StudyItem item) {
    return item.card().get().findings().map(Findings::games).orElse(0);
  }

  @Test
  void aStudyIsPlayedToItsEndAndShown() {
    LabFixture lab = new LabFixture(folder);
    StudyItem item = lab.begin(SMALL);
    assertThat(doing(item)).isEqualTo(Doing.FINISHED);
    assertThat(games(item)).isEqualTo(6);
    assertThat(lab.model.page().get()).isEqualTo(new Page.OfStudy(item));
    assertThat(item.entry().wanted()).isFalse();
    assertThat(item.entry().folder().resolve("games.csv")).exists();
    assertThat(lab.news).isEmpty();
  }

  @Test
  void whatWasBeingPlayedGoesOnWhenTheAppStartsAgain() {
    LabFixture before = new LabFixture(folder);
    before.onceOpen(before.model::close);
    StudyItem cut = before.begin(SMALL);
    assertThat(games(cut)).isZero();
    LabFixture after = new LabFixture(folder);
    after.model.resume();
    StudyItem item = after.model.studies().getFirst();
    assertThat(item.entry().id()).isEqualTo(cut.entry().id());
    assertThat(doing(item)).isEqualTo(Doing.FINISHED);
    assertThat(games(item)).isEqualTo(6);
  }

  @Test
  void aStoppedStudyStaysStoppedUntilItIsGoneOnWith() {
    LabFixture before = new LabFixture(folder);
    before.onceOpen(() -> before.model.stop(before.model.studies().getFirst()));
    assertThat(doing(before.begin(SMALL))).isEqualTo(Doing.STOPPED);
    LabFixture after = new LabFixture(folder);
    after.model.shown();
    StudyItem item = after.model.studies().getFirst();
    assertThat(doing(item)).isEqualTo(Doing.STOPPED);
    assertThat(games(item)).isZero();
    after.model.goOn(item);
    assertThat(doing(item)).isEqualTo(Doing.FINISHED);
  }

  @Test
  void aStudyPausedBeforeItIsOpenStaysPausedAfterARestart() {
    LabFixture before = new LabFixture(folder);
    before.onceOpen(before.model::close);
    before.begin(SMALL);
    ManualExecutor runs = new ManualExecutor();
    LabFixture opening = new LabFixture(folder, runs);
    opening.model.resume();
    StudyItem item = opening.model.studies().getFirst();
    assertThat(doing(item)).isEqualTo(Doing.STARTING);
    opening.model.pause(item);
    assertThat(doing(item)).isEqualTo(Doing.ENDING);
    LabFixture after = new LabFixture(folder);
    after.model.shown();
    assertThat(doing(after.model.studies().getFirst())).isEqualTo(Doing.STOPPED);
  }

  @Test
  void goingOnWhileItEndsPlaysOn() {
    LabFixture lab = new LabFixture(folder);
    lab.onceOpen(
        () -> {
          StudyItem item = lab.model.studies().getFirst();
          lab.model.stop(item);
          lab.model.goOn(item);
        });
    assertThat(doing(lab.begin(SMALL))).isEqualTo(Doing.FINISHED);
  }

  @Test
  void whatIsDeletedComesBackWithItsGames() {
    LabFixture lab = new LabFixture(folder);
    StudyItem item = lab.begin(SMALL);
    lab.model.delete(item);
    assertThat(lab.model.studies()).isEmpty();
    assertThat(item.entry().folder()).doesNotExist();
    assertThat(lab.news).containsExactly(new LabNews.Deleted(item));
    assertThat(lab.model.page().get()).isInstanceOf(Page.Start.class);
    lab.model.restore(item);
    assertThat(lab.model.studies()).containsExactly(item);
    assertThat(item.entry().folder().resolve("study.toml")).exists();
    assertThat(doing(item)).isEqualTo(Doing.FINISHED);
  }

  @Test
  void aStudyBeingPlayedIsDeletedWhenItsGamesAreOverAndGoesOnWhenItIsBack() {
    LabFixture lab = new LabFixture(folder);
    lab.onceOpen(
        () -> {
          if (lab.news.isEmpty()) {
            lab.model.delete(lab.model.studies().getFirst());
          }
        });
    lab.model.begin(SMALL, Optional.empty());
    assertThat(lab.model.studies()).isEmpty();
    assertThat(folder.resolve(".deleted")).isNotEmptyDirectory();
    LabNews.Deleted deleted = (LabNews.Deleted) lab.news.getFirst();
    lab.model.restore(deleted.study());
    assertThat(doing(lab.model.studies().getFirst())).isEqualTo(Doing.FINISHED);
    assertThat(games(deleted.study())).isEqualTo(6);
  }

  @Test
  void aStudyDeletedAsTheAppIsLeftIsNotPlayedByTheNext() {
    LabFixture lab = new LabFixture(folder);
    lab.onceOpen(
        () -> {
          lab.model.delete(lab.model.studies().getFirst());
          lab.model.close();
        });
    lab.model.begin(SMALL, Optional.empty());
    LabFixture next = new LabFixture(folder);
    next.model.shown();
    assertThat(doing(next.model.studies().getFirst())).isEqualTo(Doing.STOPPED);
  }

  @Test
  void aStudyInUseElsewhereSaysSo() {
    LabFixture first = new LabFixture(folder);
    LabFixture second = new LabFixture(folder);
    first.onceOpen(second.model::resume);
    first.begin(SMALL);
    StudyCard card = second.model.studies().getFirst().card().get();
    assertThat(card.doing()).isEqualTo(Doing.STOPPED);
    assertThat(card.fault().orElseThrow().fault()).isEqualTo("study.in-use");
    assertThat(card.entry().wanted()).isTrue();
  }

  @Test
  void aStudyMadeElsewhereIsOpenedAndRememberedButNotMoved(@TempDir Path elsewhere)
      throws IOException {
    LabFixture maker = new LabFixture(elsewhere);
    Path made = maker.begin(SMALL).entry().folder();
    LabFixture lab = new LabFixture(folder);
    lab.model.shown();
    lab.model.open(made);
    lab.model.open(made);
    assertThat(lab.model.studies()).hasSize(1);
    StudyItem item = lab.model.studies().getFirst();
    assertThat(doing(item)).isEqualTo(Doing.FINISHED);
    assertThat(Files.isSameFile(item.entry().folder(), made)).isTrue();
    lab.model.delete(item);
    assertThat(made).exists();
    lab.model.restore(item);
    LabFixture again = new LabFixture(folder);
    again.model.shown();
    assertThat(games(again.model.studies().getFirst())).isEqualTo(6);
  }

  @Test
  void aFolderWithoutAStudyIsRefusedInOneSentence(@TempDir Path empty) {
    LabFixture lab = new LabFixture(folder);
    lab.model.open(empty);
    assertThat(lab.model.studies()).isEmpty();
    LabNews.Failed told = (LabNews.Failed) lab.news.getFirst();
    assertThat(told.fault().fault()).isEqualTo("study.none");
  }

  @Test
  void nothingIsLookedAtOutOfView() {
    ManualExecutor runs = new ManualExecutor();
    LabFixture lab = new LabFixture(folder, runs);
    lab.onceOpen(
        () -> {
          lab.delays.pass();
          assertThat(lab.delays.pending()).isEmpty();
          lab.model.shown();
          assertThat(lab.delays.pending()).hasSize(1);
          lab.model.hidden();
          assertThat(lab.delays.pending()).isEmpty();
        });
    lab.model.begin(SMALL, Optional.of(Preset.LUCK));
    runs.run();
    assertThat(lab.model.studies().getFirst().entry().preset()).contains(Preset.LUCK);
  }
}
