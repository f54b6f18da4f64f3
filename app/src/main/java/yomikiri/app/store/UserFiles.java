package yomikiri.app.store;

import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import yomikiri.engine.file.WholeFile;
import yomikiri.engine.game.Game;

/** Records in files that the user has chosen. */
public final class UserFiles {
  private final Workers workers;
  private final WholeFile whole;
  private final Function<String, Optional<Game<?>>> games;

  UserFiles(Workers workers, WholeFile whole, Function<String, Optional<Game<?>>> games) {
    this.workers = workers;
    this.whole = whole;
    this.games = games;
  }

  /** Reads and checks the record in {@code file}; of several it reads the heads. */
  public void open(Path file, Consumer<? super Outcome<Opened>> then) {
    workers.answer(file, () -> Opened.of(file, games), then);
  }

  /** Puts {@code text} in place of what {@code file} holds; answers with the file. */
  public void save(Path file, String text, Consumer<? super Outcome<Path>> then) {
    workers.answer(
        file,
        () -> {
          whole.write(file, text);
          return file;
        },
        then);
  }
}
