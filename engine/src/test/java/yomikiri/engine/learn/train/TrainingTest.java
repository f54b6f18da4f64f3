package yomikiri.engine.learn.train;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.ValueSource;
import yomikiri.engine.file.Disk;
import yomikiri.engine.file.MortalDisk;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.learn.Learning;
import yomikiri.engine.learn.LearntModel;
import yomikiri.engine.learn.RegressionFiles;
import yomikiri.engine.learn.TrainingException;
import yomikiri.engine.learn.TrainingPlan;
import yomikiri.engine.learn.train.Training.Checkpoint;
import yomikiri.engine.think.FakeTicker;
import yomikiri.engine.think.PlayerSpec;
import yomikiri.engine.think.Ticker;

/** Trainings in their folders: left alone, stopped, killed. */
@ParameterizedClass
@ValueSource(strings = {"qlearning", "td"})
final class TrainingTest {
  @Parameter private String learner = "";
  @TempDir private Path folder = Path.of("");

  private TrainingPlan plan() throws NotationException {
    return Learning.plan("tictactoe", learner + ":episodes=300")
        .withEvery(100)
        .against(PlayerSpec.of("random"), 4);
  }

  private Path dir(String name) {
    return folder.resolve(name);
  }

  /** All files of a training but its lock, by name. */
  private Map<String, String> files(String name) throws IOException {
    Map<String, String> files = new TreeMap<>();
    try (Stream<Path> all = Files.walk(dir(name))) {
      for (Path file : all.filter(Files::isRegularFile).toList()) {
        byte[] bytes = Files.readAllBytes(file);
        files.put(dir(name).relativize(file).toString(), Base64.getEncoder().encodeToString(bytes));
      }
    }
    files.remove(".lock");
    return files;
  }

  private Training<?> open(String name, Ticker ticker, Disk disk)
      throws TrainingException, NotationException {
    return Training.open(dir(name), plan(), RegressionFiles.NONE, Learning::kits, ticker, disk);
  }

  private void trained(String name) throws TrainingException, NotationException {
    try (Training<?> training = open(name, () -> 0, Disk.REAL)) {
      assertThat(training.run()).isTrue();
    }
  }

  /** Trains on a disk that may die; whether it came to the end. */
  private boolean survives(String name, Ticker ticker, MortalDisk disk) throws NotationException {
    try (Training<?> training = open(name, ticker, disk)) {
      return training.run();
    } catch (TrainingException e) {
      assertThat(disk.isDead()).as(e.getMessage()).isTrue();
      return false;
    }
  }

  @Test
  void equalPlansGiveEqualFiles() throws Exception {
    trained("one");
    trained("two");
    assertThat(files("one")).isEqualTo(files("two"));
    assertThat(files("one").keySet()).hasSize(6);
  }

  @Test
  void killedAtAnyStepItGoesOnToTheSameFiles() throws Exception {
    trained("whole");
    int steps = 0;
    while (!survives("killed" + steps, () -> 0, new MortalDisk(steps))) {
      assertThat(survives("killed" + steps, () -> 0, MortalDisk.immortal())).isTrue();
      assertThat(files("killed" + steps)).as("after step %d", steps).isEqualTo(files("whole"));
      steps++;
    }
    assertThat(steps).isGreaterThan(3 * 3 * 5);
  }

  @Test
  void killedAgainAndAgainBetweenCheckpointsItGoesOnToTheSameFiles() throws Exception {
    trained("whole");
    int kills = 0;
    while (!survives("killed", new FakeTicker(60_000_000_000L), new MortalDisk(kills))) {
      kills++;
    }
    assertThat(kills).isGreaterThan(10);
    assertThat(files("killed")).isEqualTo(files("whole"));
  }

  @Test
  void stoppedItSavesWhatIsLearntAndGoesOn() throws Exception {
    trained("whole");
    try (Training<?> training = open("stopped", () -> 0, Disk.REAL)) {
      Thread.currentThread().interrupt();
      assertThat(training.run()).isFalse();
      assertThat(Thread.interrupted()).isTrue();
      assertThat(training.progress().done()).isEqualTo(64);
      assertThat(training.progress().isRunning()).isFalse();
    }
    try (Training<?> training = Training.reopen(dir("stopped"), Learning::kits, () -> 0)) {
      assertThat(training.progress().done()).isEqualTo(64);
      assertThat(training.run()).isTrue();
      assertThat(training.progress().isFinished()).isTrue();
      assertThat(training.progress().curve()).hasSize(3);
    }
    assertThat(files("stopped")).isEqualTo(files("whole"));
  }

  @Test
  void aPausedTrainingWaitsUntilItGoesOn() throws Exception {
    trained("whole");
    try (Training<?> training = open("paused", () -> 0, Disk.REAL)) {
      training.pause();
      boolean[] isDone = new boolean[1];
      Thread runner =
          Thread.ofPlatform()
              .start(
                  () -> {
                    try {
                      isDone[0] = training.run();
                    } catch (TrainingException e) {
                      throw new AssertionError(e);
                    }
                  });
      while (runner.getState() != Thread.State.WAITING) {
        Thread.onSpinWait();
      }
      assertThat(training.progress().done()).isLessThan(300);
      training.goOn();
      runner.join();
      assertThat(isDone[0]).isTrue();
    }
    assertThat(files("paused")).isEqualTo(files("whole"));
  }

  @Test
  void checkpointsAreLearntFiles() throws Exception {
    trained("whole");
    assertThat(Training.checkpoints(dir("whole")).stream().map(Checkpoint::episodes))
        .containsExactly(100L, 200L, 300L);
    for (Checkpoint checkpoint : Training.checkpoints(dir("whole"))) {
      LearntModel<?> model = LearntModel.read(checkpoint.file(), Learning::kits);
      assertThat(model.episodes()).isEqualTo(checkpoint.episodes());
      assertThat(model.curve()).hasSize((int) checkpoint.episodes() / 100);
    }
  }

  @Test
  void theCurveIsATableWithIntervals() throws Exception {
    trained("whole");
    assertThat(Files.readAllLines(dir("whole").resolve("curve.csv")))
        .hasSize(4)
        .allSatisfy(line -> assertThat(line.split(",", -1)).hasSize(7))
        .element(0)
        .isEqualTo("episodes,value,share,low,high,games,states");
  }

  @Test
  void aFolderWithAnotherTrainingIsRefused() throws Exception {
    trained("whole");
    TrainingPlan other = plan().withEvery(50);
    assertThatThrownBy(() -> Training.open(dir("whole"), other, Learning::kits, () -> 0))
        .hasMessage(
            dir("whole") + ": this folder holds another training run: every is 100 there, not 50");
  }

  @Test
  void earlyCheckpointsAreASettingLikeAnyOther() throws Exception {
    trained("whole");
    assertThatThrownBy(
            () -> Training.open(dir("whole"), plan().withEarly(), Learning::kits, () -> 0))
        .hasMessage(
            dir("whole") + ": this folder holds another training run: first is 0 there, not 10");
    try (Training<?> early =
        Training.open(dir("early"), plan().withEarly(), Learning::kits, () -> 0)) {
      early.run();
    }
    assertThat(episodes("whole")).containsExactly(100L, 200L, 300L);
    assertThat(episodes("early")).containsExactly(10L, 30L, 100L, 200L, 300L);
    try (Training<?> again = Training.reopen(dir("early"), Learning::kits, () -> 0)) {
      assertThat(again.plan()).isEqualTo(plan().withEarly());
    }
  }

  private List<Long> episodes(String name) throws TrainingException {
    return Training.checkpoints(dir(name)).stream().map(Checkpoint::episodes).toList();
  }

  @Test
  void earlyCheckpointsLieEverFartherApart() throws NotationException {
    TrainingPlan plan =
        Learning.plan("tictactoe", learner + ":episodes=100000").withEarly(); // every 5000
    List<Long> all = Stream.iterate(plan.next(0), done -> done < 12_000, plan::next).toList();
    assertThat(all).containsExactly(10L, 30L, 100L, 300L, 1000L, 3000L, 5000L, 10_000L);
    assertThat(plan.withEvery(20).next(20)).as("none beyond the first usual one").isEqualTo(40);
    assertThat(plan.next(100_000)).isEqualTo(100_000);
  }

  /** The text of a plan of before, and of one with early checkpoints. */
  @Test
  void aPlanWithoutEarlyCheckpointsIsWrittenAsBefore() throws NotationException {
    assertThat(plan().text()).contains("\nevery 100\nopponent random\n");
    assertThat(plan().withEarly().text()).contains("\nevery 100\nfirst 10\nopponent random\n");
    assertThat(TrainingPlan.parse(plan().withEarly().text(), Learning::kits))
        .isEqualTo(plan().withEarly());
    assertThatThrownBy(
            () ->
                TrainingPlan.parse(
                    plan().withEarly().text().replace("first 10", "first 0"), Learning::kits))
        .isInstanceOf(NotationException.class)
        .hasMessageContaining("whole number from 1");
  }

  @Test
  void onlyOneTrainsInAFolder() throws Exception {
    try (Training<?> training = open("busy", () -> 0, Disk.REAL)) {
      assertThat(training.progress().done()).isZero();
      assertThatThrownBy(() -> open("busy", () -> 0, Disk.REAL))
          .hasMessage(dir("busy") + ": another training run is under way there");
    }
  }

  @Test
  void aPlanThatAnEditorHasSavedIsTheSame() throws NotationException {
    String text = plan().text();
    for (String edited :
        List.of(
            "\uFEFF" + text.replace("\n", "\r\n"),
            text.replace('\n', '\r'),
            text.replaceAll("(?m)^(\\w+) ", "$1\u00A0"))) {
      assertThat(TrainingPlan.parse(edited, Learning::kits)).isEqualTo(plan());
    }
  }

  @Test
  void aDamagedOrMissingTrainingIsSaid() throws Exception {
    trained("whole");
    Path learnt = dir("whole").resolve("latest.learnt");
    byte[] bytes = Files.readAllBytes(learnt);
    bytes[bytes.length / 2] ^= 1;
    Files.write(learnt, bytes);
    assertThatThrownBy(() -> open("whole", () -> 0, Disk.REAL))
        .hasMessageStartingWith(learnt + ": this file is ");
    Files.delete(dir("whole").resolve("training.txt"));
    assertThatThrownBy(() -> open("whole", () -> 0, Disk.REAL))
        .hasMessage(
            dir("whole")
                + ": this folder holds the results of a training run, but training.txt is missing");
    assertThatThrownBy(() -> Training.reopen(dir("none"), Learning::kits, () -> 0))
        .hasMessage(dir("none") + ": there is no training run here (no training.txt)");
  }
}
