package yomikiri.engine.library;

import java.io.IOException;

/** An index does not hold what was written: it is to be made again from the records. */
final class DamagedIndexException extends IOException {
  private static final long serialVersionUID = 1;

  DamagedIndexException() {
    super("damaged index");
  }
}
