package yomikiri.app.training;

import static org.assertj.core.api.Assertions.assertThat;
import static yomikiri.app.TestCatalog.GAME_LIST;

import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import javafx.beans.property.SimpleObjectProperty;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import yomikiri.app.board.AvailableGames;
import yomikiri.app.board.BoardSnapshot;
import yomikiri.app.concurrent.DirectSearchExecutor;
import yomikiri.app.concurrent.FileExecutor;
import yomikiri.app.concurrent.ManualUiScheduler;
import yomikiri.app.jobs.Job;
import yomikiri.app.jobs.JobRunner;
import yomikiri.app.lab.LabFixture;
import yomikiri.app.play.session.GameSetup;
import yomikiri.app.play.session.SeatSetup;
import yomikiri.app.text.Language;
import yomikiri.app.text.TestNotices;
import yomikiri.app.text.Texts;
import yomikiri.app.training.StartPositionViewModel.StartSnapshot;
import yomikiri.app.training.TrainingViewModel.TrainingDetails;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.Position;
import yomikiri.engine.games.Catalog;
import yomikiri.engine.learn.LearnerType;
import yomikiri.engine.learn.LearntFiles;
import yomikiri.engine.learn.TrainingPlan;
import yomikiri.engine.learn.train.Training;
import yomikiri.engine.learn.train.Training.Checkpoint;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.PlayerSpec;
import yomikiri.engine.think.ResourceCache;
import yomikiri.engine.think.SearchContext;
import yomikiri.engine.think.Ticker;
import yomikiri.engine.think.TimeKeeper;

/** A training's start position without a toolkit: everything happens at once, or when told to. */
final class StartPositionViewModelTest {
  /** The first player wins at c1, and by two threats at b2 or b3. */
  private static final String TO_WIN = "xx./o../..o x";

  private final DirectSearchExecutor thinker = new DirectSearchExecutor(Ticker.SYSTEM);
  private final ProvenValueFinder finder = new ProvenValueFinder(thinker);

  @TempDir private Path folder;
  private @Nullable TrainingViewModel trainings;

  /** The page of a training that has learnt from a start position to its end. */
  private StartPositionViewModel page(String game, String start) throws NotationException {
    Catalog catalog = Catalog.of(new ResourceCache(LearntFiles.orElse(folder, name -> null)));
    TrainingViewModel model =
        new TrainingViewModel(
            new JobRunner(
                "training",
                folder,
                Training.FILE,
                new FileExecutor(Runnable::run, Runnable::run),
                Runnable::run,
                LabFixture.CLOCK),
            new AvailableGames(List.of(catalog.kit(game).orElseThrow()), List.of()),
            Ticker.SYSTEM,
            new ManualUiScheduler(),
            card -> texts -> "",
            TestNotices.none());
    trainings = model;
    model.begin(plan(catalog.kit(game).orElseThrow(), start), "");
    return page();
  }

  /** Another page of the same training. */
  private StartPositionViewModel page() {
    TrainingViewModel model = Objects.requireNonNull(trainings);
    Job<TrainingDetails> job = model.trainings().getFirst();
    StartPositionViewModel page =
        new StartPositionViewModel(
            (from, line, then) -> model.look(job, from, line, then),
            finder,
            folder,
            TrainingForm::watched);
    TrainingDetails card = job.snapshot().get().details().orElseThrow();
    page.follow(card.checkpoints(), card.board());
    return page;
  }

  private static <P extends Position> TrainingPlan plan(GameKit<P> kit, String start)
      throws NotationException {
    LearnerType type = LearnerType.of(kit).getFirst();
    P position = kit.game().notation().parsePosition(start);
    TrainingPlan plan = TrainingPlan.of(kit, position, type.usual().with("episodes", "2000"), 1);
    return plan.against(plan.opponent(), 2);
  }

  private static StartSnapshot shown(StartPositionViewModel page) {
    return page.shown().get().orElseThrow();
  }

  @Test
  void whatIsProvenStandsBesideWhatWasLearnt() throws Exception {
    StartPositionViewModel page = page("tictactoe", TO_WIN);
    assertThat(shown(page).exact().state()).isEqualTo(ProvenValues.State.SOUGHT);
    assertThat(shown(page).board().proven()).isEmpty();
    assertThat(thinker.finishOne()).isTrue();
    assertThat(shown(page).exact().state()).isEqualTo(ProvenValues.State.FOUND);
    BoardSnapshot<?> board = shown(page).board();
    assertThat(board.proven().keySet()).containsExactlyInAnyOrderElementsOf(board.legal());
    assertThat(board.verdicts().keySet()).containsExactlyInAnyOrderElementsOf(board.legal());
    assertThat(shown(page).winning().stream().map(board::text))
        .containsExactlyInAnyOrder("c1", "b2", "b3");
    assertThat(shown(page).winsSeen()).isEqualTo(3);
    assertThat(words(page))
        .contains("Winning moves valued above 50%: 3 of 3.")
        .anyMatch(sentence -> sentence.startsWith("✓: "));
  }

  @Test
  void aPageInAnotherLanguageLooksAtTheSameCheckpoint() throws Exception {
    StartPositionViewModel page = page("tictactoe", TO_WIN);
    page.look(3);
    StartPositionViewModel again =
        new StartPositionViewModel((from, line, then) -> {}, finder, folder, start -> List.of());
    again.goOnFrom(page);
    TrainingDetails card =
        Objects.requireNonNull(trainings)
            .trainings()
            .getFirst()
            .snapshot()
            .get()
            .details()
            .orElseThrow();
    again.follow(card.checkpoints(), card.board());
    assertThat(again.place().get()).isEqualTo(3);
    assertThat(shown(again).learnt()).isEqualTo(shown(page).learnt());
    thinker.finishOne();
    assertThat(shown(again).exact().state()).isEqualTo(ProvenValues.State.FOUND);
  }

  @Test
  void aPositionIsThoughtAboutOnce() throws Exception {
    StartPositionViewModel page = page("tictactoe", TO_WIN);
    StartPositionViewModel beside = page();
    assertThat(thinker.alive()).as("one thought for both").isEqualTo(1);
    thinker.finishOne();
    page.look(3);
    assertThat(shown(beside).exact().state()).isEqualTo(ProvenValues.State.FOUND);
    assertThat(shown(page()).exact().state()).isEqualTo(ProvenValues.State.FOUND);
    assertThat(thinker.alive()).isZero();
  }

  /** A second or so does not do there, but here there is more time. */
  @Test
  void aMoveBeforeTheSolverReachesThePositionItIsAskedAlready() throws Exception {
    StartPositionViewModel page = page("trapez", "26./.45./.6136/..5./5.4 l");
    assertThat(shown(page).exact()).isEqualTo(ProvenValues.SOUGHT);
    assertThat(thinker.alive()).isEqualTo(1);
  }

  @Test
  void whereNoSolverReachesNothingIsClaimed() throws Exception {
    StartPositionViewModel page = page("trapez", ".../..../..1../..../... l");
    assertThat(thinker.alive()).isZero();
    assertThat(shown(page).exact()).isEqualTo(ProvenValues.NONE);
    assertThat(words(page))
        .noneMatch(sentence -> sentence.startsWith("✓"))
        .anyMatch(sentence -> sentence.startsWith("A cell shows the best move there."));
  }

  @Test
  void aSolverThatBreaksDownIsTold() throws Exception {
    StartPositionViewModel page = page("tictactoe", TO_WIN);
    assertThat(words(page)).contains("The proven results are being worked out...");
    thinker.breakOne();
    assertThat(words(page))
        .contains("The proven results could not be worked out: the solver failed.");
    assertThat(shown(page).exact().details()).as("for those who mend it").isPresent();
  }

  @Test
  void movesNeverTriedAreToldOf() throws Exception {
    StartPositionViewModel page = page("trapez", ".../..../..1../..../... l");
    page.look(0);
    assertThat(shown(page).learnt().untried()).isPositive();
    assertThat(words(page)).contains("( ): never tried; the value is carried over from elsewhere.");
  }

  @Test
  void theCheckpointLookedAtStaysAndSoDoesNow() throws Exception {
    StartPositionViewModel page = page("tictactoe", TO_WIN);
    List<Checkpoint> all = page.checkpoints().get();
    assertThat(page.place().get()).isEqualTo(all.size()).isEqualTo(20);
    Optional<LearntBoard> now = Optional.of(shown(page).learnt());
    page.follow(all.subList(0, 10), now);
    assertThat(page.place().get()).as("now").isEqualTo(10);
    page.look(4);
    assertThat(shown(page).learnt().episodes()).isEqualTo(500);
    page.follow(all, now);
    assertThat(page.place().get()).isEqualTo(4);
    assertThat(shown(page).learnt().episodes()).isEqualTo(500);
    page.look(20);
    assertThat(shown(page).learnt().episodes()).isEqualTo(2000);
  }

  @Test
  void aGameIsPlayedAgainstTheCheckpointLookedAt() throws Exception {
    StartPositionViewModel page = page("tictactoe", TO_WIN);
    page.look(4);
    GameSetup<?> first = page.game(true).orElseThrow();
    assertThat(first.seats().getFirst()).isEqualTo(new SeatSetup.Human());
    assertThat(first.seats().getLast().isHuman()).isFalse();
    page.look(20);
    GameSetup<?> second = page.game(false).orElseThrow();
    assertThat(second.seats().getLast()).isEqualTo(new SeatSetup.Human());
    assertThat(moved(second)).isEqualTo("c1");
  }

  /** What the player that is to move does, which has to be found where its spec says. */
  private static <P extends Position> String moved(GameSetup<P> setup) throws NotationException {
    SeatSetup.Cpu cpu = (SeatSetup.Cpu) setup.seats().getFirst();
    PlayerSpec spec = setup.kit().parseSpec(cpu.spec().toString());
    assertThat(spec.toString()).endsWith("-tictactoe/checkpoints/2000.learnt");
    SearchContext context = SearchContext.silent(TimeKeeper.start(Budget.UNLIMITED, Ticker.SYSTEM));
    int move = setup.kit().build(spec, 1).choose(setup.start(), 0, context);
    return setup.kit().game().notation().moveText(move);
  }

  @Test
  void otherPositionsAreSteppedToWithWhatWasLearntOfThem() throws Exception {
    StartPositionViewModel page = page("tictactoe", TO_WIN);
    page.look(4);
    page.step(move(page, "b2"));
    assertThat(shown(page).learnt().episodes()).isEqualTo(500);
    assertThat(position(page)).isEqualTo("xx./ox./..o o");
    assertThat(shown(page).board().verdicts().keySet())
        .containsExactlyInAnyOrderElementsOf(shown(page).board().legal());
    thinker.finishOne();
    assertThat(shown(page).exact().state()).isEqualTo(ProvenValues.State.FOUND);
    assertThat(page.game(true).orElseThrow().start().isOver()).isFalse();
    page.look(20);
    assertThat(position(page)).as("the same position, as it is valued now").startsWith("xx./ox.");
    assertThat(shown(page).learnt().episodes()).isEqualTo(2000);
    page.step(move(page, "a3"));
    page.step(move(page, "c1"));
    assertThat(shown(page).board().mover()).as("the game is over").isEmpty();
    assertThat(page.game(true)).isEmpty();
    page.back();
    page.back();
    page.back();
    assertThat(position(page)).isEqualTo(TO_WIN);
    page.back();
    assertThat(page.line().get()).isEmpty();
  }

  @Test
  void theExampleIsLookedAtWhereARowHasToBeStopped() throws Exception {
    StartPositionViewModel page = page("tictactoe", ".../.../... x");
    assertThat(position(page)).isEqualTo("xx./.o./... o");
    page.goTo(List.of());
    page.follow(page.checkpoints().get(), page.shown().get().map(StartSnapshot::learnt));
    assertThat(position(page)).as("whoever left it stays away").isEqualTo(".../.../... x");
  }

  private static int move(StartPositionViewModel page, String text) throws NotationException {
    return shown(page).board().kit().game().notation().parseMove(text);
  }

  private static String position(StartPositionViewModel page) {
    return text(shown(page).board());
  }

  private static <P extends Position> String text(BoardSnapshot<P> board) {
    return board.kit().game().notation().positionText(board.position());
  }

  private static List<String> words(StartPositionViewModel page) {
    Texts texts =
        new Texts(List.of("/yomikiri/app/text"), new SimpleObjectProperty<>(Language.ENGLISH));
    return new LegendWords(texts, GAME_LIST).of(shown(page));
  }
}
