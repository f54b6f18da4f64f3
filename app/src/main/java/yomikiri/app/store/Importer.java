package yomikiri.app.store;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import yomikiri.engine.game.GameRecord;
import yomikiri.engine.game.GameRecord.Tag;
import yomikiri.engine.game.Games;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.Position;
import yomikiri.engine.game.RecordReader;
import yomikiri.engine.game.WrittenGame;

/** Takes the games of a file into the library, some at a time. For the store's thread. */
final class Importer {
  private static final int SOME = 20;

  private final Path file;
  private final Drawer drawer;
  private final String stem;
  private final Games games;
  private @Nullable RecordReader reader;
  private final List<String> names = new ArrayList<>();
  private int faulty;
  private Optional<NotationException> fault = Optional.empty();
  private Optional<Trouble> trouble = Optional.empty();

  /**
   * @param stem what the names of the games begin with; no other game's does
   */
  Importer(Path file, Drawer drawer, String stem, Games games) {
    this.file = file;
    this.drawer = drawer;
    this.stem = stem;
    this.games = games;
  }

  Imported imported() {
    return new Imported(names, faulty, fault, trouble);
  }

  /** Takes some more games; false if that was all. */
  boolean takeSome() {
    try {
      RecordReader opened = reader == null ? RecordReader.of(file, games) : reader;
      reader = opened;
      boolean more = false;
      try {
        more = takeSome(opened);
        return more;
      } finally {
        if (!more) {
          opened.close();
        }
      }
    } catch (IOException e) {
      trouble = Optional.of(Trouble.of(e, file));
      return false;
    }
  }

  private boolean takeSome(RecordReader opened) throws IOException {
    boolean more = true;
    for (int i = 0; more && i < SOME; i++) {
      Optional<WrittenGame> game = opened.next();
      more = game.isPresent() && take(game.get());
    }
    return more;
  }

  /** Whether there was room for it. */
  private boolean take(WrittenGame game) {
    try {
      String name = "%s-%06d%s".formatted(stem, game.number(), Library.RECORD);
      drawer.write(drawer.file(name), text(game.read(games)));
      names.add(name);
    } catch (NotationException e) {
      faulty++;
      fault = fault.or(() -> Optional.of(e));
    } catch (IOException e) {
      trouble = Optional.of(Trouble.of(e, drawer.folder()));
    }
    return trouble.isEmpty();
  }

  /** As the library keeps it: with the number of its moves at the head. */
  private static <P extends Position> String text(GameRecord<P> record) {
    int moves = record.rounds().stream().mapToInt(round -> round.entries().size()).sum();
    List<Tag> tags = new ArrayList<>(record.tags());
    tags.removeIf(tag -> tag.name().equals(LibraryGame.MOVES));
    tags.add(new Tag(LibraryGame.MOVES, Integer.toString(moves)));
    return new GameRecord<>(record.game(), tags, record.rounds()).text();
  }
}
