package yomikiri.engine.study.report;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import yomikiri.engine.match.Ending;
import yomikiri.engine.stats.BlockedResults;
import yomikiri.engine.stats.EloEstimate;
import yomikiri.engine.stats.Histogram;
import yomikiri.engine.stats.ResultCounts;
import yomikiri.engine.stats.Sprt;
import yomikiri.engine.study.Pairing;
import yomikiri.engine.study.PlayQuality;
import yomikiri.engine.study.PlayedGame;
import yomikiri.engine.study.Study;
import yomikiri.engine.study.report.CrossTable.Cell;

/** The totals of one pairing of a game for two, added in the order of their numbers. */
final class PairingTotals {
  private final Pairing pairing;
  private final Optional<Sprt> sprt;
  private final boolean swaps;
  private final ResultCounts.Counter results = new ResultCounts.Counter(); // of the first player
  private final Cell.Counter score = new Cell.Counter(results);
  private final List<Cell.Counter> bySeat =
      List.of(
          new Cell.Counter(new BlockedResults(1)),
          new Cell.Counter(new BlockedResults(1))); // the first player's
  private final Cell.Counter firstSeat;
  private final BlockedResults distinctDifference;
  private final Histogram.Counter differences = new Histogram.Counter();
  private final Histogram.Counter layouts = new Histogram.Counter();
  private final Convergence.Thinned points = new Convergence.Thinned();
  private final List<List<PlayQuality.Play>> play = new ArrayList<>(); // by player and phase
  private final long[] lost = new long[2]; // in games that ended by the rules
  private final int[] forfeits = new int[2];
  private long difference;
  private long layoutValue; // for the first player, in games that ended by the rules
  private long from; // plies before the accounts of these games
  private int games;
  private int ended;
  private Sprt.Decision decision = Sprt.Decision.GOES_ON;

  PairingTotals(Pairing pairing, Study study) {
    this.pairing = pairing;
    this.sprt = study.sprt();
    this.swaps = study.swap();
    this.firstSeat = new Cell.Counter(new BlockedResults(study.orders()));
    this.distinctDifference = new BlockedResults(study.orders());
    for (int who = 0; who < 2; who++) {
      play.add(new ArrayList<>(Collections.nCopies(PlayQuality.PHASES, PlayQuality.Play.NONE)));
    }
  }

  /** Adds a game, {@code inOrder} if the first sits first; it {@code counts} unless a copy. */
  void add(PlayedGame game, boolean inOrder, boolean counts) {
    int seat = inOrder ? 0 : 1;
    games++;
    bySeat.get(seat).add(game.rewards().get(seat), counts);
    for (Ending.Forfeit forfeit : game.ending().forfeits()) {
      forfeits[forfeit.seat() == seat ? 0 : 1]++;
    }
    if (game.ending() instanceof Ending.Normal) {
      addDifference(game, inOrder ? game.difference() : -game.difference(), counts);
    }
    game.account().ifPresent(quality -> add(quality, game, inOrder));
    score.add(game.rewards().get(seat), counts);
    firstSeat.add(game.rewards().get(0), counts);
    if (!swaps || !inOrder) {
      endLayout();
      decision = sprt.map(test -> test.decision(ratio())).orElse(decision);
      if (points.wantsNext()) {
        points.add(point());
      }
    }
  }

  private void addDifference(PlayedGame game, int margin, boolean counts) {
    ended++;
    difference += margin;
    differences.add(game.difference(), game.rewards().get(0));
    distinctDifference.add(margin, counts);
  }

  private void endLayout() {
    score.endLayout();
    bySeat.forEach(Cell.Counter::endLayout);
    firstSeat.endLayout();
    distinctDifference.endLayout();
  }

  private void add(PlayQuality quality, PlayedGame game, boolean inOrder) {
    boolean byTheRules = game.ending() instanceof Ending.Normal;
    if (inOrder && quality.from() == 0) {
      layouts.add(quality.value(), quality.value() > 0 ? 1 : quality.value() < 0 ? 0 : 0.5);
    }
    if (byTheRules) {
      from += quality.from();
      layoutValue += inOrder ? quality.value() : -quality.value();
    }
    for (int who = 0; who < 2; who++) {
      int seat = inOrder ? who : 1 - who;
      for (int phase = 0; phase < PlayQuality.PHASES; phase++) {
        play.get(who)
            .set(phase, play.get(who).get(phase).plus(quality.seats().get(seat).get(phase)));
      }
      lost[who] += byTheRules ? quality.loss(seat) : 0;
    }
  }

  private Convergence.Point point() {
    EloEstimate estimate = results.estimate();
    return new Convergence.Point(games, estimate.rate(), estimate.interval(), ratio());
  }

  private double ratio() {
    return sprt.map(test -> test.ratio(results.whole())).orElse(0.0);
  }

  int games() {
    return games;
  }

  /** Whether a test decides, so that no more games are played. */
  boolean isDecided(Optional<Sprt> test) {
    Sprt.Decision now =
        test.equals(sprt)
            ? decision
            : test.map(one -> one.decision(one.ratio(results.whole())))
                .orElse(Sprt.Decision.GOES_ON);
    return now != Sprt.Decision.GOES_ON;
  }

  /** Score differences, seen from the first seat. */
  Histogram.Counter differences() {
    return differences;
  }

  /** Values of the layouts, each once. */
  Histogram.Counter layouts() {
    return layouts;
  }

  /** In games that ended by the rules. */
  private double mean(long sum) {
    return ended == 0 ? 0 : (double) sum / ended;
  }

  /** What they add up to: {@code planned} games to be played, {@code distinct} ones no copies. */
  PairingResult result(int planned, int distinct) {
    return new PairingResult(
        pairing,
        planned,
        score.cell(),
        bySeat.stream().map(Cell.Counter::cell).toList(),
        distinct,
        results.counts(),
        firstSeat.cell(),
        mean(difference),
        distinctDifference.mean(),
        distinctDifference.standardError(),
        mean(from),
        mean(layoutValue),
        List.of(mean(lost[0]), mean(lost[1])),
        List.of(forfeits[0], forfeits[1]),
        play,
        ratio(),
        decision,
        differences.histogram(),
        new Convergence(pairing, points.with(point()), sprt));
  }
}
