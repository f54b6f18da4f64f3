package yomikiri.app.ui;

import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicBoolean;
import javax.sound.sampled.AudioFormat;
import javax.sound.sampled.AudioSystem;
import javax.sound.sampled.Clip;
import javax.sound.sampled.LineUnavailableException;
import org.jspecify.annotations.Nullable;

/** Lets moves be heard. The system's sound is not touched before the first one. */
public final class Sounds {
  private static final AudioFormat FORMAT =
      new AudioFormat(MoveSound.SAMPLES_A_SECOND, 16, 1, true, false);

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
   * @param unheard told once, on that thread, if nothing can be heard on this machine
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
        byte[] samples = MoveSound.samples();
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
}
