package yomikiri.app;

import java.lang.ref.WeakReference;
import java.util.List;

/** Whether the garbage collector finds things that nothing should hold any more. */
public final class Forgotten {
  private static final int TRIES = 20;

  private Forgotten() {}

  /** Collects garbage until {@code thing} is gone, or gives up. */
  public static boolean isGone(WeakReference<?> thing) {
    return areGone(List.of(thing), 0);
  }

  /**
   * Collects garbage until no more than {@code but} of the things are left, or gives up. Between
   * two times the toolkit paints twice: until then it may hold what was taken out.
   */
  public static boolean areGone(List<? extends WeakReference<?>> things, int but) {
    for (int i = 0; i < TRIES && left(things) > but; i++) {
      Hands.settle();
      System.gc();
    }
    return left(things) <= but;
  }

  private static long left(List<? extends WeakReference<?>> things) {
    return things.stream().filter(thing -> thing.get() != null).count();
  }
}
