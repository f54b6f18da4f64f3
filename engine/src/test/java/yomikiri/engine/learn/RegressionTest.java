package yomikiri.engine.learn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import yomikiri.engine.file.Disk;
import yomikiri.engine.file.Shard;
import yomikiri.engine.file.WholeFile;
import yomikiri.engine.game.DuelPosition;
import yomikiri.engine.learn.LabelledGame.Label;
import yomikiri.engine.learn.train.Training;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.PlayerSpec;
import yomikiri.engine.think.Ticker;

/** What is fitted to labelled games. */
final class RegressionTest {
  private static final GameKit<DuelPosition> KIT = Learning.ticTacToe(CellTuples.TABLE);

  private static final WholeFile WHOLE_FILE = new WholeFile(Disk.REAL);

  @TempDir private Path folder = Path.of("");

  private Path labelled = Path.of("");

  private static Optional<GameKit<?>> kits(String game) {
    return Optional.<GameKit<?>>of(KIT).filter(kit -> kit.game().id().equals(game));
  }

  @BeforeEach
  void label() throws Exception {
    labelled = folder.resolve("games.txt");
    LabelPlan plan =
        new LabelPlan(
            "tictactoe",
            KIT.parseSpec("random"),
            KIT.parseSpec("alphabeta:depth=9"),
            0,
            0,
            1,
            1,
            20,
            3,
            Shard.WHOLE);
    new LabelFile(labelled, RegressionTest::kits).make(plan, held -> {}, () -> false);
  }

  private RegressionFiles files() throws TrainingException {
    return RegressionFiles.of(labelled, Optional.empty());
  }

  private static PlayerSpec spec(RegressionFiles files, String settings) throws Exception {
    return files.namedBy(LearnerType.parse(KIT, "regression:" + settings));
  }

  /** A learner that has read its files. */
  private static Learner<DuelPosition> prepared(
      Path training, RegressionFiles files, String settings) throws Exception {
    Files.createDirectories(training);
    files.copyTo(training, WHOLE_FILE);
    Learner<DuelPosition> learner = plan(spec(files, settings)).newLearner(KIT);
    learner.prepare(training, RegressionTest::kits);
    return learner;
  }

  private static Training<?> opened(Path training, TrainingPlan plan, RegressionFiles files)
      throws TrainingException {
    return Training.open(training, plan, files, RegressionTest::kits, Ticker.SYSTEM);
  }

  private static TrainingPlan plan(PlayerSpec learner) {
    return TrainingPlan.of(KIT, KIT.game().newPosition(0), learner, 1).withEvery(1000);
  }

  @Test
  void oneTupleOfAllCellsComesToTheLabels() throws Exception {
    Learner<DuelPosition> learner =
        prepared(folder.resolve("training"), files(), "episodes=4000,alpha=2,final=0.5");
    for (int number = 0; number < 4000; number++) {
      learner.episode(number);
    }
    int labels = 0;
    for (LabelledGame one : new LabelFile(labelled, RegressionTest::kits).read().games()) {
      DuelPosition position = KIT.game().newPosition(0);
      for (Label label : one.labels().stream().skip(1).toList()) {
        int move = one.moves().get(label.ply() - 1);
        double reported = learner.values().of(position, move).value();
        assertThat(1 - 2 * reported).isCloseTo(label.worth(), within(0.1));
        position.play(move);
        labels++;
      }
    }
    assertThat(labels).isGreaterThan(60);
  }

  @Test
  void aTrainingGoesOnFromItsFilesAndEndsWithTheSameBytes() throws Exception {
    byte[] whole = trained(folder.resolve("whole"), Long.MAX_VALUE);
    assertThat(trained(folder.resolve("stopped"), 200)).isEqualTo(whole);
  }

  private byte[] trained(Path training, long stopAt) throws Exception {
    TrainingPlan plan = plan(spec(files(), "episodes=500")).withEvery(100);
    try (Training<?> first = opened(training, plan, files())) {
      if (stopAt < plan.episodes()) {
        first.stop();
      }
      first.run();
    }
    try (Training<?> then = Training.reopen(training, RegressionTest::kits, Ticker.SYSTEM)) {
      assertThat(then.run()).isTrue();
    }
    return Files.readAllBytes(training.resolve("latest.learnt"));
  }

  @Test
  void itBeginsWithTheWeightsOfAFile() throws Exception {
    Path first = folder.resolve("first");
    trained(first, Long.MAX_VALUE);
    RegressionFiles files =
        RegressionFiles.of(labelled, Optional.of(first.resolve("latest.learnt")));
    Learner<DuelPosition> learner =
        prepared(folder.resolve("then"), files, "episodes=10,alpha=0.000001,final=0.000001");
    learner.episode(0);
    Learner<DuelPosition> taught = prepared(first, files(), "episodes=500");
    for (int number = 0; number < 500; number++) {
      taught.episode(number);
    }
    int moved = 0;
    for (LabelledGame game : new LabelFile(labelled, RegressionTest::kits).read().games()) {
      DuelPosition position = KIT.game().newPosition(0);
      for (int move : game.moves()) {
        double reported = learner.values().of(position, move).value();
        assertThat(reported).isCloseTo(taught.values().of(position, move).value(), within(1e-3));
        moved += Math.abs(reported - 0.5) > 0.05 ? 1 : 0;
        position.play(move);
      }
    }
    assertThat(moved).isGreaterThan(20);
  }

  @Test
  void whatGoesOnDoesNotBeginAnew() throws Exception {
    Path first = folder.resolve("first");
    trained(first, Long.MAX_VALUE);
    Path then = folder.resolve("then");
    RegressionFiles files =
        RegressionFiles.of(labelled, Optional.of(first.resolve("latest.learnt")));
    Learner<DuelPosition> whole = prepared(then, files, "episodes=10");
    for (int number = 0; number < 5; number++) {
      whole.episode(number);
    }
    Learner<DuelPosition> goneOn = plan(spec(files, "episodes=10")).newLearner(KIT);
    goneOn.read(new DataInputStream(new ByteArrayInputStream(written(whole))));
    goneOn.prepare(then, RegressionTest::kits);
    assertThat(written(goneOn)).isEqualTo(written(whole));
  }

  private static byte[] written(Learner<?> learner) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    learner.write(new DataOutputStream(out), true);
    return out.toByteArray();
  }

  @Test
  void otherFilesThanItsOwnAreRefused() throws Exception {
    Path training = folder.resolve("training");
    TrainingPlan plan = plan(spec(files(), "episodes=10"));
    opened(training, plan, files()).close();
    Path copy = training.resolve("labelled.txt");
    change(copy);
    assertThatThrownBy(() -> opened(training, plan, RegressionFiles.NONE))
        .hasMessage(copy + ": this is not the file that this training run was started with");
    opened(training, plan, files()).close();
    assertThat(Files.readString(copy)).isEqualTo(Files.readString(labelled));
  }

  private static void change(Path file) throws IOException {
    Files.writeString(file, Files.readString(file).replace("seed 3", "seed 4"));
  }

  @Test
  void whoCannotTrainInAFolderLeavesItsFilesAlone() throws Exception {
    Path training = folder.resolve("training");
    TrainingPlan plan = plan(spec(files(), "episodes=10"));
    try (Training<?> _ = opened(training, plan, files())) {
      String copied = Files.readString(training.resolve("labelled.txt"));
      change(labelled);
      RegressionFiles others = RegressionFiles.of(labelled, Optional.of(labelled));
      TrainingPlan other = plan(spec(others, "episodes=10"));
      assertThatThrownBy(() -> opened(training, other, others))
          .hasMessage(training + ": another training run is under way there");
      assertThat(Files.readString(training.resolve("labelled.txt"))).isEqualTo(copied);
      assertThat(training.resolve("from.learnt")).doesNotExist();
    }
  }

  /** Many begin at once, each with a file of its own: one does, and its folder is sound. */
  @Test
  void ofTwoWhoBeginAtOnceOneDoes() throws Exception {
    Path second = folder.resolve("second.txt");
    Files.copy(labelled, second);
    Files.writeString(second, Files.readString(second).replace("games 20", "games 19"));
    Files.writeString(second, Files.readString(second).replaceFirst("\n19\t.*\n$", "\n"));
    for (int round = 0; round < 20; round++) {
      Path training = folder.resolve("training" + round);
      CyclicBarrier barrier = new CyclicBarrier(2);
      List<Training<?>> begun = Collections.synchronizedList(new ArrayList<>());
      List<String> faults = Collections.synchronizedList(new ArrayList<>());
      List<Thread> threads = new ArrayList<>();
      for (Path file : List.of(labelled, second)) {
        RegressionFiles files = RegressionFiles.of(file, Optional.empty());
        TrainingPlan plan = plan(spec(files, "episodes=10"));
        threads.add(
            Thread.startVirtualThread(
                () -> {
                  try {
                    barrier.await();
                    begun.add(opened(training, plan, files));
                  } catch (TrainingException e) {
                    faults.add(e.sentence());
                  } catch (InterruptedException | BrokenBarrierException e) {
                    faults.add(e.toString());
                  }
                }));
      }
      for (Thread thread : threads) {
        thread.join();
      }
      assertThat(faults).containsExactly(training + ": another training run is under way there");
      begun.getFirst().close();
      try (Training<?> goneOn = Training.reopen(training, RegressionTest::kits, Ticker.SYSTEM)) {
        assertThat(goneOn.run()).isTrue();
      }
    }
  }

  @Test
  void aTrainingThatCannotBeginDoesNotTakeTheFolder() throws Exception {
    Path training = folder.resolve("training");
    Path bad = folder.resolve("bad.txt");
    Files.writeString(bad, "something else\n");
    RegressionFiles wrong = RegressionFiles.of(bad, Optional.empty());
    TrainingPlan plan = plan(spec(wrong, "episodes=10"));
    assertThatThrownBy(() -> opened(training, plan, wrong))
        .hasMessageEndingWith(": this is not a file of labelled games");
    opened(training, plan(spec(files(), "episodes=10")), files()).close();
  }

  @Test
  void aFileThatChangedSinceItWasLookedAtIsNotCopied() throws Exception {
    Path training = folder.resolve("training");
    RegressionFiles files = files();
    change(labelled);
    TrainingPlan plan = plan(spec(files, "episodes=10"));
    assertThatThrownBy(() -> opened(training, plan, files))
        .hasMessage(labelled + ": this file changed while it was being read");
    assertThat(training.resolve("labelled.txt")).doesNotExist();
  }
}
