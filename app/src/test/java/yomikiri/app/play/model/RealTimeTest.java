package yomikiri.app.play.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import yomikiri.app.board.AvailableGames;
import yomikiri.app.play.record.RecordsFixture;
import yomikiri.app.play.session.GameSetup;
import yomikiri.app.play.session.MatchTerms;
import yomikiri.app.play.session.MoveRow;
import yomikiri.app.play.session.PlayEvent;
import yomikiri.app.play.session.PlayStatus;
import yomikiri.app.play.session.SavedGame;
import yomikiri.app.play.session.SeatSetup;
import yomikiri.engine.game.Moves;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.Position;
import yomikiri.engine.games.maze.MazeDuel;
import yomikiri.engine.games.maze.MazeDuelPosition;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Solver;

/** A game that does not wait for its players. */
final class RealTimeTest extends PlayFixture {
  private static final Duration BEAT = Duration.ofMillis(200);
  private static final GameKit<MazeDuelPosition> MAZE =
      InRealTime.kit(
          MazeDuel.kit(),
          (position, seat) -> {
            Moves moves = new Moves();
            position.legalMoves(seat, moves);
            return moves.get(0);
          });
  private static final GameKit<MazeDuelPosition> READ_OUT =
      new GameKit<>(
          MAZE.game(),
          MAZE.players(),
          MAZE.levels(),
          MAZE.adviser(),
          Optional.of(Solver.ofEveryPosition(MAZE.adviser())));
  private static final GameKit<Traps> TRAPS =
      InRealTime.kit(Traps.kit(), (position, seat) -> position.lowestStone());

  private static <P extends Position> GameSetup<P> beating(GameKit<P> kit, SeatSetup... seats) {
    return new GameSetup<>(
        kit,
        kit.game().newPosition(7),
        List.of(seats),
        new MatchTerms(1, false, List.of(), Optional.of(BEAT), Optional.empty()));
  }

  private static SeatSetup cpu(GameKit<?> kit) {
    return new SeatSetup.Cpu(kit.levels().getFirst());
  }

  private PlayViewModel started(GameSetup<?> setup) {
    PlayViewModel model = model(setup);
    goOn(model);
    return model;
  }

  /** Ends the pause and lets the countdown pass. */
  private void goOn(PlayViewModel model) {
    model.togglePause();
    while (model.now().mode().countdown().isPresent()) {
      delays.pass();
    }
  }

  private static int ply(PlayViewModel model) {
    return model.now().livePly();
  }

  private static String lastMoves(PlayViewModel model) {
    int ply = ply(model);
    return String.join(
        " ",
        model.now().live().rows().stream()
            .filter(row -> row.ply() == ply)
            .map(row -> row.text())
            .toList());
  }

  @Test
  void itBeginsWhenPeopleAreReady() {
    PlayViewModel model = model(beating(MAZE, human(), human()));
    assertThat(model.now().mode().paused()).isTrue();
    assertThat(model.now().status()).isEqualTo(new PlayStatus.Paused(0));
    assertThat(delays.pending()).isEmpty();
    goOn(model);
    assertThat(delays.pending()).containsExactly(BEAT);
  }

  @Test
  void itIsCountedDownBeforePeopleSteerAndSpaceStopsTheCount() {
    PlayViewModel model = model(beating(MAZE, human(), human()));
    model.togglePause();
    assertThat(model.now().mode().countdown()).hasValue(3);
    assertThat(model.now().mode().paused()).isTrue();
    delays.pass();
    assertThat(model.now().mode().countdown()).hasValue(2);
    model.togglePause();
    assertThat(model.now().mode().countdown()).isEmpty();
    assertThat(delays.pending()).isEmpty();
    assertThat(model.now().mode().paused()).isTrue();
  }

  @Test
  void whatIsPressedDuringTheCountdownIsTheFirstStep() {
    PlayViewModel model = model(beating(MAZE, human(), human()));
    List<Integer> legal = model.now().board().legal();
    String last = MAZE.game().notation().moveText(legal.getLast());
    model.togglePause();
    model.steer(0, last);
    delays.pass();
    delays.pass();
    delays.pass();
    delays.pass();
    assertThat(lastMoves(model)).startsWith(last);
  }

  @Test
  void theGameStopsWhileItIsAskedWhetherItIsGivenUpAndGoesOnAfterACount() {
    PlayViewModel model = started(beating(MAZE, human(), human()));
    model.resigning().ask();
    assertThat(model.now().mode().paused()).isTrue();
    assertThat(delays.pending()).isEmpty();
    model.resigning().ask();
    model.resigning().answer(false);
    assertThat(model.now().mode().countdown()).hasValue(3);
    model.resigning().ask();
    assertThat(model.now().mode().countdown()).isEmpty();
    model.resigning().answer(true);
    assertThat(model.now().status()).isInstanceOf(PlayStatus.Over.class);
    assertThat(delays.pending()).isEmpty();
  }

  @Test
  void aGameThatWasPausedStaysSoAfterTheQuestion() {
    PlayViewModel model = started(beating(MAZE, human(), human()));
    model.togglePause();
    model.resigning().ask();
    model.resigning().answer(false);
    assertThat(model.now().mode().paused()).isTrue();
    assertThat(model.now().mode().countdown()).isEmpty();
  }

  @Test
  void cpusAloneNeedNoCountdown() {
    PlayViewModel model = model(beating(MAZE, cpu(MAZE), cpu(MAZE)));
    model.togglePause();
    assertThat(model.now().mode().countdown()).isEmpty();
    assertThat(model.now().mode().paused()).isFalse();
  }

  @Test
  void anotherGameEndsTheCountdown() {
    PlayViewModel model = model(beating(MAZE, human(), human()));
    model.togglePause();
    model.newGame(beating(MAZE, human(), human()));
    assertThat(model.now().mode().countdown()).isEmpty();
    assertThat(delays.pending()).isEmpty();
  }

  @Test
  void theBeatIsSharedByThoseWhoAreStillIn() {
    PlayViewModel model = started(beating(TRAPS, human(), human(), human(), human()));
    model.steer(0, "2");
    delays.pass();
    assertThat(model.event().get()).contains(new PlayEvent.WentOut(List.of(0)));
    assertThat(delays.pending()).containsExactly(BEAT.dividedBy(3));
  }

  @Test
  void aBeatIsPublishedOnce() {
    PlayViewModel model = started(beating(TRAPS, human(), cpu(TRAPS), human(), cpu(TRAPS)));
    int[] published = new int[1];
    model.snapshot().addListener((value, before, now) -> published[0]++);
    while (!(model.now().status() instanceof PlayStatus.Over)) {
      while (thinker.finishOne()) {}
      published[0] = 0;
      int ply = ply(model);
      delays.pass();
      assertThat(ply(model)).isEqualTo(ply + 1);
      assertThat(published[0]).as("after " + ply + " moves").isEqualTo(1);
    }
  }

  @Test
  void whoPressedNothingMakesTheIdleMove() {
    PlayViewModel model = started(beating(MAZE, human(), human()));
    List<Integer> legal = model.now().board().legal();
    delays.pass();
    assertThat(ply(model)).isEqualTo(1);
    String idle = MAZE.game().notation().moveText(legal.getFirst());
    assertThat(lastMoves(model)).startsWith(idle);
    assertThat(delays.pending()).as("the next beat").containsExactly(BEAT);
  }

  @Test
  void theLastKeyPressedBeforeTheBeatCounts() {
    PlayViewModel model = started(beating(MAZE, human(), human()));
    List<Integer> legal = model.now().board().legal();
    String first = MAZE.game().notation().moveText(legal.getFirst());
    String last = MAZE.game().notation().moveText(legal.getLast());
    model.steer(0, last);
    model.steer(0, first);
    model.steer(0, last);
    assertThat(ply(model)).as("nothing happens before the beat").isZero();
    delays.pass();
    assertThat(lastMoves(model)).startsWith(last);
  }

  @Test
  void whatCannotBePlayedIsAsIfNothingWasPressed() {
    PlayViewModel model = started(beating(TRAPS, human(), human(), human(), human()));
    model.steer(0, "3");
    delays.pass();
    model.steer(1, "3");
    delays.pass();
    assertThat(lastMoves(model)).isEqualTo("0");
  }

  @Test
  void whoMovesInTurnSharesTheBeatAndMayPressBefore() {
    PlayViewModel model = started(beating(TRAPS, human(), human(), human(), human()));
    assertThat(delays.pending()).containsExactly(BEAT.dividedBy(4));
    model.steer(1, "7");
    delays.pass();
    assertThat(ply(model)).isEqualTo(1);
    delays.pass();
    assertThat(lastMoves(model)).isEqualTo("7");
  }

  @Test
  void aCpuHasLessThanTheBeatAndItsMoveWaitsForIt() {
    PlayViewModel model = started(beating(TRAPS, cpu(TRAPS), human(), human(), human()));
    Duration own = delays.pending().getFirst();
    assertThat(thinker.budget().nanos()).isPositive().isLessThan(own.toNanos());
    thinker.finishOne();
    assertThat(model.now().analyses().cpuSearch()).isEmpty();
    assertThat(ply(model)).as("it waits for the beat").isZero();
    delays.pass();
    assertThat(ply(model)).isEqualTo(1);
  }

  @Test
  void cpusThatChooseForTheSameStepHaveLessThanTheBeatTogether() {
    started(beating(MAZE, cpu(MAZE), cpu(MAZE)));
    long first = thinker.budget().nanos();
    thinker.finishOne();
    assertThat(first + thinker.budget().nanos()).isPositive().isLessThan(BEAT.toNanos());
  }

  @Test
  void aCpuThatIsLateMovesAsSoonAsItHasChosen() {
    PlayViewModel model = started(beating(MAZE, human(), cpu(MAZE)));
    delays.pass();
    assertThat(ply(model)).as("its choice is awaited").isZero();
    thinker.finishOne();
    assertThat(ply(model)).isEqualTo(1);
    assertThat(delays.pending()).containsExactly(BEAT);
  }

  @Test
  void aChoiceIsPublishedWithTheLastThoughtAboutIt() {
    PlayViewModel model = started(beating(TRAPS, cpu(TRAPS), human(), human(), human()));
    int[] published = new int[1];
    model.snapshot().addListener((value, before, now) -> published[0]++);
    thinker.finishOne();
    assertThat(published[0]).as("a report and the choice").isEqualTo(2);
  }

  @Test
  void aCpuThatBreaksDownStopsTheBeat() {
    PlayViewModel model = started(beating(MAZE, human(), cpu(MAZE)));
    thinker.breakOne();
    assertThat(model.now().status()).isInstanceOf(PlayStatus.Paused.class);
    assertThat(delays.pending()).isEmpty();
    goOn(model);
    assertThat(model.now().status())
        .as("nothing is chosen yet")
        .isEqualTo(new PlayStatus.HumanToMove(0));
    assertThat(delays.pending()).containsExactly(BEAT);
  }

  @Test
  void positionsOfAGameWatchedAreLookedAtOnlyWhenItStops() {
    PlayViewModel model = started(beating(READ_OUT, cpu(MAZE), cpu(MAZE)));
    thinker.finishOne();
    thinker.finishOne();
    delays.pass();
    assertThat(ply(model)).isEqualTo(1);
    assertThat(looks.alive()).isZero();
    model.togglePause();
    assertThat(looks.alive()).isEqualTo(1);
  }

  @Test
  void aPauseStopsTheBeatAtAnyTime() {
    PlayViewModel model = started(beating(MAZE, human(), cpu(MAZE)));
    delays.pass();
    model.togglePause();
    assertThat(delays.pending()).isEmpty();
    assertThat(thinker.alive()).isZero();
    model.steer(0, "R");
    goOn(model);
    assertThat(delays.pending()).containsExactly(BEAT);
    assertThat(ply(model)).isZero();
  }

  @Test
  void theGameIsKeptWhenItStopsAndNotAtEveryBeat() {
    PlayViewModel model = started(beating(MAZE, human(), human()));
    int[] kept = new int[1];
    model.changes().addListener((value, before, now) -> kept[0]++);
    for (int beat = 0; beat < 3; beat++) {
      delays.pass();
    }
    assertThat(kept[0]).isZero();
    model.togglePause();
    assertThat(kept[0]).isEqualTo(1);
    goOn(model);
    while (!(model.now().status() instanceof PlayStatus.Over)) {
      delays.pass();
    }
    assertThat(kept[0]).isEqualTo(2);
    assertThat(delays.pending()).isEmpty();
  }

  @Test
  void theListOfMovesIsMadeWhenItStopsAndNotAtEveryBeat() {
    PlayViewModel model = started(beating(MAZE, human(), human()));
    delays.pass();
    delays.pass();
    assertThat(model.now().moves()).isEmpty();
    model.togglePause();
    assertThat(model.now().moves()).extracting(MoveRow::ply).containsExactly(1, 1, 2, 2);
  }

  @Test
  void aRecordTellsTheBeat() throws NotationException {
    PlayViewModel model = started(beating(MAZE, human(), human()));
    delays.pass();
    String text = RecordsFixture.text(model.now().live(), LocalDate.EPOCH);
    assertThat(text).contains("[Beat \"200 ms\"]");
    AvailableGames availableGames = new AvailableGames(List.of(MAZE), List.of());
    SavedGame<?> saved = RecordsFixture.read(text, availableGames);
    assertThat(saved.setup().terms().beat()).contains(BEAT);
    assertThat(
            RecordsFixture.read(text.replace("200 ms", "soon"), availableGames)
                .setup()
                .terms()
                .beat())
        .isEmpty();
  }
}
