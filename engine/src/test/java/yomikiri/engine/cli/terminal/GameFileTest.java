package yomikiri.engine.cli.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import yomikiri.engine.cli.CommandRun;

final class GameFileTest {
  @TempDir private Path folder = Path.of("");

  private GameFile file(String name) {
    Console console =
        CommandRun.console(
            folder,
            InputStream.nullInputStream(),
            OutputStream.nullOutputStream(),
            OutputStream.nullOutputStream());
    return GameFile.called(name, console);
  }

  @Test
  void holdsTheTextAndLeavesNoDraft() throws IOException {
    GameFile file = file("読み切り.ykr");
    assertThat(file.exists()).isFalse();
    file.write("first\n");
    file.write("第二\n");
    assertThat(Files.readString(file.path())).isEqualTo("第二\n");
    try (var files = Files.list(folder)) {
      assertThat(files).containsExactly(file.path());
    }
  }

  @Test
  void aLinkStaysALink() throws IOException {
    Path real = Files.writeString(folder.resolve("real.ykr"), "old");
    Path link = Files.createSymbolicLink(folder.resolve("link.ykr"), real);
    file("link.ykr").write("new");
    assertThat(link).isSymbolicLink();
    assertThat(Files.readString(real)).isEqualTo("new");
  }
}
