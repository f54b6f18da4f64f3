package yomikiri.engine.file;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.EOFException;
import java.io.IOException;
import java.nio.charset.MalformedInputException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import org.junit.jupiter.api.Test;

final class FileFaultTest {
  private static String unread(IOException cause) {
    return FileFault.of(cause).unreadable("a.ykr");
  }

  private static String unwritten(IOException cause) {
    return FileFault.of(cause).unwritable("a.ykr");
  }

  @Test
  void eachKindHasItsSentence() {
    IOException missing = new NoSuchFileException("/far/away/a.ykr");
    IOException denied = new AccessDeniedException("/far/away/a.ykr");
    assertThat(unread(missing)).isEqualTo("a.ykr: there is no such file");
    assertThat(unwritten(missing)).isEqualTo("a.ykr: there is no such folder");
    assertThat(unread(denied)).isEqualTo("a.ykr: cannot be read: access denied");
    assertThat(unwritten(denied)).isEqualTo("a.ykr: cannot be written: access denied");
    assertThat(unread(new MalformedInputException(1)))
        .isEqualTo("a.ykr: this is not text in UTF-8");
  }

  @Test
  void aPathIsNotToldTwiceAndNobodyReadsNull() {
    assertThat(unread(new FileSystemException("/far/away/a.ykr", null, "Too many levels of links")))
        .isEqualTo("a.ykr: cannot be read: Too many levels of links");
    assertThat(unwritten(new IOException("No space left on device")))
        .isEqualTo("a.ykr: cannot be written: No space left on device");
    assertThat(unread(new EOFException())).isEqualTo("a.ykr: cannot be read: EOFException");
  }
}
