package yomikiri.app.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.logging.ErrorManager;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import yomikiri.app.ByHand;

final class LogFileTest {
  @TempDir private Path folder = Path.of("");
  private LogFile log = new LogFile(folder, Runnable::run);

  @BeforeEach
  void place() {
    log = new LogFile(folder.resolve("logs"), Runnable::run);
  }

  private static LogRecord entry(String message) {
    LogRecord entry = new LogRecord(Level.SEVERE, message);
    entry.setThrown(new IllegalStateException("as wanted by this test"));
    return entry;
  }

  @Test
  void whatWentWrongIsNotedWithWhereItHappened() throws IOException {
    assertThat(log.end()).isEmpty();
    assertThat(log.file()).doesNotExist();
    log.publish(entry("first, 読み切り"));
    log.publish(entry("second"));
    assertThat(Files.readString(log.file()))
        .contains("first, 読み切り", "second", "as wanted by this test", "LogFileTest.entry");
    assertThat(log.end()).isEqualTo(Files.readString(log.file()));
  }

  @Test
  void twoFilesOfOneMegabyteTogetherAreAllThereEverIs() throws IOException {
    String line = "x".repeat(10_000);
    for (int i = 0; i < 400; i++) {
      log.publish(entry("note " + i + " " + line));
    }
    Path older = log.file().resolveSibling("yomikiri.older.log");
    assertThat(Files.size(log.file()) + Files.size(older))
        .isBetween(LogFile.MOST / 2L, LogFile.MOST + 30_000L);
    assertThat(log.end()).contains("note 399 ").hasSizeLessThanOrEqualTo(20_000);
  }

  @Test
  void whoLogsDoesNotWaitForTheDisk() throws IOException {
    ByHand writing = new ByHand();
    LogFile slow = new LogFile(folder, writing);
    slow.publish(entry("soon"));
    assertThat(slow.end()).isEmpty();
    writing.run();
    assertThat(slow.end()).contains("soon");
  }

  @Test
  void whereNothingCanBeWrittenNothingBreaks() throws IOException {
    Files.writeString(folder.resolve("logs"), "in the way");
    boolean[] reported = new boolean[1];
    log.setErrorManager(
        new ErrorManager() {
          @Override
          public void error(String message, Exception cause, int code) {
            reported[0] = true;
          }
        });
    log.publish(entry("lost"));
    assertThat(reported[0]).isTrue();
  }
}
