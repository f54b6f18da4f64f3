package yomikiri.app.store;

import static org.assertj.core.api.Assertions.assertThat;
import static yomikiri.app.TestCatalog.CATALOG;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
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
    assertThat(fixture.notices).isEmpty();
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
    assertThat(fixture.notices).containsExactly(new StoreNotice.SetAside(Kind.BOARD, name));
    assertThat(boards.resolve(name)).hasContent("rubbish");
    assertThat(boards.resolve("1.ykr")).hasContent("new");
  }

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
    assertThat(fixture.notices)
        .containsExactly(new StoreNotice.CannotKeep(Kind.BOARD, new Trouble.DiskFull(boards)));
    fixture.disk.setRoom(1000);
    fixture.passTime();
    assertThat(fixture.notices.getLast()).isEqualTo(new StoreNotice.KeepsAgain(Kind.BOARD));
    assertThat(boards.resolve("1.ykr")).hasContent("another game, longer than the room 29");
  }

  @Test
  void aGameThatCouldNotBeReadIsNotWrittenOver() throws IOException {
    Files.createDirectories(boards.resolve("1.ykr/inside"));
    Store store = fixture.open();
    assertThat(load(store)).isEmpty();
    store.autosave().save(() -> "new");
    assertThat(fixture.notices.getFirst()).isInstanceOf(StoreNotice.CannotRead.class);
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
    assertThat(fixture.notices.getLast()).isEqualTo(new StoreNotice.KeepsAgain(Kind.BOARD));
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
            new Workers(queue::add, queue::add, Runnable::run),
            CATALOG,
            fixture.notices::add);
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
