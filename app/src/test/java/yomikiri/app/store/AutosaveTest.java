package yomikiri.app.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static yomikiri.app.TestCatalog.CATALOG;
import static yomikiri.app.text.TestNotices.OVER;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import yomikiri.app.store.Store.Unsaved;
import yomikiri.engine.file.Disk;
import yomikiri.engine.game.NotationException;

final class AutosaveTest {
  @TempDir private Path folder = Path.of("");
  private StoreFixture fixture = new StoreFixture(folder);
  private Path boards = folder;

  @BeforeEach
  void place() {
    fixture = new StoreFixture(folder);
    boards = fixture.folders.boards();
  }

  private static Optional<String> load(Store store) {
    return store
        .autosave()
        .load(
            text -> {
              if (text.startsWith("rubbish")) {
                throw new NotationException(1, 1, "record.tag", List.of(), "rubbish");
              }
              return text;
            });
  }

  @Test
  void theNextStartFindsTheGame() {
    Store store = fixture.open();
    assertThat(load(store)).isEmpty();
    store.autosave().save(() -> "first");
    store.autosave().save(() -> "second");
    store.close();
    assertThat(load(fixture.open())).contains("second");
    assertThat(fixture.notices.reported()).isEmpty();
  }

  @Test
  void copiesThatRunAtOnceHaveTheirOwnGames() throws IOException {
    Store one = fixture.open();
    load(one);
    one.autosave().save(() -> "one");
    Store two = fixture.open();
    assertThat(load(two)).isEmpty();
    two.autosave().save(() -> "two");
    one.close();
    assertThat(load(fixture.open())).contains("one");
    two.close();
    assertThat(load(fixture.open())).contains("two");
    assertThat(StoreFixture.names(boards)).containsExactly("1.lock", "1.ykr", "2.lock", "2.ykr");
  }

  @Test
  void aDamagedGameIsSetAsideAndSaid() throws IOException {
    Files.createDirectories(boards);
    Files.writeString(boards.resolve("1.ykr"), "rubbish");
    Store store = fixture.open();
    assertThat(load(store)).isEmpty();
    store.autosave().save(() -> "new");
    String name = "1.damaged-20261120-1631.ykr";
    assertThat(fixture.notices.reported())
        .containsExactly(
            "The game left on the board was damaged. Its file is kept as " + name + ".");
    assertThat(boards.resolve(name)).hasContent("rubbish");
    assertThat(boards.resolve("1.ykr")).hasContent("new");
  }

  @ParameterizedTest
  @MethodSource
  void whateverFailsWhileAGameIsReadTheAppStarts(Throwable failure) throws IOException {
    Files.createDirectories(boards);
    Files.writeString(boards.resolve("1.ykr"), "a game");
    Store store = fixture.open();
    assertThat(store.autosave().load(text -> fail(failure))).isEmpty();
    store.autosave().save(() -> "new");
    String name = "1.damaged-20261120-1631.ykr";
    assertThat(fixture.notices.reported())
        .containsExactly(
            "The game left on the board was damaged. Its file is kept as " + name + ".");
    assertThat(boards.resolve(name)).hasContent("a game");
    assertThat(boards.resolve("1.ykr")).hasContent("new");
  }

  static List<Throwable> whateverFailsWhileAGameIsReadTheAppStarts() {
    return List.of(
        new NoSuchElementException("no file"),
        new IllegalStateException(),
        new UncheckedIOException(new IOException()),
        new StackOverflowError(),
        new OutOfMemoryError(),
        new NoClassDefFoundError());
  }

  private static String fail(Throwable failure) {
    if (failure instanceof Error e) {
      throw e;
    }
    throw (RuntimeException) failure;
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  @Timeout(value = 1, unit = TimeUnit.MINUTES)
  void aPipeInTheGamesPlaceIsNotWaitedFor() throws Exception {
    Files.createDirectories(boards);
    Path place = pipe(boards.resolve("1.ykr"));
    Store store = fixture.open();
    assertThat(load(store)).isEmpty();
    assertThat(fixture.notices.reported())
        .containsExactly(
            "The game left on the board cannot be read. "
                + place
                + " is a folder or a device, not a file.");
    store.autosave().save(() -> "new");
    assertThat(place).hasContent("new");
  }

  private static Path pipe(Path place) throws Exception {
    assertThat(new ProcessBuilder("mkfifo", place.toString()).start().waitFor()).isZero();
    return place;
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void whatFailsInAWayThatNobodyForesawIsKeptLater(boolean isError) {
    Store store = fixture.open();
    load(store);
    AtomicBoolean fails = new AtomicBoolean(true);
    Supplier<String> text =
        () -> fails.get() ? fail(isError ? new StackOverflowError() : new MissingOne()) : "a game";
    if (isError) {
      assertThatThrownBy(() -> store.library().keep("one.ykr", text))
          .isInstanceOf(StackOverflowError.class);
    } else {
      store.library().keep("one.ykr", text);
      assertThat(fixture.notices.reported())
          .singleElement()
          .asString()
          .contains("games in the library", "An unexpected error");
      assertThat(fixture.notices.noted()).contains("MissingOne");
    }
    List<List<DataKind>> unwritten = new ArrayList<>();
    Consumer<Unsaved> notify = unsaved -> unwritten.add(unsaved.kinds());
    store.settle(notify);
    if (!isError) {
      store.library().keep("two.ykr", () -> "another game");
      assertThat(fixture.folders.library().resolve("two.ykr")).hasContent("another game");
    }
    fails.set(false);
    store.settle(notify);
    assertThat(unwritten).containsExactly(List.of(DataKind.LIBRARY), List.of());
    assertThat(fixture.folders.library().resolve("one.ykr")).hasContent("a game");
  }

  @Test
  void whatNobodyForesawIsLoggedOnceForEachFileWhateverElseIsUnsaved() {
    Store store = fixture.open();
    List<String> logged = new ArrayList<>();
    Logger log = Logger.getLogger(FileStore.class.getName());
    Handler handler = handler(entry -> logged.add(entry.getThrown().getClass().getSimpleName()));
    log.addHandler(handler);
    try {
      store.library().keep("one.ykr", () -> broken(new MissingOne()));
      store.library().keep("two.ykr", () -> broken(new ArithmeticException()));
      fixture.passTime();
      store.library().keep("one.ykr", () -> "a game");
      store.library().keep("one.ykr", () -> broken(new MissingOne()));
    } finally {
      log.removeHandler(handler);
    }
    assertThat(logged).containsExactly("MissingOne", "ArithmeticException", "MissingOne");
  }

  private static String broken(RuntimeException cause) {
    throw cause;
  }

  private static Handler handler(Consumer<LogRecord> notify) {
    return new Handler() {
      @Override
      public void publish(LogRecord entry) {
        notify.accept(entry);
      }

      @Override
      public void flush() {}

      @Override
      public void close() {}
    };
  }

  private static final class MissingOne extends NoSuchElementException {}

  @Test
  void aFullDiskLeavesTheLastGameAndIsSaidOnce() {
    Store store = fixture.open();
    load(store);
    store.autosave().save(() -> "a game of 22 letters");
    for (int room = 0; room < 30; room++) {
      fixture.disk.setRoom(room);
      String longer = "another game, longer than the room " + room;
      store.autosave().save(() -> longer);
      fixture.passTime();
      assertThat(boards.resolve("1.ykr")).hasContent("a game of 22 letters");
    }
    assertThat(fixture.notices.reported())
        .containsExactly(
            "Not saved yet: the game on the board. The app keeps trying. The disk that holds "
                + boards
                + " is full.");
    fixture.disk.setRoom(1000);
    fixture.passTime();
    assertThat(fixture.notices.reported())
        .endsWith(OVER, "Saving works again; everything is saved.");
    assertThat(boards.resolve("1.ykr")).hasContent("another game, longer than the room 29");
  }

  @Test
  void aGameThatCouldNotBeReadIsNotWrittenOver() throws IOException {
    Files.createDirectories(boards.resolve("1.ykr/inside"));
    Store store = fixture.open();
    assertThat(load(store)).isEmpty();
    store.autosave().save(() -> "new");
    assertThat(fixture.notices.reported().getFirst())
        .startsWith("The game left on the board cannot be read.");
    assertThat(boards.resolve("1.ykr")).hasContent("new");
    assertThat(boards.resolve("1.damaged-20261120-1631.ykr/inside")).isDirectory();
  }

  @Test
  void withoutASlotOfItsOwnNoOtherGameIsWrittenOver() throws IOException {
    Files.writeString(boards, "a file in the way of the folder");
    Store store = fixture.open();
    assertThat(load(store)).isEmpty();
    store.autosave().save(() -> "mine");
    Files.delete(boards);
    Files.createDirectories(boards);
    Files.writeString(boards.resolve("1.ykr"), "of a copy started meanwhile");
    load(fixture.open());
    Files.writeString(boards.resolve("2.ykr"), "of a copy killed since");
    fixture.passTime();
    assertThat(boards.resolve("1.ykr")).hasContent("of a copy started meanwhile");
    assertThat(boards.resolve("2.ykr")).hasContent("of a copy killed since");
    assertThat(boards.resolve("3.ykr")).hasContent("mine");
    assertThat(fixture.notices.reported())
        .endsWith(OVER, "Saving works again; everything is saved.");
  }

  @Test
  void theNewestWinsWhenWritesQueueUp() {
    Deque<Runnable> queue = new ArrayDeque<>();
    Store store =
        new Store(
            fixture.folders,
            Disk.REAL,
            Clock.systemUTC(),
            new SplittableRandom(1),
            new Workers(queue::add, queue::add, queue::add, late -> {}, Runnable::run),
            CATALOG,
            fixture.notices);
    load(store);
    for (int i = 0; i < 100; i++) {
      String move = "move " + i;
      store.autosave().save(() -> move);
    }
    assertThat(queue).hasSize(1);
    queue.remove().run();
    assertThat(boards.resolve("1.ykr")).hasContent("move 99");
  }
}
