package yomikiri.app.play.model;

import static org.assertj.core.api.Assertions.assertThat;
import static yomikiri.app.TestCatalog.CATALOG;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import yomikiri.app.board.BoardSnapshot;
import yomikiri.app.concurrent.DirectBackground;
import yomikiri.app.concurrent.DirectSearchExecutor;
import yomikiri.app.concurrent.ManualUiScheduler;
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
        setup, () -> thinker, delays, () -> now, () -> seed++, new DirectBackground());
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
    return text(model.now().board());
  }

  private static <P extends Position> String text(BoardSnapshot<P> board) {
    return board.kit().game().notation().positionText(board.position());
  }

  @Test
  void aPersonMayChooseWhileTheCpuThinks() {
    PlayViewModel model = duel(person(), cpu());
    assertThat(model.now().status()).isEqualTo(new PlayStatus.HumanToMove(0));
    assertThat(model.now().board().playable()).isTrue();
    assertThat(thinker.alive()).isEqualTo(1);
    model.play(RIGHT);
    assertThat(thinker.alive()).as("the CPU thinks on").isEqualTo(1);
    assertThat(model.now().livePly()).isZero();
    assertThat(model.now().status()).isEqualTo(new PlayStatus.CpuToMove(1));
    assertThat(model.now().seats().get(0).chosen()).isTrue();
    assertThat(model.now().board().playable()).isFalse();
    thinker.finishOne();
    delays.pass();
    assertThat(model.now().livePly()).isEqualTo(1);
    assertThat(model.now().moves()).extracting(MoveRow::seat).containsExactly(0, 1);
  }

  @Test
  void aCpuThatIsReadyFirstTellsNothing() {
    PlayViewModel model = duel(person(), cpu());
    String start = board(model);
    thinker.finishOne();
    assertThat(board(model)).isEqualTo(start);
    assertThat(model.now().analyses().ofCpu()).isEmpty();
    assertThat(model.now().moves()).isEmpty();
    assertThat(model.now().seats().get(1).chosen()).isTrue();
    assertThat(model.now().status()).isEqualTo(new PlayStatus.HumanToMove(0));
    model.play(RIGHT);
    assertThat(model.now().livePly()).isEqualTo(1);
    assertThat(model.now().analyses().ofCpu()).as("now it may be known").isPresent();
    assertThat(model.now().analyses().ofCpu().orElseThrow().seat()).isEqualTo(1);
  }

  @Test
  void theCpusMoveIsTheSameWhateverThePersonHasChosen() {
    List<String> answers = new ArrayList<>();
    for (int move : new int[] {RIGHT, DOWN, UP}) {
      seed = 1;
      PlayViewModel model = duel(cpu(), person());
      List<Integer> legal = model.now().board().legal();
      model.play(legal.contains(move) ? move : legal.getFirst());
      letCpusAnswerOnce();
      answers.add(model.now().moves().getFirst().text());
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
    while (!(model.now().status() instanceof PlayStatus.Over)) {
      model.play(model.now().board().legal().getFirst());
      letCpusAnswer();
    }
    assertThat(model.now().length()).isEqualTo(20);
    assertThat(model.now().moves()).hasSize(40);
    assertThat(thinker.alive()).isZero();
  }

  @Test
  void twoPeopleChooseOneAfterTheOtherInSecret() {
    PlayViewModel model = duel(person(), person());
    String start = board(model);
    model.play(RIGHT);
    assertThat(board(model)).isEqualTo(start);
    assertThat(model.now().moves()).isEmpty();
    assertThat(model.now().status()).isEqualTo(new PlayStatus.HumanToMove(1));
    assertThat(model.event().get()).contains(new PlayEvent.Chose(0, OptionalInt.of(1)));
    assertThat(model.now().board().mover()).hasValue(1);
    assertThat(model.now().seats()).extracting(SeatSnapshot::chosen).containsExactly(true, false);
    assertThat(model.now().seats()).extracting(SeatSnapshot::toMove).containsExactly(false, true);
    model.play(RIGHT);
    assertThat(model.now().livePly()).isEqualTo(1);
    assertThat(model.event().get().orElseThrow())
        .isInstanceOfSatisfying(
            PlayEvent.Moved.class, moved -> assertThat(moved.moves()).hasSize(2));
    assertThat(model.now().board().mover()).hasValue(0);
  }

  @Test
  void takeBackWithdrawsAChoiceBeforeItTakesBackAStep() {
    PlayViewModel model = duel(person(), person());
    model.play(RIGHT);
    model.play(RIGHT);
    model.play(model.now().board().legal().getFirst());
    model.takeBack();
    assertThat(model.event().get()).contains(new PlayEvent.Withdrawn());
    assertThat(model.now().livePly()).isEqualTo(1);
    assertThat(model.now().status()).isEqualTo(new PlayStatus.HumanToMove(0));
    assertThat(model.now().seats()).noneMatch(SeatSnapshot::chosen);
    model.takeBack();
    assertThat(model.now().livePly()).isZero();
    assertThat(model.now().can(PlayAction.TAKE_BACK)).isFalse();
    model.redo();
    assertThat(model.now().livePly()).isEqualTo(1);
  }

  @Test
  void withdrawingAChoiceDiscardsTheCpusThought() {
    PlayViewModel model = duel(person(), cpu());
    model.play(RIGHT);
    model.takeBack();
    assertThat(thinker.alive()).as("it thinks anew").isEqualTo(1);
    thinker.finishLate();
    assertThat(model.now().seats()).noneMatch(SeatSnapshot::chosen);
    thinker.finishOne();
    assertThat(model.now().seats().get(1).chosen()).isTrue();
  }

  @Test
  void cpusPlayEachOtherPauseAndStep() {
    PlayViewModel model = duel(cpu(), cpu());
    assertThat(model.now().mode().spectating()).isTrue();
    thinker.finishOne();
    assertThat(delays.pending()).as("one choice is not yet a move").isEmpty();
    assertThat(model.now().livePly()).isZero();
    thinker.finishOne();
    delays.pass();
    assertThat(model.now().livePly()).isEqualTo(1);
    model.togglePause();
    assertThat(model.now().status()).isInstanceOf(PlayStatus.Paused.class);
    assertThat(thinker.alive()).isZero();
    model.singleStep();
    thinker.finishOne();
    thinker.finishOne();
    delays.pass();
    assertThat(model.now().livePly()).isEqualTo(2);
    assertThat(model.now().status()).isInstanceOf(PlayStatus.Paused.class);
    model.togglePause();
    letCpusAnswer();
    assertThat(model.now().status()).isInstanceOf(PlayStatus.Over.class);
    assertThat(model.now().moves()).allMatch(row -> row.verdict().isPresent());
  }

  @Test
  void replayShowsEarlierStepsAndTheGameGoesOnFromThere() {
    PlayViewModel model = duel(person(), person());
    String start = board(model);
    for (int i = 0; i < 6; i++) {
      model.play(model.now().board().legal().getFirst());
    }
    assertThat(model.now().length()).isEqualTo(3);
    model.show(0);
    assertThat(board(model)).isEqualTo(start);
    assertThat(model.now().board().playable()).isFalse();
    model.playOnFromHere();
    assertThat(model.now().board().playable()).isTrue();
    assertThat(model.now().livePly()).isZero();
    assertThat(model.now().can(PlayAction.REDO)).isTrue();
  }

  @Test
  void hintAndValuesAreForTheSeatThatChooses() {
    PlayViewModel model = duel(person(), person());
    model.setValuesShown(true);
    letCpusAnswer();
    assertThat(model.now().board().verdicts().keySet())
        .containsExactlyInAnyOrderElementsOf(model.now().board().legal());
    assertThat(model.now().analyses().known().orElseThrow().seat()).isZero();
    model.play(RIGHT);
    assertThat(model.now().board().verdicts()).isEmpty();
    assertThat(thinker.alive()).isEqualTo(1);
    letCpusAnswer();
    assertThat(model.now().analyses().known().orElseThrow().seat()).isEqualTo(1);
    model.setValuesShown(false);
    model.hint();
    assertThat(model.now().board().hint()).isPresent();
    assertThat(model.now().board().legal()).contains(model.now().board().hint().getAsInt());
  }
}
