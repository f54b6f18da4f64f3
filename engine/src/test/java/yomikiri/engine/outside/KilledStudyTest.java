package yomikiri.engine.outside;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** A study with another program that is killed in the middle, in processes of its own. */
@Tag("thorough")
@DisabledOnOs(OS.WINDOWS)
final class KilledStudyTest {
  private static final int GAMES = 24;

  @TempDir private Path folder = Path.of("");

  private Process study() throws IOException {
    ProcessBuilder builder =
        new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-XX:TieredStopAtLevel=1",
            "-cp",
            System.getProperty("java.class.path"),
            "yomikiri.engine.cli.YomikiriCommand",
            "study",
            "--game",
            "tictactoe",
            "--players",
            "engine:name=forking random",
            "--games",
            Integer.toString(GAMES),
            "--jobs",
            "2",
            "--out",
            "a");
    builder.environment().put("XDG_CONFIG_HOME", folder.toAbsolutePath().toString());
    File said = folder.resolve("said.txt").toFile();
    return builder
        .directory(folder.toFile())
        .redirectErrorStream(true)
        .redirectOutput(ProcessBuilder.Redirect.appendTo(said))
        .start();
  }

  /** The engines that a killed program has noted, with what they have started. */
  private List<ProcessHandle> noted() throws IOException {
    List<ProcessHandle> all = new ArrayList<>();
    try (Stream<Path> files = Files.list(folder.resolve("yomikiri").resolve("running"))) {
      for (Path file : files.filter(one -> one.toString().endsWith(".running")).toList()) {
        Files.readAllLines(file).stream()
            .skip(1)
            .map(line -> Long.valueOf(line.substring(0, line.indexOf(' '))))
            .flatMap(pid -> ProcessHandle.of(pid).stream())
            .flatMap(one -> Stream.concat(Stream.of(one), one.descendants()))
            .forEach(all::add);
      }
    }
    return all;
  }

  @Test
  void itEndsWholeWhenItIsBegunAgainAndNothingIsLeft() throws IOException, InterruptedException {
    Files.createDirectories(folder.resolve("yomikiri"));
    Files.writeString(
        folder.resolve("yomikiri").resolve(EngineList.FILE),
        EngineList.text(Bot.script(folder, "forking", true)));
    Path log = folder.resolve("a").resolve("games.log");
    Process killed = study();
    while (!killed.waitFor(2, TimeUnit.MILLISECONDS)
        && (!Files.exists(log) || Files.size(log) == 0)) {
      // not yet
    }
    List<ProcessHandle> left = noted();
    killed.destroyForcibly().waitFor();
    assertThat(killed.exitValue()).isEqualTo(128 + 9);
    assertThat(left).isNotEmpty();
    Process second = study();
    boolean isOver = second.waitFor(2, TimeUnit.MINUTES);
    second.destroyForcibly();
    assertThat(isOver).isTrue();
    assertThat(second.exitValue()).as(Files.readString(folder.resolve("said.txt"))).isZero();
    assertThat(log).content().hasLineCount(GAMES);
    assertThat(folder.resolve("a").resolve("report.html"))
        .content()
        .contains("Not repeatable: engine:name=forking has a time limit, thinks with several")
        .contains(GAMES + " games");
    assertThat(left).noneMatch(Leftovers::isRunning);
    assertThat(noted()).isEmpty();
  }
}
