package yomikiri.app.store;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import yomikiri.engine.game.GameLookup;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.record.GameRecord;
import yomikiri.engine.record.GameRecord.Tag;
import yomikiri.engine.record.RawRecord;
import yomikiri.engine.record.RecordReader;

/** The content of a file or text that was opened. */
public sealed interface OpenedFile {
  /** Bytes; the largest file in which a game can be chosen. */
  long MOST = 128 << 20;

  /** The most games of which one can be chosen, however small they are. */
  int MOST_GAMES = 50_000;

  /** A single game. */
  record One(GameRecord<?> record) implements OpenedFile {}

  /** A text that is no game, for {@code fault}, and may be a position. */
  record NoGame(String text, NotationException fault) implements OpenedFile {}

  /** Several games, of which one has to be chosen. */
  record Several(List<ListedGame> games) implements OpenedFile {
    public Several {
      games = List.copyOf(games);
    }
  }

  /**
   * Reads the game in {@code file}, or lists them if there are several.
   *
   * @throws NotationException if there is a single game that cannot be read, or far too many
   */
  static OpenedFile of(Path file, GameLookup games) throws IOException, NotationException {
    try (RecordReader reader = RecordReader.of(file, games)) {
      return of(reader, games);
    }
  }

  /** The same for a text. */
  static OpenedFile of(String text, GameLookup games) throws NotationException {
    try (RecordReader reader = RecordReader.of(text, games)) {
      return of(reader, games);
    } catch (IOException e) {
      throw new UncheckedIOException("a text is read without a disk", e);
    }
  }

  private static OpenedFile of(RecordReader reader, GameLookup games)
      throws IOException, NotationException {
    List<ListedGame> listed = new ArrayList<>();
    long size = 0;
    for (Optional<RawRecord> next = reader.next(); next.isPresent(); next = reader.next()) {
      RawRecord game = next.get();
      if (game.isOnly()) {
        return only(game, games);
      }
      size += game.size();
      if (size > MOST || game.number() > MOST_GAMES) {
        throw new NotationException(
            game.line(),
            1,
            "record.too-many-games",
            List.of(Long.toString(MOST >> 20), Integer.toString(MOST_GAMES)),
            "expected at most " + (MOST >> 20) + " MB or " + MOST_GAMES + " games to choose from");
      }
      listed.add(ListedGame.of(game, games));
    }
    return new Several(listed);
  }

  private static OpenedFile only(RawRecord game, GameLookup games) throws NotationException {
    try {
      return new One(game.read(games));
    } catch (NotationException e) {
      if (!game.mayBePosition()) {
        throw e;
      }
      return new NoGame(game.text(), e);
    }
  }

  /**
   * One of the games of a file or text that holds several.
   *
   * @param game not read yet
   * @param tags at its head
   * @param fault why its head cannot be read; empty if it can
   */
  record ListedGame(RawRecord game, List<Tag> tags, Optional<NotationException> fault) {
    public ListedGame {
      tags = List.copyOf(tags);
    }

    static ListedGame of(RawRecord game, GameLookup known) {
      try {
        return new ListedGame(game, game.head(known), Optional.empty());
      } catch (NotationException e) {
        return new ListedGame(game, List.of(), Optional.of(e));
      }
    }
  }
}
