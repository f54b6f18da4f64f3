package yomikiri.app.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Path;
import java.util.List;
import javafx.beans.property.SimpleObjectProperty;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** People read what is wrong with a file in plain words, and can copy what the system says. */
final class TroubleWordsTest {
  private static final Path FILE = Path.of("game.ykr").toAbsolutePath();

  private static TroubleWords words(Language language) {
    return new TroubleWords(
        new Texts(List.of("/yomikiri/app/text"), new SimpleObjectProperty<>(language)));
  }

  @ParameterizedTest
  @EnumSource
  void whatTheSystemSaysIsNotedOnly(Language language) {
    List<Trouble> all =
        List.of(
            Trouble.of(new IOException("EIO 4711"), FILE),
            Trouble.unforeseen(new IllegalStateException("EIO 4711"), FILE));
    for (Trouble trouble : all) {
      assertThat(words(language).sentence(trouble)).contains("game.ykr").doesNotContain("4711");
      assertThat(words(language).reason(trouble)).isEmpty();
      assertThat(trouble.details().orElseThrow()).contains("EIO 4711", "os.name");
    }
  }

  @ParameterizedTest
  @EnumSource
  void whatHasWordsOfItsOwnNeedsNoDetails(Language language) {
    Trouble noText = Trouble.of(new CharacterCodingException(), FILE);
    assertThat(words(language).sentence(noText)).contains("game.ykr", "UTF-8");
    assertThat(noText.details()).isEmpty();
  }

  @ParameterizedTest
  @EnumSource
  void everyFileStandsInItsMarksInJapanese(Language language) {
    List<Trouble> all =
        List.of(
            new Trouble.Gone(FILE),
            new Trouble.NotAllowed(FILE),
            new Trouble.DiskFull(FILE),
            new Trouble.NotAFile(FILE),
            new Trouble.NotText(FILE),
            new Trouble.Unforeseen(FILE, ""),
            new Trouble.Other(FILE, ""));
    String marked = language == Language.JAPANESE ? "「game.ykr」" : "game.ykr";
    assertThat(all).allSatisfy(one -> assertThat(words(language).sentence(one)).contains(marked));
  }
}
