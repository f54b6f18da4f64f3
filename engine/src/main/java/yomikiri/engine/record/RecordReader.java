package yomikiri.engine.record;

import java.io.ByteArrayInputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import yomikiri.engine.file.RegularFile;
import yomikiri.engine.game.GameLookup;

/**
 * Reads the games of a file or text one by one, whatever it holds: only one is in memory at a time.
 * Where one ends and the next begins depends on the form they are in. Of a file in a form that is
 * not read, one unreadable game is reported.
 */
public final class RecordReader implements Closeable {
  private final RecordSource source;
  private final RecordForm.Division division;
  private int games;

  private RecordReader(InputStream in, Optional<Path> file, GameLookup known) throws IOException {
    this.source = new RecordSource(in, file);
    GameLookup asked = known.withUnnamed(known.unnamed()); // once, not at every line
    this.division = RecordForms.of(source.beginning()).divide(source, asked);
  }

  /** Begins to read a file; a game may be of those {@code known}. */
  public static RecordReader of(Path file, GameLookup known) throws IOException {
    return of(RegularFile.open(file), Optional.of(file), known);
  }

  /**
   * Begins to read what {@code in} holds; it is closed with the reader.
   *
   * @param file where that is, if it is in a file; what stands beside it may be read too
   */
  public static RecordReader of(InputStream in, Optional<Path> file, GameLookup known)
      throws IOException {
    try {
      return new RecordReader(in, file, known);
    } catch (IOException e) {
      in.close();
      throw e;
    }
  }

  /** Begins to read a text. */
  public static RecordReader of(String text, GameLookup known) throws IOException {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    return of(new ByteArrayInputStream(bytes), Optional.empty(), known);
  }

  /** The next game; empty at the end. An empty text holds one game, which cannot be read. */
  public Optional<RawRecord> next() throws IOException {
    if (games > 0 && division.isAtEnd()) {
      return Optional.empty();
    }
    games++;
    int linesBefore = source.lines();
    int columnsBefore = source.columns();
    long offset = source.position();
    byte[] game = division.next();
    boolean only = games == 1 && division.isAtEnd();
    return Optional.of(new RawRecord(games, only, offset, linesBefore, columnsBefore, game));
  }

  /** How many bytes were read, to say how far reading has come. */
  public long position() {
    return source.position();
  }

  /** What the names of files in the forms read end in, with the dot. */
  public static List<String> endings() {
    return RecordForms.endings();
  }

  @Override
  public void close() throws IOException {
    source.close();
  }
}
