package yomikiri.engine.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** An engine in a process of its own, as other programs run it. */
final class GtpProcessTest {
  private static final int PATIENCE_MINUTES = 3;

  @TempDir private Path folder = Path.of("");

  /** Windows has no signal that one process could send another. */
  @Test
  @DisabledOnOs(OS.WINDOWS)
  void answersAtOnceAndCtrlCEndsItInTheMiddleOfAThought() throws Exception {
    Path complaints = folder.resolve("complaints.txt");
    Process engine =
        CommandProcess.of(folder, "gtp", "--game", "othello-8", "--player", "mcts:time=1000s")
            .redirectError(complaints.toFile())
            .start();
    try (Writer in = engine.outputWriter(StandardCharsets.UTF_8);
        BufferedReader out = engine.inputReader(StandardCharsets.UTF_8)) {
      assertThat(ask(in, out, "1 name")).isEqualTo("=1 Yomikiri");
      assertThat(ask(in, out, "2 play b d3")).isEqualTo("=2");
      in.write("3 genmove w\n");
      in.flush();
      new ProcessBuilder("kill", "-INT", Long.toString(engine.pid())).start().waitFor();
      assertThat(engine.waitFor(PATIENCE_MINUTES, TimeUnit.MINUTES)).isTrue();
      assertThat(engine.exitValue()).isEqualTo(130);
      assertThat(out.readLine()).isNull();
      assertThat(complaints).isEmptyFile();
    } finally {
      engine.destroyForcibly();
    }
  }

  private static String ask(Writer in, BufferedReader out, String command) throws IOException {
    in.write(command + "\n");
    in.flush();
    String answer = out.readLine();
    assertThat(out.readLine()).isEmpty();
    return answer;
  }
}
