package yomikiri.app.chart;

import java.util.Optional;
import yomikiri.engine.stats.Histogram;
import yomikiri.engine.study.Study;
import yomikiri.engine.study.report.Findings;
import yomikiri.engine.study.report.PairingResult;

/** The charts of a study. */
enum ChartKind {
  CROSS_TABLE("cross-table"),
  DIFFERENCES("differences"),
  DEPTH("depth"),
  CONVERGENCE("convergence"),
  SEATS("seats"),
  LAYOUTS("layouts"),
  PLAY("play"),
  PLACES("places"),
  BEFORE("before"),
  SEAT_PLACES("seat-places");

  private final String id;

  ChartKind(String id) {
    this.id = id;
  }

  /** For words and names of files. */
  String id() {
    return id;
  }

  /** Whether the findings have the numbers for it. */
  boolean isIn(Findings findings) {
    boolean isForTwo = findings.duel().isPresent();
    return switch (this) {
      case CROSS_TABLE, DIFFERENCES, CONVERGENCE, SEATS -> isForTwo;
      case DEPTH -> !findings.depthCurves().isEmpty();
      case LAYOUTS, PLAY -> isForTwo && findings.study().exact();
      case PLACES, BEFORE, SEAT_PLACES -> !isForTwo;
    };
  }

  /** Whether the games of one pairing may be chosen. */
  boolean hasPairings(Study study) {
    return (this == DIFFERENCES || this == CONVERGENCE) && study.pairings().size() > 1;
  }

  /** Whether there is a chart of all pairings together. */
  boolean hasAll() {
    return this == DIFFERENCES;
  }

  /**
   * The chart of {@code findings}, which {@link #isIn} must know.
   *
   * @param chosen the index of a pairing, where one may be chosen; empty for all, or the first
   */
  Chart chart(StudyNames names, Findings findings, Optional<Integer> chosen) {
    return switch (this) {
      case CROSS_TABLE, BEFORE -> HeatMap.of(names, findings);
      case DIFFERENCES -> differences(names, findings, chosen.map(findings.pairings()::get));
      case DEPTH -> new DepthChart(names, findings);
      case CONVERGENCE -> convergence(names, findings, chosen.orElse(0));
      case SEATS -> new SeatChart(names, findings);
      case LAYOUTS ->
          new HistogramChart(
              names.texts(),
              id,
              names.game(findings.study().game()),
              findings.duel().orElseThrow().layouts());
      case PLAY -> new PlayChart(names, findings);
      case PLACES -> PlaceChart.ofPlayers(names, findings);
      case SEAT_PLACES -> PlaceChart.ofSeats(names, findings);
    };
  }

  private Chart differences(StudyNames names, Findings findings, Optional<PairingResult> pairing) {
    Histogram shown =
        pairing
            .map(PairingResult::differences)
            .orElseGet(() -> findings.duel().orElseThrow().differences());
    String game = names.game(findings.study().game());
    String of =
        pairing
            .map(p -> game + " \u00b7 " + names.against(findings.study(), p.pairing()))
            .orElse(game);
    return new HistogramChart(names.texts(), id, of, shown);
  }

  private static Chart convergence(StudyNames names, Findings findings, int pairing) {
    PairingResult result = findings.pairings().get(pairing);
    Study study = findings.study();
    return new ConvergenceChart(
        names.texts(),
        names.game(study.game()),
        names.first(study, result.pairing()),
        names.second(study, result.pairing()),
        result.convergence());
  }
}
