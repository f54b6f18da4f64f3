package yomikiri.app.play.model;

import static org.assertj.core.api.Assertions.assertThat;
import static yomikiri.app.TestCatalog.CATALOG;
import static yomikiri.app.TestCatalog.SHELF;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import yomikiri.app.board.BoardSnapshot;
import yomikiri.app.concurrent.DirectBackground;
import yomikiri.app.concurrent.DirectSearchExecutor;
import yomikiri.app.concurrent.ManualUiScheduler;
import yomikiri.app.play.session.ForcedPasses;
import yomikiri.app.play.session.GameSetup;
import yomikiri.app.play.session.MoveRow;
import yomikiri.app.play.session.PlayEvent;
import yomikiri.app.play.session.PlayStatus;
import yomikiri.app.play.session.SeatSetup;
import yomikiri.app.play.session.SeatSnapshot;
import yomikiri.engine.game.Position;
import yomikiri.engine.think.GameKit;

/** A game in which all seats move at once. */
final class JointPlayTest {
  private static final int RIGHT = 0;
  private static final int DOWN = 2;
  private static final int UP = 3;

  private static final long LOOK = 10_000_000; // nanoseconds from one look at the clock to the next

  private long now;
  private final DirectSearchExecutor thinker = new DirectSearchExecutor(() -> now += LOOK);
  private final ManualUiScheduler delays = new ManualUiScheduler();
  private long seed = 1;

  private PlayViewModel duel(SeatSetup first, SeatSetup second) {
    GameSetup<?> setup = setup(CATALOG.kit("maze-duel").orElseThrow(), List.of(first, second));
    return new PlayViewModel(
        setup,
        () -> thinker,
        delays,
        () -> now,
        () -> seed++,
        new DirectBackground(),
        new ForcedPasses(SHELF));
  }

  private static <P extends Position> GameSetup<P> setup(GameKit<P> kit, List<SeatSetup> seats) {
    return new GameSetup<>(kit, kit.game().newPosition(7), seats);
  }

  private static SeatSetup person() {
    return new SeatSetup.Human();
  }

  private static SeatSetup cpu() {
    return new SeatSetup.Cpu(CATALOG.kit("maze-duel").orElseThrow().levels().getFirst());
  }

  private void letCpusAnswer() {
    boolean busy = true;
    while (busy) {
      busy = thinker.finishOne() || !delays.pending().isEmpty();
      delays.pass();
    }
  }

  private static String board(PlayViewModel model) {
    return text(model.state().board().get());
  }

  private static <P extends Position> String text(BoardSnapshot<P> board) {
    return board.kit().game().notation().positionText(board.position());
  }

  @Test
  void aPersonMayChooseWhileTheCpuThinks() {
    PlayViewModel model = duel(person(), cpu());
    PlayState state = model.state();
    assertThat(state.status().get()).isEqualTo(new PlayStatus.HumanToMove(0));
    assertThat(state.board().get().playable()).isTrue();
    assertThat(thinker.alive()).isEqualTo(1);
    model.play(RIGHT);
    assertThat(thinker.alive()).as("the CPU thinks on").isEqualTo(1);
    assertThat(state.livePly().get()).isZero();
    assertThat(state.status().get()).isEqualTo(new PlayStatus.CpuToMove(1));
    assertThat(state.seats().get().get(0).chosen()).isTrue();
    assertThat(state.board().get().playable()).isFalse();
    thinker.finishOne();
    delays.pass();
    assertThat(state.livePly().get()).isEqualTo(1);
    assertThat(state.moves().get()).extracting(MoveRow::seat).containsExactly(0, 1);
  }

  @Test
  void aCpuThatIsReadyFirstTellsNothing() {
    PlayViewModel model = duel(person(), cpu());
    PlayState state = model.state();
    String start = board(model);
    thinker.finishOne();
    assertThat(board(model)).isEqualTo(start);
    assertThat(state.opinion().get()).isEmpty();
    assertThat(state.moves().get()).isEmpty();
    assertThat(state.seats().get().get(1).chosen()).isTrue();
    assertThat(state.status().get()).isEqualTo(new PlayStatus.HumanToMove(0));
    model.play(RIGHT);
    assertThat(state.livePly().get()).isEqualTo(1);
    assertThat(state.opinion().get()).as("now it may be known").isPresent();
    assertThat(state.opinion().get().orElseThrow().seat()).isEqualTo(1);
  }

  @Test
  void theCpusMoveIsTheSameWhateverThePersonHasChosen() {
    List<String> answers = new ArrayList<>();
    for (int move : new int[] {RIGHT, DOWN, UP}) {
      seed = 1;
      PlayViewModel model = duel(cpu(), person());
      List<Integer> legal = model.state().board().get().legal();
      model.play(legal.contains(move) ? move : legal.getFirst());
      letCpusAnswerOnce();
      answers.add(model.state().moves().get().getFirst().text());
      model.close();
    }
    assertThat(answers).containsOnly(answers.getFirst());
  }

  private void letCpusAnswerOnce() {
    now = 0;
    thinker.finishOne();
    delays.pass();
  }

  @Test
  void aPersonPlaysACpuToTheEnd() {
    PlayViewModel model = duel(person(), cpu());
    while (!(model.state().status().get() instanceof PlayStatus.Over)) {
      model.play(model.state().board().get().legal().getFirst());
      letCpusAnswer();
    }
    assertThat(model.state().length().get()).isEqualTo(20);
    assertThat(model.state().moves().get()).hasSize(40);
    assertThat(thinker.alive()).isZero();
  }

  @Test
  void twoPeopleChooseOneAfterTheOtherInSecret() {
    PlayViewModel model = duel(person(), person());
    PlayState state = model.state();
    String start = board(model);
    model.play(RIGHT);
    assertThat(board(model)).isEqualTo(start);
    assertThat(state.moves().get()).isEmpty();
    assertThat(state.status().get()).isEqualTo(new PlayStatus.HumanToMove(1));
    assertThat(state.event().get()).contains(new PlayEvent.Chose(0, OptionalInt.of(1)));
    assertThat(state.board().get().mover()).hasValue(1);
    assertThat(state.seats().get()).extracting(SeatSnapshot::chosen).containsExactly(true, false);
    assertThat(state.seats().get()).extracting(SeatSnapshot::toMove).containsExactly(false, true);
    model.play(RIGHT);
    assertThat(state.livePly().get()).isEqualTo(1);
    assertThat(state.event().get().orElseThrow())
        .isInstanceOfSatisfying(
            PlayEvent.Moved.class, moved -> assertThat(moved.moves()).hasSize(2));
    assertThat(state.board().get().mover()).hasValue(0);
  }

  @Test
  void takeBackWithdrawsAChoiceBeforeItTakesBackAStep() {
    PlayViewModel model = duel(person(), person());
    PlayState state = model.state();
    model.play(RIGHT);
    model.play(RIGHT);
    model.play(state.board().get().legal().getFirst());
    model.takeBack();
    assertThat(state.event().get()).contains(new PlayEvent.Withdrawn());
    assertThat(state.livePly().get()).isEqualTo(1);
    assertThat(state.status().get()).isEqualTo(new PlayStatus.HumanToMove(0));
    assertThat(state.seats().get()).noneMatch(SeatSnapshot::chosen);
    model.takeBack();
    assertThat(state.livePly().get()).isZero();
    assertThat(state.canTakeBack().get()).isFalse();
    model.redo();
    assertThat(state.livePly().get()).isEqualTo(1);
  }

  @Test
  void withdrawingAChoiceDiscardsTheCpusThought() {
    PlayViewModel model = duel(person(), cpu());
    model.play(RIGHT);
    model.takeBack();
    assertThat(thinker.alive()).as("it thinks anew").isEqualTo(1);
    thinker.finishLate();
    assertThat(model.state().seats().get()).noneMatch(SeatSnapshot::chosen);
    thinker.finishOne();
    assertThat(model.state().seats().get().get(1).chosen()).isTrue();
  }

  @Test
  void cpusPlayEachOtherPauseAndStep() {
    PlayViewModel model = duel(cpu(), cpu());
    PlayState state = model.state();
    assertThat(state.spectating().get()).isTrue();
    thinker.finishOne();
    assertThat(delays.pending()).as("one choice is not yet a move").isEmpty();
    assertThat(state.livePly().get()).isZero();
    thinker.finishOne();
    delays.pass();
    assertThat(state.livePly().get()).isEqualTo(1);
    model.togglePause();
    assertThat(state.status().get()).isInstanceOf(PlayStatus.Paused.class);
    assertThat(thinker.alive()).isZero();
    model.singleStep();
    thinker.finishOne();
    thinker.finishOne();
    delays.pass();
    assertThat(state.livePly().get()).isEqualTo(2);
    assertThat(state.status().get()).isInstanceOf(PlayStatus.Paused.class);
    model.togglePause();
    letCpusAnswer();
    assertThat(state.status().get()).isInstanceOf(PlayStatus.Over.class);
    assertThat(state.moves().get()).allMatch(row -> row.verdict().isPresent());
  }

  @Test
  void replayShowsEarlierStepsAndTheGameGoesOnFromThere() {
    PlayViewModel model = duel(person(), person());
    String start = board(model);
    for (int i = 0; i < 6; i++) {
      model.play(model.state().board().get().legal().getFirst());
    }
    assertThat(model.state().length().get()).isEqualTo(3);
    model.show(0);
    assertThat(board(model)).isEqualTo(start);
    assertThat(model.state().board().get().playable()).isFalse();
    model.playOnFromHere();
    assertThat(model.state().board().get().playable()).isTrue();
    assertThat(model.state().livePly().get()).isZero();
    assertThat(model.state().canRedo().get()).isTrue();
  }

  @Test
  void hintAndValuesAreForTheSeatThatChooses() {
    PlayViewModel model = duel(person(), person());
    PlayState state = model.state();
    model.setValuesShown(true);
    letCpusAnswer();
    assertThat(state.board().get().verdicts().keySet())
        .containsExactlyInAnyOrderElementsOf(state.board().get().legal());
    assertThat(state.known().get().orElseThrow().seat()).isZero();
    model.play(RIGHT);
    assertThat(state.board().get().verdicts()).isEmpty();
    assertThat(thinker.alive()).isEqualTo(1);
    letCpusAnswer();
    assertThat(state.known().get().orElseThrow().seat()).isEqualTo(1);
    model.setValuesShown(false);
    model.hint();
    assertThat(state.board().get().hint()).isPresent();
    assertThat(state.board().get().legal()).contains(state.board().get().hint().getAsInt());
  }
}
