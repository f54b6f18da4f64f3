package yomikiri.app.play.session;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import yomikiri.engine.game.Notation;
import yomikiri.engine.game.Position;
import yomikiri.engine.teach.Judge;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Level;

/**
 * The setup of a game: everything decided before its first move.
 *
 * @param layout without the handicap, if one was agreed
 * @param seats by seat
 * @param seed what the layout was dealt by; empty where it is not known, or all deals are alike
 */
public record GameSetup<P extends Position>(
    GameKit<P> kit, P layout, List<SeatSetup> seats, MatchTerms terms, OptionalLong seed) {
  public GameSetup {
    layout = kit.game().copyOf(layout);
    seats = List.copyOf(seats);
  }

  /** A game on a layout that was not dealt. */
  public GameSetup(GameKit<P> kit, P layout, List<SeatSetup> seats, MatchTerms terms) {
    this(kit, layout, seats, terms, OptionalLong.empty());
  }

  /** A game on the layout dealt by {@code seed}. */
  public static <P extends Position> GameSetup<P> dealt(
      GameKit<P> kit, long seed, List<SeatSetup> seats, MatchTerms terms) {
    boolean isAlike = kit.game().dealsAlike();
    OptionalLong dealtBy = isAlike ? OptionalLong.empty() : OptionalLong.of(seed);
    return new GameSetup<>(kit, kit.game().newPosition(seed), seats, terms, dealtBy);
  }

  /** One round on the layout dealt by {@code seed}, for a person against CPUs of one level. */
  public static <P extends Position> GameSetup<P> quick(GameKit<P> kit, long seed, Level opponent) {
    List<SeatSetup> seats =
        new ArrayList<>(Collections.nCopies(kit.game().players(), new SeatSetup.Cpu(opponent)));
    seats.set(0, new SeatSetup.Human());
    return dealt(kit, seed, seats, MatchTerms.USUAL);
  }

  /** The same start, on which all moves are people's; those who sat there bear their names. */
  GameSetup<P> analysed() {
    List<SeatSetup> people = seats.stream().map(SeatSetup::person).toList();
    return new GameSetup<>(kit, start(), people, MatchTerms.ANALYSIS);
  }

  /** The same with somebody at this machine on {@code seat}. */
  GameSetup<P> withPerson(int seat) {
    List<SeatSetup> sitting = new ArrayList<>(seats);
    sitting.set(seat, new SeatSetup.Human());
    return new GameSetup<>(kit, layout, sitting, terms, seed);
  }

  /** The game that is started when nothing is asked: against the weakest level. */
  public static <P extends Position> GameSetup<P> first(GameKit<P> kit, long seed) {
    return quick(kit, seed, kit.levels().getFirst());
  }

  /** The same, dealt by {@code seed} if that is so. */
  public GameSetup<P> maybeDealt(long seed) {
    GameSetup<P> dealt = dealt(kit, seed, seats, terms);
    Notation<P> notation = kit.game().notation();
    boolean isSo = notation.positionText(dealt.layout).equals(notation.positionText(layout));
    return isSo ? dealt : this;
  }

  /** A game on the usual terms. */
  public GameSetup(GameKit<P> kit, P layout, List<SeatSetup> seats) {
    this(kit, layout, seats, MatchTerms.USUAL);
  }

  /** What the game begins with: the layout with the handicap. */
  public P start() {
    return terms.handicap().isEmpty()
        ? kit.game().copyOf(layout)
        : kit.game().handicap().orElseThrow().given(layout, terms.handicap());
  }

  boolean hasHuman() {
    return seats.stream().anyMatch(SeatSetup::isHuman);
  }

  /** Judges the game's moves. */
  public Judge judge() {
    return Judge.of(kit);
  }

  /** Whether people play against CPUs. */
  public boolean isMixed() {
    return hasHuman() && !seats.stream().allMatch(SeatSetup::isHuman);
  }

  /** The seats whose mistakes a review shows; {@code ownOnly} if only people's against CPUs. */
  public Set<Integer> reviewed(boolean ownOnly) {
    return IntStream.range(0, seats.size())
        .filter(seat -> !ownOnly || !isMixed() || seats.get(seat).isHuman())
        .boxed()
        .collect(Collectors.toSet());
  }

  /** How long people may think, where they play and that is limited. */
  Optional<TimeLeft> timeLeft() {
    return terms
        .limit()
        .filter(limit -> hasHuman())
        .map(limit -> new TimeLeft(limit, seats.size()));
  }

  /** Whether the same layout again differs from a newly dealt one. */
  public boolean hasOwnLayout() {
    Notation<P> notation = kit.game().notation();
    return !kit.game().dealsAlike()
        || !notation.positionText(start()).equals(notation.positionText(kit.game().newPosition(0)));
  }

  /** Whether a new layout is to be even: where that can be told, unless this dealt one is not. */
  public boolean wantsEven() {
    return kit.game().fairStart().stream().anyMatch(even -> seed.isEmpty() || even.test(layout));
  }

  /** The same layout with everybody where they sat so many rounds before. */
  GameSetup<P> before(int rounds) {
    GameSetup<P> first = this;
    for (int i = rounds % seats.size(); i > 0 && i < seats.size(); i++) {
      first = first.swapped();
    }
    return first;
  }

  /** The same layout with everybody one seat on. */
  public GameSetup<P> swapped() {
    return new GameSetup<>(kit, layout, MatchTerms.seatOn(seats), terms.seatOn(), seed);
  }

  /** The same on other terms. */
  GameSetup<P> on(MatchTerms other) {
    return new GameSetup<>(kit, layout, seats, other, seed);
  }

  /** The same players on the layout dealt by {@code seed}. */
  public GameSetup<P> dealt(long seed) {
    return dealt(kit, seed, seats, terms.onNewLayouts());
  }

  /** The next round, on the same layout or on that dealt by {@code seed}. */
  GameSetup<P> nextRound(long seed) {
    return terms.sameLayout() ? swapped() : swapped().dealt(seed);
  }
}
