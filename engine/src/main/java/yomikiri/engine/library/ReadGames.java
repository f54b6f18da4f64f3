package yomikiri.engine.library;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import yomikiri.engine.game.GameLookup;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.record.GameRecord;
import yomikiri.engine.record.RawRecord;
import yomikiri.engine.record.RecordReader;

/** Reads the games of a file, many at a time, on all processors. */
final class ReadGames {
  private static final int MANY = 1024;
  private static final long MANY_BYTES = 16 << 20;

  private ReadGames() {}

  /**
   * A game that was read and played through.
   *
   * @param offset its first byte in the file it comes from
   * @param size bytes it takes there; less if it is too long to be read
   * @param game empty if it cannot be read
   * @param text of the record in our own form, with a blank line behind it; empty likewise, or
   *     where it was not asked for
   * @param fault why it cannot be read
   */
  record Read(
      long offset,
      int size,
      Optional<PlayedThrough> game,
      Optional<byte[]> text,
      Optional<NotationException> fault) {}

  /** The next games, in order; none at the end. */
  static List<Read> next(RecordReader reader, GameLookup known, boolean withText)
      throws IOException {
    List<RawRecord> some = new ArrayList<>();
    for (long size = 0; some.size() < MANY && size < MANY_BYTES; size += some.getLast().size()) {
      Optional<RawRecord> game = reader.next();
      if (game.isEmpty()) {
        break;
      }
      some.add(game.get());
    }
    return some.parallelStream().map(game -> read(game, known, withText)).toList();
  }

  private static Read read(RawRecord raw, GameLookup known, boolean withText) {
    try {
      GameRecord<?> record = raw.read(known);
      return new Read(
          raw.offset(),
          raw.size(),
          Optional.of(PlayedThrough.of(record)),
          withText
              ? Optional.of((record.text() + "\n").getBytes(StandardCharsets.UTF_8))
              : Optional.empty(),
          Optional.empty());
    } catch (NotationException e) {
      return new Read(raw.offset(), raw.size(), Optional.empty(), Optional.empty(), Optional.of(e));
    }
  }
}
