package yomikiri.app.play.newgame;

import static org.assertj.core.api.Assertions.assertThat;
import static yomikiri.app.TestCatalog.CATALOG;
import static yomikiri.app.TestCatalog.ENGLISH;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.beans.InvalidationListener;
import org.junit.jupiter.api.Test;
import yomikiri.app.concurrent.DirectBackground;
import yomikiri.app.play.session.GameSetup;
import yomikiri.app.play.session.MatchTerms;
import yomikiri.app.play.session.MatchTerms.TimeLimit;
import yomikiri.app.play.session.SeatSetup;
import yomikiri.app.text.FieldFault;
import yomikiri.engine.game.Position;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.FairLayoutSearch;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.TimeKeeper;

/** What is agreed in the form: rounds, handicap, time, and whether the layout is fair. */
final class TermsTest {
  private static final String LAYOUT = "5,5,1,6/6,2,3,2/1,4,x,4/3,7,7,8 r 0:0";

  private final DirectBackground background = new DirectBackground();
  private final NewGameViewModel model =
      new NewGameViewModel(CATALOG.kits(), List.of(), () -> 7, background);
  private final List<GameSetup<?>> started = new ArrayList<>();

  private static <P extends Position> String layout(GameSetup<P> setup) {
    return setup.kit().game().notation().positionText(setup.start());
  }

  @Test
  void whatIsChosenWhileALayoutIsLookedForIsOfAnotherGame() {
    model.terms().favoured().set(Optional.of(1));
    model.terms().points().set(5);
    model.terms().beat().set(Optional.empty());
    model.layout().set(NewGameViewModel.Layout.FAIR);
    model.submit(started::add);
    model.terms().points().set(30);
    model.terms().allSeats().set(true);
    model.seats().getFirst().who().set(model.seats().getLast().who().get());
    model.fair().span().set(0);
    background.finishOne();
    GameSetup<?> setup = started.getFirst();
    assertThat(setup.terms()).isEqualTo(new MatchTerms(1, true, List.of(0, 5)));
    assertThat(setup.seats().getFirst()).isEqualTo(new SeatSetup.Human());
    assertThat(layout(setup)).endsWith("0:5");
  }

  @Test
  void whatIsAgreedForOneGameStaysWithThatGame() {
    GameKit<?> mattix = model.kit().get();
    TimeLimit limit = new TimeLimit.EachMove(Duration.ofSeconds(30));
    model.terms().allSeats().set(true);
    model.terms().clock().set(Optional.of(limit));
    model.terms().favoured().set(Optional.of(1));
    model.layout().set(NewGameViewModel.Layout.TEXT);
    model.text().text().set(LAYOUT);
    model.choose(CATALOG.kit("othello-8").orElseThrow());
    assertThat(model.layout().get()).isEqualTo(NewGameViewModel.Layout.RANDOM);
    assertThat(model.text().text().get()).isEmpty();
    assertThat(model.submit().orElseThrow().terms()).isEqualTo(MatchTerms.USUAL);
    model.seed().text().set("12");
    model.choose(mattix);
    assertThat(model.seed().text().get()).isEmpty();
    assertThat(model.text().text().get()).isEqualTo(LAYOUT);
    GameSetup<?> setup = model.submit().orElseThrow();
    assertThat(layout(setup)).isEqualTo(LAYOUT);
    assertThat(setup.terms().rounds()).isEqualTo(2);
    assertThat(setup.terms().limit()).contains(limit);
    assertThat(model.terms().favoured().get()).contains(1);
  }

  @Test
  void everybodyPlaysARoundInEachSeat() {
    model.choose(CATALOG.kit("tron-4").orElseThrow());
    model.terms().allSeats().set(true);
    assertThat(model.submit().orElseThrow().terms().rounds()).isEqualTo(4);
  }

  @Test
  void roundsAndHandicapGoIntoTheGame() {
    model.terms().allSeats().set(true);
    model.terms().favoured().set(Optional.of(1));
    model.terms().points().set(7);
    model.submit(started::add);
    assertThat(started.getFirst().terms()).isEqualTo(new MatchTerms(2, false, List.of(0, 7)));
    assertThat(layout(started.getFirst())).endsWith("r 0:7");
  }

  private Optional<TimeLimit> typed(
      ClockForm.Choice choice, String minutes, String seconds, String added) {
    ClockForm clock = model.terms().clock();
    clock.choice().set(choice);
    clock.minutes().text().set(minutes);
    clock.seconds().text().set(seconds);
    clock.added().text().set(added);
    return model.submit().flatMap(setup -> setup.terms().limit());
  }

  private FieldFault fault(ClockForm.Choice choice, String minutes, String seconds, String added) {
    assertThat(typed(choice, minutes, seconds, added)).isEmpty();
    return model.fault().get().orElseThrow();
  }

  @Test
  void anyClockMayBeTyped() {
    ClockForm clock = model.terms().clock();
    ClockForm.Choice game = new ClockForm.Choice.OwnGame();
    assertThat(typed(game, "7", "30", "2"))
        .contains(new TimeLimit.WholeGame(Duration.ofSeconds(450), Duration.ofSeconds(2)));
    assertThat(typed(game, " \uFF19 ", "", ""))
        .contains(new TimeLimit.WholeGame(Duration.ofMinutes(9), Duration.ZERO));
    assertThat(typed(new ClockForm.Choice.OwnMove(), "", "45", "x"))
        .contains(new TimeLimit.EachMove(Duration.ofSeconds(45)));
    assertThat(typed(new ClockForm.Choice.OwnMove(), "0", "90", ""))
        .contains(new TimeLimit.EachMove(Duration.ofSeconds(90)));
    for (String wrong : List.of("x", "-1", "601", "1.5", "99999999999")) {
      assertThat(fault(game, wrong, "", "").field()).isSameAs(clock.minutes());
      assertThat(fault(game, "1", wrong, "").field()).isSameAs(clock.seconds());
      assertThat(fault(game, "1", "", wrong).field()).isSameAs(clock.added());
    }
    FieldFault none = fault(game, "0", "", "");
    assertThat(none.field()).isSameAs(clock.minutes());
    assertThat(none.words().in(ENGLISH)).isEqualTo("Type a time longer than 0");
    model.terms().clock().seconds().text().set("59");
    assertThat(model.fault().get()).isEmpty();
  }

  @Test
  void aClockThatWasTypedIsThereAgainAfterARestart() {
    TimeLimit odd = new TimeLimit.WholeGame(Duration.ofSeconds(450), Duration.ofSeconds(2));
    model.terms().clock().set(Optional.of(odd));
    assertThat(model.terms().clock().choice().get()).isEqualTo(new ClockForm.Choice.OwnGame());
    assertThat(model.submit().orElseThrow().terms().limit()).contains(odd);
  }

  @Test
  void onlyPeopleInADuelOfTurnsGetClocks() {
    Optional<TimeLimit> limit = Optional.of(new TimeLimit.EachMove(Duration.ofSeconds(30)));
    List<SeatSetup> people = List.of(new SeatSetup.Human(), new SeatSetup.Human());
    MatchTerms terms = new MatchTerms(1, false, List.of(), Optional.empty(), limit);
    model.take(GameSetup.dealt(CATALOG.kit("mattix-4").orElseThrow(), 5, people, terms));
    assertThat(model.submit().orElseThrow().terms().limit()).isEqualTo(limit);
    model.choose(
        model.kits().stream()
            .filter(kit -> !TimeLimit.isPossible(kit.game().newPosition(0)))
            .findFirst()
            .orElseThrow());
    assertThat(model.hasClock()).isFalse();
    assertThat(model.submit().orElseThrow().terms().limit()).isEmpty();
    model.choose(model.kits().getFirst());
    assertThat(model.hasClock()).isTrue();
    model
        .seats()
        .subList(0, 2)
        .forEach(seat -> seat.who().set(SeatForm.weakest(model.kits().getFirst())));
    assertThat(model.hasClock()).isFalse();
    assertThat(model.submit().orElseThrow().terms().limit()).isEmpty();
  }

  @Test
  void whetherPeopleGetClocksIsToldWhileTheGameIsBeingChanged() {
    model.choose(CATALOG.kit("othello-8").orElseThrow());
    model.seats().get(1).who().set(new SeatForm.Who.OfLevel("lv4"));
    List<Boolean> reported = new ArrayList<>();
    model.kit().addListener((InvalidationListener) change -> reported.add(model.hasClock()));
    model.choose(CATALOG.kit("mattix-6").orElseThrow());
    assertThat(reported).containsExactly(true);
  }

  @Test
  void aTypedLayoutKeepsItsScoresAndIsPlayedTwice() {
    model.terms().allSeats().set(true);
    model.terms().favoured().set(Optional.of(0));
    model.layout().set(NewGameViewModel.Layout.TEXT);
    model.text().text().set(LAYOUT);
    model.submit(started::add);
    assertThat(layout(started.getFirst())).isEqualTo(LAYOUT);
    assertThat(started.getFirst().terms()).isEqualTo(new MatchTerms(2, true, List.of()));
  }

  @Test
  void gamesWithoutThemHaveNoRoundsAndNoHandicap() {
    model.choose(CATALOG.kit("maze-5x5x3").orElseThrow());
    model.terms().allSeats().set(true);
    model.terms().favoured().set(Optional.of(0));
    model.submit(started::add);
    model.choose(CATALOG.kit("tictactoe").orElseThrow());
    model.terms().allSeats().set(true);
    model.terms().favoured().set(Optional.of(0));
    model.submit(started::add);
    assertThat(started.get(0).terms()).isEqualTo(MatchTerms.USUAL);
    assertThat(started.get(1).terms()).isEqualTo(new MatchTerms(2, false, List.of()));
  }

  @Test
  void aFairLayoutIsFoundInTheBackground() {
    model.layout().set(NewGameViewModel.Layout.FAIR);
    model.fair().span().set(0);
    model.terms().favoured().set(Optional.of(1));
    model.submit(started::add);
    assertThat(started).isEmpty();
    assertThat(model.fair().tried().get()).hasValue(0);
    assertThat(background.finishOne()).isTrue();
    assertThat(model.fair().tried().get()).isEmpty();
    assertThat(worth(started.getFirst())).isZero();
    assertThat(started.getFirst().terms()).isEqualTo(new MatchTerms(1, true, List.of(0, 5)));
  }

  private static <P extends Position> int worth(GameSetup<P> setup) {
    FairLayoutSearch<P> fair =
        FairLayoutSearch.of(setup.kit(), setup.terms().handicap()).orElseThrow();
    TimeKeeper clock = TimeKeeper.start(Budget.UNLIMITED, () -> 0);
    for (long seed = 7; ; seed++) {
      FairLayoutSearch.Deal<P> deal = fair.find(seed, -999, 999, clock, tried -> {}).orElseThrow();
      if (setup.kit().game().notation().positionText(deal.start()).equals(layout(setup))) {
        return deal.worth();
      }
    }
  }

  @Test
  void aSearchGivenUpStartsNothing() {
    model.layout().set(NewGameViewModel.Layout.FAIR);
    model.submit(started::add);
    model.fair().cancel();
    assertThat(background.finishOne()).isFalse();
    model.submit(started::add);
    model.layout().set(NewGameViewModel.Layout.RANDOM);
    assertThat(background.finishOne()).isFalse();
    assertThat(model.fair().tried().get()).isEmpty();
    assertThat(started).isEmpty();
  }

  @Test
  void aSearchThatBreaksDownIsSaid() {
    model.layout().set(NewGameViewModel.Layout.FAIR);
    model.submit(started::add);
    background.breakOne();
    assertThat(model.fairness().fault().get().orElseThrow().words().details(ENGLISH)).isPresent();
    assertThat(model.fair().tried().get()).isEmpty();
  }

  @Test
  void aGameThatTellsItsFairStartsIsDealtOne() {
    model.choose(CATALOG.kit("tron-2").orElseThrow());
    assertThat(model.layouts()).contains(NewGameViewModel.Layout.FAIR);
    model.layout().set(NewGameViewModel.Layout.FAIR);
    model.submit(started::add);
    assertThat(background.finishOne()).isTrue();
    assertThat(started).hasSize(1);
    assertThat(isFair(started.getFirst())).isTrue();
  }

  @Test
  void suchAGameBeginsEvenUnlessAskedOtherwise() {
    model.choose(CATALOG.kit("tron-4").orElseThrow());
    assertThat(model.layout().get()).isEqualTo(NewGameViewModel.Layout.FAIR);
    model.choose(CATALOG.kit("mattix-6").orElseThrow());
    assertThat(model.layout().get()).isEqualTo(NewGameViewModel.Layout.RANDOM);
    model.layout().set(NewGameViewModel.Layout.TEXT);
    model.choose(CATALOG.kit("tron-2").orElseThrow());
    assertThat(model.layout().get()).isEqualTo(NewGameViewModel.Layout.FAIR);
    model.layout().set(NewGameViewModel.Layout.RANDOM);
    model.choose(CATALOG.kit("mattix-4").orElseThrow());
    assertThat(model.layout().get()).isEqualTo(NewGameViewModel.Layout.RANDOM);
    model.choose(CATALOG.kit("mattix-6").orElseThrow());
    assertThat(model.layout().get()).isEqualTo(NewGameViewModel.Layout.TEXT);
    model.choose(CATALOG.kit("tron-joint").orElseThrow());
    assertThat(model.layout().get()).isEqualTo(NewGameViewModel.Layout.RANDOM);
  }

  private static <P extends Position> boolean isFair(GameSetup<P> setup) {
    return setup.kit().game().fairStart().orElseThrow().test(setup.start());
  }

  @Test
  void theBeatStaysFromGameToGame() {
    GameKit<?> kit = CATALOG.kit("tron-4").orElseThrow();
    Optional<Duration> beat = Optional.of(Duration.ofMillis(300));
    List<SeatSetup> people = List.of(human(), human(), human(), human());
    MatchTerms agreed = new MatchTerms(1, false, List.of(), beat, Optional.empty());
    model.take(GameSetup.dealt(kit, 5, people, agreed));
    assertThat(model.submit().orElseThrow().terms().beat()).isEqualTo(beat);
  }

  private static SeatSetup human() {
    return new SeatSetup.Human();
  }
}
