package yomikiri.app.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.Executor;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import yomikiri.app.ByHand;
import yomikiri.app.TestCatalog;
import yomikiri.engine.file.Disk;
import yomikiri.engine.record.GameRecord;

/** Games taken in are safe before they have files of their own. */
final class ImportTest {
  private static final String THREE =
      Stream.of("1. d3 d4", "1. d3", "1. a3")
          .map(moves -> LibraryTest.GAME.replace("1. d3 d4", moves) + "\n")
          .reduce("", String::concat);

  @TempDir private Path folder = Path.of("");
  private StoreFixture fixture = new StoreFixture(folder);
  private Path file = folder;
  private Path games = folder;

  @BeforeEach
  void place() throws IOException {
    fixture = new StoreFixture(folder);
    games = fixture.folders.library();
    file = Files.writeString(folder.resolve("three.ykr"), THREE);
  }

  private static List<LibraryGame> list(Library library) {
    return LibraryTest.done(
        LibraryTest.outcome(then -> library.<List<LibraryGame>>list(all -> all, then)));
  }

  private List<String> files() throws IOException {
    return StoreFixture.names(games).stream().filter(name -> !name.equals("trash")).toList();
  }

  @Test
  void killedAtAnyStepAnImportIsThereWhollyOrNotAtAllAfterTheNextStart() throws IOException {
    boolean isEnd = false;
    int whole = 0;
    for (int steps = 0; !isEnd; steps++) {
      Path old = Files.createDirectories(games).resolve("20200101-000000-old.ykr");
      Files.writeString(old, LibraryTest.GAME);
      List<ImportResult> reported = new ArrayList<>();
      isEnd = !isKilled(FakeDisk.killingAfter(steps), reported);
      int known = list(store(Disk.REAL).library()).size();
      assertThat(known).isIn(1, 4);
      boolean isReported = reported.stream().anyMatch(imported -> !imported.names().isEmpty());
      assertThat(!isReported || known == 4).as("what was told is there").isTrue();
      assertThat(list(store(Disk.REAL).library())).noneMatch(LibraryGame::isDamaged).hasSize(known);
      assertThat(old).hasContent(LibraryTest.GAME);
      assertThat(files()).filteredOn(name -> name.endsWith(".batch")).isEmpty();
      whole += known == 4 ? 1 : 0;
      for (String name : files()) {
        Files.delete(games.resolve(name));
      }
    }
    assertThat(whole).as("kills after the batch was safe").isGreaterThan(10);
    assertThat(fixture.notices.reported()).isEmpty();
  }

  private boolean isKilled(Disk disk, List<ImportResult> reported) {
    Store store = store(disk);
    try {
      store.library().importFrom(file, far -> {}, reported::add);
      return false;
    } catch (FakeDisk.Killed killed) {
      return true;
    } finally {
      store.close(); // as the system lets go of its locks
    }
  }

  private Store store(Disk disk) {
    return store(disk, Runnable::run);
  }

  private Store store(Disk disk, Executor answers) {
    return new Store(
        fixture.folders,
        disk,
        Clock.systemUTC(),
        new SplittableRandom(1),
        new Workers(Runnable::run, Runnable::run, later -> {}, late -> {}, answers),
        TestCatalog.CATALOG,
        fixture.notices);
  }

  /** Until the answer is heard, no game has a file of its own. */
  @Test
  void gamesWithoutFilesAreListedOpenedNotedAndDeletedLikeOthers() throws IOException {
    ByHand answers = new ByHand();
    Library library = store(Disk.REAL, answers).library();
    List<ImportResult> reported = new ArrayList<>();
    library.importFrom(file, far -> {}, reported::add);
    List<StoreResult<List<LibraryGame>>> listed = new ArrayList<>();
    library.<List<LibraryGame>>list(all -> all, listed::add);
    assertThat(files()).hasSize(1).allMatch(name -> name.endsWith(".batch"));
    assertThat(list(store(Disk.REAL).library())).as("another copy leaves them alone").isEmpty();
    String stem = files().getFirst().substring(1, 22);
    library.delete(List.of(stem + "-000001.ykr"), changed -> {});
    library.note(
        List.of(new Library.Noted(stem + "-000002.ykr", new LibraryNote("Mine", "", false))),
        changed -> assertThat(changed.fault()).isEmpty());
    List<StoreResult<String>> opened = new ArrayList<>();
    library.open(stem + "-000003.ykr", GameRecord::moveText, opened::add);
    assertThat(files()).hasSize(3);
    answers.run();
    assertThat(LibraryTest.done(listed.getFirst()))
        .hasSize(3)
        .noneMatch(game -> game.held() || game.isDamaged());
    assertThat(LibraryTest.done(opened.getFirst())).isEqualTo("a3");
    assertThat(reported.getFirst().names()).hasSize(3);
    assertThat(files()).containsExactly(stem + "-000002.ykr", stem + "-000003.ykr");
    assertThat(games.resolve(stem + "-000002.ykr")).content().contains("[Title \"Mine\"]");
  }

  @Test
  void whatWasDeletedIsNotBackAfterAKill() throws IOException {
    Store killed = store(Disk.REAL, new ByHand());
    killed.library().importFrom(file, far -> {}, imported -> {});
    String stem = files().getFirst().substring(1, 22);
    killed.library().delete(List.of(stem + "-000001.ykr"), changed -> {});
    killed.close();
    assertThat(list(store(Disk.REAL).library()))
        .extracting(LibraryGame::name)
        .containsExactly(stem + "-000003.ykr", stem + "-000002.ykr");
  }
}
