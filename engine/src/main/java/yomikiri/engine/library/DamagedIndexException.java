package yomikiri.engine.library;

import java.io.IOException;

/** An index that is damaged and has to be made again from the records. */
final class DamagedIndexException extends IOException {
  private static final long serialVersionUID = 1;

  DamagedIndexException() {
    super("damaged index");
  }
}
