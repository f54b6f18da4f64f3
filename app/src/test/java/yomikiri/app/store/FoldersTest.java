package yomikiri.app.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Where the log lies. */
final class FoldersTest {
  private static final Path HOME = Path.of("home").toAbsolutePath();

  @Test
  void theLogLiesInTheStateFolderOnLinux() {
    Path elsewhere = Path.of("elsewhere").toAbsolutePath();
    assertThat(Folders.state("Linux", HOME.toString(), Map.of()))
        .contains(HOME.resolve(".local/state/yomikiri"));
    assertThat(
            Folders.state("Linux", HOME.toString(), Map.of("XDG_STATE_HOME", elsewhere.toString())))
        .contains(elsewhere.resolve("yomikiri"));
    assertThat(Folders.state("Linux", HOME.toString(), Map.of("XDG_STATE_HOME", "relative")))
        .as("the specification has such a name ignored")
        .contains(HOME.resolve(".local/state/yomikiri"));
  }

  @Test
  void otherSystemsHaveFoldersForLogs() {
    assertThat(Folders.state("Windows 11", HOME.toString(), Map.of())).isEmpty();
    assertThat(Folders.state("Mac OS X", HOME.toString(), Map.of())).isEmpty();
  }
}
