package yomikiri.engine.file;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.ref.WeakReference;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Claims in this process, and as another process sees them. */
final class ClaimTest {
  @TempDir private Path folder = Path.of("");

  /** Another process, which says whether it can claim the folder. */
  static final class Other {
    private Other() {}

    public static void main(String[] args) throws IOException {
      Optional<ClaimedFolder> claimed = ClaimedFolder.claim(Path.of(args[0]));
      System.out.print(claimed.isPresent() ? "free" : "taken"); // the end of the process frees it
    }
  }

  private String toOthers() throws Exception {
    Process other =
        new ProcessBuilder(
                List.of(
                    ProcessHandle.current().info().command().orElse("java"),
                    "-cp",
                    System.getProperty("java.class.path"),
                    Other.class.getName(),
                    folder.toString()))
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    String said = new String(other.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(other.waitFor(1, TimeUnit.MINUTES)).isTrue();
    return said;
  }

  @Test
  void aRefusedClaimLeavesTheFirstOneAlone() throws Exception {
    try (ClaimedFolder first = ClaimedFolder.claim(folder).orElseThrow()) {
      assertThat(ClaimedFolder.claim(first.path())).isEmpty();
      assertThat(toOthers()).isEqualTo("taken");
    }
    assertThat(toOthers()).isEqualTo("free");
    ClaimedFolder.claim(folder).orElseThrow().close();
  }

  @Test
  void aClaimIsKeptThoughNobodyRemembersIt() throws IOException {
    Path file = folder.resolve("claimed");
    WeakReference<Claim> claim = new WeakReference<>(Claim.of(file).orElseThrow());
    System.gc(); // with it, the file would be closed, and its number given to another
    assertThat(Claim.isFree(file)).isFalse();
    Objects.requireNonNull(claim.get()).close();
    assertThat(Claim.isFree(file)).isTrue();
  }

  @Test
  void aFileClaimedToGrowIsClaimedByItsOtherNames() throws Exception {
    Path file = folder.resolve("lines");
    try (GrowingFile growing = GrowingFile.claim(file, Disk.REAL).orElseThrow()) {
      growing.add("one\n");
      Path link = Files.createSymbolicLink(folder.resolve("link"), file);
      for (Path name : List.of(file, folder.resolve("./lines"), link)) {
        assertThat(GrowingFile.claim(name, Disk.REAL)).isEmpty();
      }
    }
    GrowingFile.claim(file, Disk.REAL).orElseThrow().close();
  }

  @Test
  void aFileMadeAnewIsNotTheOneThatWasClaimed() throws Exception {
    Path file = folder.resolve("lock");
    try (Claim old = Claim.of(file).orElseThrow()) {
      Files.move(file, folder.resolve("elsewhere"));
      Claim.of(file).orElseThrow().close();
      assertThat(Claim.of(folder.resolve("elsewhere"))).isEmpty();
      assertThat(old).isNotNull();
    }
  }

  @Test
  void whatALockElsewhereInThisProcessHoldsIsTaken() throws IOException {
    Path file = folder.resolve("lock");
    try (FileChannel foreign =
            FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        FileLock lock = foreign.lock()) {
      assertThat(lock.isValid()).isTrue();
      assertThat(Claim.of(file)).isEmpty();
    }
  }
}
