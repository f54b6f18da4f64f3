package yomikiri.engine.study.report;

import java.util.Arrays;
import java.util.List;
import yomikiri.engine.stats.Histogram;
import yomikiri.engine.study.PlayQuality;

/**
 * The findings that only a study of a game for two has.
 *
 * @param pairings in their order
 * @param firstSeat of the first seat in all games, whoever sat there
 * @param differences of all games, seen from the first seat
 * @param layouts the values of the layouts, seen from the first seat, each once; empty without
 *     accounts
 */
public record DuelDetails(
    List<PairingResult> pairings,
    CrossTable.Cell firstSeat,
    Histogram differences,
    Histogram layouts) {
  public DuelDetails {
    pairings = List.copyOf(pairings);
  }

  public List<Convergence> convergence() {
    return pairings.stream().map(PairingResult::convergence).toList();
  }

  /** How the player at this place played against perfect play, by phase; all games. */
  public List<PlayQuality.Play> play(int player) {
    PlayQuality.Play[] phases = new PlayQuality.Play[PlayQuality.PHASES];
    Arrays.fill(phases, PlayQuality.Play.NONE);
    for (PairingResult pairing : pairings) {
      for (int side = 0; side < 2; side++) {
        if (pairing.pairing().players().get(side) == player) {
          for (int phase = 0; phase < PlayQuality.PHASES; phase++) {
            phases[phase] = phases[phase].plus(pairing.play().get(side).get(phase));
          }
        }
      }
    }
    return List.of(phases);
  }
}
