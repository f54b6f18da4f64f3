package yomikiri.engine.study.report;

import static org.assertj.core.api.Assertions.assertThat;
import static yomikiri.engine.games.TestCatalog.CATALOG;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.match.Ending;
import yomikiri.engine.match.MoveTimes;
import yomikiri.engine.stats.Interval;
import yomikiri.engine.stats.Tally;
import yomikiri.engine.study.PlayedGame;
import yomikiri.engine.study.SeveralSeats;
import yomikiri.engine.study.Study;
import yomikiri.engine.study.StudyEdit;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.PlayerSpec;

/**
 * Every interval of a study holds the true value about as often as it says. Whole studies are made
 * up: each layout favours a seat, and suits each player by chance, the same in all its games there.
 */
@Timeout(120)
@Tag("thorough")
final class CoverageTest {
  private static final int REPETITIONS = 2000;

  /** How strongly a layout favours the first seat and suits a player, as standard deviations. */
  private record Luck(double seat, double player) {}

  /** How often an interval of each kind was there, and held the true value. */
  private static final class Coverage {
    private final Map<String, Tally> kinds = new TreeMap<>();

    void see(String kind, Interval interval, double truth) {
      double held = interval.low() <= truth && truth <= interval.high() ? 1 : 0;
      kinds.merge(kind, Tally.NONE.plus(held), Tally::plus);
    }

    void check() {
      assertThat(kinds).isNotEmpty();
      kinds.forEach(
          (kind, held) -> {
            assertThat(held.games()).as(kind).isEqualTo(REPETITIONS);
            assertThat(held.rate()).as(kind).isBetween(0.93, 0.97);
          });
    }
  }

  /** Games that nobody played: of each layout what it favours, and every result from that. */
  private static final class MadeUp {
    private final Random random;
    private final double[] strengths;
    private final double firstSeat;
    private final Luck luck;
    private final int seats;
    private final double[] suits;
    private double favour;

    MadeUp(long seed, int seats, double[] strengths, double firstSeat, Luck luck) {
      this.random = new Random(seed);
      this.seats = seats;
      this.strengths = strengths;
      this.firstSeat = firstSeat;
      this.luck = luck;
      this.suits = new double[strengths.length];
    }

    void deal() {
      favour = firstSeat + luck.seat * random.nextGaussian();
      for (int player = 0; player < suits.length; player++) {
        suits[player] = luck.player * random.nextGaussian();
      }
    }

    /** Places by strength, seat, layout and chance; a win by logistic odds where there are two. */
    PlayedGame game(int number, List<Integer> seating) {
      List<Double> power = new ArrayList<>();
      for (int seat = 0; seat < seats; seat++) {
        int who = seating.get(seat);
        double gumbel = -Math.log(-Math.log(random.nextDouble()));
        power.add(strengths[who] + suits[who] + (seat == 0 ? favour : 0) + gumbel);
      }
      List<Integer> scores = new ArrayList<>();
      List<Double> rewards = new ArrayList<>();
      for (double own : power) {
        int beaten = 0;
        for (double other : power) {
          beaten += other < own ? 1 : 0;
        }
        scores.add(beaten);
        rewards.add(beaten / (seats - 1.0));
      }
      return new PlayedGame(
          number,
          "",
          scores,
          rewards,
          new Ending.Normal(),
          Collections.nCopies(seats, MoveTimes.NONE),
          Optional.empty());
    }
  }

  private static Findings findings(Study study, GameKit<?> kit, MadeUp games) {
    StudyResults results = new StudyResults(study, kit);
    for (int number = 0; number < results.schedule().total(); number++) {
      if (number % (study.orders() * results.schedule().pairings().size()) == 0) {
        games.deal();
      }
      results.add(games.game(number, results.schedule().fixture(number).seating()));
    }
    return results.findings();
  }

  private static Study study(
      String game, int seats, int games, boolean swap, List<String> players) {
    return StudyEdit.of(game, seats, players.stream().map(CoverageTest::timed).toList(), games, 1)
        .swap(swap)
        .study();
  }

  /** Leaves something to the clock, so that no game counts as a copy. */
  private static Study depths(int games, boolean swap) {
    return study(
        "mattix-4",
        2,
        games,
        swap,
        List.of("alphabeta:depth=1", "alphabeta:depth=2", "alphabeta:depth=3"));
  }

  private static Study threes(int games, boolean swap, int players) {
    List<String> names = List.of("random", "low", "high", "fails");
    return study("candles-3", 3, games, swap, names.subList(0, players));
  }

  private static PlayerSpec timed(String player) {
    try {
      return PlayerSpec.parse(player + (player.contains(":") ? ",time=9s" : ":time=9s"));
    } catch (NotationException e) {
      throw new AssertionError(e);
    }
  }

  /** The chance to win with logistic odds of {@code mean}, over normal luck of the layout. */
  private static double chance(double mean, Luck luck) {
    double deviation = Math.sqrt(luck.seat * luck.seat + 2 * luck.player * luck.player);
    double sum = 0;
    double weights = 0;
    for (double z = -8; z <= 8; z += 0.01) {
      double weight = Math.exp(-z * z / 2);
      sum += weight / (1 + Math.exp(-mean - deviation * z));
      weights += weight;
    }
    return sum / weights;
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void intervalsOfGamesForTwoHoldTheTrueValue(boolean swap) {
    double[] strengths = {0, 0.4, 0.7};
    double firstSeat = 0.3;
    Luck luck = new Luck(1.2, 0.8);
    Study study = depths(swap ? 100 : 50, swap);
    GameKit<?> kit = CATALOG.kit(study.game()).orElseThrow();
    double[][] first = new double[3][3]; // chances of the row's player, sitting first
    double[][] second = new double[3][3];
    for (int i = 0; i < 3; i++) {
      for (int j = 0; j < 3; j++) {
        first[i][j] = chance(strengths[i] - strengths[j] + firstSeat, luck);
        second[i][j] = chance(strengths[i] - strengths[j] - firstSeat, luck);
      }
    }
    Coverage coverage = new Coverage();
    for (int repetition = 0; repetition < REPETITIONS; repetition++) {
      MadeUp games = new MadeUp(1000 + repetition, 2, strengths, firstSeat, luck);
      Findings findings = findings(study, kit, games);
      PairingResult result = findings.pairings().get(1); // players 0 and 2
      double pairing = swap ? (first[0][2] + second[0][2]) / 2 : first[0][2];
      coverage.see("pairing", result.score().estimate().interval(), pairing);
      coverage.see(
          "pairing, first seat", result.bySeat().get(0).estimate().interval(), first[0][2]);
      coverage.see("pairing, points", points(result), 2 * pairing - 1);
      coverage.see(
          "pairing, whoever sits first",
          result.firstSeat().estimate().interval(),
          swap ? (first[0][2] + first[2][0]) / 2 : first[0][2]);
      CrossTable table = findings.against();
      double total =
          swap
              ? (first[2][0] + second[2][0] + first[2][1] + second[2][1]) / 4
              : (second[2][0] + second[2][1]) / 2;
      coverage.see("all others", table.totals().get(2).estimate().interval(), total);
      coverage.see(
          "depth", findings.depthCurves().getFirst().points().get(2).estimate().interval(), total);
      coverage.see(
          "first seat",
          findings.duel().orElseThrow().firstSeat().estimate().interval(),
          swap
              ? (first[0][1] + first[1][0] + first[0][2] + first[2][0] + first[1][2] + first[2][1])
                  / 6
              : (first[0][1] + first[0][2] + first[1][2]) / 3);
    }
    coverage.check();
  }

  /** The mean difference and twice its error, as a normal interval. */
  private static Interval points(PairingResult result) {
    double reach = 1.96 * result.differenceError().orElseThrow();
    return new Interval(result.distinctDifference() - reach, result.distinctDifference() + reach);
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void intervalsOfGamesForThreeHoldTheTrueValue(boolean swap) {
    double[] strengths = swap ? new double[] {0, 0.3, 0.8} : new double[] {0, 0.3, 0.5, 0.8};
    Luck luck = new Luck(1, 0.7);
    Study study = swap ? threes(300, true, 3) : threes(50, false, 4);
    GameKit<?> kit = SeveralSeats.kit(study.game()).orElseThrow();
    Findings truth = longRun(study, kit, new MadeUp(7, 3, strengths, 0.4, luck));
    Coverage coverage = new Coverage();
    for (int repetition = 0; repetition < REPETITIONS; repetition++) {
      MadeUp games = new MadeUp(5000 + repetition, 3, strengths, 0.4, luck);
      Findings findings = findings(study, kit, games);
      Contender player = findings.players().get(2);
      Contender seat = findings.seats().getFirst();
      coverage.see("place", player.placeInterval(), truth.players().get(2).place());
      coverage.see("first share", player.first().interval(), truth.players().get(2).first().rate());
      coverage.see("seat", seat.placeInterval(), truth.seats().getFirst().place());
      coverage.see(
          "ahead",
          findings.against().rows().get(0).get(2).orElseThrow().estimate().interval(),
          truth.against().rows().get(0).get(2).orElseThrow().estimate().rate());
      coverage.see(
          "ahead of all",
          findings.against().totals().get(1).estimate().interval(),
          truth.against().totals().get(1).estimate().rate());
    }
    coverage.check();
  }

  /** So many layouts that what is found is as good as true. */
  private static Findings longRun(Study study, GameKit<?> kit, MadeUp games) {
    int layouts = 20_000;
    Study whole = study.edit().games(layouts * study.orders()).study();
    return findings(whole, kit, games);
  }

  /** Equal players whom the layouts suit differently; not even the luckiest is told to be ahead. */
  @Test
  void nobodyIsToldToBeAheadMoreOftenThanByChance() {
    Study study = depths(60, true);
    GameKit<?> kit = CATALOG.kit(study.game()).orElseThrow();
    long reported =
        IntStream.range(0, REPETITIONS)
            .mapToObj(i -> new MadeUp(9000 + i, 2, new double[3], 0.3, new Luck(1.2, 1.5)))
            .filter(games -> findings(study, kit, games).against().isDecided())
            .count();
    assertThat((double) reported / REPETITIONS).isLessThan(0.05);
  }
}
