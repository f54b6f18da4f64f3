package yomikiri.engine.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Studies in processes of their own, as people and batch systems run them. */
final class StudyProcessTest {
  private static final int KILLS = 2;
  private static final String KILLED =
      "study --game mattix-4 --players mcts:playouts=200|greedy|random --games 60 --exact";
  private static final String LONG =
      "study --game mattix-6 --players alphabeta:depth=4|greedy --games 100000";

  private static final int PATIENCE_MINUTES = 3;

  @TempDir private Path folder = Path.of("");

  private static String[] arguments(String line) {
    List<String> arguments = new ArrayList<>();
    for (String word : line.split(" ", -1)) {
      arguments.add(word.replace('|', ' '));
    }
    return arguments.toArray(String[]::new);
  }

  private CommandRun inside(String line) {
    return CommandRun.inFolder(folder, "", arguments(line));
  }

  private Process process(String line) throws IOException {
    File reported = folder.resolve("told.txt").toFile();
    return CommandProcess.of(folder, arguments(line))
        .redirectErrorStream(true)
        .redirectOutput(ProcessBuilder.Redirect.appendTo(reported))
        .start();
  }

  private Map<String, String> files(String name) throws IOException {
    Map<String, String> files = new TreeMap<>();
    for (String file : List.of("games.csv", "pairings.csv", "report.json", "report.html")) {
      files.put(file, Files.readString(folder.resolve(name).resolve(file)));
    }
    return files;
  }

  /** Waits until the process has ended or its log is longer than this. */
  private void await(Process process, Path log, long length)
      throws IOException, InterruptedException {
    while (!process.waitFor(2, TimeUnit.MILLISECONDS)
        && (!Files.exists(log) || Files.size(log) <= length)) {
      // not yet
    }
  }

  @Test
  void killedAtRandomItComesToTheSameFiles() throws Exception {
    assertThat(inside(KILLED + " --out whole").status()).isZero();
    Random random = new Random(17);
    Path log = folder.resolve("killed").resolve("games.log");
    int killed = 0;
    for (int kill = 0; kill < KILLS; kill++) {
      long goal = Files.exists(log) ? Files.size(log) : 0;
      Process process = process(KILLED + " --jobs 2 --out killed");
      await(process, log, goal + random.nextInt(4000));
      process.destroyForcibly();
      killed += process.waitFor() == 0 ? 0 : 1;
    }
    assertThat(killed).as("killed before the end").isPositive();
    assertThat(inside(KILLED + " --jobs 2 --out killed").status()).isZero();
    assertThat(files("killed")).isEqualTo(files("whole"));
  }

  /** Windows has no signal that one process could send another. */
  @Test
  @DisabledOnOs(OS.WINDOWS)
  void ctrlCPlaysOutWhatWasBegunAndSaysHowToGoOn() throws Exception {
    Process process = process(LONG + " --out long");
    Path log = folder.resolve("long").resolve("games.log");
    await(process, log, 0);
    CommandRun second = inside(LONG + " --out long");
    assertThat(second.err())
        .isEqualTo(
            "long: this study is running elsewhere\n"
                .replace("long", folder.resolve("long").toString()));
    assertThat(second.status()).isEqualTo(2);
    new ProcessBuilder("kill", "-INT", Long.toString(process.pid())).start().waitFor();
    boolean ended = process.waitFor(PATIENCE_MINUTES, TimeUnit.MINUTES);
    process.destroyForcibly();
    assertThat(ended).isTrue();
    assertThat(process.exitValue()).isEqualTo(130);
    int games = Files.readAllLines(log).size();
    assertThat(Files.readString(folder.resolve("told.txt")))
        .contains("finishing the games being played; Ctrl-C again ends at once\n")
        .endsWith(games + " of 100000 games are kept; to resume: yomikiri study --out long\n");
    assertThat(inside("report long").out()).contains("mattix-6, seed 1, " + games + " game");
  }
}
