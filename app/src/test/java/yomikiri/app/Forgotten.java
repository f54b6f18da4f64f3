package yomikiri.app;

import java.lang.ref.WeakReference;

/** Whether the garbage collector finds things that nothing should hold any more. */
public final class Forgotten {
  private static final int TRIES = 20;

  private Forgotten() {}

  /** Collects garbage until {@code thing} is gone, or gives up. */
  public static boolean isGone(WeakReference<?> thing) {
    for (int i = 0; i < TRIES && thing.get() != null; i++) {
      System.gc();
    }
    return thing.get() == null;
  }
}
