package yomikiri.app.library;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import yomikiri.app.ByHand;
import yomikiri.app.store.FileKind;
import yomikiri.app.store.LibraryNote;
import yomikiri.app.text.Language;
import yomikiri.app.ui.Sorting.SortBy;

final class LibraryViewModelTest extends LibraryFixture {
  private List<String> reported() {
    return model.rows().get().stream()
        .map(
            row ->
                String.join("|", row.title(), row.players(), row.result(), row.moves(), row.date()))
        .toList();
  }

  @Test
  void gamesAreListedNewestFirstInWords() {
    assertThat(reported())
        .containsExactly(
            "Mattix 4×4|Human – Strongest|Unfinished|2|2026-01-03 12:00",
            "Tic-tac-toe|Grandmother – perfect-not|Grandmother won|5|2026-01-02 11:00",
            "Tic-tac-toe|Human – perfect-not|Human won|5|2026-01-01 10:00");
    language.set(Language.JAPANESE);
    model.refresh();
    assertThat(reported().getFirst()).isEqualTo("Mattix 4×4|人間 – さいきょう|対局途中|2|2026-01-03 12:00");
    assertThat(model.chosen().get()).contains(model.rows().get().getFirst());
  }

  @Test
  void aCopyIsCalledByWordsThatEverySystemAllows() {
    assertThat(model.rows().get().getFirst().copyName())
        .isEqualTo("Mattix 4×4 2026-01-03 12-00.ykr");
    assertThat(FileKind.RECORD.named("Win? <c:/b\\a>\n")).isEqualTo("Win- -c-b-a-.ykr");
    assertThat(FileKind.RECORD.named("\ud83d\ude00".repeat(90)))
        .hasSize(124)
        .endsWith("\ude00.ykr");
    for (String device : List.of("con", "NUL", "Aux.old", "COM1", "lpt\u00b2 .a")) {
      assertThat(FileKind.RECORD.named(device)).isEqualTo("-" + device + ".ykr");
    }
    assertThat(FileKind.RECORD.named("Console, COM10")).isEqualTo("Console, COM10.ykr");
    model.note("Aunt's 1/2", "");
    assertThat(model.rows().get().getFirst().copyName())
        .isEqualTo("Aunt's 1-2 2026-01-03 12-00.ykr");
  }

  @Test
  void playersOfOneNameAreToldApartByTheirNumber() {
    String people =
        WON.replace("perfect-not", "human").replaceFirst("Result \"[^\"]*", "Result \"0:1");
    library.keep("20260105-120000-eeee.ykr", () -> people);
    library.keep("20260106-120000-ffff.ykr", () -> people.replace("human", "random"));
    model.refresh();
    assertThat(reported().subList(0, 2))
        .containsExactly(
            "Tic-tac-toe|Player 1 (Random) – Player 2 (Random)|Player 2 (Random) won|5|2026-01-06"
                + " 12:00",
            "Tic-tac-toe|Player 1 – Player 2|Player 2 won|5|2026-01-05 12:00");
  }

  @Test
  void gamesOfOtherPeopleBearTheDayOnWhichTheyWerePlayed() {
    library.keep(
        "20260104-120000-eeee.ykr",
        () -> OPEN.replace("[Result", "[Date \"1985\"]\n[Names \"people\"]\n[Result"));
    model.refresh();
    assertThat(model.rows().get().getFirst().date()).isEqualTo("1985");
  }

  @Test
  void peopleOfAnotherProgramAreNoCpus() {
    library.keep(
        "20260104-120000-eeee.ykr",
        () -> OPEN.replace("[Player1 \"human\"]", "[Player1 \"random\"]\n[Names \"people\"]"));
    model.refresh();
    assertThat(model.rows().get().getFirst().players()).isEqualTo("random – perfect");
  }

  @Test
  void cpusOfAStudysGameGoByWhatTheyAre() {
    library.keep(
        "20260104-120000-dddd.ykr",
        () ->
            OPEN.replace("[Player1 \"human\"]", "[Round \"1\"]\n[Player1 \"alphabeta:depth=1\"]")
                .replace("\"perfect\"", "\"perfect:time=100ms\""));
    model.refresh();
    assertThat(model.rows().get().getFirst().players())
        .isEqualTo("Alpha-beta, depth 1 – Perfect, 100 ms");
  }

  @Test
  void noPlayerIsNamedByItsSettingsAsFilesHaveThem() {
    String learnt = "learnt:file=20260101-101010-mattix-4/checkpoints/3000.learnt";
    library.keep("20260104-120000-dddd.ykr", () -> OPEN.replace("perfect", learnt));
    library.keep("20260105-120000-eeee.ykr", () -> OPEN.replace("perfect", "perfect:mood=good"));
    library.keep(
        "20260106-120000-ffff.ykr",
        () -> OPEN.replace("mattix-4", "chess").replace("perfect", "mcts:playouts=100"));
    model.refresh();
    assertThat(model.rows().get().subList(0, 3).stream().map(LibraryRow::players))
        .containsExactly(
            "Human – Monte Carlo tree search, 100 playouts",
            "Human – Perfect, mood good",
            "Human – Trained AI, Mattix 4×4 training, 3,000 games");
  }

  @Test
  void searchAndGameNarrowTheList() {
    model.search().set("  grand 2026-01 ");
    assertThat(names()).containsExactly("b");
    model.search().set("strongest");
    assertThat(names()).containsExactly("c");
    model.search().set("nobody");
    assertThat(names()).isEmpty();
    assertThat(model.chosen().get()).isEmpty();
    assertThat(model.empty().get()).as("there are games, only none like this").isFalse();
    model.search().set("");
    assertThat(model.titles().get()).containsExactly("Mattix 4×4", "Tic-tac-toe");
    model.only().set(Optional.of("Tic-tac-toe"));
    assertThat(names()).containsExactly("b", "a");
  }

  @Test
  void whatIsSearchedForBeginsAWord() {
    library.keep("20260104-120000-dddd.ykr", () -> WON.replace("human", "Ongest"));
    model.refresh();
    model.search().set("ongest");
    assertThat(names()).as("not Strongest").containsExactly("d");
    model.search().set("trongest");
    assertThat(names()).as("where nothing begins so").containsExactly("c");
    language.set(Language.JAPANESE);
    model.refresh();
    model.search().set("目並べ");
    assertThat(names()).as("words without blanks between them").contains("a", "b");
  }

  @Test
  void rowsArePutIntoWordsWhereFilesAreTouched() {
    ByHand files = new ByHand();
    ByHand answers = new ByHand();
    library = store(files, answers).library();
    model = model();
    model.refresh();
    files.run();
    language.set(Language.JAPANESE);
    answers.run();
    assertThat(model.rows().get()).as("not in the words of the language before").isEmpty();
    assertThat(model.loading().get()).isTrue();
    files.run();
    answers.run();
    assertThat(model.rows().get().getFirst().result()).isEqualTo("対局途中");
  }

  @Test
  void anotherLanguageLeavesWhatIsShown() {
    model.only().set(Optional.of("Tic-tac-toe"));
    sort(LibraryColumn.DATE, false);
    choose(1);
    language.set(Language.JAPANESE);
    assertThat(model.translateAtOnce()).isTrue();
    assertThat(names()).containsExactly("a", "b");
    assertThat(model.only().get()).isEqualTo(Optional.of(model.rows().get().getFirst().title()));
    assertThat(model.titles().get()).contains(model.only().get().orElseThrow());
    assertThat(model.chosen().get().orElseThrow().game().name()).contains("bbbb");
    language.set(Language.ENGLISH);
    model.refresh();
    assertThat(model.only().get()).hasValue("Tic-tac-toe");
  }

  @Test
  void aGameIsNamedNotedFoundAndLeftAsItWas() {
    choose(1);
    model.note(" Under the apple tree ", "The corner\nlost it");
    assertThat(model.chosen().get().orElseThrow().called())
        .isEqualTo("Under the apple tree (Tic-tac-toe)");
    model.search().set("apple");
    assertThat(names()).containsExactly("b");
    model.search().set("corner");
    assertThat(names()).containsExactly("b");
    model.search().set("");
    model.refresh();
    assertThat(model.rows().get().get(1).note())
        .isEqualTo(new LibraryNote("Under the apple tree", "The corner\nlost it", false));
    model.note("Under the apple tree", "The corner\nlost it");
    assertThat(notices.reported()).as("nothing has changed").hasSize(1);
    notices.undo(0);
    assertThat(model.rows().get().get(1).called()).isEqualTo("Tic-tac-toe");
    model.refresh();
    assertThat(model.rows().get().get(1).note()).isEqualTo(LibraryNote.NONE);
  }

  @Test
  void gamesMarkedGetAStarTogetherAndTheListShowsOnlyThoseIfWanted() {
    choose(0);
    model.star();
    model.marked().set(model.rows().get().subList(0, 2));
    model.star();
    model.starred().set(true);
    assertThat(names()).as("one of them had one").containsExactly("c", "b");
    notices.undo(1);
    assertThat(names()).containsExactly("c");
    model.star();
    assertThat(names()).isEmpty();
    model.starred().set(false);
    assertThat(names()).containsExactly("c", "b", "a");
  }

  @Test
  void aFinishedFirstRoundSaysSo() {
    String first = OPEN.replace("[Moves \"2\"]", "[Moves \"2\"]\n[Rounds \"2\"]");
    library.keep("20260105-120000-eeee.ykr", () -> first);
    library.keep(
        "20260106-120000-ffff.ykr", () -> first.replace("[Rounds", "[RoundOver \"1\"]\n[Rounds"));
    model.refresh();
    assertThat(model.rows().get().getFirst().result()).isEqualTo("4 : 7 after round 1 of 2");
    assertThat(model.rows().get().get(1).result()).isEqualTo("Unfinished");
  }

  private void sort(LibraryColumn column, boolean isDescending) {
    model.order().set(List.of(new SortBy<>(column, isDescending)));
  }

  @Test
  void gamesAreSortedByDatesAndNumbersAndStaySoWhenListedAgain() {
    library.keep("20260101-090000-dddd.ykr", () -> WON.replace("\"5\"", "\"10\""));
    model.refresh();
    choose(0);
    sort(LibraryColumn.DATE, false);
    assertThat(names()).containsExactly("d", "a", "b", "c");
    assertThat(model.chosen().get().orElseThrow().game().name()).as("as before").contains("cccc");
    sort(LibraryColumn.MOVES, true);
    assertThat(names()).as("of equal ones the newest first").containsExactly("d", "b", "a", "c");
    model.refresh();
    model.search().set("2026");
    assertThat(names()).containsExactly("d", "b", "a", "c");
    sort(LibraryColumn.PLAYERS, false);
    assertThat(names().getFirst()).isEqualTo("b");
    model.order().set(List.of());
    assertThat(names()).containsExactly("c", "b", "a", "d");
  }

  @Test
  void resultsAreSortedByMarginAndUnfinishedGamesComeLast() {
    String other = WON.replace("tictactoe", "mattix-4");
    library.keep("20260104-090000-dddd.ykr", () -> other.replace("1:0", "9:10"));
    library.keep("20260104-090000-eeee.ykr", () -> other.replace("1:0", "30:4"));
    model.refresh();
    sort(LibraryColumn.RESULT, false);
    assertThat(names()).containsExactly("d", "b", "a", "e", "c");
  }

  @Test
  void anUnfinishedGameGoesOn() {
    choose(0);
    model.open();
    assertThat(game.now().livePly()).isEqualTo(2);
    assertThat(game.now().board().kit().game().id()).isEqualTo("mattix-4");
  }

  @Test
  void aGameIsExportedAsItIs() throws IOException {
    choose(2);
    Path target = folder.resolve("out.ykr");
    model.export(target);
    assertThat(target).hasContent(WON);
    assertThat(notices.reported()).containsExactly("Saved as out.ykr");
  }

  @Test
  void theGameChosenIsCopiedAsItIs() throws IOException {
    List<String> copied = new ArrayList<>();
    model.recordText(copied::add);
    choose(2);
    model.recordText(copied::add);
    assertThat(copied).last().isEqualTo(WON);
    Files.delete(folder.resolve("games").resolve(model.rows().get().getLast().name()));
    model.recordText(copied::add);
    assertThat(copied).hasSize(2);
    assertThat(notices.reported()).last().asString().endsWith(" is no longer there.");
  }

  @Test
  void importedGamesAreListedAndCanBeTakenOutAgain() throws IOException {
    Path file = Files.writeString(folder.resolve("many.ykr"), WON + "\n" + OPEN + "\n" + WON);
    model.importFrom(List.of(file));
    assertThat(model.loading().get()).isFalse();
    assertThat(reported())
        .startsWith(
            "Tic-tac-toe|Human – perfect-not|Human won|5|2026-05-04 10:00",
            "Mattix 4×4|Human – Strongest|Unfinished|2|2026-05-04 10:00",
            "Tic-tac-toe|Human – perfect-not|Human won|5|2026-05-04 10:00")
        .hasSize(6);
    assertThat(model.chosen().get()).contains(model.rows().get().getFirst());
    assertThat(notices.reported()).containsExactly("Imported: 3 games");
    notices.undo(0);
    assertThat(names()).containsExactly("c", "b", "a");
    notices.undo(1);
    assertThat(model.rows().get()).hasSize(6);
  }

  @Test
  void severalFilesAreImportedAsOne() throws IOException {
    Path one = Files.writeString(folder.resolve("one.ykr"), WON + "\n" + OPEN);
    Path bad = Files.writeString(folder.resolve("bad.ykr"), "what is this");
    Path other = Files.writeString(folder.resolve("other.ykr"), WON);
    model.importFrom(List.of(one, bad, other));
    assertThat(model.importing().get()).isEmpty();
    assertThat(notices.reported())
        .singleElement()
        .asString()
        .startsWith("Imported: 3 games. Left out: 1. bad.ykr: Line 1");
    notices.undo(0);
    assertThat(names()).containsExactly("c", "b", "a");
  }

  @Test
  void afterAFileThatCannotBeReadTheNextIsImported() throws IOException {
    Path one = Files.writeString(folder.resolve("one.ykr"), WON);
    model.importFrom(List.of(one, folder.resolve("gone.ykr"), one));
    String reported = notices.reported().getFirst();
    assertThat(reported).startsWith("Imported: 2 games. 1 file could not be read to the end: ");
    assertThat(reported).contains("gone.ykr");
  }

  @Test
  void aDamagedFileIsNamedAndCannotBeOpened() throws IOException {
    Files.writeString(folder.resolve("games/20260104-000000-dddd.ykr"), "what is this");
    model.refresh();
    assertThat(reported().getFirst()).startsWith("20260104-000000-dddd.ykr|").contains("Line 1");
    choose(0);
    model.open();
    assertThat(notices.reported())
        .singleElement()
        .asString()
        .startsWith("20260104-000000-dddd.ykr cannot be read. Line 1");
    assertThat(game.now().length()).isZero();
  }

  @Test
  void thousandsOfGamesAreFilteredAtOnce() throws IOException {
    for (int i = 0; i < 3000; i++) {
      Files.writeString(
          folder.resolve("games/20250101-%06d-zzzz.ykr".formatted(i)), i % 100 == 0 ? OPEN : WON);
    }
    model.refresh();
    assertThat(model.rows().get()).hasSize(3003);
    model.search().set("mattix");
    assertThat(model.rows().get()).hasSize(31);
  }
}
