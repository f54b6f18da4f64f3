package yomikiri.app.chart;

import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeoutException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import yomikiri.app.text.Language;
import yomikiri.engine.stats.Sprt;
import yomikiri.engine.study.Study;
import yomikiri.engine.study.StudyException;
import yomikiri.engine.study.report.Findings;

/** Takes pictures of pictures, to be looked at: {@code mvn test -Dtest=StudyShots}. */
final class StudyShots {
  private static final Path FOLDER =
      Path.of(System.getProperty("yomikiri.pictures", "target")).resolve("study");

  @TempDir private Path studies;

  @Test
  void all() throws TimeoutException, IOException, StudyException {
    Map<String, Findings> shown = findings();
    for (double[] size : new double[][] {{900, 640}, {1600, 1000}}) {
      for (Language language : Language.values()) {
        for (boolean dark : List.of(false, true)) {
          Findings first = shown.values().iterator().next();
          try (ChartWindow window = ChartWindow.open(size[0], size[1], first, FOLDER)) {
            window.look(language, dark);
            String suffix = language.locale().getLanguage() + (dark ? "-dark-" : "-light-");
            for (Map.Entry<String, Findings> each : shown.entrySet()) {
              window.show(each.getValue());
              window.pass();
              take(window, each.getValue(), each.getKey(), suffix + (int) size[0]);
            }
          }
        }
      }
    }
  }

  private static void take(ChartWindow window, Findings shown, String name, String suffix)
      throws IOException {
    for (ChartKind kind : ChartKind.values()) {
      if (kind.isIn(shown)) {
        window.select(kind);
        window.take(FOLDER.resolve(name + "-" + kind.id() + "-" + suffix + ".png"));
      }
    }
  }

  private Map<String, Findings> findings() throws StudyException {
    Map<String, Findings> findings = new LinkedHashMap<>();
    Study depths =
        Studied.study(
            "mattix-6",
            60,
            "alphabeta:depth=1",
            "alphabeta:depth=2",
            "alphabeta:depth=3",
            "alphabeta:depth=4",
            "alphabeta:depth=5");
    findings.put("depths", Studied.played(studies.resolve("depths"), depths));
    findings.put(
        "gauntlet",
        Studied.played(studies.resolve("gauntlet"), Studied.gauntlet(depths, "alphabeta:depth=1")));
    findings.put(
        "exact",
        Studied.played(
            studies.resolve("exact"),
            Studied.exact(Studied.study("mattix-4", 200, "perfect", "greedy", "random"))));
    findings.put(
        "tested",
        Studied.played(
            studies.resolve("tested"),
            Studied.tested(
                Studied.study("mattix-6", 3000, "alphabeta:depth=2", "alphabeta:depth=1"),
                new Sprt(100, 120, 0.05, 0.05))));
    findings.put("many", Studied.tournament(20));
    findings.put(
        "empty",
        Studied.begun(
            studies.resolve("empty"), Studied.study("mattix-4", 10, "perfect", "greedy")));
    return findings;
  }
}
