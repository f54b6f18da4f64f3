package yomikiri.app.files;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javafx.beans.property.SimpleObjectProperty;
import javafx.stage.FileChooser;
import org.junit.jupiter.api.Test;
import yomikiri.app.store.FileKind;
import yomikiri.app.text.Language;
import yomikiri.app.text.Texts;

/** What the system's dialogues propose. */
final class SystemFilePickerTest {
  private final SystemFilePicker picker =
      new SystemFilePicker(
          new Texts(List.of("/yomikiri/app/text"), new SimpleObjectProperty<>(Language.ENGLISH)));

  private List<String> proposed(List<FileKind> kinds) {
    return picker.filters(kinds).stream().map(SystemFilePickerTest::told).toList();
  }

  private static String told(FileChooser.ExtensionFilter filter) {
    return filter.getDescription() + " " + String.join(" ", filter.getExtensions());
  }

  @Test
  void severalKindsAreProposedTogetherAndEachAlone() {
    assertThat(proposed(FileKind.GAMES))
        .containsExactly(
            "Games and positions *.ykr *.txt *.obf",
            "Game records *.ykr",
            "Text files *.txt *.obf",
            "All files *.* *");
  }

  @Test
  void oneKindIsProposedBesideAllFiles() {
    assertThat(proposed(List.of(FileKind.NUMBERS)))
        .containsExactly("Numbers (CSV) *.csv", "All files *.* *");
  }
}
