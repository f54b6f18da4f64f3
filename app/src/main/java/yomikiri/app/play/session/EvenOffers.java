package yomikiri.app.play.session;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import org.jspecify.annotations.Nullable;
import yomikiri.app.play.session.EvenHistory.Result;
import yomikiri.app.text.Phrase;
import yomikiri.engine.game.Position;
import yomikiri.engine.think.GameKit;

/**
 * Offers a more even game where nearly always the same side wins: an opponent that follows the
 * results, an even layout, other seats, a round in each seat or a handicap, whatever the game has.
 * Each is offered once for as long as the same two play on the same terms.
 */
public final class EvenOffers {
  /** So many won in a row are nearly always. */
  static final int ROW = 6;

  /** All but one of so many are too. */
  static final int MANY = 10;

  private final ObjectProperty<Map<String, String>> results = new SimpleObjectProperty<>(Map.of());
  private @Nullable PlaySession<?> counted;

  /** What can be offered. */
  public enum Kind {
    /** The opponent that follows the results. */
    RUNG("rung"),
    /** A layout that is worth about the same to both. */
    FAIR("fair"),
    SWAP("swap"),
    ROUNDS("rounds"),
    HANDICAP("handicap");

    private final String key;

    Kind(String key) {
      this.key = key;
    }

    /** How it is written. */
    String key() {
      return key;
    }
  }

  /**
   * A more even game.
   *
   * @param why what the last results were
   * @param label what is offered, in a few words
   * @param setup the game, on a layout that is still to be dealt
   */
  public record Offer(Kind kind, Phrase why, Phrase label, GameSetup<?> setup) {}

  /** The results by the id of the game, as text. */
  public ObjectProperty<Map<String, String>> results() {
    return results;
  }

  /** Counts a game once it has ended. */
  public Optional<Offer> follow(PlaySession<?> live) {
    boolean isCounted =
        live.setup().seats().size() == 2
            && live.hasHuman()
            && !live.isAnalysis()
            && live.isOver()
            && !live.origin().isAsItCame()
            && !live.equals(counted)
            && !live.result().match().goesOn();
    return isCounted ? count(live) : Optional.empty();
  }

  private <P extends Position> Optional<Offer> count(PlaySession<P> live) {
    counted = live;
    PlayStatus.Over over = live.result();
    OptionalInt winner = over.match().rounds() > 1 ? over.match().leader() : over.winner();
    String game = live.setup().kit().game().id();
    EvenHistory history =
        EvenHistory.read(results.get().getOrDefault(game, ""), terms(live.setup()))
            .with(new Result(person(live.setup()), winner));
    Optional<Offer> offer = new Maker<>(live, history).offer();
    Map<String, String> all = new LinkedHashMap<>(results.get());
    all.put(game, offer.map(one -> history.after(one.kind())).orElse(history).text());
    results.set(Map.copyOf(all));
    return offer;
  }

  /** The seat of the person who plays a CPU; empty where there is no such person. */
  private static OptionalInt person(GameSetup<?> setup) {
    return setup.isMixed()
        ? IntStream.range(0, 2).filter(seat -> setup.seats().get(seat).isHuman()).findFirst()
        : OptionalInt.empty();
  }

  /** Who plays on what terms, whoever has which seat. */
  private static String terms(GameSetup<?> setup) {
    List<Integer> given =
        setup.terms().handicap().isEmpty() ? List.of(0, 0) : setup.terms().handicap();
    return IntStream.range(0, 2)
            .mapToObj(seat -> called(setup.seats().get(seat)) + " +" + given.get(seat))
            .sorted()
            .collect(Collectors.joining(", "))
        + ", "
        + setup.terms().rounds();
  }

  private static String called(SeatSetup seat) {
    return switch (seat) {
      case SeatSetup.Human human -> "person";
      case SeatSetup.Cpu(var level) -> level.name() + " " + level.spec();
    };
  }

  /** Makes the offer that a game leads to. */
  private static final class Maker<P extends Position> {
    private final GameSetup<P> setup;
    private final EvenHistory history;
    private final boolean isMatch;

    Maker(PlaySession<P> live, EvenHistory history) {
      this.setup = live.anew();
      this.history = history;
      this.isMatch = setup.terms().rounds() > 1;
    }

    Optional<Offer> offer() {
      return streak("offer.won", Result::isWonByPerson, false)
          .or(() -> streak("offer.lost", Result::isLostByPerson, false))
          .or(() -> streak("offer.first", result -> result.isWonBy(0), true))
          .or(() -> streak("offer.second", result -> result.isWonBy(1), true));
    }

    /** {@code ofSeat} if it is of a seat, whoever has it. */
    private Optional<Offer> streak(String key, Predicate<Result> so, boolean ofSeat) {
      int many = history.nearlyAll(so);
      boolean isOnesSeat = person(setup).isPresent() && history.isOneSeat();
      if (many == 0 || ofSeat && (isMatch || isOnesSeat)) {
        return Optional.empty();
      }
      Phrase why = Phrase.of(key, history.count(many, so), many);
      return (ofSeat ? forSeats(key) : forPerson(key))
          .filter(made -> !history.offered().contains(made.kind()))
          .findFirst()
          .map(made -> new Offer(made.kind(), why, made.label(), made.setup()));
    }

    /** An offer that lacks its reason. */
    private record Made(Kind kind, Phrase label, GameSetup<?> setup) {}

    private Stream<Made> forPerson(String key) {
      boolean isSeat = history.isOneSeat() && !isMatch;
      int person = person(setup).orElseThrow();
      int behind = key.equals("offer.lost") ? person : 1 - person;
      return Stream.of(
              rung(),
              isSeat ? fair() : Optional.<Made>empty(),
              isSeat ? made(Kind.SWAP, setup.swapped()) : Optional.<Made>empty(),
              handicap(behind, behind == person ? "you" : "other"))
          .flatMap(Optional::stream);
    }

    private Stream<Made> forSeats(String key) {
      int behind = key.equals("offer.first") ? 1 : 0;
      return Stream.of(
              fair(),
              made(Kind.ROUNDS, setup.on(setup.terms().inRounds(2))),
              person(setup).isPresent()
                  ? Optional.<Made>empty()
                  : handicap(behind, behind == 0 ? "first" : "second"))
          .flatMap(Optional::stream);
    }

    private static Optional<Made> made(Kind kind, GameSetup<?> setup) {
      return Optional.of(new Made(kind, Phrase.of("offer." + kind.key()), setup));
    }

    private Optional<Made> rung() {
      GameKit<P> kit = setup.kit();
      boolean isMine =
          setup.seats().stream()
              .anyMatch(seat -> seat instanceof SeatSetup.Cpu(var one) && MyStrength.isMine(one));
      return isMine
          ? Optional.empty()
          : MyStrength.level(kit)
              .flatMap(
                  level ->
                      made(
                          Kind.RUNG,
                          new GameSetup<>(
                              kit,
                              setup.layout(),
                              setup.seats().stream()
                                  .map(seat -> seat.isHuman() ? seat : new SeatSetup.Cpu(level))
                                  .toList(),
                              setup.terms(),
                              setup.seed())));
    }

    private Optional<Made> fair() {
      boolean isFair =
          setup.kit().game().fairStart().stream().anyMatch(even -> even.test(setup.layout()));
      return !setup.kit().game().dealsAlike()
              && FairLayoutTask.isPossible(setup.kit())
              && !isFair
              && setup.terms().handicap().isEmpty()
          ? made(Kind.FAIR, setup)
          : Optional.empty();
    }

    /** More points for the seat that is behind, or fewer for the other one. */
    private Optional<Made> handicap(int behind, String whom) {
      List<Integer> given = setup.terms().handicap();
      int ahead = given.isEmpty() ? 0 : given.get(behind) - given.get(1 - behind);
      if (ahead < 0) {
        return Optional.of(
            new Made(
                Kind.HANDICAP, Phrase.of("offer.handicap.none"), setup.on(setup.terms().even())));
      }
      return MatchTerms.handicaps(setup.kit()).stream()
          .filter(points -> points > ahead)
          .findFirst()
          .map(
              points -> {
                List<Integer> more = new ArrayList<>(Collections.nCopies(2, 0));
                more.set(behind, points);
                return new Made(
                    Kind.HANDICAP,
                    Phrase.of("offer.handicap." + whom, points),
                    setup.on(setup.terms().with(more)));
              });
    }
  }
}
