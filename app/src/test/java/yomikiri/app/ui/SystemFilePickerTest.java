package yomikiri.app.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javafx.beans.property.SimpleObjectProperty;
import javafx.stage.FileChooser;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import yomikiri.app.store.FileKind;
import yomikiri.app.text.Language;
import yomikiri.app.text.Texts;

/** What the system's dialogues propose. */
final class SystemFilePickerTest {
  private final SystemFilePicker picker =
      new SystemFilePicker(
          new Texts(List.of("/yomikiri/app/text"), new SimpleObjectProperty<>(Language.ENGLISH)));

  @Test
  void nothingIsLookedForOnTheDiskButByTheDialogueItself() {
    Path gone = Path.of("no", "such", "folder").toAbsolutePath();
    List<@Nullable File> begun = new ArrayList<>();
    picker.beginAt(gone.resolve("game.ykr"));
    List<Path> files = List.of(gone.resolve("other.ykr"), gone.resolve("third.ykr"));
    List<Path> chosen =
        picker.ask(
            begun::add,
            () -> {
              if (begun.getLast() != null) {
                throw new IllegalArgumentException("no folder");
              }
              return files.stream().map(Path::toFile).toList();
            });
    assertThat(chosen).isEqualTo(files);
    assertThat(picker.ask(begun::add, () -> null)).isEmpty();
    assertThat(begun).containsExactly(gone.toFile(), null, gone.toFile());
  }

  private List<String> proposed(List<FileKind> kinds) {
    return picker.filters(kinds).stream().map(SystemFilePickerTest::reported).toList();
  }

  private static String reported(FileChooser.ExtensionFilter filter) {
    return filter.getDescription() + " " + String.join(" ", filter.getExtensions());
  }

  @Test
  void severalKindsAreProposedTogetherAndEachAlone() {
    assertThat(proposed(FileKind.GAMES))
        .containsExactly(
            "Games and positions *.ykr *.txt *.obf *.sgf *.ggf *.pgn *.json *.wtb",
            "Game records *.ykr",
            "Games from other programs *.txt *.obf *.sgf *.ggf *.pgn *.json *.wtb",
            "All files *.* *");
  }

  @Test
  void oneKindIsProposedBesideAllFiles() {
    assertThat(proposed(List.of(FileKind.NUMBERS)))
        .containsExactly("Numbers (CSV) *.csv", "All files *.* *");
  }
}
