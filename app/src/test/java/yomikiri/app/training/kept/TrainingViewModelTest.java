package yomikiri.app.training.kept;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import yomikiri.app.board.GameStock;
import yomikiri.app.kept.Doing;
import yomikiri.app.kept.Home;
import yomikiri.app.kept.Item;
import yomikiri.app.kept.KeptList;
import yomikiri.app.kept.News;
import yomikiri.app.lab.LabFixture;
import yomikiri.app.store.FileWorker;
import yomikiri.app.thinking.ManualDelays;
import yomikiri.engine.game.Position;
import yomikiri.engine.learn.LearnerType;
import yomikiri.engine.learn.TrainingException;
import yomikiri.engine.learn.TrainingPlan;
import yomikiri.engine.learn.train.Training;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Ticker;

/** Trainings without a toolkit: everything happens at once, on the test's own thread. */
final class TrainingViewModelTest {
  private final GameStock stock = LabFixture.stock();
  private final List<News<TrainingCard>> news = new ArrayList<>();
  private final List<KeptList<TrainingCard>> lists = new ArrayList<>();

  @TempDir private Path folder;

  private TrainingViewModel model() {
    return new TrainingViewModel(
        new Home("training", folder, new FileWorker(Runnable::run, Runnable::run), Runnable::run),
        stock,
        LabFixture.CLOCK,
        Ticker.SYSTEM,
        new ManualDelays(),
        this::told);
  }

  private void told(News<TrainingCard> told, KeptList<TrainingCard> list) {
    news.add(told);
    lists.add(list);
  }

  private TrainingPlan plan() {
    return plan(stock.kit("tictactoe").orElseThrow());
  }

  private static <P extends Position> TrainingPlan plan(GameKit<P> kit) {
    LearnerType type = LearnerType.of(kit).getFirst();
    return TrainingPlan.of(
        kit, kit.game().newPosition(1), type.usual().with("episodes", "2000"), 1);
  }

  @Test
  void aTrainingLearnsToItsEndAndIsFoundAgain() {
    TrainingViewModel model = model();
    model.begin(plan(), "first");
    TrainingCard card = model.trainings().getFirst().card().get();
    assertThat(card.doing()).isEqualTo(Doing.FINISHED);
    assertThat(card.done()).isEqualTo(1);
    assertThat(card.checkpoints()).hasSize(20);
    assertThat(card.board().orElseThrow().board().verdicts()).isNotEmpty();
    TrainingViewModel later = model();
    later.shown();
    TrainingCard found = later.trainings().getFirst().card().get();
    assertThat(found.entry().name()).isEqualTo("first");
    assertThat(found.doing()).isEqualTo(Doing.FINISHED);
    assertThat(found.progress().orElseThrow().curve())
        .isEqualTo(card.progress().orElseThrow().curve());
  }

  @Test
  void aStoppedTrainingShowsWhatWasLearntLastNotItsLastCheckpoint() throws TrainingException {
    List<Training<?>> open = new ArrayList<>();
    AtomicInteger looks = new AtomicInteger();
    Ticker stopping =
        () -> {
          if (looks.incrementAndGet() == 10) {
            open.forEach(Training::stop);
          }
          return 0;
        };
    try (Training<?> training =
        Training.open(folder.resolve("stopped"), plan(), stock::kit, stopping)) {
      open.add(training);
      assertThat(training.run()).isFalse();
    }
    TrainingViewModel model = model();
    model.shown();
    TrainingCard card = model.trainings().getFirst().card().get();
    long done = card.progress().orElseThrow().done();
    assertThat(card.doing()).isEqualTo(Doing.STOPPED);
    assertThat(card.checkpoints()).isNotEmpty();
    assertThat(done).isGreaterThan(card.checkpoints().getLast().episodes());
    assertThat(card.board().orElseThrow().episodes()).isEqualTo(done);
  }

  @Test
  void whatIsDeletedCanBeBroughtBack() {
    TrainingViewModel model = model();
    model.begin(plan(), "");
    Item<TrainingCard> item = model.trainings().getFirst();
    model.delete(item);
    assertThat(model.trainings()).isEmpty();
    assertThat(news).containsExactly(new News.Deleted<>(item));
    lists.getLast().restore(item);
    assertThat(item.card().get().doing()).isEqualTo(Doing.FINISHED);
    assertThat(item.entry().folder()).exists();
  }

  @Test
  void aNewNameIsKept() {
    TrainingViewModel model = model();
    model.begin(plan(), "");
    model.rename(model.trainings().getFirst(), " better ");
    TrainingViewModel later = model();
    later.resume();
    assertThat(later.trainings().getFirst().entry().name()).isEqualTo("better");
  }
}
