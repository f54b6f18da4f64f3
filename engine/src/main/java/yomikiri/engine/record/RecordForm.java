package yomikiri.engine.record;

import java.io.IOException;
import java.util.List;
import yomikiri.engine.game.GameLookup;
import yomikiri.engine.game.NotationException;

/** A form in which files and texts hold games; {@link RecordForms} lists them all. */
interface RecordForm {
  /** As people call it, such as {@code GGF}. */
  String name();

  /** Whether what begins like this is in this form; forms listed before were asked first. */
  boolean isOf(Beginning beginning);

  /** What names of such files end in, with the dot. */
  default List<String> endings() {
    return List.of();
  }

  /** Begins to take the games of a file apart. */
  Division divide(RecordSource source, GameLookup known) throws IOException;

  /**
   * Reads one game as a {@link Division} hands it out, and plays it through.
   *
   * @throws NotationException naming the place of the first thing wrong
   */
  GameRecord<?> read(byte[] game, GameLookup known) throws NotationException;

  /** Takes the games of a file apart, one by one. */
  interface Division {
    boolean isAtEnd() throws IOException;

    /** The next game: as much of it as {@link #read} needs, whatever is wrong with it. */
    byte[] next() throws IOException;

    /** A file that holds one game, or cannot be taken apart. */
    static Division whole(byte[] bytes) {
      return new Division() {
        private boolean isAtEnd;

        @Override
        public boolean isAtEnd() {
          return isAtEnd;
        }

        @Override
        public byte[] next() {
          isAtEnd = true;
          return bytes;
        }
      };
    }
  }
}
