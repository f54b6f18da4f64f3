package yomikiri.engine.learn;

import java.io.IOException;

/** Bytes that were not written as something learnt. */
final class CorruptDataException extends IOException {
  private static final long serialVersionUID = 1;

  CorruptDataException(String sentence) {
    super(sentence);
  }
}
