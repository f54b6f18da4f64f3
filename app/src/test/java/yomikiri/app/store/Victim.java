package yomikiri.app.store;

import java.nio.file.Path;
import java.time.Clock;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import yomikiri.app.text.Notice;
import yomikiri.app.text.Notices;
import yomikiri.app.text.Phrase;
import yomikiri.engine.file.Disk;

/**
 * A copy of the app without its window, to be killed: keeps settings, the game on the board and
 * another game of the library, all bearing the same number, one number after the other.
 */
final class Victim {
  private final Store store;
  private final String name;

  Victim(Store store, String name) {
    this.store = store;
    this.name = name;
    store.settings().load();
    store.autosave().load(text -> text);
  }

  void keep(int number) {
    store.settings().save(settings(number).with(window(number)));
    String game = game(name, number);
    store.autosave().save(() -> game);
    store.library().keep(store.library().newName(), () -> game);
  }

  /**
   * Keeps numbers as fast as it can and prints each once it is kept. Arguments: the folder, a name
   * for this copy, the first number.
   */
  public static void main(String[] args) throws InterruptedException, ExecutionException {
    String name = args[1];
    int first = Integer.parseInt(args[2]);
    ExecutorService files = Executors.newSingleThreadExecutor();
    Store store =
        new Store(
            folders(Path.of(args[0])),
            Disk.REAL,
            Clock.systemUTC(),
            new SplittableRandom(name.hashCode() * 31L + first),
            new Workers(files, files, later -> {}, late -> {}, Runnable::run),
            id -> Optional.empty(),
            new Printed());
    Victim victim = new Victim(store, name);
    for (int number = first; ; number++) {
      victim.keep(number);
      files.submit(() -> {}).get();
      System.out.println(number);
      System.out.flush();
    }
  }

  /** Prints notices as they are: there are no words without the toolkit. */
  private static final class Printed implements Notices {
    @Override
    public void show(Notice notice) {
      System.out.println(notice);
    }

    @Override
    public void warnWhile(Optional<Phrase> what) {
      System.out.println(what);
    }
  }

  static Folders folders(Path folder) {
    return new Folders(
        folder.resolve("config"),
        folder.resolve("board"),
        folder.resolve("games"),
        folder.resolve("log"));
  }

  private static AppSettings settings(int number) {
    return AppSettings.USUAL.with(Setting.SCALE, 100 + number % 101);
  }

  private static WindowState window(int number) {
    return WindowState.NEVER.withArea(new WindowState.Area(number, 0, 1000, 700));
  }

  /** A text with enough in it to be torn. */
  static String game(String name, int number) {
    return "[Game \"none\"]\n[Copy \"%s\"]\n[Number \"%d\"]\n\n%s\n[End \"%d\"]\n"
        .formatted(name, number, "1. a1 b2 ".repeat(100), number);
  }
}
