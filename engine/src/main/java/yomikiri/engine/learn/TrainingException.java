package yomikiri.engine.learn;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import yomikiri.engine.file.FileFault;
import yomikiri.engine.file.FolderException;
import yomikiri.engine.game.FaultSentences;
import yomikiri.engine.game.NotationException;

/** A training that cannot be begun or resumed, or a learnt file that cannot be used. */
public final class TrainingException extends FolderException {
  private TrainingException(String fault, List<String> details, String message) {
    super(fault, details, message);
  }

  /** With the sentence of its kind. */
  public TrainingException(String fault, Object... details) {
    super(
        fault,
        Stream.of(details).map(Object::toString).toList(),
        FaultSentences.of(fault, details));
  }

  /** A file or folder cannot be read. */
  public static TrainingException unreadable(Path path, IOException cause) {
    return new TrainingException(
        "training.unreadable",
        List.of(path.toString(), FileFault.of(cause).reason()),
        FileFault.of(cause).unreadable(path.toString()));
  }

  /** A file or folder cannot be written. */
  public static TrainingException unwritable(Path path, IOException cause) {
    return new TrainingException(
        "training.unwritable",
        List.of(path.toString(), FileFault.of(cause).reason()),
        FileFault.of(cause).unwritable(path.toString()));
  }

  /** A file's text makes no sense. */
  public static TrainingException malformed(String file, NotationException cause) {
    TrainingException fault = new TrainingException("training.malformed", file, cause.sentence());
    fault.initCause(cause);
    return fault;
  }
}
