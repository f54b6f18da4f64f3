package yomikiri.app.play;

/** Catches what people let go of, and offers it back for a while. */
@FunctionalInterface
public interface Net {
  /**
   * Tells what was let go.
   *
   * @param subject of the same subject only the last thing is offered
   * @param undone brings it back; run with the play screen in view
   */
  void offer(Object subject, String sentence, Runnable undone);
}
