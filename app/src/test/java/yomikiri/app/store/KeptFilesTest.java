package yomikiri.app.store;

import static org.assertj.core.api.Assertions.assertThat;
import static yomikiri.app.TestCatalog.GAME_LIST;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import yomikiri.app.board.AvailableGames;
import yomikiri.app.play.record.GameRestorer;
import yomikiri.app.play.session.SavedGame;

/** Files the app wrote on 25 November 2026, before types and packages were renamed. */
final class KeptFilesTest {
  private final AvailableGames availableGames = AvailableGames.of(GAME_LIST);

  @TempDir private Path folder = Path.of("");

  private static String text(String name) throws Exception {
    try (var in =
        Objects.requireNonNull(KeptFilesTest.class.getResourceAsStream("/kept/" + name))) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  @Test
  void theSettings() throws Exception {
    StoreFixture fixture = new StoreFixture(folder);
    Files.createDirectories(fixture.folders.settings());
    Files.writeString(
        fixture.folders.settings().resolve("settings.properties"), text("settings.properties"));
    assertThat(fixture.open().settings().load())
        .isEqualTo(
            AppSettings.USUAL
                .with(Setting.LANGUAGE, Setting.LanguageChoice.JAPANESE)
                .with(Setting.THEME, Setting.ThemeChoice.DARK)
                .with(
                    new WindowState(
                        Optional.of(new WindowState.Area(60, 17, 1280, 850)),
                        false,
                        "play",
                        new WindowState.Margins(150, 350, 91, 104),
                        new WindowState.Size(0, 0))));
    assertThat(fixture.notices.reported()).isEmpty();
  }

  @Test
  void aGameOfTheLibrary() throws Exception {
    Path file = Files.writeString(folder.resolve("game.ykr"), text("game.ykr"));
    assertThat(LibraryNote.in(file)).contains(new LibraryNote("first", "a note", true));
    SavedGame<?> read = GameRestorer.read(text("game.ykr"), availableGames);
    assertThat(read.setup().kit().game().id()).isEqualTo("mattix-4");
    assertThat(read.rounds().getLast().entries()).hasSize(4);
    assertThat(read.rounds().getLast().entries().getLast().comment())
        .isEqualTo("+12, depth 1, 0 ms");
  }

  @Test
  void theGameOnTheBoard() throws Exception {
    SavedGame<?> read = GameRestorer.restored(text("board.ykr"), availableGames);
    assertThat(read.setup().kit().game().id()).isEqualTo("mattix-4");
    assertThat(read.rounds().getLast().entries()).isEmpty();
  }
}
