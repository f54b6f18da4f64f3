package yomikiri.engine.record;

import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import yomikiri.engine.game.GameLookup;
import yomikiri.engine.game.NotationException;

/** A game as it stands in a file or text, which may hold others; nothing of it is checked yet. */
public final class RawRecord {
  private final int number;
  private final boolean only;
  private final long offset;
  private final int linesBefore;
  private final int columnsBefore;
  private final byte[] text;

  RawRecord(
      int number, boolean only, long offset, int linesBefore, int columnsBefore, byte[] text) {
    this.number = number;
    this.only = only;
    this.offset = offset;
    this.linesBefore = linesBefore;
    this.columnsBefore = columnsBefore;
    this.text = text;
  }

  /** Its place among the games of the file, from 1. */
  public int number() {
    return number;
  }

  /** Whether the file holds no other. */
  public boolean isOnly() {
    return only;
  }

  /** Its first byte in the file, from 0. */
  public long offset() {
    return offset;
  }

  /** Its first line in the file, from 1. */
  public int line() {
    return 1 + linesBefore;
  }

  /** Whether it may be a position alone: it is in none of the forms with tags. */
  public boolean mayBePosition() {
    return RecordForms.mayBePosition(text);
  }

  /**
   * The text as it stands there.
   *
   * @throws NotationException if it is none, or too long for a game
   */
  public String text() throws NotationException {
    return RecordFile.text(text);
  }

  /** Bytes it takes in memory: all it has in the file, unless it is too long to be read. */
  public int size() {
    return text.length;
  }

  /**
   * Reads it and plays it through.
   *
   * @throws NotationException naming the game, where there are several, and line and column in the
   *     whole file of the first thing wrong
   */
  public GameRecord<?> read(GameLookup games) throws NotationException {
    try {
      return RecordFile.read(text, games);
    } catch (NotationException e) {
      throw placed(e);
    }
  }

  /**
   * The tags at its head. Of one in our own form they are told as they stand there, and nothing
   * else is read or checked; another one is played through.
   *
   * @throws NotationException as {@link #read} does, if there is no such head
   */
  public List<GameRecord.Tag> head(GameLookup games) throws NotationException {
    if (!RecordForms.of(text).equals(RecordForms.OWN)) {
      return read(games).head();
    }
    int end = RecordFile.endOfHead(text);
    try {
      return RecordFile.head(RecordFile.text(end < 0 ? text : Arrays.copyOf(text, end)));
    } catch (NotationException e) {
      throw placed(e);
    }
  }

  private NotationException placed(NotationException e) {
    return e.inGame(
        only ? OptionalInt.empty() : OptionalInt.of(number), linesBefore, columnsBefore);
  }
}
