package yomikiri.app.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.Test;
import yomikiri.app.ByHand;
import yomikiri.app.store.Library.Importing;
import yomikiri.app.text.Faults;

/** Files of games are taken into the library. */
final class LibraryImportTest extends LibraryActs {
  private static final String THREE =
      GAME + "\n" + GAME.replace("d4", "a1") + "\n" + GAME.replace("d3 d4", "d3");

  private ImportResult imported(String text) throws IOException {
    Path file = Files.writeString(folder.resolve("games.ykr"), text);
    List<ImportResult> reported = new ArrayList<>();
    library.importFrom(file, far -> {}, reported::add);
    assertThat(reported).hasSize(1);
    return reported.getFirst();
  }

  @Test
  void allSoundGamesOfAFileAreTakenIn() throws IOException {
    ImportResult imported = imported(THREE);
    assertThat(imported.names()).hasSize(2);
    assertThat(imported.faulty()).isEqualTo(1);
    assertThat(imported.unread().orElseThrow().sentence())
        .isEqualTo("game 2, line 19, column 7: move 2, a1, is not allowed there");
    assertThat(imported.fault()).isEmpty();
    assertThat(list())
        .extracting(LibraryGame::name)
        .containsExactlyElementsOf(imported.names().reversed());
    assertThat(list())
        .extracting(game -> game.tag(LibraryGame.MOVES))
        .containsExactly(Optional.of("1"), Optional.of("2"));
    assertThat(done(open(imported.names().getFirst())).moveText()).isEqualTo("d3 d4");
  }

  @Test
  void theSameFileCanBeImportedTwice() throws IOException {
    ImportResult first = imported(THREE);
    assertThat(imported(THREE).names()).hasSize(2).doesNotContainAnyElementsOf(first.names());
    assertThat(list()).hasSize(4);
  }

  @Test
  void aSingleGameIsTakenInToo() throws IOException {
    assertThat(imported(GAME).names()).hasSize(1);
    ImportResult nothing = imported("");
    assertThat(nothing.names()).isEmpty();
    assertThat(nothing.unread().orElseThrow().game()).isEmpty();
  }

  @Test
  void whatCannotBeReadOrWrittenIsTold() throws IOException {
    List<ImportResult> reported = new ArrayList<>();
    library.importFrom(folder.resolve("none.ykr"), far -> {}, reported::add);
    assertThat(reported.getFirst().unreadable())
        .containsExactly(Faults.of("gone", folder.resolve("none.ykr")));
    fixture.disk.setRoom(2L * GAME.length());
    ImportResult imported = imported((GAME + "\n").repeat(3));
    assertThat(imported.names()).as("a batch is taken in whole or not at all").isEmpty();
    assertThat(imported.fault()).contains(Faults.of("disk-full", games));
    assertThat(list()).isEmpty();
  }

  private static String many(int games) {
    return (GAME + "\n").repeat(games);
  }

  @Test
  void anImportTellsHowFarItIs() throws IOException {
    Path file = Files.writeString(folder.resolve("games.ykr"), many(1100));
    List<Importing.Progress> came = new ArrayList<>();
    List<ImportResult> reported = new ArrayList<>();
    library.importFrom(file, came::add, reported::add);
    assertThat(came).extracting(Importing.Progress::games).containsExactly(512, 1024, 1100);
    assertThat(came.getFirst().share()).isBetween(0.46, 0.47);
    assertThat(came.getLast().share()).isEqualTo(1);
    assertThat(reported.getFirst().names()).hasSize(1100).isSorted();
    assertThat(reported.getFirst().stopped()).isFalse();
    assertThat(list()).hasSize(1100).noneMatch(LibraryGame::isDamaged);
  }

  @Test
  void aDatabaseOfTournamentsIsTakenIn() throws IOException {
    int count = 1100;
    ByteBuffer wthor = ByteBuffer.allocate(16 + 68 * count).order(ByteOrder.LITTLE_ENDIAN);
    wthor.put(new byte[] {20, 1, 2, 3}).putInt(count).putInt(1999 << 16).put((byte) 8);
    for (int i = 0; i < count; i++) {
      wthor.putShort(16 + 68 * i + 2, (short) i).put(16 + 68 * i + 8, (byte) 56); // black, f5
    }
    Path file = Files.write(folder.resolve("WTH_1999.wtb"), wthor.array());
    List<Importing.Progress> came = new ArrayList<>();
    library.importFrom(file, came::add, any -> {});
    assertThat(came).extracting(Importing.Progress::games).containsExactly(512, 1024, count);
    assertThat(came.getFirst().share()).isBetween(0.46, 0.47);
    assertThat(list())
        .hasSize(count)
        .anySatisfy(game -> assertThat(game.tag("Player1")).hasValue("#1099"))
        .allSatisfy(game -> assertThat(game.tag("Date")).hasValue("1999"));
  }

  @Test
  void aStoppedImportKeepsWhatItHasTakenIn() throws IOException {
    ImportResult imported = stoppedAtTheFirstProgress(many(1100));
    assertThat(imported.names()).hasSize(512);
    assertThat(imported.stopped()).isTrue();
    assertThat(list()).hasSize(512);
  }

  @Test
  void whatIsStoppedWhenAllIsTakenInIsNotCutShort() throws IOException {
    ImportResult imported = stoppedAtTheFirstProgress(GAME);
    assertThat(imported.names()).hasSize(1);
    assertThat(imported.stopped()).isFalse();
  }

  private ImportResult stoppedAtTheFirstProgress(String text) throws IOException {
    Path file = Files.writeString(folder.resolve("games.ykr"), text);
    ByHand reading = new ByHand();
    Store store = fixture.open(reading);
    List<ImportResult> reported = new ArrayList<>();
    List<Importing> running = new ArrayList<>();
    running.add(
        store.library().importFrom(file, far -> running.forEach(Importing::stop), reported::add));
    runAll(reading);
    return reported.getFirst();
  }

  @Test
  void anImportEndsWithTheApp() throws IOException {
    Path file = Files.writeString(folder.resolve("games.ykr"), many(1100));
    ByHand reading = new ByHand();
    Store store = fixture.open(reading);
    List<ImportResult> reported = new ArrayList<>();
    store.library().importFrom(file, far -> {}, reported::add);
    store.close();
    runAll(reading);
    assertThat(reported).isEmpty();
    assertThat(list()).hasSize(512);
  }

  /** Runs what waits, with threads of its own for what that brings. */
  private static void runAll(ByHand reading) {
    try (ExecutorService helpers = Executors.newCachedThreadPool()) {
      reading.runWith(helpers);
    }
  }

  @Test
  void gamesForWhoseFilesThereIsNoRoomAreSafeAndGetThemOnceThereIs() throws IOException {
    fixture.disk.setRoom(900L * GAME.length());
    ImportResult imported = imported(many(1100));
    assertThat(imported.names()).hasSize(512);
    assertThat(imported.fault()).contains(Faults.of("disk-full", games));
    assertThat(list()).hasSize(512).noneMatch(game -> game.isDamaged() || game.held());
    assertThat(StoreFixture.names(games)).hasSizeLessThan(512);
    fixture.disk.setRoom(Long.MAX_VALUE);
    fixture.passTime();
    assertThat(StoreFixture.names(games)).containsExactlyElementsOf(imported.names());
  }

  @Test
  void manyGamesAreDeletedWithoutKeepingASaveWaiting() throws IOException {
    List<String> names = imported(many(300)).names();
    ByHand files = new ByHand();
    Store store = fixture.openWith(files);
    List<Library.Changed<Library.Deleted>> reported = new ArrayList<>();
    store.library().delete(names, reported::add);
    store.library().keep("late.ykr", () -> GAME);
    files.run();
    assertThat(reported).isEmpty();
    assertThat(games.resolve("late.ykr")).exists();
    while (files.waiting() > 0) {
      files.run();
    }
    assertThat(reported.getFirst().done()).hasSize(300);
    assertThat(names()).containsExactly("late.ykr");
  }
}
