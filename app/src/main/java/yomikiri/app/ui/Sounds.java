package yomikiri.app.ui;

import java.util.SplittableRandom;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicBoolean;
import javax.sound.sampled.AudioFormat;
import javax.sound.sampled.AudioSystem;
import javax.sound.sampled.Clip;
import javax.sound.sampled.LineUnavailableException;
import org.jspecify.annotations.Nullable;

/** Plays the sound of a move. The system's sound is not touched before the first one. */
public final class Sounds {
  private static final int SAMPLES_A_SECOND = 44_100;
  private static final double SECONDS = 0.09;
  private static final double LOUDNESS = 0.35;
  private static final AudioFormat FORMAT = new AudioFormat(SAMPLES_A_SECOND, 16, 1, true, false);

  /** Where a clip comes from. */
  interface Device {
    Clip clip() throws LineUnavailableException;
  }

  private final Device device;
  private final Executor worker;
  private final Runnable unheard;
  private final AtomicBoolean failed = new AtomicBoolean();
  private @Nullable Clip knock; // worker's own

  /**
   * @param worker one thread, on which sounds are played
   * @param unheard called once, on that thread, if nothing can be heard on this machine
   */
  public Sounds(Executor worker, Runnable unheard) {
    this(AudioSystem::getClip, worker, unheard);
  }

  Sounds(Device device, Executor worker, Runnable unheard) {
    this.device = device;
    this.worker = worker;
    this.unheard = unheard;
  }

  /** A piece is set down. */
  public void move() {
    if (!failed.get()) {
      worker.execute(this::knock);
    }
  }

  private void knock() {
    try {
      Clip clip = knock;
      if (clip == null) {
        byte[] samples = samples();
        clip = device.clip();
        clip.open(FORMAT, samples, 0, samples.length);
        knock = clip;
      }
      clip.stop();
      clip.setFramePosition(0);
      clip.start();
    } catch (LineUnavailableException | IllegalArgumentException noDevice) {
      if (failed.compareAndSet(false, true)) {
        unheard.run();
      }
    }
  }

  /**
   * A piece set down on a wooden board, made by calculation: a short knock of noise and two tones
   * that die away. One channel of signed 16-bit samples, low byte first.
   */
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
