package yomikiri.app.lab.studies;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.util.List;
import java.util.Optional;
import yomikiri.app.text.FaultWords;
import yomikiri.app.text.Texts;
import yomikiri.engine.file.FileFault;
import yomikiri.engine.game.Found;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.study.StudyException;

/**
 * Why something could not be done.
 *
 * @param fault names the kind of mistake
 * @param found what stands in a text where something else was expected
 * @param details what else the sentence speaks of
 * @param english the sentence where there is no better one
 */
public record LabFault(String fault, Optional<Found> found, List<String> details, String english) {
  public LabFault {
    details = List.copyOf(details);
  }

  public static LabFault of(StudyException cause) {
    return new LabFault(cause.fault(), Optional.empty(), cause.details(), cause.sentence());
  }

  public static LabFault of(NotationException cause) {
    return new LabFault(cause.fault(), cause.found(), cause.details(), cause.sentence());
  }

  public static LabFault of(IOException cause) {
    String place = cause instanceof FileSystemException file ? String.valueOf(file.getFile()) : "";
    FileFault fault = FileFault.of(cause);
    return new LabFault(
        "study.unwritable",
        Optional.empty(),
        List.of(place, fault.reason()),
        fault.unwritable(place));
  }

  /** One sentence in the language set. */
  public String sentence(Texts texts) {
    return new FaultWords(texts).fault(fault, found, details, english);
  }
}
