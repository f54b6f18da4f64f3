package yomikiri.engine.study;

import java.util.List;
import java.util.stream.Stream;
import yomikiri.engine.file.FolderException;
import yomikiri.engine.game.FaultSentences;

/** A study that cannot be begun, resumed or read. */
public final class StudyException extends FolderException {
  StudyException(String fault, List<String> details, String message) {
    super(fault, details, message);
  }

  /** With the sentence of its kind. */
  StudyException(String fault, Object... details) {
    super(
        fault,
        Stream.of(details).map(Object::toString).toList(),
        FaultSentences.of(fault, details));
  }
}
