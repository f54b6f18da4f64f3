package yomikiri.engine.study.report;

import java.util.List;
import yomikiri.engine.match.Copies;
import yomikiri.engine.stats.Histogram;
import yomikiri.engine.study.Plan;
import yomikiri.engine.study.Study;
import yomikiri.engine.study.log.Played;

/** What the games of a study for two add up to, pairing by pairing. */
final class DuelTotals implements Totals {
  private final Study study;
  private final Plan plan;
  private final List<PairingTotals> pairings;

  /**
   * @param copies by pairing
   */
  DuelTotals(Study study, Plan plan, List<Copies> copies) {
    this.study = study;
    this.plan = plan;
    this.pairings =
        plan.pairings().stream()
            .map(p -> new PairingTotals(p, study, copies.get(p.index())))
            .toList();
  }

  private PairingTotals pairing(int number) {
    return pairings.get(plan.pairing(number).index());
  }

  @Override
  public void add(Played game) {
    int number = game.number();
    pairing(number).add(game, plan.fixture(number), plan.isInOrder(number));
  }

  @Override
  public boolean isDecided(int number) {
    return pairing(number).isDecided();
  }

  @Override
  public Findings findings() {
    Histogram.Counter differences = new Histogram.Counter();
    pairings.forEach(p -> differences.add(p.differences()));
    return new DuelFindings(
        study,
        plan.pairings().stream()
            .map(p -> pairings.get(p.index()).result(plan.gamesHere(p)))
            .toList(),
        differences.histogram(),
        pairings.getFirst().layouts().histogram());
  }
}
