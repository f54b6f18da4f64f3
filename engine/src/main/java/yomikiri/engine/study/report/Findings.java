package yomikiri.engine.study.report;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import yomikiri.engine.study.Study;

/**
 * The findings of a study at one moment. A player that sits in several seats of a game counts
 * several times; games in which a player met only itself tell only about the seats.
 *
 * <p>All games on one layout, whoever met on it in whatever order, are one block of evidence: every
 * interval here is as wide as the spread from layout to layout makes it.
 *
 * @param distinct games that are not copies
 * @param planned games there will be in the end; fewer when a test decides early
 * @param unrepeatable those of the players who play otherwise when they play again
 * @param players in their order
 * @param seats whoever sat there
 * @param against who did how well against whom: the share of points in a game for two; in one for
 *     more, how often one finished ahead of another, a shared place counting half
 * @param duel what only a game for two has
 */
public record Findings(
    Study study,
    int games,
    int distinct,
    int planned,
    List<String> unrepeatable,
    List<Contender> players,
    List<Contender> seats,
    CrossTable against,
    Optional<DuelDetails> duel) {
  public Findings {
    unrepeatable = List.copyOf(unrepeatable);
    players = List.copyOf(players);
    seats = List.copyOf(seats);
  }

  /** No more games will come. */
  public boolean isDone() {
    return games == planned;
  }

  /** In their order; only a game for two has results of each. */
  public List<PairingResult> pairings() {
    return duel.map(DuelDetails::pairings).orElse(List.of());
  }

  /** The results of players that differ in their depth alone; only in games for two. */
  public List<DepthCurve> depthCurves() {
    return duel.isEmpty() ? List.of() : DepthCurve.of(study, against);
  }

  /** The share of each player against the one before it, where only these meet and have met. */
  public List<Double> steps() {
    return IntStream.range(1, study.neighbours() ? study.players().size() : 0)
        .mapToObj(upper -> against.rows().get(upper).get(upper - 1))
        .flatMap(Optional::stream)
        .map(cell -> cell.estimate().rate())
        .toList();
  }

  /** {@link CrossTable#leader}; empty where the others have strengths of their own. */
  public String leader() {
    return study.neighbours() ? "" : against.leader();
  }

  /** All of it for programs, with what moves took, as one JSON object in a line. */
  public String json() {
    return ReportJson.line(this);
  }
}
