package yomikiri.app.ui;

import java.util.SplittableRandom;

/**
 * The sound of a piece set down on a wooden board: a short knock of noise and two tones that die
 * away, made by calculation.
 */
final class MoveSound {
  static final int SAMPLES_A_SECOND = 44_100;

  private static final double SECONDS = 0.09;
  private static final double LOUDNESS = 0.35;

  private MoveSound() {}

  /** One channel of signed 16-bit samples, low byte first. */
  static byte[] samples() {
    int length = (int) (SECONDS * SAMPLES_A_SECOND);
    byte[] bytes = new byte[2 * length];
    SplittableRandom noise = new SplittableRandom(1);
    for (int i = 0; i < length; i++) {
      double t = (double) i / SAMPLES_A_SECOND;
      double wood =
          0.6 * Math.exp(-60 * t) * Math.sin(2 * Math.PI * 780 * t)
              + 0.4 * Math.exp(-90 * t) * Math.sin(2 * Math.PI * 1910 * t);
      double touch = 0.5 * Math.exp(-700 * t) * (2 * noise.nextDouble() - 1);
      double fadeOut = Math.min(1, 20.0 * (length - i) / length);
      int sample =
          (int) Math.round(LOUDNESS * Short.MAX_VALUE * fadeOut * Math.clamp(wood + touch, -1, 1));
      bytes[2 * i] = (byte) sample;
      bytes[2 * i + 1] = (byte) (sample >> 8);
    }
    return bytes;
  }
}
