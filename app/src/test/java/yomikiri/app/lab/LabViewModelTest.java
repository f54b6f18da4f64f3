package yomikiri.app.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import javafx.beans.property.SimpleObjectProperty;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import yomikiri.app.board.AvailableGames;
import yomikiri.app.jobs.Job;
import yomikiri.app.jobs.JobSnapshot;
import yomikiri.app.jobs.JobSnapshot.JobState;
import yomikiri.app.lab.LabViewModel.LabPage;
import yomikiri.app.text.Fault;
import yomikiri.app.text.Language;
import yomikiri.app.text.Texts;
import yomikiri.engine.game.Position;
import yomikiri.engine.games.tictactoe.TicTacToe;
import yomikiri.engine.study.Study;
import yomikiri.engine.study.StudyEdit;
import yomikiri.engine.study.report.Contender;
import yomikiri.engine.study.report.Findings;
import yomikiri.engine.study.run.RunProgress;
import yomikiri.engine.study.run.StudyRun;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.PlayerSpec;
import yomikiri.engine.think.PlayerType;
import yomikiri.engine.think.RankedMove;
import yomikiri.engine.think.SearchReport;
import yomikiri.engine.think.Solver;
import yomikiri.engine.think.Verdict;

/** Studies begun, stopped, gone on with, deleted and opened. */
final class LabViewModelTest {
  @TempDir private Path folder;

  private static final Study SMALL = LabFixture.study("tictactoe", 6, "random", "greedy");

  private static JobState state(Job<RunProgress> job) {
    return job.snapshot().get().state();
  }

  private static int games(Job<RunProgress> job) {
    return job.snapshot().get().details().map(RunProgress::findings).map(Findings::games).orElse(0);
  }

  @Test
  void aStudyIsPlayedToItsEndAndShown() {
    LabFixture lab = new LabFixture(folder);
    Job<RunProgress> job = lab.begin(SMALL);
    assertThat(state(job)).isEqualTo(JobState.FINISHED);
    assertThat(games(job)).isEqualTo(6);
    assertThat(lab.model.page().get()).isEqualTo(new LabPage.OfStudy(job));
    assertThat(job.entry().wanted()).isFalse();
    assertThat(job.entry().folder().resolve("games.csv")).exists();
    assertThat(lab.notices.reported()).isEmpty();
  }

  @Test
  void aStudyForThreeIsPlayedToItsEnd() {
    LabFixture lab = new LabFixture(folder);
    Job<RunProgress> job =
        lab.begin(LabFixture.study("tron-3", 12, "random", "greedy", "mcts:playouts=2"));
    assertThat(state(job)).isEqualTo(JobState.FINISHED);
    assertThat(games(job)).isEqualTo(12);
    assertThat(job.entry().folder().resolve("players.csv")).exists();
    assertThat(lab.notices.reported()).isEmpty();
  }

  @Test
  void aStudyForThreeIsOpenedAndToldInPlaces() throws Exception {
    Path made = folder.resolve("made");
    AvailableGames availableGames =
        new AvailableGames(List.of(TicTacToe.kit(), ThreeSeats.kit()), List.of());
    Study study =
        StudyEdit.of("three", 3, List.of(PlayerSpec.of("random")), 6, 1).self(true).study();
    try (StudyRun<?> run = StudyRun.open(made, study, availableGames::kit, () -> 0)) {
      assertThat(run.play(1)).isTrue();
    }
    LabFixture lab = new LabFixture(folder.resolve("lab"), Runnable::run, availableGames);
    lab.model.jobs().shown();
    lab.model.open(made);
    Job<RunProgress> job = lab.model.studies().getFirst();
    assertThat(state(job)).isEqualTo(JobState.FINISHED);
    assertThat(job.snapshot().get().details().map(RunProgress::findings))
        .hasValueSatisfying(
            found ->
                assertThat(found.seats())
                    .extracting(Contender::place)
                    .containsExactly(2.0, 2.0, 2.0));
    assertThat(lab.notices.reported()).isEmpty();
  }

  @Test
  void aSolverThatContradictsItselfIsSaidAndTheGamesBeforeStay() {
    AvailableGames availableGames =
        new AvailableGames(List.of(lyingLater(TicTacToe.kit())), List.of());
    LabFixture lab = new LabFixture(folder, Runnable::run, availableGames);
    Job<RunProgress> job =
        lab.begin(StudyEdit.of("tictactoe", 2, SMALL.players(), 20, 1).exact(true).study());
    assertThat(state(job)).isEqualTo(JobState.STOPPED);
    assertThat(games(job)).isBetween(2, 19);
    Fault fault = job.snapshot().get().fault().orElseThrow();
    assertThat(fault.english()).contains("other of tictactoe contradicts itself");
    for (Language language : Language.values()) {
      Texts texts = new Texts(List.of("/yomikiri/app/text"), new SimpleObjectProperty<>(language));
      assertThat(fault.in(texts)).contains("other", "tictactoe").doesNotContain("{");
    }
  }

  /** The game with a solver that says from the third game on that all is drawn. */
  private static <P extends Position> GameKit<P> lyingLater(GameKit<P> kit) {
    Player<P> honest = kit.build(kit.solver().orElseThrow().spec(), 0);
    AtomicInteger begun = new AtomicInteger();
    Player<P> solver =
        (position, seat, context) -> {
          if (position.key() == kit.game().newPosition(0).key()) {
            begun.incrementAndGet();
          }
          if (begun.get() <= 2) {
            return honest.choose(position, seat, context);
          }
          RankedMove best = new RankedMove(0, new Verdict.Points(0, true));
          context.progress().accept(new SearchReport(9, 1, 0, List.of(best)));
          return 0;
        };
    List<PlayerType<P>> players = new ArrayList<>(kit.players());
    players.add(new PlayerType<>("other", List.of(), List.of(), spec -> solver));
    return new GameKit<>(
        kit.game(),
        players,
        kit.levels(),
        kit.adviser(),
        Optional.of(Solver.ofEveryPosition(PlayerSpec.of("other"))));
  }

  @Test
  void whatWasBeingPlayedGoesOnWhenTheAppStartsAgain() {
    LabFixture before = new LabFixture(folder);
    before.onceOpen(before.model.jobs()::close);
    Job<RunProgress> cut = before.begin(SMALL);
    assertThat(games(cut)).isZero();
    LabFixture after = new LabFixture(folder);
    after.model.jobs().resume();
    Job<RunProgress> job = after.model.studies().getFirst();
    assertThat(job.entry().id()).isEqualTo(cut.entry().id());
    assertThat(state(job)).isEqualTo(JobState.FINISHED);
    assertThat(games(job)).isEqualTo(6);
  }

  @Test
  void aStoppedStudyStaysStoppedUntilItIsGoneOnWith() {
    LabFixture before = new LabFixture(folder);
    before.onceOpen(() -> before.model.jobs().stop(before.model.studies().getFirst()));
    assertThat(state(before.begin(SMALL))).isEqualTo(JobState.STOPPED);
    LabFixture after = new LabFixture(folder);
    after.model.jobs().shown();
    Job<RunProgress> job = after.model.studies().getFirst();
    assertThat(state(job)).isEqualTo(JobState.STOPPED);
    assertThat(games(job)).isZero();
    after.model.jobs().goOn(job);
    assertThat(state(job)).isEqualTo(JobState.FINISHED);
  }

  @Test
  void aStudyPausedBeforeItIsOpenStaysPausedAfterARestart() {
    LabFixture before = new LabFixture(folder);
    before.onceOpen(before.model.jobs()::close);
    before.begin(SMALL);
    ManualExecutor runs = new ManualExecutor();
    LabFixture opening = new LabFixture(folder, runs);
    opening.model.jobs().resume();
    Job<RunProgress> job = opening.model.studies().getFirst();
    assertThat(state(job)).isEqualTo(JobState.STARTING);
    opening.model.jobs().pause(job);
    assertThat(state(job)).isEqualTo(JobState.ENDING);
    LabFixture after = new LabFixture(folder);
    after.model.jobs().shown();
    assertThat(state(after.model.studies().getFirst())).isEqualTo(JobState.STOPPED);
  }

  @Test
  void goingOnWhileItEndsPlaysOn() {
    LabFixture lab = new LabFixture(folder);
    lab.onceOpen(
        () -> {
          Job<RunProgress> job = lab.model.studies().getFirst();
          lab.model.jobs().stop(job);
          lab.model.jobs().goOn(job);
        });
    assertThat(state(lab.begin(SMALL))).isEqualTo(JobState.FINISHED);
  }

  @Test
  void whatIsDeletedComesBackWithItsGames() {
    LabFixture lab = new LabFixture(folder);
    Job<RunProgress> job = lab.begin(SMALL);
    lab.model.jobs().delete(job);
    assertThat(lab.model.studies()).isEmpty();
    assertThat(job.entry().folder()).doesNotExist();
    assertThat(lab.notices.reported()).containsExactly("Deleted: " + job.entry().id());
    assertThat(lab.model.page().get()).isInstanceOf(LabPage.Start.class);
    lab.notices.undo(0);
    assertThat(lab.model.studies()).containsExactly(job);
    assertThat(job.entry().folder().resolve("study.toml")).exists();
    assertThat(state(job)).isEqualTo(JobState.FINISHED);
  }

  @Test
  void aStudyBeingPlayedIsDeletedWhenItsGamesAreOverAndGoesOnWhenItIsBack() {
    LabFixture lab = new LabFixture(folder);
    lab.onceOpen(
        () -> {
          if (lab.notices.shown.isEmpty()) {
            lab.model.jobs().delete(lab.model.studies().getFirst());
          }
        });
    lab.model.begin(SMALL, StudyName.NONE);
    assertThat(lab.model.studies()).isEmpty();
    assertThat(folder.resolve(".deleted")).isNotEmptyDirectory();
    lab.notices.undo(0);
    Job<RunProgress> back = lab.model.studies().getFirst();
    assertThat(state(back)).isEqualTo(JobState.FINISHED);
    assertThat(games(back)).isEqualTo(6);
  }

  @Test
  void aStudyDeletedAsTheAppIsLeftIsNotPlayedByTheNext() {
    LabFixture lab = new LabFixture(folder);
    lab.onceOpen(
        () -> {
          lab.model.jobs().delete(lab.model.studies().getFirst());
          lab.model.jobs().close();
        });
    lab.model.begin(SMALL, StudyName.NONE);
    LabFixture next = new LabFixture(folder);
    next.model.jobs().shown();
    assertThat(state(next.model.studies().getFirst())).isEqualTo(JobState.STOPPED);
  }

  @Test
  void aStudyInUseElsewhereSaysSo() {
    LabFixture first = new LabFixture(folder);
    LabFixture second = new LabFixture(folder);
    first.onceOpen(second.model.jobs()::resume);
    first.begin(SMALL);
    JobSnapshot<RunProgress> card = second.model.studies().getFirst().snapshot().get();
    assertThat(card.state()).isEqualTo(JobState.STOPPED);
    assertThat(card.fault().orElseThrow().key()).isEqualTo("fault.study.in-use");
    assertThat(card.entry().wanted()).isTrue();
  }

  @Test
  void aStudyMadeElsewhereIsOpenedAndRememberedButNotMoved(@TempDir Path elsewhere)
      throws IOException {
    LabFixture maker = new LabFixture(elsewhere);
    Path made = maker.begin(SMALL).entry().folder();
    LabFixture lab = new LabFixture(folder);
    lab.model.jobs().shown();
    lab.model.open(made);
    lab.model.open(made);
    assertThat(lab.model.studies()).hasSize(1);
    Job<RunProgress> job = lab.model.studies().getFirst();
    assertThat(state(job)).isEqualTo(JobState.FINISHED);
    assertThat(Files.isSameFile(job.entry().folder(), made)).isTrue();
    lab.model.jobs().delete(job);
    assertThat(made).exists();
    lab.notices.undo(0);
    LabFixture again = new LabFixture(folder);
    again.model.jobs().shown();
    assertThat(games(again.model.studies().getFirst())).isEqualTo(6);
  }

  @Test
  void aFolderWithoutAStudyIsRefusedInOneSentence(@TempDir Path empty) {
    LabFixture lab = new LabFixture(folder);
    lab.model.open(empty);
    assertThat(lab.model.studies()).isEmpty();
    assertThat(lab.notices.shown.getFirst().text())
        .isInstanceOfSatisfying(
            Fault.class, reported -> assertThat(reported.key()).isEqualTo("fault.study.none"));
  }

  @Test
  void nothingIsLookedAtOutOfView() {
    ManualExecutor runs = new ManualExecutor();
    LabFixture lab = new LabFixture(folder, runs);
    lab.onceOpen(
        () -> {
          lab.delays.pass();
          assertThat(lab.delays.pending()).isEmpty();
          lab.model.jobs().shown();
          assertThat(lab.delays.pending()).hasSize(1);
          lab.model.jobs().hidden();
          assertThat(lab.delays.pending()).isEmpty();
        });
    lab.model.begin(SMALL, StudyName.of(Preset.LUCK));
    runs.run();
    assertThat(lab.model.studies().getFirst().entry().preset()).isEqualTo(Preset.LUCK.key());
  }
}
