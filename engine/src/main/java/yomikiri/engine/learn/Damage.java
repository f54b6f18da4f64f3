package yomikiri.engine.learn;

import java.io.IOException;

/** Bytes that nothing learnt was written as. */
final class Damage extends IOException {
  private static final long serialVersionUID = 1;

  Damage(String sentence) {
    super(sentence);
  }
}
