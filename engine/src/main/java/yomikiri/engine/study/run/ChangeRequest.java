package yomikiri.engine.study.run;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Function;
import yomikiri.engine.file.Disk;
import yomikiri.engine.file.RegularFile;
import yomikiri.engine.file.WholeFile;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.study.Study;
import yomikiri.engine.study.StudyChange;
import yomikiri.engine.study.StudyException;
import yomikiri.engine.study.StudyFaults;
import yomikiri.engine.study.StudyFolder;
import yomikiri.engine.study.StudyText;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Ticker;

/** How a change reaches a study, whether somebody plays it or not: by a file in its folder. */
public final class ChangeRequest {
  private ChangeRequest() {}

  /**
   * Changes the study in a folder: at once if nobody plays there, else who does is asked to.
   *
   * @return whether it was done at once
   * @throws StudyException if it cannot be done, or the folder not be read or written
   */
  public static boolean make(
      Path folder, StudyChange change, Function<String, Optional<GameKit<?>>> kits, Ticker ticker)
      throws StudyException {
    Study study = StudyFolder.study(folder, kits);
    change.applied(study, 0).check(kits.apply(study.game()).orElseThrow());
    try (StudyRun<?> run = StudyRun.reopen(folder, kits, ticker)) {
      run.changeNow(change);
      return true;
    } catch (StudyException e) {
      if (!e.fault().equals("study.in-use")) {
        throw e;
      }
    }
    Path file = folder.resolve(StudyChange.FILE);
    try {
      new WholeFile(Disk.REAL).write(file, change.text());
      return false;
    } catch (IOException e) {
      throw StudyFaults.unwritable(file, e);
    }
  }

  /** The change that was asked for in a folder, if one was; each is told once. */
  static Optional<StudyChange> take(Path folder) throws StudyException {
    Path file = folder.resolve(StudyChange.FILE);
    if (!Files.exists(file)) {
      return Optional.empty();
    }
    try {
      String text = RegularFile.text(file, StudyText.LONGEST);
      Files.deleteIfExists(file);
      return Optional.of(StudyChange.read(text));
    } catch (IOException e) {
      throw StudyFaults.unreadable(file, e);
    } catch (NotationException e) {
      throw StudyFaults.malformed(file, e);
    }
  }
}
