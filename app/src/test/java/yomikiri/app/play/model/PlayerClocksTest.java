package yomikiri.app.play.model;

import static org.assertj.core.api.Assertions.assertThat;
import static yomikiri.app.TestCatalog.CATALOG;

import java.time.Duration;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import yomikiri.app.board.AvailableGames;
import yomikiri.app.play.record.RecordsFixture;
import yomikiri.app.play.session.GameSetup;
import yomikiri.app.play.session.MatchTerms;
import yomikiri.app.play.session.MatchTerms.TimeLimit;
import yomikiri.app.play.session.PlayEvent;
import yomikiri.app.play.session.PlayStatus;
import yomikiri.app.play.session.SeatClock;
import yomikiri.app.play.session.SeatSetup;
import yomikiri.engine.game.Concession;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.Position;
import yomikiri.engine.think.GameKit;

/** Games in which people have only so much time. */
final class PlayerClocksTest extends PlayFixture {
  private static final TimeLimit MINUTE = inAll(60, 0);
  private static final AvailableGames STOCK = new AvailableGames(CATALOG.kits(), List.of());

  private static TimeLimit inAll(int seconds, int added) {
    return new TimeLimit.WholeGame(Duration.ofSeconds(seconds), Duration.ofSeconds(added));
  }

  private static <P extends Position> GameSetup<P> timed(
      GameKit<P> kit, TimeLimit limit, int rounds, SeatSetup... seats) {
    MatchTerms terms =
        new MatchTerms(rounds, false, List.of(), Optional.empty(), Optional.of(limit));
    return new GameSetup<>(kit, kit.game().newPosition(7), List.of(seats), terms);
  }

  private static GameSetup<?> people(TimeLimit limit) {
    return timed(kit("mattix-4"), limit, 1, human(), human());
  }

  private static GameSetup<?> againstCpu(TimeLimit limit) {
    return timed(kit("mattix-4"), limit, 1, human(), cpu(0));
  }

  /** Lets time go by, reading the clock as often as it asks for that. */
  private void letPass(double seconds) {
    long end = now + Math.round(seconds * 1e9);
    while (!delays.pending().isEmpty() && now + delays.pending().getFirst().toNanos() <= end) {
      now += delays.pending().getFirst().toNanos();
      delays.pass();
    }
    now = end;
  }

  private static double left(PlayViewModel model, int seat) {
    return clock(model, seat).left().toMillis() / 1000.0;
  }

  private static String record(PlayViewModel model) {
    return RecordsFixture.text(model.now().live(), LocalDate.EPOCH);
  }

  private static Optional<Concession> conceded(PlayViewModel model) {
    return model.now().status() instanceof PlayStatus.Over over
        ? over.conceded()
        : Optional.empty();
  }

  @Test
  void onlyTheClockOfThePersonToMoveRuns() {
    PlayViewModel model = model(people(MINUTE));
    letPass(10);
    playFirstLegal(model);
    letPass(4.5);
    playFirstLegal(model);
    assertThat(left(model, 0)).isEqualTo(50);
    assertThat(left(model, 1)).isEqualTo(55.5);
    letPass(1);
    assertThat(left(model, 0)).isEqualTo(49);
    assertThat(left(model, 1)).isEqualTo(55.5);
  }

  @Test
  void noClockRunsWhileTheAppIsAboutToPassForAPerson() throws NotationException {
    PlayViewModel model = model(blocked(kit("othello-4")));
    assertThat(delays.pending()).containsExactly(ForcedPass.READING);
    now += ForcedPass.READING.toNanos();
    delays.pass();
    assertThat(model.now().livePly()).isEqualTo(1);
    letPass(2);
    assertThat(left(model, 0)).isEqualTo(60);
    assertThat(left(model, 1)).isEqualTo(58);
  }

  private static <P extends Position> GameSetup<P> blocked(GameKit<P> kit)
      throws NotationException {
    GameSetup<P> any = timed(kit, MINUTE, 1, human(), human());
    P blocked = kit.game().notation().parsePosition("OOO--XX--XXX---- X");
    return new GameSetup<>(kit, blocked, any.seats(), any.terms());
  }

  @Test
  void aCpuHasNoClockAndNoneRunsWhileItThinks() {
    PlayViewModel model = model(againstCpu(MINUTE));
    letPass(3);
    playFirstLegal(model);
    assertThat(model.now().status()).isInstanceOf(PlayStatus.CpuToMove.class);
    assertThat(delays.pending()).isEmpty();
    assertThat(model.clocks().get()).containsOnlyKeys(0);
    now += 100_000_000_000L;
    thinker.finishOne();
    delays.pass();
    assertThat(model.now().status()).isInstanceOf(PlayStatus.HumanToMove.class);
    assertThat(left(model, 0)).isEqualTo(57);
  }

  @Test
  void nothingIsCountedWithoutClocks() {
    PlayViewModel model = model(setup("mattix-4", human(), human()));
    playFirstLegal(model);
    assertThat(delays.pending()).isEmpty();
    assertThat(model.clocks().get()).isEmpty();
    assertThat(model.now().can(PlayAction.PAUSE)).isFalse();
    PlayViewModel watched = model(timed(kit("mattix-4"), MINUTE, 1, cpu(0), cpu(0)));
    assertThat(watched.clocks().get()).isEmpty();
  }

  @Test
  void theClockIsReadEachSecondAndBelowTenEachTenth() {
    model(people(MINUTE));
    assertThat(delays.pending()).containsExactly(Duration.ofSeconds(1));
    letPass(49);
    assertThat(delays.pending()).containsExactly(Duration.ofSeconds(1));
    letPass(1);
    assertThat(delays.pending()).containsExactly(Duration.ofMillis(100));
  }

  @Test
  void whoRunsOutOfTimeHasLost() {
    PlayViewModel model = model(againstCpu(MINUTE));
    letPass(1);
    playFirstLegal(model);
    thinker.finishOne();
    delays.pass();
    letPass(58.9);
    assertThat(conceded(model)).isEmpty();
    model.show(0);
    letPass(0.1);
    assertThat(conceded(model)).contains(new Concession(0, Concession.Reason.LOST_ON_TIME));
    assertThat(model.now().isAway()).as("the end is shown").isFalse();
    assertThat(((PlayStatus.Over) model.now().status()).winner()).hasValue(1);
    assertThat(record(model)).contains("[Termination \"player 1 lost on time\"]");
    assertThat(delays.pending()).isEmpty();
    assertThat(model.clocks().get()).isEmpty();
  }

  @Test
  void timeRunOutEndsTheMatch() {
    PlayViewModel model = model(timed(kit("mattix-4"), MINUTE, 2, human(), human()));
    letPass(60);
    assertThat(((PlayStatus.Over) model.now().status()).match().goesOn()).isFalse();
    assertThat(model.now().can(PlayAction.BEGIN_ROUND)).isFalse();
  }

  @Test
  void theNextRoundBeginsWithFullClocks() {
    PlayViewModel model = model(timed(kit("tictactoe"), MINUTE, 2, human(), human()));
    letPass(5);
    while (!model.now().can(PlayAction.BEGIN_ROUND)) {
      playFirstLegal(model);
    }
    model.nextRound();
    assertThat(left(model, 0)).isEqualTo(60);
    assertThat(delays.pending()).hasSize(1);
  }

  @Test
  void eachMoveAddsTimeWhereThatIsAgreed() {
    PlayViewModel model = model(people(inAll(60, 3)));
    letPass(10);
    playFirstLegal(model);
    assertThat(left(model, 0)).isEqualTo(53);
    assertThat(left(model, 1)).isEqualTo(60);
  }

  @Test
  void timePerMoveIsTheSameForEachMove() {
    PlayViewModel model = model(people(new TimeLimit.EachMove(Duration.ofSeconds(30))));
    letPass(29);
    playFirstLegal(model);
    assertThat(left(model, 0)).isEqualTo(30);
    letPass(30);
    assertThat(conceded(model)).contains(new Concession(1, Concession.Reason.LOST_ON_TIME));
  }

  @Test
  void aPauseStopsTheClockAndAPositionShownFromEarlierDoesNot() {
    PlayViewModel model = model(people(MINUTE));
    playFirstLegal(model);
    model.show(0);
    letPass(10);
    assertThat(left(model, 1)).isEqualTo(50);
    model.show(1);
    model.togglePause();
    assertThat(model.now().status()).isEqualTo(new PlayStatus.Paused(1));
    assertThat(delays.pending()).isEmpty();
    playFirstLegal(model);
    assertThat(model.now().livePly()).as("nothing is played in a pause").isEqualTo(1);
    now += 100_000_000_000L;
    model.togglePause();
    assertThat(left(model, 1)).isEqualTo(50);
    letPass(1);
    assertThat(left(model, 1)).isEqualTo(49);
  }

  @Test
  void thePersonIsWarnedOnce() {
    PlayViewModel model = model(people(inAll(60, 3)));
    List<PlayEvent> said = new ArrayList<>();
    model.event().addListener((value, before, now) -> said.add(now.orElseThrow()));
    letPass(47);
    assertThat(clock(model, 0).isShort()).isFalse();
    letPass(1);
    assertThat(clock(model, 0)).isEqualTo(new SeatClock(Duration.ofSeconds(12), true));
    letPass(5);
    playFirstLegal(model);
    playFirstLegal(model);
    letPass(5);
    assertThat(said.stream().filter(PlayEvent.TimeShort.class::isInstance))
        .containsExactly(new PlayEvent.TimeShort(0, Duration.ofSeconds(12)));
  }

  @Test
  void movesStand() {
    PlayViewModel model = model(people(MINUTE));
    playFirstLegal(model);
    assertThat(model.now().can(PlayAction.TAKE_BACK)).isFalse();
    model.show(0);
    assertThat(model.now().can(PlayAction.PLAY_ON)).isFalse();
  }

  @Test
  void anotherGameStopsTheClocksAndTheOneBroughtBackIsPaused() {
    PlayViewModel model = model(people(MINUTE));
    playFirstLegal(model);
    letPass(10.5);
    model.newGame(setup("tictactoe", human(), human()));
    assertThat(delays.pending()).isEmpty();
    now += 100_000_000_000L;
    model.bringBack();
    assertThat(model.now().status()).isEqualTo(new PlayStatus.Paused(1));
    assertThat(left(model, 1)).isEqualTo(49.5);
    model.dealing().again();
    assertThat(left(model, 1)).isEqualTo(60);
    assertThat(model.now().status()).isEqualTo(new PlayStatus.HumanToMove(0));
  }

  @Test
  void aRecordTellsTheLimit() throws NotationException {
    for (TimeLimit limit :
        List.of(MINUTE, inAll(300, 3), new TimeLimit.EachMove(Duration.ofSeconds(30)))) {
      String text = record(model(people(limit)));
      assertThat(RecordsFixture.read(text, STOCK).setup().terms().limit()).contains(limit);
    }
    String text = record(model(people(inAll(300, 3))));
    assertThat(text).contains("[Clock \"300 s + 3 s\"]");
    String odd = text.replace("300 s + 3 s", "soon");
    assertThat(RecordsFixture.read(odd, STOCK).setup().terms().limit()).isEmpty();
  }
}
