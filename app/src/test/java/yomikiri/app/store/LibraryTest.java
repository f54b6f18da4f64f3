package yomikiri.app.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import yomikiri.app.ByHand;
import yomikiri.engine.game.GameRecord;

final class LibraryTest {
  static final String GAME =
      """
      [Game "mattix-4"]
      [Layout "5,5,1,6/6,2,3,2/1,4,x,4/3,7,7,8 r 0:0"]
      [Player1 "human"]
      [Player2 "perfect"]
      [Date "2026-11-20"]
      [Result "4:8"]
      [Termination "unterminated"]

      1. d3 d4
      """;

  @TempDir private Path folder = Path.of("");
  private StoreFixture fixture = new StoreFixture(folder);
  private Library library = fixture.open().library();
  private Path games = folder;

  @BeforeEach
  void place() {
    fixture = new StoreFixture(folder);
    library = fixture.open().library();
    games = fixture.folders.library();
  }

  static <T> Outcome<T> outcome(Consumer<Consumer<Outcome<T>>> ask) {
    List<Outcome<T>> told = new ArrayList<>();
    ask.accept(told::add);
    return told.getFirst();
  }

  static <T> T done(Outcome<T> outcome) {
    assertThat(outcome).isInstanceOf(Outcome.Done.class);
    return ((Outcome.Done<T>) outcome).value();
  }

  static <T> Trouble trouble(Outcome<T> outcome) {
    assertThat(outcome).isInstanceOf(Outcome.Failed.class);
    return ((Outcome.Failed<T>) outcome).trouble();
  }

  /** What came of something asked of a single game. */
  private static <T> Outcome<T> only(Library.Changed<T> changed) {
    assertThat(changed.done()).hasSize(changed.trouble().isEmpty() ? 1 : 0);
    return changed
        .trouble()
        .<Outcome<T>>map(Outcome.Failed::new)
        .orElseGet(() -> new Outcome.Done<>(changed.done().getFirst()));
  }

  private Outcome<GameRecord<?>> open(String name) {
    return outcome(then -> library.<GameRecord<?>>open(name, record -> record, then));
  }

  private Outcome<Library.Deleted> delete(Library from, String name) {
    List<Outcome<Library.Deleted>> told = new ArrayList<>();
    from.delete(List.of(name), changed -> told.add(LibraryTest.only(changed)));
    return told.getFirst();
  }

  private Outcome<String> restore(Library.Deleted deleted) {
    List<Outcome<String>> told = new ArrayList<>();
    library.restore(List.of(deleted), changed -> told.add(LibraryTest.only(changed)));
    return told.getFirst();
  }

  private Outcome<Path> export(String name, Path target) {
    return outcome(then -> library.export(name, target, then));
  }

  private List<LibraryGame> list() {
    return done(outcome(then -> library.<List<LibraryGame>>list(games -> games, then)));
  }

  private List<String> names() {
    return list().stream().map(LibraryGame::name).toList();
  }

  private String kept(String text) {
    String name = library.newName();
    library.keep(name, () -> text);
    return name;
  }

  private Outcome<Library.Noted> note(String name, LibraryNote note) {
    List<Outcome<Library.Noted>> told = new ArrayList<>();
    library.note(
        List.of(new Library.Noted(name, note)), changed -> told.add(LibraryTest.only(changed)));
    return told.getFirst();
  }

  @Test
  void whatPeopleSayStandsInTheRecordAndIsTakenBack() throws IOException {
    String name = kept(GAME);
    LibraryNote first = new LibraryNote("The \"big\" one", "First line\n\n読み切り", true);
    assertThat(done(note(name, first)).note()).isEqualTo(LibraryNote.NONE);
    assertThat(list().getFirst().note()).isEqualTo(first);
    assertThat(done(open(name)).text()).as("checked by its reader").contains("[Starred \"yes\"]");
    LibraryNote second = new LibraryNote("", "other", false);
    assertThat(done(note(name, second)).note()).isEqualTo(first);
    assertThat(done(export(name, folder.resolve("copy.ykr"))))
        .content()
        .contains("[Note \"other\"]");
    done(note(name, LibraryNote.NONE));
    assertThat(games.resolve(name)).hasContent(GAME);
  }

  @Test
  void whatPeopleSayStaysWithAGameThatGoesOnIsDeletedAndComesBack() {
    String name = kept(GAME);
    LibraryNote said = new LibraryNote("Mine", "", true);
    done(note(name, said));
    library.keep(name, () -> GAME.replace("d3 d4", "d3"));
    library.update(name, () -> GAME.replace("[Date", "[Title \"of the table\"]\n[Date"));
    assertThat(list().getFirst().note()).isEqualTo(said);
    done(restore(done(delete(library, name))));
    assertThat(list().getFirst().note()).isEqualTo(said);
    String other = kept(GAME.replace("[Date", "[Title \"from elsewhere\"]\n[Date"));
    assertThat(done(note(other, said)).note().title()).isEqualTo("from elsewhere");
  }

  @Test
  void aFullDiskLeavesWhatPeopleSaidBefore() {
    String name = kept(GAME);
    fixture.disk.setRoom(20);
    assertThat(trouble(note(name, new LibraryNote("New", "", false)))).isNotNull();
    assertThat(games.resolve(name)).hasContent(GAME);
    assertThat(trouble(note("gone.ykr", LibraryNote.NONE))).isInstanceOf(Trouble.Gone.class);
  }

  @Test
  void aGameIsListedByItsTags() {
    assertThat(list()).isEmpty();
    String name = kept(GAME);
    assertThat(name).matches("20261120-163107-[0-9a-z]{5}\\.ykr");
    LibraryGame game = list().getFirst();
    assertThat(game.game()).isEqualTo("mattix-4");
    assertThat(game.seats()).containsExactly("human", "perfect");
    assertThat(game.tag("Result")).contains("4:8");
    assertThat(game.isFinished()).isFalse();
    assertThat(game.isDamaged()).isFalse();
    library.keep(name, () -> GAME.replace("unterminated", "normal"));
    assertThat(list()).singleElement().matches(LibraryGame::isFinished);
  }

  @Test
  void theNewestComesFirst() throws IOException {
    String first = kept(GAME);
    library = fixture.openAfter(Duration.ofSeconds(1)).library();
    String second = kept(GAME);
    library = fixture.openAfter(Duration.ofHours(2)).library();
    String third = kept(GAME);
    Path foreign = Files.writeString(games.resolve("my game.ykr"), GAME);
    Files.setLastModifiedTime(foreign, FileTime.from(Instant.parse("2026-11-20T17:00:00Z")));
    Files.writeString(games.resolve("notes.txt"), "no game");
    assertThat(names()).containsExactly(third, "my game.ykr", second, first);
  }

  @Test
  void aKeptGameOpensWhole() {
    assertThat(done(open(kept(GAME))).text()).isEqualTo(GAME);
  }

  @Test
  void damagedGamesStayListedAndUntouched() throws IOException {
    String good = kept(GAME);
    byte[] bytes = {(byte) 0xff, 0, 1};
    Files.writeString(games.resolve("a.ykr"), "");
    Files.write(games.resolve("b.ykr"), bytes);
    Files.writeString(games.resolve("c.ykr"), GAME.replace("d4", "a1"));
    Files.createDirectories(games.resolve("d.ykr"));
    assertThat(list().stream().filter(LibraryGame::isDamaged).map(LibraryGame::name))
        .containsExactlyInAnyOrder("a.ykr", "b.ykr");
    assertThat(names()).containsExactlyInAnyOrder("a.ykr", "b.ykr", "c.ykr", good);
    assertThat(trouble(open("c.ykr")))
        .isInstanceOfSatisfying(
            Trouble.Damaged.class, damaged -> assertThat(damaged.fault().line()).isEqualTo(9));
    assertThat(games.resolve("a.ykr")).isEmptyFile();
    assertThat(games.resolve("b.ykr")).hasBinaryContent(bytes);
  }

  @Test
  void deletingCanBeUndone() {
    String name = kept(GAME);
    Library.Deleted deleted = done(delete(library, name));
    assertThat(names()).isEmpty();
    assertThat(done(restore(deleted))).isEqualTo(name);
    assertThat(names()).containsExactly(name);
    Library.Deleted again = done(delete(library, name));
    library.keep(name, () -> GAME);
    String other = done(restore(again));
    assertThat(other).isNotEqualTo(name);
    assertThat(names()).containsExactlyInAnyOrder(name, other);
  }

  @Test
  void whatWasDeletedWeeksAgoIsGone() throws IOException {
    Library.Deleted deleted = done(delete(library, kept(GAME)));
    Path trash = games.resolve("trash");
    fixture.openAfter(Duration.ofDays(30)).tidy();
    fixture.passTime();
    assertThat(StoreFixture.names(trash)).containsExactly(deleted.trash());
    fixture.openAfter(Duration.ofDays(31)).tidy();
    fixture.passTime();
    assertThat(StoreFixture.names(trash)).isEmpty();
    assertThat(trouble(restore(deleted))).isInstanceOf(Trouble.Gone.class);
  }

  @Test
  void whatAnotherCopyDeletedIsGone() {
    String name = kept(GAME);
    assertThat(names()).containsExactly(name);
    done(delete(fixture.open().library(), name));
    assertThat(trouble(open(name))).isInstanceOf(Trouble.Gone.class);
    assertThat(trouble(delete(library, name))).isInstanceOf(Trouble.Gone.class);
    assertThat(names()).isEmpty();
  }

  @Test
  void exportingCopies() throws IOException {
    String name = kept(GAME);
    Path target = folder.resolve("mine.ykr");
    assertThat(done(export(name, target))).isEqualTo(target);
    assertThat(Files.readString(target)).isEqualTo(GAME);
    assertThat(trouble(export(name, folder.resolve("none/mine.ykr"))))
        .isInstanceOf(Trouble.Gone.class);
  }

  @Test
  void gamesThatFoundNoRoomAreKeptWhenThereIsSome() {
    fixture.disk.setRoom(700);
    List<String> names = List.of(kept(GAME), kept(GAME), kept(GAME), kept(GAME), kept(GAME));
    fixture.passTime();
    assertThat(list()).hasSize(5).filteredOn(LibraryGame::held).hasSize(2);
    assertThat(list()).noneMatch(LibraryGame::isDamaged);
    assertThat(fixture.notices)
        .containsExactly(new StoreNotice.CannotKeep(Kind.LIBRARY, new Trouble.DiskFull(games)));
    fixture.disk.setRoom(Long.MAX_VALUE);
    fixture.passTime();
    assertThat(names()).containsExactlyInAnyOrderElementsOf(names);
    assertThat(list()).noneMatch(LibraryGame::isDamaged);
  }

  @Test
  void whatCouldNotBeWrittenYetCanBeUsedLikeTheRest() throws IOException {
    fixture.disk.setRoom(0);
    String name = kept(GAME);
    assertThat(done(open(name)).text()).isEqualTo(GAME);
    Library.Deleted deleted = done(delete(library, name));
    fixture.disk.setRoom(10_000);
    fixture.passTime();
    assertThat(list()).isEmpty();
    fixture.disk.setRoom(0);
    assertThat(done(restore(deleted))).isEqualTo(name);
    assertThat(names()).containsExactly(name);
    fixture.disk.setRoom(GAME.length());
    Path target = folder.resolve("mine.ykr");
    done(export(name, target));
    assertThat(Files.readString(target)).isEqualTo(GAME);
  }

  // ---- import

  private static final String THREE =
      GAME + "\n" + GAME.replace("d4", "a1") + "\n" + GAME.replace("d3 d4", "d3");

  private Imported imported(String text) throws IOException {
    Path file = Files.writeString(folder.resolve("games.ykr"), text);
    List<Imported> told = new ArrayList<>();
    library.importFrom(file, far -> {}, told::add);
    assertThat(told).hasSize(1);
    return told.getFirst();
  }

  @Test
  void allSoundGamesOfAFileAreTakenIn() throws IOException {
    Imported imported = imported(THREE);
    assertThat(imported.names()).hasSize(2);
    assertThat(imported.faulty()).isEqualTo(1);
    assertThat(imported.fault().orElseThrow().sentence())
        .isEqualTo("game 2, line 19, column 7: move 2, a1, is not allowed there");
    assertThat(imported.trouble()).isEmpty();
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
    Imported first = imported(THREE);
    assertThat(imported(THREE).names()).hasSize(2).doesNotContainAnyElementsOf(first.names());
    assertThat(list()).hasSize(4);
  }

  @Test
  void aSingleGameIsTakenInToo() throws IOException {
    assertThat(imported(GAME).names()).hasSize(1);
    Imported nothing = imported("");
    assertThat(nothing.names()).isEmpty();
    assertThat(nothing.fault().orElseThrow().game()).isEmpty();
  }

  @Test
  void whatCannotBeReadOrWrittenIsTold() throws IOException {
    List<Imported> told = new ArrayList<>();
    library.importFrom(folder.resolve("none.ykr"), far -> {}, told::add);
    assertThat(told.getFirst().trouble()).contains(new Trouble.Gone(folder.resolve("none.ykr")));
    fixture.disk.setRoom(2L * GAME.length());
    Imported imported = imported((GAME + "\n").repeat(3));
    assertThat(imported.names()).as("a batch is taken in whole or not at all").isEmpty();
    assertThat(imported.trouble()).contains(new Trouble.DiskFull(games));
    assertThat(list()).isEmpty();
  }

  private static String many(int games) {
    return (GAME + "\n").repeat(games);
  }

  @Test
  void anImportTellsHowFarItIs() throws IOException {
    Path file = Files.writeString(folder.resolve("games.ykr"), many(1100));
    List<Importing.Progress> came = new ArrayList<>();
    List<Imported> told = new ArrayList<>();
    library.importFrom(file, came::add, told::add);
    assertThat(came).extracting(Importing.Progress::games).containsExactly(512, 1024, 1100);
    assertThat(came.getFirst().share()).isBetween(0.46, 0.47);
    assertThat(came.getLast().share()).isEqualTo(1);
    assertThat(told.getFirst().names()).hasSize(1100).isSorted();
    assertThat(told.getFirst().stopped()).isFalse();
    assertThat(list()).hasSize(1100).noneMatch(LibraryGame::isDamaged);
  }

  @Test
  void aStoppedImportKeepsWhatItHasTakenIn() throws IOException {
    Path file = Files.writeString(folder.resolve("games.ykr"), many(1100));
    ByHand reading = new ByHand();
    Store store = fixture.open(reading);
    List<Imported> told = new ArrayList<>();
    List<Importing> running = new ArrayList<>();
    running.add(
        store.library().importFrom(file, far -> running.forEach(Importing::stop), told::add));
    runAll(reading);
    assertThat(told.getFirst().names()).hasSize(512);
    assertThat(told.getFirst().stopped()).isTrue();
    assertThat(list()).hasSize(512);
  }

  @Test
  void anImportEndsWithTheApp() throws IOException {
    Path file = Files.writeString(folder.resolve("games.ykr"), many(1100));
    ByHand reading = new ByHand();
    Store store = fixture.open(reading);
    List<Imported> told = new ArrayList<>();
    store.library().importFrom(file, far -> {}, told::add);
    store.close();
    runAll(reading);
    assertThat(told).isEmpty();
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
    Imported imported = imported(many(1100));
    assertThat(imported.names()).hasSize(512);
    assertThat(imported.trouble()).contains(new Trouble.DiskFull(games));
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
    List<Library.Changed<Library.Deleted>> told = new ArrayList<>();
    store.library().delete(names, told::add);
    store.library().keep("late.ykr", () -> GAME);
    files.run();
    assertThat(told).isEmpty();
    assertThat(games.resolve("late.ykr")).exists();
    while (files.waiting() > 0) {
      files.run();
    }
    assertThat(told.getFirst().done()).hasSize(300);
    assertThat(names()).containsExactly("late.ykr");
  }

  @Test
  void whatStillWaitsIsTold() {
    Store store = fixture.open();
    List<List<Kind>> told = new ArrayList<>();
    Consumer<Unsaved> hear = unsaved -> told.add(unsaved.kinds());
    store.settle(hear);
    fixture.disk.setRoom(0);
    store.library().keep("a.ykr", () -> GAME);
    store.settle(hear);
    fixture.disk.setRoom(10_000);
    store.settle(hear);
    assertThat(told).containsExactly(List.of(), List.of(Kind.LIBRARY), List.of());
    assertThat(fixture.notices)
        .containsExactly(
            new StoreNotice.CannotKeep(Kind.LIBRARY, new Trouble.DiskFull(games)),
            new StoreNotice.KeepsAgain(Kind.LIBRARY));
  }
}
