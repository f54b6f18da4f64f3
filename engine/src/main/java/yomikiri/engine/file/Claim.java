package yomikiri.engine.file;

import com.google.errorprone.annotations.concurrent.GuardedBy;
import java.io.Closeable;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * An exclusive claim on a file, against all of this process and all others, until it is closed or
 * this process ends.
 */
public final class Claim implements Closeable {
  /** Behind the end of every file, so that what is in it can be read by others everywhere. */
  private static final long PLACE = Long.MAX_VALUE - 1;

  /**
   * The claims of this process, by file. On Unix whoever closes another channel to such a file
   * gives up its claim, so it must not even be opened to see whether it is free. That they are
   * remembered here keeps their files open even if nobody else remembers them.
   */
  @GuardedBy("HELD")
  private static final Map<Object, Claim> HELD = new HashMap<>();

  private final Object file;
  private final Closeable opened;

  @GuardedBy("HELD")
  private boolean isHeld = true;

  private Claim(Object file, Closeable opened) {
    this.file = file;
    this.opened = opened;
  }

  /** Opens the file to be claimed, to write. */
  @FunctionalInterface
  interface Opening {
    FileChannel open() throws IOException;
  }

  /**
   * Claims {@code file}, which is made if it is not there.
   *
   * @return empty if it is claimed already, by this process or another
   */
  public static Optional<Claim> of(Path file) throws IOException {
    return of(
        file, () -> FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE));
  }

  /**
   * Claims {@code file}.
   *
   * @param opening opens it if it may be free; closing the claim closes it
   * @return empty if it is claimed already, by this process or another; it is closed then
   */
  static Optional<Claim> of(Path file, Opening opening) throws IOException {
    synchronized (HELD) {
      if (isHeldHere(file)) {
        return Optional.empty();
      }
      FileChannel channel = opening.open();
      Claim claim = null;
      try {
        if (channel.tryLock(PLACE, 1, false) != null) {
          claim = new Claim(identity(file), channel);
          HELD.put(claim.file, claim);
        }
        return Optional.ofNullable(claim);
      } catch (OverlappingFileLockException heldHere) {
        return Optional.empty();
      } finally {
        if (claim == null) {
          channel.close();
        }
      }
    }
  }

  /** Claims a new file, in this process if no more can be; closing it closes {@code opened}. */
  static Claim ofNew(Path file, RandomAccessFile opened) throws IOException {
    synchronized (HELD) {
      try {
        opened.getChannel().tryLock(PLACE, 1, false);
      } catch (IOException unknownThere) {
        // then nobody can see whether it is free, either
      }
      Claim claim = new Claim(identity(file), opened);
      HELD.put(claim.file, claim);
      return claim;
    }
  }

  /** Whether nobody has claimed {@code file}, as far as its file system can tell. */
  static boolean isFree(Path file) {
    try {
      Optional<Claim> claim = of(file, () -> FileChannel.open(file, StandardOpenOption.WRITE));
      if (claim.isPresent()) {
        claim.get().close();
      }
      return claim.isPresent();
    } catch (IOException unreported) {
      return false;
    }
  }

  @GuardedBy("HELD")
  private static boolean isHeldHere(Path file) throws IOException {
    try {
      return HELD.containsKey(identity(file));
    } catch (NoSuchFileException free) {
      return false;
    }
  }

  /** The same for all names of a file, and another one once it was deleted and made anew. */
  private static Object identity(Path file) throws IOException {
    Object key = Files.readAttributes(file, BasicFileAttributes.class).fileKey();
    return Objects.requireNonNullElse(key, file.toRealPath());
  }

  @Override
  public void close() throws IOException {
    synchronized (HELD) {
      if (isHeld) {
        isHeld = false;
        HELD.remove(file);
        opened.close();
      }
    }
  }
}
