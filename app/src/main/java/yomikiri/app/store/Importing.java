package yomikiri.app.store;

/** A file whose games are being taken into the library. */
public interface Importing {
  /** Ends it; the games taken in so far stay. */
  void stop();

  /**
   * How far it is.
   *
   * @param games taken in so far
   * @param share of the file that is done, from 0 to 1
   */
  record Progress(int games, double share) {}
}
