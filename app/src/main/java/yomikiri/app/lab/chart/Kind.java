package yomikiri.app.lab.chart;

import java.util.List;
import java.util.Optional;
import yomikiri.app.text.Texts;
import yomikiri.engine.study.Findings;
import yomikiri.engine.study.Histogram;
import yomikiri.engine.study.PairingResult;

/** What a study can be asked by a picture. */
enum Kind {
  CROSS_TABLE("cross-table"),
  DIFFERENCES("differences"),
  DEPTH("depth"),
  CONVERGENCE("convergence"),
  SEATS("seats"),
  LAYOUTS("layouts"),
  PLAY("play");

  private final String id;

  Kind(String id) {
    this.id = id;
  }

  /** For words and names of files. */
  String id() {
    return id;
  }

  /** Whether the study can tell. */
  boolean isIn(Findings findings) {
    return switch (this) {
      case CROSS_TABLE, DIFFERENCES, CONVERGENCE, SEATS -> true;
      case DEPTH -> !findings.depthCurves().isEmpty();
      case LAYOUTS, PLAY -> findings.study().exact();
    };
  }

  /** Whose games may be chosen; all together is the choice of none. */
  boolean hasPairings(Findings findings) {
    return (this == DIFFERENCES || this == CONVERGENCE) && findings.pairings().size() > 1;
  }

  /** Whether there is a picture of all pairings together. */
  boolean hasAll() {
    return this == DIFFERENCES;
  }

  /**
   * The picture of {@code findings}.
   *
   * @param chosen the index of a pairing, where one may be chosen; empty for all, or the first
   */
  Picture picture(Texts texts, Findings findings, Optional<Integer> chosen) {
    return switch (this) {
      case CROSS_TABLE -> new HeatMap(texts, findings);
      case DIFFERENCES -> differences(texts, findings, chosen.map(findings.pairings()::get));
      case DEPTH -> new DepthPicture(texts, findings);
      case CONVERGENCE -> convergence(texts, findings, chosen.orElse(0));
      case SEATS -> new SeatPicture(texts, findings);
      case LAYOUTS -> new HistogramPicture(texts, id, findings.study().game(), findings.layouts());
      case PLAY -> new PlayPicture(texts, findings);
    };
  }

  private Picture differences(Texts texts, Findings findings, Optional<PairingResult> pairing) {
    Histogram shown = pairing.map(PairingResult::differences).orElse(findings.differences());
    String game = findings.study().game();
    String of = pairing.map(p -> game + " \u00b7 " + name(texts, findings, p)).orElse(game);
    return new HistogramPicture(texts, id, of, shown);
  }

  private static Picture convergence(Texts texts, Findings findings, int pairing) {
    PairingResult result = findings.pairings().get(pairing);
    List<String> names = findings.study().names();
    return new ConvergencePicture(
        texts,
        findings.study().game(),
        names.get(result.pairing().first()),
        names.get(result.pairing().second()),
        result.convergence());
  }

  /** Such as {@code perfect against greedy}. */
  static String name(Texts texts, Findings findings, PairingResult result) {
    List<String> names = findings.study().names();
    return texts.get(
        "lab.chart.against",
        names.get(result.pairing().first()),
        names.get(result.pairing().second()));
  }
}
