package yomikiri.engine.learn;

import java.io.IOException;

/** Bytes that were not written as something learnt. */
final class Damage extends IOException {
  private static final long serialVersionUID = 1;

  Damage(String sentence) {
    super(sentence);
  }
}
