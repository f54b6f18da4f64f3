package yomikiri.engine.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

final class TraceCommandTest {
  private static final Path PAGES = Path.of("../assets/handbook");
  private static final Pattern PROGRAM = Pattern.compile("(?s)```\\n(import json.*?)```");
  private static final Pattern PRINTED = Pattern.compile("(?m)^search\\.jsonl: .*$");

  @TempDir private Path folder;

  private CommandRun trace(String... args) {
    String[] all = Stream.concat(Stream.of("trace"), Stream.of(args)).toArray(String[]::new);
    return CommandRun.inFolder(folder, "", all);
  }

  @Test
  void aTraceOfOursIsWrittenCheckedAndCompared() throws IOException {
    String[] write = {
      "--write",
      "a.jsonl",
      "--game",
      "mattix-4",
      "--position",
      CommandRun.LAYOUT,
      "--player",
      "alphabeta:depth=3"
    };
    assertThat(trace(write)).isEqualTo(new CommandRun(0, "", ""));
    assertThat(trace("a.jsonl").out()).contains("no wrong node").contains(" 0 beyond reach");
    assertThat(trace("a.jsonl", "a.jsonl").out()).isEqualTo("the two searches are alike\n");
    String text = Files.readString(folder.resolve("a.jsonl"));
    Files.writeString(
        folder.resolve("b.jsonl"), text.replaceFirst("\"value\":(\\d)", "\"value\":9$1"));
    CommandRun wrong = trace("b.jsonl");
    assertThat(wrong.status()).isEqualTo(1);
    assertThat(wrong.out()).matches("(?s)b\\.jsonl, step \\d+:\n  \\w+ .*but the search says 9.*");
    CommandRun different = trace("a.jsonl", "b.jsonl");
    assertThat(different.status()).isEqualTo(1);
    assertThat(different.out().lines()).hasSize(3).first().asString().startsWith("the first diff");
  }

  @Test
  void whatCannotBeDoneIsOneSentence() throws IOException {
    Files.writeString(folder.resolve("no.jsonl"), "{\"trace\":1,\"game\":\"chess\"}\n");
    assertThat(trace("no.jsonl"))
        .isEqualTo(
            new CommandRun(2, "", "no.jsonl, line 1, column 12: there is no game \"chess\"\n"));
    assertThat(trace().status()).isEqualTo(2);
    assertThat(trace("--write", "x.jsonl").status()).isEqualTo(2);
    assertThat(
            trace(
                "--write",
                "x.jsonl",
                "--game",
                "mattix-4",
                "--position",
                CommandRun.LAYOUT,
                "--player",
                "greedy"))
        .isEqualTo(new CommandRun(2, "", "--player: greedy has no tree to show\n"));
    assertThat(folder.resolve("x.jsonl")).doesNotExist();
  }

  private static String found(Pattern pattern, String page) {
    Matcher matcher = pattern.matcher(page);
    assertThat(matcher.find()).isTrue();
    return matcher.group(matcher.groupCount());
  }

  /** What the pages show prints what they say; a sign turned round is found. */
  @Test
  @Timeout(30)
  void theSearchInTheHandbookHasNoWrongNode() throws Exception {
    String page = Files.readString(PAGES.resolve("en/trace.md"));
    String japanese = Files.readString(PAGES.resolve("ja/trace.md"));
    String program = found(PROGRAM, page);
    assertThat(found(PROGRAM, japanese).lines().map(TraceCommandTest::plain))
        .containsExactlyElementsOf(program.lines().map(TraceCommandTest::plain).toList());
    assertThat(found(PRINTED, japanese)).isEqualTo(found(PRINTED, page));
    Optional<Path> python =
        Stream.of(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator, -1))
            .map(each -> Path.of(each, "python3"))
            .filter(Files::isExecutable)
            .findFirst();
    assumeTrue(python.isPresent());
    run(python.get(), program);
    assertThat(trace("search.jsonl").out()).isEqualTo(found(PRINTED, page) + "\n");
    run(python.get(), program.replace("value < best):", "value > best):"));
    assertThat(trace("search.jsonl").status()).isEqualTo(1);
    run(python.get(), program.replace("\"o\": -1", "\"o\": 1"));
    assertThat(trace("search.jsonl").out()).contains("ends at -1, but the search says 1");
  }

  private static String plain(String line) {
    return line.replaceFirst("\\s+#.*", "");
  }

  private void run(Path python, String program) throws IOException, InterruptedException {
    Path script = Files.writeString(folder.resolve("search.py"), program);
    Process process =
        new ProcessBuilder(python.toString(), script.toString())
            .redirectOutput(folder.resolve("search.jsonl").toFile())
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    assertThat(process.waitFor(20, TimeUnit.SECONDS)).isTrue();
    assertThat(process.exitValue()).isZero();
  }
}
