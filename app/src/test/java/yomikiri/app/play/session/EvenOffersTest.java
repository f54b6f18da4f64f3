package yomikiri.app.play.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import javafx.beans.property.SimpleObjectProperty;
import org.junit.jupiter.api.Test;
import yomikiri.app.TestCatalog;
import yomikiri.app.play.session.EvenOffers.Kind;
import yomikiri.app.play.session.EvenOffers.Offer;
import yomikiri.app.text.Language;
import yomikiri.app.text.Texts;
import yomikiri.engine.game.Concession;
import yomikiri.engine.game.Position;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Level;

final class EvenOffersTest {
  private final Texts texts =
      new Texts(List.of("/yomikiri/app/text"), new SimpleObjectProperty<>(Language.ENGLISH));
  private final EvenOffers offers = new EvenOffers();

  private static GameKit<?> kit(String game) {
    return TestCatalog.CATALOG.kit(game).orElseThrow();
  }

  /** A game against the weakest level, the person at {@code seat}. */
  private static GameSetup<?> against(String game, int seat) {
    GameSetup<?> setup = GameSetup.first(kit(game), 1);
    return seat == 0 ? setup : setup.swapped();
  }

  private static GameSetup<?> mine(String game) {
    GameKit<?> kit = kit(game);
    return GameSetup.quick(kit, 1, MyStrength.level(kit).orElseThrow());
  }

  /** Ends a game, which {@code loser} gives up. */
  private Optional<Offer> lost(GameSetup<?> setup, int loser) {
    PlaySession<?> session = begun(setup);
    session.concede(loser, Concession.Reason.RESIGNED);
    Optional<Offer> offer = offers.follow(session);
    assertThat(offers.follow(session)).as("counted once").isEmpty();
    return offer;
  }

  private <P extends Position> PlaySession<P> begun(GameSetup<P> setup) {
    PlaySession<P> session = new PlaySession<>(setup, 1);
    session.play(0, session.session().legalMoves(0)[0], null);
    assertThat(offers.follow(session)).as("not over").isEmpty();
    return session;
  }

  /** The same so many times; what the last one leads to, the others leading to nothing. */
  private Optional<Offer> lost(GameSetup<?> setup, int loser, int times) {
    for (int i = 1; i < times; i++) {
      assertThat(lost(setup, loser)).isEmpty();
    }
    return lost(setup, loser);
  }

  private Optional<Kind> kind(GameSetup<?> setup, int loser) {
    return lost(setup, loser, EvenOffers.ROW).map(Offer::kind);
  }

  @Test
  void whoLosesSixInARowIsOfferedAnOpponentOfTheirStrength() {
    Offer offer = lost(against("mattix-4", 0), 0, EvenOffers.ROW).orElseThrow();
    assertThat(offer.kind()).isEqualTo(Kind.RUNG);
    assertThat(offer.why().in(texts)).isEqualTo("You lost 6 of your last 6 games like this.");
    assertThat(offer.label().in(texts)).isEqualTo("Play about my strength");
    assertThat(offer.setup().seats().get(0).isHuman()).isTrue();
    assertThat(((SeatSetup.Cpu) offer.setup().seats().get(1)).level())
        .isEqualTo(MyStrength.level(kit("mattix-4")).orElseThrow());
  }

  @Test
  void whoLosesEvenToTheLowestRungIsOfferedWhatTheGameHasEachOnce() {
    GameSetup<?> setup = mine("mattix-4");
    assertThat(kind(setup, 0)).contains(Kind.FAIR);
    assertThat(kind(setup, 0)).contains(Kind.SWAP);
    Offer handicap = lost(setup, 0, EvenOffers.ROW).orElseThrow();
    assertThat(handicap.kind()).isEqualTo(Kind.HANDICAP);
    assertThat(handicap.setup().terms().handicap()).containsExactly(1, 0);
    assertThat(handicap.label().in(texts)).isEqualTo("Start 1 point ahead");
    assertThat(kind(setup, 0)).isEmpty();
    Offer more = lost(handicap.setup(), 0, EvenOffers.ROW).orElseThrow();
    assertThat(more.kind()).as("no even layout, as points are given").isEqualTo(Kind.SWAP);
    assertThat(lost(handicap.setup(), 0, EvenOffers.ROW).orElseThrow().setup().terms().handicap())
        .containsExactly(2, 0);
  }

  @Test
  void whoAlwaysWinsGivesPointsOrTakesThemBack() {
    GameSetup<?> setup = mine("mattix-4");
    kind(setup, 1);
    kind(setup, 1);
    Offer given = lost(setup, 1, EvenOffers.ROW).orElseThrow();
    assertThat(given.setup().terms().handicap()).containsExactly(0, 1);
    assertThat(given.label().in(texts)).isEqualTo("Give 1 point ahead");
    GameSetup<?> helped = setup.on(setup.terms().with(List.of(5, 0)));
    kind(helped, 1);
    Offer none = lost(helped, 1, EvenOffers.ROW).orElseThrow();
    assertThat(none.setup().terms().handicap()).isEmpty();
    assertThat(none.label().in(texts)).isEqualTo("Play without the handicap");
  }

  @Test
  void aGameWithoutPointsOffersOtherSeatsAndNothingElse() {
    GameSetup<?> setup = mine("tictactoe");
    Offer swap = lost(setup, 0, EvenOffers.ROW).orElseThrow();
    assertThat(swap.kind()).isEqualTo(Kind.SWAP);
    assertThat(swap.setup().seats().get(1).isHuman()).isTrue();
    assertThat(kind(setup, 0)).isEmpty();
  }

  @Test
  void aSeatThatAlwaysWinsWhoeverHasItIsMadeEven() {
    Optional<Offer> last = Optional.empty();
    for (int i = 0; i < EvenOffers.ROW; i++) {
      assertThat(last).isEmpty();
      last = lost(against("mattix-4", i % 2), 1);
    }
    assertThat(last.map(Offer::kind)).contains(Kind.FAIR);
    assertThat(last.orElseThrow().why().in(texts)).startsWith("The side that moves first won 6 of");
  }

  @Test
  void twoPeopleAreOfferedARoundInEachSeat() {
    GameSetup<?> first = GameSetup.first(kit("mattix-4"), 1);
    GameSetup<?> setup = people(first);
    assertThat(kind(setup, 0)).contains(Kind.FAIR);
    Offer rounds = lost(setup, 0, EvenOffers.ROW).orElseThrow();
    assertThat(rounds.kind()).isEqualTo(Kind.ROUNDS);
    assertThat(rounds.setup().terms().rounds()).isEqualTo(2);
    assertThat(lost(setup, 0, EvenOffers.ROW).orElseThrow().setup().terms().handicap())
        .containsExactly(1, 0);
  }

  private static <P extends Position> GameSetup<P> people(GameSetup<P> setup) {
    List<SeatSetup> two = List.of(new SeatSetup.Human(), new SeatSetup.Human());
    return new GameSetup<>(setup.kit(), setup.layout(), two, setup.terms(), setup.seed());
  }

  @Test
  void resultsThatGoBothWaysLeadToNothing() {
    GameSetup<?> setup = against("mattix-4", 0);
    for (int i = 0; i < 40; i++) {
      assertThat(lost(setup, i % 5 == 0 ? 1 : 0)).isEmpty();
    }
  }

  @Test
  void nineOfTenAreNearlyAll() {
    GameSetup<?> setup = against("mattix-4", 0);
    assertThat(lost(setup, 0, 5)).isEmpty();
    assertThat(lost(setup, 1)).isEmpty();
    assertThat(lost(setup, 0, 3)).isEmpty();
    assertThat(lost(setup, 0).orElseThrow().why().in(texts))
        .isEqualTo("You lost 9 of your last 10 games like this.");
  }

  @Test
  void anotherOpponentIsCountedAnew() {
    GameSetup<?> setup = against("mattix-4", 0);
    lost(setup, 0, 5);
    GameKit<?> kit = kit("mattix-4");
    Level other = kit.levels().get(1);
    assertThat(lost(GameSetup.quick(kit, 1, other), 0)).isEmpty();
    assertThat(kind(setup, 0)).contains(Kind.RUNG);
  }

  @Test
  void equalPlayersAreSeldomBotheredAndUnequalOnesSoonHelped() {
    assertThat(offeredWithinTen(0.5)).isBetween(0.03, 0.15);
    assertThat(offeredWithinTen(0.95)).isGreaterThan(0.9);
  }

  /** In how many of 300 runs of ten games there is an offer, if the person loses so often. */
  private double offeredWithinTen(double losing) {
    Random random = new Random(5);
    int offered = 0;
    for (int run = 0; run < 300; run++) {
      offers.results().set(Map.of());
      boolean isOffered = false;
      for (int game = 0; game < 10 && !isOffered; game++) {
        isOffered = lost(against("tictactoe", 0), random.nextDouble() < losing ? 0 : 1).isPresent();
      }
      offered += isOffered ? 1 : 0;
    }
    return offered / 300.0;
  }

  @Test
  void whatIsRememberedIsReadAgainAndNothingElse() {
    EvenHistory history =
        new EvenHistory("person +0, normal x:time=1s +0, 1", Set.of(), List.of())
            .with(new EvenHistory.Result(OptionalInt.of(0), OptionalInt.of(1)))
            .after(Kind.FAIR)
            .with(new EvenHistory.Result(OptionalInt.of(1), OptionalInt.empty()))
            .with(new EvenHistory.Result(OptionalInt.empty(), OptionalInt.of(0)));
    assertThat(EvenHistory.read(history.text(), history.terms())).isEqualTo(history);
    for (String text : List.of("", "x", "fair|00 11|other", "||", "bad|7q 0|" + history.terms())) {
      EvenHistory read = EvenHistory.read(text, history.terms());
      assertThat(read.results()).isEmpty();
      assertThat(read.offered()).isEmpty();
    }
  }
}
