package yomikiri.app.library;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import yomikiri.app.board.AvailableGames;
import yomikiri.app.library.CollectionFilter.BoardPosition;
import yomikiri.app.play.DirectOpener;
import yomikiri.app.shell.Command;
import yomikiri.app.store.Store;

/** The same commands and keys act on the user's own games and on those of a collection. */
final class LibraryCommandsTest extends LibraryFixture {
  private final List<String> asked = new ArrayList<>();
  private CollectionsViewModel collected = collected();
  private LibraryCommands commands = new LibraryCommands(model, collected);

  @BeforeEach
  void open() throws IOException {
    collected = collected();
    commands = new LibraryCommands(model, collected);
    commands.setScreen(Optional.of(screen()));
    collected.create("Cups");
    collected.importFrom(List.of(Files.writeString(folder.resolve("a.ykr"), WON)));
  }

  private CollectionsViewModel collected() {
    Store store = store(Runnable::run, Runnable::run);
    library = store.library();
    model = model();
    model.refresh();
    return new CollectionsViewModel(
        store.collections(),
        store.moves(),
        model,
        AvailableGames.of(gameList()),
        new DirectOpener(game),
        () -> new BoardPosition("tictactoe", 0),
        () -> 0,
        notices);
  }

  private LibraryCommands.Asking screen() {
    return new LibraryCommands.Asking() {
      @Override
      public void toImport() {
        asked.add("import");
      }

      @Override
      public void toExport() {
        asked.add("export");
      }

      @Override
      public void toSearch() {
        asked.add("search");
      }

      @Override
      public void toNote() {
        asked.add("note");
      }
    };
  }

  private List<Command> enabled() {
    return List.of(
            commands.open,
            commands.analyse,
            commands.importGames,
            commands.export,
            commands.delete,
            commands.note,
            commands.star,
            commands.search)
        .stream()
        .filter(command -> command.enabled().get())
        .toList();
  }

  @Test
  void allButNotesAndStarsAreThereForACollectionToo() {
    assertThat(enabled())
        .as("nothing is chosen")
        .containsExactly(commands.importGames, commands.search);
    collected.marked().set(collected.found().get());
    assertThat(enabled()).hasSize(6).doesNotContain(commands.note, commands.star);
    collected.current().set(Optional.empty());
    choose(0);
    assertThat(enabled()).hasSize(8);
    List.of(commands.importGames, commands.export, commands.search, commands.note)
        .forEach(Command::run);
    assertThat(asked).containsExactly("import", "export", "search", "note");
    commands.setScreen(Optional.empty());
    assertThat(enabled()).isEmpty();
  }

  @Test
  void theyActOnWhatIsShown() {
    collected.marked().set(collected.found().get());
    commands.analyse.run();
    assertThat(game.now().mode().analysing()).isTrue();
    commands.open.run();
    assertThat(game.now().mode().analysing()).isFalse();
    assertThat(game.now().length()).isEqualTo(5);
    List<String> texts = new ArrayList<>();
    commands.recordText(texts::add);
    assertThat(texts).containsExactly(WON);
    commands.delete.run();
    assertThat(collected.found().get()).isEmpty();
    assertThat(model.rows().get()).hasSize(3);
    collected.current().set(Optional.empty());
    choose(0);
    model.marked().set(model.rows().get().subList(0, 1));
    commands.delete.run();
    assertThat(model.rows().get()).hasSize(2);
  }
}
