package yomikiri.app.play.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import yomikiri.app.board.BoardSnapshot;
import yomikiri.app.play.model.PlaySnapshot.Pace;
import yomikiri.app.play.session.GameSetup;
import yomikiri.app.play.session.MoveRow;
import yomikiri.app.play.session.PlayEvent;
import yomikiri.app.play.session.PlayStatus;
import yomikiri.app.play.session.SeatSetup;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.Position;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.PlayerSpec;

final class PlayViewModelTest extends PlayFixture {
  /** Also where a CPU has no choice, so that its answer is there at once. */
  @Test
  void eachMoveIsPublishedOnce() {
    PlayViewModel model = model(setup("mattix-4", human(), cpu(0)));
    int[] published = new int[1];
    model.snapshot().addListener((value, before, now) -> published[0]++);
    while (!(model.now().status() instanceof PlayStatus.Over)) {
      published[0] = 0;
      playFirstLegal(model);
      assertThat(published[0]).as("after " + model.now().livePly() + " moves").isEqualTo(1);
      letCpusAnswer();
    }
  }

  @Test
  void nothingIsTakenBackWhileAnotherPositionIsShown() {
    PlayViewModel model = model(setup("mattix-4", human(), human()));
    while (!(model.now().status() instanceof PlayStatus.Over)) {
      playFirstLegal(model);
    }
    int end = model.now().livePly();
    model.reviewer().begin();
    model.show(2);
    assertThat(model.now().can(PlayAction.TAKE_BACK)).isFalse();
    model.takeBack();
    model.redo();
    assertThat(model.now().livePly()).isEqualTo(end);
    assertThat(model.now().shownPly()).isEqualTo(2);
    assertThat(model.now().mode().reviewing()).isTrue();
    model.replay().live();
    assertThat(model.now().can(PlayAction.TAKE_BACK)).isTrue();
  }

  @Test
  void aPersonPlaysAgainstACpuToTheEnd() {
    PlayViewModel model = model(setup("mattix-4", human(), cpu(0)));
    assertThat(model.now().status()).isEqualTo(new PlayStatus.HumanToMove(0));
    assertThat(model.now().board().playable()).isTrue();
    while (!(model.now().status() instanceof PlayStatus.Over)) {
      playFirstLegal(model);
      if (model.now().status() instanceof PlayStatus.CpuToMove) {
        assertThat(model.now().board().playable()).isFalse();
        assertThat(model.now().seats().get(1).thinking()).isEqualTo(thinker.alive() > 0);
      }
      letCpusAnswer();
    }
    assertThat(model.now().board().mover()).isEmpty();
    assertThat(model.now().moves()).hasSize(model.now().length());
    assertThat(model.now().moves().getLast().seat()).isZero();
    PlayStatus.Over over = (PlayStatus.Over) model.now().status();
    assertThat(over.scores())
        .containsExactly(model.now().seats().get(0).score(), model.now().seats().get(1).score());
    assertThat(model.event().get()).containsInstanceOf(PlayEvent.Ended.class);
    assertThat(thinker.alive()).isZero();
  }

  @Test
  void twoPeopleTakeTurnsWithoutAnyThought() {
    PlayViewModel model = model(setup("mattix-6", human(), human()));
    playFirstLegal(model);
    assertThat(model.now().status()).isEqualTo(new PlayStatus.HumanToMove(1));
    playFirstLegal(model);
    assertThat(model.now().livePly()).isEqualTo(2);
    assertThat(thinker.alive()).isZero();
  }

  @Test
  void aCpuMovesNoSoonerThanThePace() {
    PlayViewModel model = model(setup("mattix-4", human(), cpu(0)));
    now = Duration.ofSeconds(5).toNanos();
    playFirstLegal(model);
    now += Duration.ofMillis(100).toNanos();
    thinker.finishOne();
    assertThat(delays.pending()).containsExactly(Duration.ofMillis(300));
    assertThat(model.now().livePly()).isEqualTo(1);
    delays.pass();
    assertThat(model.now().livePly()).isEqualTo(2);
  }

  @Test
  void aCpuThatThoughtLongMovesAtOnce() {
    PlayViewModel model = model(setup("mattix-4", human(), cpu(0)));
    playFirstLegal(model);
    now += Duration.ofMillis(900).toNanos();
    thinker.finishOne();
    assertThat(delays.pending()).containsExactly(Duration.ZERO);
    delays.pass();
    assertThat(model.now().livePly()).isEqualTo(2);
  }

  @Test
  void cpusWithoutAChoiceMoveOneAfterTheOtherEvenWithoutAnyPace() {
    PlayViewModel model = model(setup("mattix-4", human(), human()));
    model.setPace(Pace.USUAL.withWatching(Duration.ZERO));
    model.newGame(typed(kit("mattix-4"), "x,1,.,./.,2,3,./.,.,4,5/.,.,.,6 r 0:0", cpu(0), cpu(0)));
    for (int ply = 0; ply < 6; ply++) {
      assertThat(model.now().livePly()).isEqualTo(ply);
      assertThat(thinker.alive()).isZero();
      delays.pass();
    }
    assertThat(model.now().status()).isInstanceOf(PlayStatus.Over.class);
  }

  @Test
  void aCpuWithoutAChoiceMovesAtItsPaceAndThinksNothing() {
    PlayViewModel model = model(blackHasOneMove(cpu(0)));
    assertThat(thinker.alive()).isZero();
    assertThat(delays.pending()).containsExactly(Pace.USUAL.answering());
    delays.pass();
    assertThat(model.now().moves().getFirst().text()).isEqualTo("d1");
  }

  @Test
  void theOnlyMoveIsAnalysedLikeAnyOther() {
    PlayViewModel model = model(blackHasOneMove(human()));
    model.setValuesShown(true);
    letCpusAnswer();
    assertThat(model.now().board().verdicts()).hasSize(1);
  }

  private static GameSetup<?> blackHasOneMove(SeatSetup black) {
    return typed(kit("othello-4"), "XOO-XXXXXXXXXXXO X", black, human());
  }

  private static <P extends Position> GameSetup<P> typed(
      GameKit<P> kit, String position, SeatSetup... seats) {
    try {
      return new GameSetup<>(kit, kit.game().notation().parsePosition(position), List.of(seats));
    } catch (NotationException e) {
      throw new AssertionError(e);
    }
  }

  @Test
  void moveNowSkipsThePace() {
    PlayViewModel model = model(setup("mattix-4", human(), cpu(0)));
    playFirstLegal(model);
    assertThat(model.now().can(PlayAction.MOVE_NOW)).isTrue();
    thinker.finishOne();
    assertThat(model.now().can(PlayAction.MOVE_NOW)).as("while held back").isTrue();
    model.moveNow();
    assertThat(model.now().livePly()).isEqualTo(2);
    assertThat(delays.pending()).isEmpty();
    assertThat(model.now().can(PlayAction.MOVE_NOW)).isFalse();
  }

  @Test
  void takeBackTakesTheCpusAnswerWithIt() {
    PlayViewModel model = model(setup("mattix-4", human(), cpu(0)));
    String start = boardText(model);
    playFirstLegal(model);
    letCpusAnswer();
    String later = boardText(model);
    assertThat(model.now().can(PlayAction.TAKE_BACK)).isTrue();
    model.takeBack();
    assertThat(boardText(model)).isEqualTo(start);
    assertThat(model.now().can(PlayAction.TAKE_BACK)).isFalse();
    assertThat(model.now().moves()).hasSize(2).allMatch(MoveRow::takenBack);
    model.redo();
    assertThat(boardText(model)).isEqualTo(later);
    assertThat(model.now().can(PlayAction.REDO)).isFalse();
  }

  @Test
  void takeBackDuringAThoughtDiscardsIt() {
    PlayViewModel model = model(setup("mattix-4", human(), cpu(0)));
    String start = boardText(model);
    playFirstLegal(model);
    model.takeBack();
    assertThat(thinker.alive()).isZero();
    thinker.finishLate();
    delays.pass();
    assertThat(boardText(model)).isEqualTo(start);
    assertThat(model.now().status()).isEqualTo(new PlayStatus.HumanToMove(0));
  }

  @Test
  void aNewGameDuringAThoughtHearsNothingOfIt() {
    PlayViewModel model = model(setup("mattix-6", human(), cpu(1)));
    playFirstLegal(model);
    model.newGame(setup("mattix-4", human(), cpu(0)));
    String start = boardText(model);
    thinker.finishLate();
    delays.pass();
    assertThat(boardText(model)).isEqualTo(start);
    assertThat(model.now().length()).isZero();
    assertThat(model.now().analyses().ofCpu()).isEmpty();
  }

  @Test
  void aHeldBackMoveIsNotPlayedAfterTakeBack() {
    PlayViewModel model = model(setup("mattix-4", human(), cpu(0)));
    playFirstLegal(model);
    thinker.finishOne();
    model.takeBack();
    delays.pass();
    assertThat(model.now().livePly()).isZero();
  }

  @Test
  void cpusPlayPauseAndStep() {
    PlayViewModel model = model(setup("mattix-4", cpu(0), cpu(1)));
    assertThat(model.now().mode().spectating()).isTrue();
    assertThat(model.now().status()).isEqualTo(new PlayStatus.CpuToMove(0));
    thinker.finishOne();
    delays.pass();
    assertThat(model.now().livePly()).isEqualTo(1);

    model.togglePause();
    assertThat(model.now().status()).isEqualTo(new PlayStatus.Paused(1));
    assertThat(thinker.alive()).isZero();
    assertThat(thinker.finishOne()).isFalse();

    model.singleStep();
    thinker.finishOne();
    assertThat(delays.pending())
        .as("a step does not wait for the pace")
        .containsExactly(Duration.ZERO);
    delays.pass();
    assertThat(model.now().livePly()).isEqualTo(2);
    assertThat(model.now().status()).isEqualTo(new PlayStatus.Paused(0));

    model.togglePause();
    letCpusAnswer();
    assertThat(model.now().status()).isInstanceOf(PlayStatus.Over.class);
  }

  @Test
  void watchingKeepsItsOwnPace() {
    PlayViewModel model = model(setup("mattix-4", cpu(0), cpu(0)));
    model.setPace(Pace.USUAL.withWatching(Duration.ofSeconds(3)));
    thinker.finishOne();
    assertThat(delays.pending()).containsExactly(Duration.ofSeconds(3));
  }

  @Test
  void takingBackACpuDuelPausesIt() {
    PlayViewModel model = model(setup("mattix-4", cpu(0), cpu(0)));
    thinker.finishOne();
    delays.pass();
    model.takeBack();
    assertThat(model.now().mode().paused()).isTrue();
    assertThat(model.now().livePly()).isZero();
    assertThat(thinker.alive()).isZero();
  }

  @Test
  void theGameGoesOnWhileAnEarlierPositionIsShown() {
    PlayViewModel model = model(setup("mattix-4", cpu(0), cpu(0)));
    thinker.finishOne();
    delays.pass();
    model.show(0);
    String start = boardText(model);
    thinker.finishOne();
    delays.pass();
    assertThat(model.now().livePly()).isEqualTo(2);
    assertThat(boardText(model)).isEqualTo(start);
    assertThat(model.now().can(PlayAction.PLAY_ON)).isTrue();
    model.show(model.now().livePly());
    assertThat(model.now().shownPly()).isEqualTo(2);
    assertThat(model.now().can(PlayAction.PLAY_ON)).isFalse();
  }

  @Test
  void nobodyPlaysOnAnEarlierPositionUnlessTheGameGoesOnFromThere() {
    PlayViewModel model = model(setup("mattix-4", human(), human()));
    playFirstLegal(model);
    playFirstLegal(model);
    assertThat(model.now().isOnlyLookedAt()).isFalse();
    model.show(0);
    assertThat(model.now().isOnlyLookedAt()).isTrue();
    assertThat(model.now().board().playable()).isFalse();
    playFirstLegal(model);
    assertThat(model.now().livePly()).isEqualTo(2);
    model.playOnFromHere();
    assertThat(model.now().isOnlyLookedAt()).isFalse();
    assertThat(model.now().board().playable()).isTrue();
    assertThat(model.now().length()).as("the old line waits for redo").isEqualTo(2);
    model.play(model.now().board().legal().getLast());
    assertThat(model.now().length()).as("another move drops it").isEqualTo(1);
  }

  @Test
  void aMoveThatIsNotAllowedIsNamed() {
    PlayViewModel model = model(setup("mattix-4", human(), human()));
    BoardSnapshot<?> board = model.now().board();
    int wrong = 0;
    while (board.legal().contains(wrong)) {
      wrong++;
    }
    model.play(wrong);
    assertThat(model.event().get())
        .contains(PlayEvent.Refused.of(board.kit().game().notation().moveText(wrong)));
  }

  @Test
  void typedMovesArePlayedOrRefusedWithANotice() {
    PlayViewModel model = model(setup("mattix-4", human(), human()));
    BoardSnapshot<?> board = model.now().board();
    model.playText("z9");
    assertThat(model.event().get()).contains(PlayEvent.Refused.of("z9"));
    List<Optional<PlayEvent>> said = new ArrayList<>();
    model.event().addListener((value, before, now) -> said.add(now));
    model.playText("z9");
    assertThat(said).as("said again").contains(Optional.of(PlayEvent.Refused.of("z9")));
    model.playText(board.kit().game().notation().moveText(board.legal().getFirst()));
    assertThat(model.now().livePly()).isEqualTo(1);
  }

  @Test
  void rematchesSwapSeatsOrKeepTheLayout() {
    PlayViewModel model = model(setup("mattix-4", human(), cpu(0)));
    String layout = boardText(model);
    playFirstLegal(model);
    model.dealing().sameLayoutAgain();
    assertThat(boardText(model)).isEqualTo(layout);
    model.dealing().againSwapped();
    assertThat(boardText(model)).isNotEqualTo(layout);
    assertThat(model.now().status()).isEqualTo(new PlayStatus.CpuToMove(0));
    model.dealing().again();
    assertThat(model.now().seats().get(0).setup()).isEqualTo(cpu(0));
  }

  @Test
  void aPlayerThatBrokeDownIsAskedAgainWhenTheGameGoesOn() {
    PlayViewModel model = model(setup("mattix-4", human(), cpu(0)));
    playFirstLegal(model);
    thinker.breakOne();
    assertThat(model.now().can(PlayAction.PAUSE)).isTrue();
    assertThat(model.now().mode().paused()).isTrue();
    model.togglePause();
    letCpusAnswer();
    assertThat(model.now().livePly()).isEqualTo(2);
    assertThat(model.now().status()).isEqualTo(new PlayStatus.HumanToMove(0));
    assertThat(model.now().can(PlayAction.PAUSE)).isFalse();
  }

  @Test
  void closingLeavesNoThoughtBehind() {
    PlayViewModel model = model(setup("mattix-4", cpu(0), cpu(0)));
    model.close();
    assertThat(thinker.alive()).isZero();
    assertThat(thinker.isClosed()).isTrue();
  }

  @Test
  void repliesAreTheOpponentsMovesAfterEachMove() {
    PlayViewModel model = model(setup("mattix-4", human(), human()));
    BoardSnapshot<?> board = model.now().board();
    List<List<Integer>> seen = new ArrayList<>();
    for (int move : board.legal()) {
      model.play(move);
      seen.add(model.now().board().legal());
      model.takeBack();
    }
    assertThat(seen).isEqualTo(board.legal().stream().map(board::replies).toList());
  }

  @Test
  void aCpusTimeReplacesThatOfItsLevel() {
    PlayerSpec spec =
        new SeatSetup.Cpu(kit("mattix-6").levels().getLast(), Duration.ofMillis(100)).spec();
    assertThat(spec).hasToString("perfect:time=100ms");
    assertThat(model(setup("mattix-4", human(), cpu(0))).now().board().lastMove())
        .isEqualTo(OptionalInt.empty());
    assertThat(Optional.of(spec.budget().nanos())).contains(100_000_000L);
  }
}
