package yomikiri.app.training.kept;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import yomikiri.app.text.FaultWords;
import yomikiri.app.text.Texts;
import yomikiri.engine.learn.TrainingException;

/**
 * Why something could not be done.
 *
 * @param fault names the kind of mistake
 * @param details what the sentence speaks of
 * @param english the sentence where there is no better one
 */
public record TrainingFault(String fault, List<String> details, String english) {
  public TrainingFault {
    details = List.copyOf(details);
  }

  static TrainingFault of(TrainingException cause) {
    return new TrainingFault(cause.fault(), cause.details(), cause.sentence());
  }

  static TrainingFault of(IOException cause) {
    String place = cause instanceof FileSystemException file ? String.valueOf(file.getFile()) : "";
    return of(TrainingException.unwritable(Path.of(place), cause));
  }

  /** One sentence in the language set. */
  public String sentence(Texts texts) {
    return new FaultWords(texts).fault(fault, Optional.empty(), details, english);
  }
}
