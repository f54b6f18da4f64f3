package yomikiri.engine.file;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;

/** Claims on files that this process has open to write. */
public final class Claim {
  /** Behind the end of every file, so that what is in it can be read by others everywhere. */
  private static final long PLACE = Long.MAX_VALUE - 1;

  private Claim() {}

  /**
   * Claims {@code file} until it is closed or this process ends. On Unix a process that closes
   * another channel to the same file gives up its claim against other processes, too; so whoever
   * may claim one file twice in one process keeps account of that itself.
   *
   * @return false if it is claimed already, by this process or another
   */
  public static boolean take(FileChannel file) throws IOException {
    try {
      return file.tryLock(PLACE, 1, false) != null;
    } catch (OverlappingFileLockException inThisProcess) {
      return false;
    }
  }
}
