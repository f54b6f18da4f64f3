package yomikiri.app.lab;

import static yomikiri.app.TestCatalog.CATALOG;

import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executor;
import yomikiri.app.board.AvailableGames;
import yomikiri.app.concurrent.FileExecutor;
import yomikiri.app.concurrent.ManualUiScheduler;
import yomikiri.app.jobs.Job;
import yomikiri.app.jobs.JobRunner;
import yomikiri.app.lab.LabViewModel.LabPage;
import yomikiri.app.text.TestNotices;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.study.Study;
import yomikiri.engine.study.StudyEdit;
import yomikiri.engine.study.StudyText;
import yomikiri.engine.study.run.RunProgress;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.PlayerSpec;
import yomikiri.engine.think.Ticker;

/** A Lab without a toolkit: everything happens at once, on the test's own thread. */
public final class LabFixture {
  public static final Clock CLOCK =
      Clock.fixed(Instant.parse("2026-11-20T12:00:00Z"), ZoneOffset.UTC);

  public final TestNotices notices = new TestNotices();
  public final ManualUiScheduler delays = new ManualUiScheduler();
  public final LabViewModel model;

  /** A Lab that keeps its studies in {@code folder}. */
  public LabFixture(Path folder) {
    this(folder, Runnable::run);
  }

  /**
   * @param runs plays studies
   */
  public LabFixture(Path folder, Executor runs) {
    this(folder, runs, availableGames());
  }

  /**
   * @param availableGames of games to be studied
   */
  public LabFixture(Path folder, Executor runs, AvailableGames availableGames) {
    this(folder, Runnable::run, runs, availableGames);
  }

  /**
   * @param files does what touches files
   */
  public LabFixture(Path folder, Executor files, Executor runs, AvailableGames availableGames) {
    FileExecutor disk = new FileExecutor(files, Runnable::run);
    model =
        new LabViewModel(
            new JobRunner("study", folder, StudyText.FILE, disk, runs, CLOCK),
            2,
            availableGames,
            Ticker.SYSTEM,
            delays,
            study -> texts -> study.entry().id(),
            notices);
  }

  public static AvailableGames availableGames() {
    return new AvailableGames(
        List.of(
            CATALOG.kit("tictactoe").orElseThrow(),
            CATALOG.kit("mattix-4").orElseThrow(),
            CATALOG.kit("mattix-6").orElseThrow(),
            CATALOG.kit("mattix-8").orElseThrow(),
            CATALOG.kit("othello-8").orElseThrow(),
            CATALOG.kit("maze-5x5x3").orElseThrow(),
            CATALOG.kit("tron-2").orElseThrow(),
            CATALOG.kit("tron-3").orElseThrow(),
            CATALOG.kit("tron-4").orElseThrow(),
            CATALOG.kit("tron-joint").orElseThrow(),
            CATALOG.kit("trapez").orElseThrow(),
            CATALOG.kit("othello-4").orElseThrow(),
            CATALOG.kit("othello-6").orElseThrow(),
            CATALOG.kit("maze-duel").orElseThrow()),
        List.of());
  }

  public static GameKit<?> kit(String game) {
    return CATALOG.kit(game).orElseThrow();
  }

  /** Everybody against everybody, every layout in all seat orders. */
  public static Study study(String game, int games, String... players) {
    try {
      List<PlayerSpec> specs = new ArrayList<>();
      for (String player : players) {
        specs.add(kit(game).parseSpec(player));
      }
      return StudyEdit.of(game, kit(game).game().players(), specs, games, 1).study();
    } catch (NotationException e) {
      throw new IllegalArgumentException(e);
    }
  }

  /** Begins a study, which is played to its end, or until something stops it. */
  public Job<RunProgress> begin(Study study) {
    model.begin(study, StudyName.NONE);
    return model.studies().getFirst();
  }

  /** Has {@code then} done as soon as a study is open, before its first game. */
  public void onceOpen(Runnable then) {
    model
        .page()
        .addListener(
            (value, before, now) -> {
              if (now instanceof LabPage.OfStudy) {
                then.run();
              }
            });
  }
}
