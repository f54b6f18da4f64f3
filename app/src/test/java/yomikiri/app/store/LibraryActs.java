package yomikiri.app.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import yomikiri.app.text.Fault;
import yomikiri.engine.record.GameRecord;

/** A library in a folder of its own, and what is done with it. */
abstract class LibraryActs {
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

  @TempDir Path folder = Path.of("");
  StoreFixture fixture = new StoreFixture(folder);
  Library library = fixture.open().library();
  Path games = folder;

  @BeforeEach
  void place() {
    fixture = new StoreFixture(folder);
    library = fixture.open().library();
    games = fixture.folders.library();
  }

  static <T> StoreResult<T> outcome(Consumer<Consumer<StoreResult<T>>> ask) {
    List<StoreResult<T>> reported = new ArrayList<>();
    ask.accept(reported::add);
    return reported.getFirst();
  }

  static <T> T done(StoreResult<T> outcome) {
    assertThat(outcome).isInstanceOf(StoreResult.Done.class);
    return ((StoreResult.Done<T>) outcome).value();
  }

  static <T> Fault fault(StoreResult<T> outcome) {
    assertThat(outcome).isInstanceOf(StoreResult.Failed.class);
    return ((StoreResult.Failed<T>) outcome).fault();
  }

  /** What came of something asked of a single game. */
  static <T> StoreResult<T> only(Library.Changed<T> changed) {
    assertThat(changed.done()).hasSize(changed.fault().isEmpty() ? 1 : 0);
    return changed
        .fault()
        .<StoreResult<T>>map(StoreResult.Failed::new)
        .orElseGet(() -> new StoreResult.Done<>(changed.done().getFirst()));
  }

  StoreResult<GameRecord<?>> open(String name) {
    return outcome(then -> library.<GameRecord<?>>open(name, record -> record, then));
  }

  StoreResult<Library.Deleted> delete(Library from, String name) {
    List<StoreResult<Library.Deleted>> reported = new ArrayList<>();
    from.delete(List.of(name), changed -> reported.add(LibraryActs.only(changed)));
    return reported.getFirst();
  }

  StoreResult<String> restore(Library.Deleted deleted) {
    List<StoreResult<String>> reported = new ArrayList<>();
    library.restore(List.of(deleted), changed -> reported.add(LibraryActs.only(changed)));
    return reported.getFirst();
  }

  StoreResult<Path> export(String name, Path target) {
    return outcome(then -> library.export(name, target, then));
  }

  List<LibraryGame> list() {
    return done(outcome(then -> library.<List<LibraryGame>>list(games -> games, then)));
  }

  List<String> names() {
    return list().stream().map(LibraryGame::name).toList();
  }

  String kept(String text) {
    String name = library.newName();
    library.keep(name, () -> text);
    return name;
  }

  StoreResult<Library.Noted> note(String name, LibraryNote note) {
    List<StoreResult<Library.Noted>> reported = new ArrayList<>();
    library.note(
        List.of(new Library.Noted(name, note)), changed -> reported.add(LibraryActs.only(changed)));
    return reported.getFirst();
  }
}
