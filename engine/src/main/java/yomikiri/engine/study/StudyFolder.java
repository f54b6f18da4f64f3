package yomikiri.engine.study;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Function;
import yomikiri.engine.file.ClaimedFolder;
import yomikiri.engine.file.Disk;
import yomikiri.engine.file.RegularFile;
import yomikiri.engine.file.WholeFile;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.think.GameKit;

/** A folder that holds a study, claimed by this process until it is closed. */
public final class StudyFolder implements Closeable {
  private final ClaimedFolder folder;

  private StudyFolder(ClaimedFolder folder) {
    this.folder = folder;
  }

  public Path path() {
    return folder.path();
  }

  /**
   * Makes the folder if need be and claims it for {@code study}.
   *
   * @throws StudyException if it is in use, cannot be written, or holds another study
   */
  public static StudyFolder claim(
      Path path, Study study, Function<String, Optional<GameKit<?>>> kits, Disk disk)
      throws StudyException {
    StudyFolder folder = null;
    boolean claimed = false;
    try {
      folder =
          new StudyFolder(ClaimedFolder.claim(path).orElseThrow(() -> StudyFaults.inUse(path)));
      if (Files.exists(path.resolve(StudyText.FILE))) {
        Optional<Study.Difference> difference = study.difference(study(path, kits));
        if (difference.isPresent()) {
          throw StudyFaults.another(path, difference.get());
        }
      } else if (Files.exists(path.resolve(StudyLog.NAME))) {
        throw StudyFaults.lostDefinition(path);
      } else {
        new WholeFile(disk).write(path.resolve(StudyText.FILE), StudyText.write(study));
      }
      claimed = true;
      return folder;
    } catch (IOException e) {
      throw StudyFaults.unwritable(path, e);
    } finally {
      if (folder != null && !claimed) {
        folder.release();
      }
    }
  }

  /**
   * The study in {@code folder}.
   *
   * @throws StudyException if there is none, or none that can be read
   */
  public static Study study(Path folder, Function<String, Optional<GameKit<?>>> kits)
      throws StudyException {
    Path file = folder.resolve(StudyText.FILE);
    if (!Files.exists(file)) {
      throw StudyFaults.notAStudy(folder);
    }
    try {
      return StudyText.read(RegularFile.text(file, StudyText.LONGEST), kits, game -> 0);
    } catch (IOException e) {
      throw StudyFaults.unreadable(file, e);
    } catch (NotationException e) {
      throw StudyFaults.malformed(file, e);
    }
  }

  /**
   * The study begun in {@code folder}; empty if there is none.
   *
   * @throws StudyException if there is one that cannot be read
   */
  public static Optional<Study> begun(Path folder, Function<String, Optional<GameKit<?>>> kits)
      throws StudyException {
    return Files.exists(folder.resolve(StudyText.FILE))
        ? Optional.of(study(folder, kits))
        : Optional.empty();
  }

  /** Puts a study in the place of the one defined here, of which it is a change. */
  public void write(Study study, Disk disk) throws IOException {
    new WholeFile(disk).write(path().resolve(StudyText.FILE), StudyText.write(study));
  }

  /** {@link #close}, explained in a sentence if it fails. */
  public void release() throws StudyException {
    try {
      close();
    } catch (IOException e) {
      throw StudyFaults.unwritable(path(), e);
    }
  }

  @Override
  public void close() throws IOException {
    folder.close();
  }
}
