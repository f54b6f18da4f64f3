package yomikiri.app.library;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Games of the library are deleted and come back. */
final class LibraryDeletingTest extends LibraryFixture {
  @Test
  void aDeletedGameComesBack() {
    choose(1);
    String game = "Tic-tac-toe, 2026-01-02 11:00";
    model.delete();
    assertThat(names()).containsExactly("c", "a");
    assertThat(model.chosen().get()).contains(model.rows().get().getLast());
    notices.undo(0);
    assertThat(names()).containsExactly("c", "b", "a");
    assertThat(notices.reported())
        .containsExactly("Deleted: " + game, "Back in the library: " + game);
    assertThat(model.chosen().get()).contains(model.rows().get().get(1));
  }

  @Test
  void gamesDeletedOneAfterTheOtherComeBackTheLastOneFirst() {
    choose(0);
    model.delete();
    choose(1);
    model.delete();
    assertThat(names()).containsExactly("b");
    notices.undo(1);
    assertThat(names()).containsExactly("b", "a");
    notices.undo(0);
    assertThat(names()).containsExactly("c", "b", "a");
    assertThat(notices.shown.get(0).undo().orElseThrow().subject())
        .isNotEqualTo(notices.shown.get(1).undo().orElseThrow().subject());
  }

  @Test
  void gamesMarkedTogetherAreDeletedAndComeBackTogether() {
    choose(0);
    model.marked().set(List.of(model.rows().get().getFirst(), model.rows().get().getLast()));
    model.delete();
    assertThat(names()).containsExactly("b");
    assertThat(model.chosen().get()).contains(model.rows().get().getFirst());
    assertThat(model.marked().get()).isEqualTo(model.rows().get());
    notices.undo(0);
    assertThat(names()).containsExactly("c", "b", "a");
    assertThat(notices.reported())
        .containsExactly("Deleted: 2 games", "Back in the library: 2 games");
  }

  @Test
  void whatCannotBeDeletedIsToldAndNoHindranceToTheOthers() throws IOException {
    choose(0);
    model.marked().set(model.rows().get());
    Files.delete(folder.resolve("games").resolve(model.rows().get().getFirst().game().name()));
    model.delete();
    assertThat(names()).containsExactly("c");
    assertThat(notices.reported()).hasSize(2).last().asString().endsWith(" is no longer there.");
    try (Stream<Path> trash = Files.list(folder.resolve("games").resolve("trash"))) {
      Files.delete(trash.min(Comparator.naturalOrder()).orElseThrow());
    }
    notices.undo(0);
    assertThat(names()).containsExactly("b");
    assertThat(notices.reported()).hasSize(3).last().asString().endsWith(" is no longer there.");
  }

  @Test
  void theLastGameDeletedLeavesTheLibraryEmpty() {
    model.delete();
    model.delete();
    model.delete();
    assertThat(model.empty().get()).isTrue();
    assertThat(model.chosen().get()).isEmpty();
    assertThat(model.picture().get()).isEmpty();
    model.delete();
    model.open();
    assertThat(notices.reported()).hasSize(3);
  }
}
