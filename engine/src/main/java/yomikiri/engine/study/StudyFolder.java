package yomikiri.engine.study;

import java.io.Closeable;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import yomikiri.engine.file.Disk;
import yomikiri.engine.file.WholeFile;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.think.GameKit;

/** A folder that holds a study, claimed by this process until it is closed. */
final class StudyFolder implements Closeable {
  static final String DEFINITION = "study.toml";
  private static final String LOCK = ".lock";

  private final Path path;
  private final FileChannel lock;

  private StudyFolder(Path path, FileChannel lock) {
    this.path = path;
    this.lock = lock;
  }

  Path path() {
    return path;
  }

  /**
   * Makes the folder if need be and claims it for {@code study}.
   *
   * @throws StudyException if it is in use, cannot be written, or holds another study
   */
  static StudyFolder claim(Path path, Study study, Function<String, Optional<GameKit<?>>> kits)
      throws StudyException {
    StudyFolder folder = null;
    boolean claimed = false;
    try {
      Files.createDirectories(path);
      folder = locked(path);
      if (Files.exists(path.resolve(DEFINITION))) {
        Optional<Study.Difference> difference = study.difference(study(path, kits));
        if (difference.isPresent()) {
          throw Faults.another(path, difference.get());
        }
      } else if (Files.exists(path.resolve(StudyLog.NAME))) {
        throw Faults.lostDefinition(path);
      } else {
        new WholeFile(Disk.REAL).write(path.resolve(DEFINITION), StudyText.write(study));
      }
      claimed = true;
      return folder;
    } catch (IOException e) {
      throw Faults.unwritable(path, e);
    } finally {
      if (folder != null && !claimed) {
        folder.release();
      }
    }
  }

  private static StudyFolder locked(Path path) throws IOException, StudyException {
    FileChannel channel =
        FileChannel.open(path.resolve(LOCK), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    @Nullable FileLock lock;
    try {
      lock = channel.tryLock();
    } catch (OverlappingFileLockException inThisProcess) {
      lock = null;
    }
    if (lock == null) {
      channel.close();
      throw Faults.inUse(path);
    }
    return new StudyFolder(path, channel);
  }

  /**
   * The study in {@code folder}.
   *
   * @throws StudyException if there is none, or none that can be read
   */
  static Study study(Path folder, Function<String, Optional<GameKit<?>>> kits)
      throws StudyException {
    Path file = folder.resolve(DEFINITION);
    if (!Files.exists(file)) {
      throw Faults.notAStudy(folder);
    }
    try {
      return StudyText.read(Files.readString(file), kits);
    } catch (IOException e) {
      throw Faults.unreadable(file, e);
    } catch (NotationException e) {
      throw Faults.malformed(file, e);
    }
  }

  /** {@link #close}, said in words where it fails. */
  void release() throws StudyException {
    try {
      close();
    } catch (IOException e) {
      throw Faults.unwritable(path, e);
    }
  }

  @Override
  public void close() throws IOException {
    lock.close();
  }
}
