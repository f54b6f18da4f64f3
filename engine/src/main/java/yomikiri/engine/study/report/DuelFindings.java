package yomikiri.engine.study.report;

import java.util.Arrays;
import java.util.List;
import yomikiri.engine.stats.Histogram;
import yomikiri.engine.study.Study;
import yomikiri.engine.study.log.Account;

/**
 * What is known of a study of a game for two.
 *
 * @param pairings in their order
 * @param differences of all games, seen from the first seat
 * @param layouts the values of the layouts, seen from the first seat, each once; empty without
 *     accounts
 */
public record DuelFindings(
    Study study, List<PairingResult> pairings, Histogram differences, Histogram layouts)
    implements Findings {
  public DuelFindings {
    pairings = List.copyOf(pairings);
  }

  @Override
  public int games() {
    return pairings.stream().mapToInt(p -> p.tally().games()).sum();
  }

  @Override
  public int distinct() {
    return pairings.stream().mapToInt(PairingResult::distinct).sum();
  }

  @Override
  public int planned() {
    return pairings.stream().mapToInt(p -> p.isDone() ? p.tally().games() : p.planned()).sum();
  }

  @Override
  public boolean isDone() {
    return pairings.stream().allMatch(PairingResult::isDone);
  }

  public CrossTable crossTable() {
    return CrossTable.of(this);
  }

  public List<DepthCurve> depthCurves() {
    return DepthCurve.of(this);
  }

  public SeatAdvantage seatAdvantage() {
    return SeatAdvantage.of(this);
  }

  public List<Convergence> convergence() {
    return pairings.stream().map(PairingResult::convergence).toList();
  }

  /** How the player at this place played against perfect play, by phase; all games. */
  public List<Account.Play> play(int player) {
    Account.Play[] phases = new Account.Play[Account.PHASES];
    Arrays.fill(phases, Account.Play.NONE);
    for (PairingResult pairing : pairings) {
      for (int side = 0; side < 2; side++) {
        if ((side == 0 ? pairing.pairing().first() : pairing.pairing().second()) == player) {
          for (int phase = 0; phase < Account.PHASES; phase++) {
            phases[phase] = phases[phase].plus(pairing.play().get(side).get(phase));
          }
        }
      }
    }
    return List.of(phases);
  }
}
