package yomikiri.app.training;

import static org.assertj.core.api.Assertions.assertThat;
import static yomikiri.app.TestCatalog.ENGLISH;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import yomikiri.app.board.AvailableGames;
import yomikiri.app.concurrent.FileExecutor;
import yomikiri.app.concurrent.ManualUiScheduler;
import yomikiri.app.jobs.JobRunner;
import yomikiri.app.lab.LabFixture;
import yomikiri.app.player.LearntFileChoices.LearntFile;
import yomikiri.app.text.TestNotices;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.games.Catalog;
import yomikiri.engine.learn.LearntFiles;
import yomikiri.engine.learn.LearntPlayer;
import yomikiri.engine.learn.train.Training;
import yomikiri.engine.think.ResourceCache;
import yomikiri.engine.think.Ticker;

/** Checkpoints and files from elsewhere, by the names that players know them by. */
final class CheckpointFilesTest {
  private static final AvailableGames GAMES = LabFixture.availableGames();

  private final TestNotices notices = new TestNotices();
  private final List<String> taken = new ArrayList<>();

  @TempDir private Path folder;
  @TempDir private Path elsewhere;
  private TrainingViewModel model;

  @BeforeEach
  void train() {
    model =
        new TrainingViewModel(
            new JobRunner(
                "training",
                folder,
                Training.FILE,
                new FileExecutor(Runnable::run, Runnable::run),
                Runnable::run,
                LabFixture.CLOCK),
            GAMES,
            Ticker.SYSTEM,
            new ManualUiScheduler(),
            training -> texts -> training.entry().name(),
            notices);
    model.begin(TrainingForm.example(GAMES), "Rows");
  }

  private List<LearntFile> listed(String game, boolean networkOnly) {
    List<LearntFile> all = new ArrayList<>();
    model.list(game, networkOnly, all::addAll);
    return all;
  }

  private Path checkpoint(int place) {
    return folder.resolve(listed("tictactoe", false).get(place).name());
  }

  private void take(Path file) {
    model.take(file, "tictactoe", false, taken::add);
  }

  private void assertPlayed(String name) throws NotationException {
    Catalog.of(new ResourceCache(LearntFiles.orElse(folder, none -> null)))
        .kit("tictactoe")
        .orElseThrow()
        .parseSpec(LearntPlayer.spec(name).toString());
  }

  @Test
  void aPlayerCanBeMadeOfEveryCheckpointThatIsListed() throws IOException, NotationException {
    FileTime noon =
        FileTime.from(
            LocalDateTime.of(2026, 3, 4, 12, 5).atZone(ZoneId.systemDefault()).toInstant());
    Files.setLastModifiedTime(checkpoint(0), noon);
    List<LearntFile> listed = listed("tictactoe", false);
    assertThat(listed.getFirst().words().in(ENGLISH)).isEqualTo("Rows: 200,000 games (2026-03-04)");
    assertThat(listed.getLast().words().in(ENGLISH)).startsWith("Rows: 10 games (");
    for (LearntFile each : listed) {
      assertPlayed(each.name());
    }
  }

  @Test
  void whatIsOfNoUseIsNotListed() {
    assertThat(listed("mattix-4", false)).isEmpty();
    assertThat(listed("tictactoe", true)).isEmpty();
  }

  @Test
  void aTrainingThatCannotBeReadHidesNoOther() throws IOException {
    int before = listed("tictactoe", false).size();
    model.begin(TrainingForm.example(GAMES), "Broken");
    Files.writeString(
        model.trainings().getFirst().entry().folder().resolve(Training.FILE), "nothing");
    assertThat(listed("tictactoe", false)).hasSize(before);
    assertThat(notices.shown).hasSize(1);
  }

  @Test
  void aFileFromElsewhereIsCopiedOnce() throws IOException, NotationException {
    Path own = Files.copy(checkpoint(0), elsewhere.resolve("My rows.learnt"));
    take(own);
    take(own);
    Files.copy(checkpoint(1), elsewhere.resolve("My-rows.learnt"));
    take(elsewhere.resolve("My-rows.learnt"));
    Files.copy(own, elsewhere.resolve("\u8868.learnt"));
    take(elsewhere.resolve("\u8868.learnt"));
    Files.copy(own, elsewhere.resolve("con.learnt"));
    take(elsewhere.resolve("con.learnt"));
    assertThat(taken)
        .containsExactly(
            "chosen/My-rows.learnt",
            "chosen/My-rows.learnt",
            "chosen/My-rows-2.learnt",
            "chosen/tictactoe.learnt",
            "chosen/_con.learnt");
    for (String name : taken) {
      assertPlayed(name);
    }
    assertThat(folder.resolve(taken.getFirst())).hasSameBinaryContentAs(own);
    assertThat(notices.shown).isEmpty();
  }

  @Test
  void aFileOfATrainingIsNotCopied() {
    take(checkpoint(2));
    assertThat(taken).containsExactly(listed("tictactoe", false).get(2).name());
    assertThat(folder.resolve("chosen")).doesNotExist();
  }

  @Test
  void aFileThatIsOfNoUseIsNotTaken() throws IOException {
    take(Files.writeString(elsewhere.resolve("letter.learnt"), "Dear all"));
    take(elsewhere.resolve("gone.learnt"));
    Path table = checkpoint(0);
    model.take(table, "mattix-4", false, taken::add);
    model.take(table, "tictactoe", true, taken::add);
    assertThat(taken).isEmpty();
    assertThat(notices.shown).hasSize(4).allMatch(notice -> notice.warning());
    assertThat(notices.reported()).noneMatch(words -> words.contains("{"));
    assertThat(notices.reported().get(3)).contains("only a network");
    assertThat(folder.resolve("chosen")).doesNotExist();
  }
}
