package yomikiri.app.store;

import java.nio.file.Path;
import java.util.function.Consumer;
import java.util.function.Supplier;
import yomikiri.engine.file.WholeFile;
import yomikiri.engine.game.Games;

/** Files that the user has chosen. */
public final class UserFiles {
  private final Workers workers;
  private final WholeFile whole;
  private final Games games;

  public UserFiles(Workers workers, WholeFile whole, Games games) {
    this.workers = workers;
    this.whole = whole;
    this.games = games;
  }

  /** Reads and checks the record in {@code file}; of several it reads the heads. */
  public void open(Path file, Consumer<? super Outcome<Opened>> then) {
    workers.answer(file, () -> Opened.of(file, games), then);
  }

  /**
   * Saves where the user wants it, in place of what is there; answers with the file.
   *
   * @param chosen may lack the ending of its kind
   * @param contents made where files are touched
   */
  public void save(
      Path chosen, FileKind kind, Supplier<byte[]> contents, Consumer<? super Outcome<Path>> then) {
    workers.answer(
        chosen,
        () -> {
          Path file = kind.meant(chosen);
          whole.write(file, contents.get());
          return file;
        },
        then);
  }
}
