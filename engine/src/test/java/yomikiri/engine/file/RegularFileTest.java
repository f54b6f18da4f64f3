package yomikiri.engine.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

@Timeout(value = 1, unit = TimeUnit.MINUTES)
final class RegularFileTest {
  @TempDir private Path folder = Path.of("");

  private static void open(Path file) throws IOException {
    try (InputStream in = RegularFile.open(file)) {
      assertThat(in.read()).isEqualTo('x');
    }
  }

  @Test
  void aFileAndALinkToOneAreRead() throws IOException {
    Path file = Files.writeString(folder.resolve("file"), "x");
    open(file);
    open(Files.createSymbolicLink(folder.resolve("link"), file));
    assertThat(RegularFile.text(file, 1)).isEqualTo("x");
    Files.writeString(file, "\uFEFFx\uFEFF");
    assertThat(RegularFile.text(file, 9)).as("without the mark").isEqualTo("x\uFEFF");
  }

  @Test
  void aFolderIsNotOpened() {
    assertThatThrownBy(() -> open(folder))
        .isInstanceOfSatisfying(
            NotAFileException.class,
            e ->
                assertThat(FileFault.of(e).unreadable("it"))
                    .isEqualTo("it: expected a file, found a folder"));
    assertThatThrownBy(() -> open(folder.resolve("none"))).isInstanceOf(NoSuchFileException.class);
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void whatCouldKeepItsReaderWaitingIsNotOpened() throws Exception {
    Path pipe = Pipes.made(folder.resolve("pipe"));
    Path link = Files.createSymbolicLink(folder.resolve("link"), pipe);
    for (Path place : new Path[] {pipe, link, Path.of("/dev/null")}) {
      assertThatThrownBy(() -> open(place))
          .isInstanceOf(NotAFileException.class)
          .hasMessageContaining("expected a file, found a pipe or a device");
    }
  }

  @Test
  void whatIsFarTooLongOrNoTextIsRefused() throws IOException {
    Path file = Files.writeString(folder.resolve("file"), "xy");
    assertThatThrownBy(() -> RegularFile.text(file, 1))
        .isInstanceOf(CharacterCodingException.class);
    Files.write(file, new byte[] {(byte) 0xff});
    assertThatThrownBy(() -> RegularFile.text(file, 9))
        .isInstanceOf(CharacterCodingException.class);
  }
}
