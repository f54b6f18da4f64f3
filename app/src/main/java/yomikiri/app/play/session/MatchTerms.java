package yomikiri.app.play.session;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import yomikiri.engine.game.Game.Handicap;
import yomikiri.engine.game.GameKind;
import yomikiri.engine.game.Position;
import yomikiri.engine.think.GameKit;

/**
 * The terms of a match besides board and players: rounds, handicap, time.
 *
 * @param rounds how many are played, with everybody one seat on from round to round
 * @param sameLayout whether all rounds are played on the first one's layout
 * @param handicap points given before the first move, by seat; empty for none
 * @param beat time in which everybody moves once, in a game played in real time
 * @param limit how long people may think; empty for as long as they like
 * @param analysis whether nobody plays: all moves are tried and looked at
 */
public record MatchTerms(
    int rounds,
    boolean sameLayout,
    List<Integer> handicap,
    Optional<Duration> beat,
    Optional<TimeLimit> limit,
    boolean analysis) {
  private static final List<Integer> POINTS = List.of(1, 2, 3, 4, 5, 7, 10, 15, 20, 30, 50);

  /** One round without a handicap. */
  public static final MatchTerms USUAL = new MatchTerms(1, false, List.of());

  /** Nothing is agreed. */
  public static final MatchTerms ANALYSIS =
      new MatchTerms(1, false, List.of(), Optional.empty(), Optional.empty(), true);

  /** Terms of a game that waits for its players. */
  public MatchTerms(int rounds, boolean sameLayout, List<Integer> handicap) {
    this(rounds, sameLayout, handicap, Optional.empty(), Optional.empty());
  }

  /** Terms of a game that is played. */
  public MatchTerms(
      int rounds,
      boolean sameLayout,
      List<Integer> handicap,
      Optional<Duration> beat,
      Optional<TimeLimit> limit) {
    this(rounds, sameLayout, handicap, beat, limit, false);
  }

  public MatchTerms {
    handicap = List.copyOf(handicap);
  }

  /** The same with each round on a layout of its own. */
  MatchTerms onNewLayouts() {
    return new MatchTerms(rounds, false, handicap, beat, limit, analysis);
  }

  /** The same with so many rounds. */
  MatchTerms inRounds(int many) {
    return new MatchTerms(many, sameLayout, handicap, beat, limit, analysis);
  }

  /** The same with other points given, by seat. */
  MatchTerms with(List<Integer> points) {
    return new MatchTerms(rounds, sameLayout, points, beat, limit, analysis);
  }

  /** The handicaps a game offers; none where it knows none. */
  public static List<Integer> handicaps(GameKit<?> kit) {
    int most = kit.game().handicap().map(Handicap::most).orElse(0);
    return POINTS.stream().filter(one -> one <= most).toList();
  }

  /** The same without a handicap. */
  public MatchTerms even() {
    return new MatchTerms(rounds, sameLayout, List.of(), beat, limit, analysis);
  }

  /** The same for everybody one seat on: a handicap goes with who has it. */
  public MatchTerms seatOn() {
    return new MatchTerms(rounds, sameLayout, seatOn(handicap), beat, limit, analysis);
  }

  /** What each seat has, one seat on. */
  public static <T> List<T> seatOn(List<T> bySeat) {
    List<T> moved = new ArrayList<>(bySeat);
    Collections.rotate(moved, 1);
    return moved;
  }

  /** The limit of people's thinking time; CPUs have their own. */
  public sealed interface TimeLimit {
    /** Time for all moves of a round, with {@code added} after each move. */
    record WholeGame(Duration time, Duration added) implements TimeLimit {}

    /** Time for each move. */
    record EachMove(Duration time) implements TimeLimit {}

    /** What a clock shows before the first move. */
    Duration time();

    /** Whether a game that begins at {@code start} can have one: it is for two who take turns. */
    static boolean isPossible(Position start) {
      return GameKind.of(start).isInTurn() && start.players() == 2;
    }

    /** How little is so short that people are warned. */
    default Duration shortTime() {
      Duration fifth = time().dividedBy(5);
      Duration most = Duration.ofSeconds(20);
      return fifth.compareTo(most) < 0 ? fifth : most;
    }
  }
}
