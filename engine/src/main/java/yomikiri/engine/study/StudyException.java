package yomikiri.engine.study;

import java.util.List;
import yomikiri.engine.file.FolderException;

/** A study that cannot be begun, resumed or read. */
public final class StudyException extends FolderException {
  StudyException(String fault, List<String> details, String message) {
    super(fault, details, message);
  }
}
