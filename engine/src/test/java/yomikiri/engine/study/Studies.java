package yomikiri.engine.study;

import static org.assertj.core.api.Assertions.assertThat;
import static yomikiri.engine.games.TestCatalog.CATALOG;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.study.report.Findings;
import yomikiri.engine.study.run.StudyRun;
import yomikiri.engine.think.PlayerSpec;

/** Studies to be tested with, and their files. */
public final class Studies {
  static final List<String> FINAL_FILES =
      List.of("games.csv", "pairings.csv", "report.json", "report.html");

  private Studies() {}

  public static Study of(String game, int games, String... players) {
    return Study.of(game, Arrays.stream(players).map(p -> spec(game, p)).toList(), games, 1);
  }

  /** Each player against the one before it. */
  public static Study ladder(String game, int games, String... players) {
    return ladder(of(game, games, players));
  }

  /** The same study where each player meets the one before it only. */
  public static Study ladder(Study study) {
    return study.edit().neighbours(true).study();
  }

  /** The same study after so many random plies. */
  public static Study opened(Study study, int plies) {
    return study.edit().opening(plies).study();
  }

  /** The same study with what every move of its games cost. */
  public static Study exact(Study study) {
    return study.edit().exact(true).study();
  }

  public static PlayerSpec spec(String game, String text) {
    try {
      return CATALOG.kit(game).orElseThrow().parseSpec(text);
    } catch (NotationException e) {
      throw new AssertionError(e);
    }
  }

  public static StudyRun<?> open(Path folder, Study study) throws StudyException {
    return StudyRun.open(folder, study, CATALOG::kit, () -> 0);
  }

  /** Plays a study to its end. */
  public static Findings played(Path folder, Study study, int jobs) throws StudyException {
    try (StudyRun<?> run = open(folder, study)) {
      assertThat(run.play(jobs)).isTrue();
      return run.progress().findings();
    }
  }

  /** The lines of a file. */
  public static List<String> lines(Path folder, String name) {
    try {
      return Files.readAllLines(folder.resolve(name));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** All final files of a folder, by name. */
  public static Map<String, String> files(Path folder) {
    Map<String, String> files = new TreeMap<>();
    for (String name : FINAL_FILES) {
      try {
        files.put(name, Files.readString(folder.resolve(name)));
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
    return files;
  }
}
