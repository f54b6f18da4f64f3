package yomikiri.app.store;

import static org.assertj.core.api.Assertions.assertThat;
import static yomikiri.app.text.TestNotices.OVER;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import yomikiri.app.store.Store.Unsaved;
import yomikiri.app.text.Fault;

final class LibraryTest extends LibraryActs {
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
    assertThat(fault(note(name, new LibraryNote("New", "", false)))).isNotNull();
    assertThat(games.resolve(name)).hasContent(GAME);
    assertThat(fault(note("gone.ykr", LibraryNote.NONE))).returns("trouble.gone", Fault::key);
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
    assertThat(fault(open("c.ykr")))
        .returns("trouble.damaged", Fault::key)
        .satisfies(
            damaged -> assertThat(((Fault) damaged.arguments().get(1)).arguments()).startsWith(9));
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
    assertThat(fault(restore(deleted))).returns("trouble.gone", Fault::key);
  }

  @Test
  void whatAnotherCopyDeletedIsGone() {
    String name = kept(GAME);
    assertThat(names()).containsExactly(name);
    done(delete(fixture.open().library(), name));
    assertThat(fault(open(name))).returns("trouble.gone", Fault::key);
    assertThat(fault(delete(library, name))).returns("trouble.gone", Fault::key);
    assertThat(names()).isEmpty();
  }

  @Test
  void exportingCopies() throws IOException {
    String name = kept(GAME);
    Path target = folder.resolve("mine.ykr");
    assertThat(done(export(name, target))).isEqualTo(target);
    assertThat(Files.readString(target)).isEqualTo(GAME);
    assertThat(fault(export(name, folder.resolve("none/mine.ykr"))))
        .returns("trouble.gone", Fault::key);
  }

  @Test
  void gamesThatFoundNoRoomAreKeptWhenThereIsSome() {
    fixture.disk.setRoom(700);
    List<String> names = List.of(kept(GAME), kept(GAME), kept(GAME), kept(GAME), kept(GAME));
    fixture.passTime();
    assertThat(list()).hasSize(5).filteredOn(LibraryGame::held).hasSize(2);
    assertThat(list()).noneMatch(LibraryGame::isDamaged);
    assertThat(fixture.notices.reported())
        .containsExactly(
            "Not saved yet: games in the library. The app keeps trying. The disk that holds "
                + games
                + " is full.");
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

  @Test
  void whatStillWaitsIsTold() {
    Store store = fixture.open();
    List<List<DataKind>> reported = new ArrayList<>();
    Consumer<Unsaved> notify = unsaved -> reported.add(unsaved.kinds());
    store.settle(notify);
    fixture.disk.setRoom(0);
    store.library().keep("a.ykr", () -> GAME);
    store.settle(notify);
    fixture.disk.setRoom(10_000);
    store.settle(notify);
    assertThat(reported).containsExactly(List.of(), List.of(DataKind.LIBRARY), List.of());
    assertThat(fixture.notices.reported())
        .containsExactly(
            "Not saved yet: games in the library. The app keeps trying. The disk that holds "
                + games
                + " is full.",
            OVER,
            "Saving works again; everything is saved.");
  }
}
