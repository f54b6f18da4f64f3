package yomikiri.engine.match;

import java.util.ArrayList;
import java.util.List;
import yomikiri.engine.stats.Evidence;
import yomikiri.engine.stats.Sample;

/** What the games of two contestants speak for, copies left out; seen from contestant 0. */
public final class DuelEvidence {
  private final Copies copies;
  private final Evidence.Counter results;
  private final List<Evidence> bySeat = new ArrayList<>(List.of(Evidence.NONE, Evidence.NONE));
  private final Sample scoreDifference = new Sample();

  /**
   * @param swaps whether there are two games on every layout
   */
  public DuelEvidence(Copies copies, boolean swaps) {
    this.copies = copies;
    this.results = new Evidence.Counter(swaps);
  }

  /** Takes in the next game. */
  public void add(MatchRecord<?> record) {
    int seat = record.fixture().seating().indexOf(0);
    double reward = record.rewards().get(seat);
    if (results.add(reward, copies.isNew(record.fixture(), record.game()::moveText))) {
      bySeat.set(seat, bySeat.get(seat).plusGame(reward));
      if (record.ending() instanceof Ending.Normal) {
        scoreDifference.add(record.scores().get(seat) - record.scores().get(1 - seat));
      }
    }
  }

  /** Games that are not copies. */
  public int distinctGames() {
    return copies.distinct();
  }

  public Evidence all() {
    return results.evidence();
  }

  /** Of the games in which contestant 0 has {@code seat}, each by itself. */
  public Evidence at(int seat) {
    return bySeat.get(seat);
  }

  /** Points of contestant 0 minus those of contestant 1, over games that ended by the rules. */
  public Sample scoreDifference() {
    return scoreDifference;
  }
}
