package yomikiri.app.play.session;

/**
 * How much of a game needs no more keeping, and where it is kept.
 *
 * @param name of its file in the library; empty if it has none
 * @param plies the first steps of its line that are kept there, or that came from elsewhere
 */
public record LibraryRef(String name, int plies) {
  static final LibraryRef NOTHING = new LibraryRef("", 0);

  /** Another step than the one kept was made after {@code ply} steps: that is another game. */
  LibraryRef leftAt(int ply) {
    return ply < plies ? new LibraryRef("", ply) : this;
  }
}
