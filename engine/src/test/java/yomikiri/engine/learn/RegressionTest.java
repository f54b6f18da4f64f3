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
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import yomikiri.engine.file.Shard;
import yomikiri.engine.game.DuelPosition;
import yomikiri.engine.learn.LabelledGame.Label;
import yomikiri.engine.learn.train.Training;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.PlayerSpec;
import yomikiri.engine.think.Ticker;

/** What is fitted to labelled games. */
final class RegressionTest {
  private static final GameKit<DuelPosition> KIT = Learning.ticTacToe(CellTuples.TABLE);

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
            20,
            3,
            Shard.WHOLE);
    new LabelFile(labelled, RegressionTest::kits).make(plan, held -> {}, () -> false);
  }

  private PlayerSpec spec(Path training, String settings) throws Exception {
    return RegressionFiles.put(
        training, LearnerType.parse(KIT, "regression:" + settings), labelled, Optional.empty());
  }

  private static TrainingPlan plan(PlayerSpec learner) {
    return TrainingPlan.of(KIT, KIT.game().newPosition(0), learner, 1).withEvery(1000);
  }

  @Test
  void oneTupleOfAllCellsComesToTheLabels() throws Exception {
    Path training = folder.resolve("training");
    Learner<DuelPosition> learner =
        plan(spec(training, "episodes=4000,alpha=2,final=0.5")).newLearner(KIT);
    learner.prepare(training, RegressionTest::kits);
    for (int number = 0; number < 4000; number++) {
      learner.episode(number);
    }
    int labels = 0;
    for (LabelledGame one : new LabelFile(labelled, RegressionTest::kits).read().games()) {
      DuelPosition position = KIT.game().newPosition(0);
      for (Label label : one.labels().stream().skip(1).toList()) {
        int move = one.moves().get(label.ply() - 1);
        double told = learner.values().of(position, move).value();
        assertThat(1 - 2 * told).isCloseTo(label.worth(), within(0.1));
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
    TrainingPlan plan = plan(spec(training, "episodes=500")).withEvery(100);
    try (Training<?> first = Training.open(training, plan, RegressionTest::kits, Ticker.SYSTEM)) {
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
    Path then = folder.resolve("then");
    PlayerSpec spec =
        RegressionFiles.put(
            then,
            LearnerType.parse(KIT, "regression:episodes=10,alpha=0.000001,final=0.000001"),
            labelled,
            Optional.of(first.resolve("latest.learnt")));
    Learner<DuelPosition> learner = plan(spec).newLearner(KIT);
    learner.prepare(then, RegressionTest::kits);
    learner.episode(0);
    Learner<DuelPosition> taught = plan(spec(first, "episodes=500")).newLearner(KIT);
    taught.prepare(first, RegressionTest::kits);
    for (int number = 0; number < 500; number++) {
      taught.episode(number);
    }
    int moved = 0;
    for (LabelledGame game : new LabelFile(labelled, RegressionTest::kits).read().games()) {
      DuelPosition position = KIT.game().newPosition(0);
      for (int move : game.moves()) {
        double told = learner.values().of(position, move).value();
        assertThat(told).isCloseTo(taught.values().of(position, move).value(), within(1e-3));
        moved += Math.abs(told - 0.5) > 0.05 ? 1 : 0;
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
    TrainingPlan plan =
        plan(
            RegressionFiles.put(
                then,
                LearnerType.parse(KIT, "regression:episodes=10"),
                labelled,
                Optional.of(first.resolve("latest.learnt"))));
    Learner<DuelPosition> whole = plan.newLearner(KIT);
    whole.prepare(then, RegressionTest::kits);
    for (int number = 0; number < 5; number++) {
      whole.episode(number);
    }
    Learner<DuelPosition> goneOn = plan.newLearner(KIT);
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
    TrainingPlan plan = plan(spec(training, "episodes=10"));
    changeLabelled(training);
    assertThatThrownBy(() -> Training.open(training, plan, RegressionTest::kits, Ticker.SYSTEM))
        .hasMessage(
            training.resolve("labelled.txt")
                + ": expected the file with which this training was begun");
  }

  private static void changeLabelled(Path training) throws IOException {
    Path file = training.resolve("labelled.txt");
    Files.writeString(file, Files.readString(file).replace("seed 3", "seed 4"));
  }
}
