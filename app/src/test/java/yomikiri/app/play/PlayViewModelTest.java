package yomikiri.app.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import yomikiri.app.thinking.DirectThinker;
import yomikiri.app.thinking.ManualDelays;
import yomikiri.engine.game.Position;
import yomikiri.engine.games.Catalog;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.PlayerSpec;
import yomikiri.engine.think.Verdict;

final class PlayViewModelTest {
  private long now;
  private final DirectThinker thinker = new DirectThinker(() -> now);
  private final ManualDelays delays = new ManualDelays();
  private long seed = 1;

  private PlayViewModel model(Setup<?> setup) {
    return new PlayViewModel(setup, thinker, delays, () -> now, () -> seed++);
  }

  private static GameKit<?> kit(String id) {
    return Catalog.kit(id).orElseThrow();
  }

  private static SeatSetup human() {
    return new SeatSetup.Human();
  }

  private static SeatSetup cpu(int level) {
    return new SeatSetup.Cpu(kit("mattix-4").levels().get(level));
  }

  private static Setup<?> setup(String game, SeatSetup first, SeatSetup second) {
    return dealt(kit(game), List.of(first, second));
  }

  private static <P extends Position> Setup<P> dealt(GameKit<P> kit, List<SeatSetup> seats) {
    return new Setup<>(kit, kit.game().newPosition(7), seats);
  }

  private static String boardText(PlayViewModel model) {
    return text(model.state().board().get());
  }

  private static <P extends Position> String text(BoardSnapshot<P> board) {
    return board.kit().game().notation().positionText(board.position());
  }

  private void playFirstLegal(PlayViewModel model) {
    model.play(model.state().board().get().legal().getFirst());
  }

  /** Lets CPUs answer until a person is to move or the game is over. */
  private void letCpusAnswer() {
    boolean busy = true;
    while (busy) {
      busy = thinker.finishOne() || !delays.pending().isEmpty();
      delays.pass();
    }
  }

  @Test
  void aPersonPlaysAgainstACpuToTheEnd() {
    PlayViewModel model = model(setup("mattix-4", human(), cpu(0)));
    PlayState state = model.state();
    assertThat(state.status().get()).isEqualTo(new Status.HumanToMove(0));
    assertThat(state.board().get().playable()).isTrue();
    while (!(state.status().get() instanceof Status.Over)) {
      playFirstLegal(model);
      if (state.status().get() instanceof Status.CpuToMove) {
        assertThat(state.board().get().playable()).isFalse();
        assertThat(state.seats().get().get(1).thinking()).isTrue();
      }
      letCpusAnswer();
    }
    assertThat(state.board().get().mover()).isEmpty();
    assertThat(state.moves().get()).hasSize(state.length().get());
    assertThat(state.moves().get().getLast().seat()).isZero();
    Status.Over over = (Status.Over) state.status().get();
    assertThat(over.scores())
        .containsExactly(state.seats().get().get(0).score(), state.seats().get().get(1).score());
    assertThat(state.notice().get()).containsInstanceOf(Notice.Ended.class);
    assertThat(thinker.alive()).isZero();
  }

  @Test
  void twoPeopleTakeTurnsWithoutAnyThought() {
    PlayViewModel model = model(setup("mattix-6", human(), human()));
    playFirstLegal(model);
    assertThat(model.state().status().get()).isEqualTo(new Status.HumanToMove(1));
    playFirstLegal(model);
    assertThat(model.state().livePly().get()).isEqualTo(2);
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
    assertThat(model.state().livePly().get()).isEqualTo(1);
    delays.pass();
    assertThat(model.state().livePly().get()).isEqualTo(2);
  }

  @Test
  void aCpuThatThoughtLongMovesAtOnce() {
    PlayViewModel model = model(setup("mattix-4", human(), cpu(0)));
    playFirstLegal(model);
    now += Duration.ofMillis(900).toNanos();
    thinker.finishOne();
    assertThat(delays.pending()).isEmpty();
    assertThat(model.state().livePly().get()).isEqualTo(2);
  }

  @Test
  void moveNowSkipsThePace() {
    PlayViewModel model = model(setup("mattix-4", human(), cpu(0)));
    playFirstLegal(model);
    assertThat(model.state().canMoveNow().get()).isTrue();
    thinker.finishOne();
    assertThat(model.state().canMoveNow().get()).as("while held back").isTrue();
    model.moveNow();
    assertThat(model.state().livePly().get()).isEqualTo(2);
    assertThat(delays.pending()).isEmpty();
    assertThat(model.state().canMoveNow().get()).isFalse();
  }

  @Test
  void takeBackTakesTheCpusAnswerWithIt() {
    PlayViewModel model = model(setup("mattix-4", human(), cpu(0)));
    String start = boardText(model);
    playFirstLegal(model);
    letCpusAnswer();
    String later = boardText(model);
    assertThat(model.state().canTakeBack().get()).isTrue();
    model.takeBack();
    assertThat(boardText(model)).isEqualTo(start);
    assertThat(model.state().canTakeBack().get()).isFalse();
    assertThat(model.state().moves().get()).hasSize(2).allMatch(MoveRow::takenBack);
    model.redo();
    assertThat(boardText(model)).isEqualTo(later);
    assertThat(model.state().canRedo().get()).isFalse();
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
    assertThat(model.state().status().get()).isEqualTo(new Status.HumanToMove(0));
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
    assertThat(model.state().length().get()).isZero();
    assertThat(model.state().insight().get()).isEmpty();
  }

  @Test
  void aHeldBackMoveIsNotPlayedAfterTakeBack() {
    PlayViewModel model = model(setup("mattix-4", human(), cpu(0)));
    playFirstLegal(model);
    thinker.finishOne();
    model.takeBack();
    delays.pass();
    assertThat(model.state().livePly().get()).isZero();
  }

  @Test
  void cpusPlayPauseAndStep() {
    PlayViewModel model = model(setup("mattix-4", cpu(0), cpu(1)));
    PlayState state = model.state();
    assertThat(state.spectating().get()).isTrue();
    assertThat(state.status().get()).isEqualTo(new Status.CpuToMove(0));
    thinker.finishOne();
    delays.pass();
    assertThat(state.livePly().get()).isEqualTo(1);

    model.togglePause();
    assertThat(state.status().get()).isEqualTo(new Status.Paused(1));
    assertThat(thinker.alive()).isZero();
    assertThat(thinker.finishOne()).isFalse();

    model.singleStep();
    thinker.finishOne();
    assertThat(delays.pending()).as("a step does not wait for the pace").isEmpty();
    assertThat(state.livePly().get()).isEqualTo(2);
    assertThat(state.status().get()).isEqualTo(new Status.Paused(0));

    model.togglePause();
    letCpusAnswer();
    assertThat(state.status().get()).isInstanceOf(Status.Over.class);
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
    assertThat(model.state().paused().get()).isTrue();
    assertThat(model.state().livePly().get()).isZero();
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
    assertThat(model.state().livePly().get()).isEqualTo(2);
    assertThat(boardText(model)).isEqualTo(start);
    assertThat(model.state().canPlayOn().get()).isTrue();
    model.showLive();
    assertThat(model.state().shownPly().get()).isEqualTo(2);
    assertThat(model.state().canPlayOn().get()).isFalse();
  }

  @Test
  void nobodyPlaysOnAnEarlierPositionUnlessTheGameGoesOnFromThere() {
    PlayViewModel model = model(setup("mattix-4", human(), human()));
    playFirstLegal(model);
    playFirstLegal(model);
    model.show(0);
    assertThat(model.state().board().get().playable()).isFalse();
    playFirstLegal(model);
    assertThat(model.state().livePly().get()).isEqualTo(2);
    model.playOnFromHere();
    assertThat(model.state().board().get().playable()).isTrue();
    assertThat(model.state().length().get()).as("the old line waits for redo").isEqualTo(2);
    model.play(model.state().board().get().legal().getLast());
    assertThat(model.state().length().get()).as("another move drops it").isEqualTo(1);
  }

  @Test
  void valuesAreProvenAndFollowThePositionShown() {
    PlayViewModel model = model(setup("mattix-4", human(), human()));
    model.setValuesShown(true);
    assertThat(model.state().thought().get().orElseThrow().analysis()).isTrue();
    letCpusAnswer();
    BoardSnapshot<?> board = model.state().board().get();
    assertThat(board.verdicts().keySet()).containsExactlyInAnyOrderElementsOf(board.legal());
    assertThat(board.verdicts().values()).allMatch(Verdict::proven);
    assertThat(board.best()).isNotEmpty();
    playFirstLegal(model);
    assertThat(model.state().board().get().verdicts()).isEmpty();
    letCpusAnswer();
    assertThat(model.state().board().get().verdicts()).isNotEmpty();
    model.show(0);
    assertThat(thinker.alive()).as("already known").isZero();
    assertThat(model.state().board().get().verdicts()).isEqualTo(board.verdicts());
    assertThat(model.state().moves().get().getFirst().verdict()).isPresent();
    model.setValuesShown(false);
    assertThat(model.state().board().get().verdicts()).isEmpty();
  }

  @Test
  void hintPointsAtTheBestMoveUntilOneIsPlayed() {
    PlayViewModel model = model(setup("mattix-4", human(), human()));
    model.hint();
    assertThat(model.state().board().get().hint()).isEmpty();
    letCpusAnswer();
    BoardSnapshot<?> board = model.state().board().get();
    assertThat(board.hint()).isPresent();
    assertThat(board.best()).contains(board.hint().getAsInt());
    model.play(board.hint().getAsInt());
    assertThat(model.state().board().get().hint()).isEmpty();
  }

  @Test
  void hintShowsTheVerdictOfTheBestMoveOnly() {
    PlayViewModel model = model(setup("mattix-4", human(), human()));
    model.hint();
    letCpusAnswer();
    BoardSnapshot<?> board = model.state().board().get();
    assertThat(board.verdicts()).containsOnlyKeys(board.hint().getAsInt());
    model.setValuesShown(true);
    assertThat(model.state().board().get().verdicts()).hasSameSizeAs(board.legal());
  }

  @Test
  void reviewFindsOutTheValuesOfTheWholeGame() {
    PlayViewModel model = model(setup("mattix-4", cpu(0), cpu(0)));
    letCpusAnswer();
    model.review();
    assertThat(model.state().shownPly().get()).isZero();
    letCpusAnswer();
    assertThat(model.state().moves().get())
        .allMatch(row -> row.verdict().orElseThrow().proven() && row.best().isPresent());
    assertThat(thinker.alive()).isZero();
    assertThat(model.state().canPause().get()).isFalse();
    model.show(3);
    assertThat(model.state().known().get().orElseThrow().ply()).isEqualTo(3);
  }

  @Test
  void aMoveThatIsNotAllowedIsNamed() {
    PlayViewModel model = model(setup("mattix-4", human(), human()));
    BoardSnapshot<?> board = model.state().board().get();
    int wrong = 0;
    while (board.legal().contains(wrong)) {
      wrong++;
    }
    model.play(wrong);
    assertThat(model.state().notice().get())
        .contains(new Notice.BadMove(board.kit().game().notation().moveText(wrong)));
  }

  @Test
  void switchingValuesOffEndsTheAnalysis() {
    PlayViewModel model = model(setup("mattix-6", human(), human()));
    model.setValuesShown(true);
    assertThat(thinker.alive()).isEqualTo(1);
    model.setValuesShown(false);
    assertThat(thinker.alive()).isZero();
    assertThat(model.state().thought().get()).isEmpty();
  }

  @Test
  void atMostOneThoughtIsAlive() {
    PlayViewModel model = model(setup("mattix-4", human(), cpu(0)));
    model.setValuesShown(true);
    playFirstLegal(model);
    assertThat(thinker.alive()).isEqualTo(1);
    assertThat(model.state().thought().get().orElseThrow().analysis()).isFalse();
    model.hint();
    assertThat(thinker.alive()).isEqualTo(1);
  }

  @Test
  void typedMovesArePlayedOrRefusedWithANotice() {
    PlayViewModel model = model(setup("mattix-4", human(), human()));
    BoardSnapshot<?> board = model.state().board().get();
    model.playText("z9");
    assertThat(model.state().notice().get()).contains(new Notice.BadMove("z9"));
    model.playText(board.kit().game().notation().moveText(board.legal().getFirst()));
    assertThat(model.state().livePly().get()).isEqualTo(1);
  }

  @Test
  void rematchesSwapSeatsOrKeepTheLayout() {
    PlayViewModel model = model(setup("mattix-4", human(), cpu(0)));
    String layout = boardText(model);
    playFirstLegal(model);
    model.sameLayoutAgain();
    assertThat(boardText(model)).isEqualTo(layout);
    model.againSwapped();
    assertThat(boardText(model)).isNotEqualTo(layout);
    assertThat(model.state().status().get()).isEqualTo(new Status.CpuToMove(0));
    model.again();
    assertThat(model.state().seats().get().get(0).setup()).isEqualTo(cpu(0));
  }

  @Test
  void aPlayerThatBreaksDownStopsTheGameAndIsSaid() {
    PlayViewModel model = model(setup("mattix-4", human(), cpu(0)));
    playFirstLegal(model);
    thinker.breakOne();
    assertThat(model.state().notice().get()).containsInstanceOf(Notice.PlayerFailed.class);
    assertThat(model.state().status().get()).isEqualTo(new Status.Paused(1));
    assertThat(model.state().canTakeBack().get()).isTrue();
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
    BoardSnapshot<?> board = model.state().board().get();
    List<List<Integer>> seen = new ArrayList<>();
    for (int move : board.legal()) {
      model.play(move);
      seen.add(model.state().board().get().legal());
      model.takeBack();
    }
    assertThat(seen).isEqualTo(board.legal().stream().map(board.replies()::get).toList());
  }

  @Test
  void aCpusTimeReplacesThatOfItsLevel() {
    PlayerSpec spec =
        new SeatSetup.Cpu(kit("mattix-6").levels().getLast(), Duration.ofMillis(100)).spec();
    assertThat(spec).hasToString("perfect:time=100ms");
    assertThat(model(setup("mattix-4", human(), cpu(0))).state().board().get().lastMove())
        .isEqualTo(OptionalInt.empty());
    assertThat(Optional.of(spec.budget().nanos())).contains(100_000_000L);
  }
}
