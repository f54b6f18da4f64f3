package yomikiri.app.store;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Clock;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import yomikiri.app.settings.Choices;
import yomikiri.engine.file.Disk;

/**
 * A copy of the app without its window, to be killed: keeps settings, the game on the board and
 * another game of the library, all bearing the same number, prints the number once they are kept,
 * and goes on with the next as fast as it can.
 */
final class Victim {
  private Victim() {}

  /** Arguments: the folder, a name for this copy, the first number. */
  public static void main(String[] args) throws IOException, InterruptedException {
    Path folder = Path.of(args[0]);
    String name = args[1];
    ExecutorService files = Executors.newSingleThreadExecutor();
    Store store =
        new Store(
            folders(folder),
            Disk.REAL,
            Clock.systemUTC(),
            new SplittableRandom(name.hashCode() * 31L + Integer.parseInt(args[2])),
            new Workers(files, later -> {}, Runnable::run),
            id -> Optional.empty(),
            notice -> System.out.println(notice));
    store.settings().load();
    store.autosave().load(text -> text);
    for (int number = Integer.parseInt(args[2]); ; number++) {
      store.settings().save(Kept.USUAL.with(settings(number)).with(window(number)));
      String game = game(name, number);
      store.autosave().save(() -> game);
      store.library().keep(store.library().newName(), () -> game);
      try {
        files.submit(() -> {}).get();
      } catch (ExecutionException e) {
        throw new IllegalStateException(e);
      }
      System.out.println(number);
      System.out.flush();
    }
  }

  static Folders folders(Path folder) {
    return new Folders(folder.resolve("config"), folder.resolve("board"), folder.resolve("games"));
  }

  private static Choices settings(int number) {
    return Choices.USUAL.withScale(100 + number % 101);
  }

  private static WindowPlace window(int number) {
    return WindowPlace.NEVER.withArea(new WindowPlace.Area(number, 0, 1000, 700));
  }

  /** A text with enough in it to be torn. */
  static String game(String name, int number) {
    return "[Game \"none\"]\n[Copy \"%s\"]\n[Number \"%d\"]\n\n%s\n[End \"%d\"]\n"
        .formatted(name, number, "1. a1 b2 ".repeat(100), number);
  }
}
