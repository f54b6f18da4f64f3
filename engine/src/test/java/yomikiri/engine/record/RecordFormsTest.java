package yomikiri.engine.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static yomikiri.engine.games.TestCatalog.CATALOG;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HexFormat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import yomikiri.engine.game.NotationException;

final class RecordFormsTest {
  @TempDir private Path folder = Path.of("");

  private String sentence(byte[] bytes) throws IOException {
    try (RecordReader reader =
        RecordReader.of(Files.write(folder.resolve("file"), bytes), CATALOG)) {
      RawRecord game = reader.next().orElseThrow();
      assertThat(game.isOnly()).isTrue();
      assertThat(reader.next()).isEmpty();
      NotationException fault =
          catchThrowableOfType(NotationException.class, () -> game.read(CATALOG));
      assertThat(catchThrowableOfType(NotationException.class, () -> game.head(CATALOG)).sentence())
          .isEqualTo(fault.sentence());
      return fault.sentence();
    }
  }

  private static String notRead(String name) {
    return "line 1, column 1: this seems to be "
        + name
        + ", which cannot be read; what can be read: records that begin with [Game \"…\"] and, for"
        + " Othello, moves such as f5 d6 c3, "
        + String.join(", ", RecordForms.names());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "JSON | {\"moves\":[{\"x\":\"f5\",\"t\":1200}]}",
        "JSON | [{\"x\":\"f5\"}]",
        "JSON | [\"f5\", \"d6\"]",
        "HTML | <!DOCTYPE html><html><body>f5d6c3</body></html>",
        "XML  | <?xml version=\"1.0\"?><game/>",
        "RTF  | {\\rtf1\\ansi f5d6c3}",
        "PDF  | %PDF-1.7",
      })
  void aTextInAFormThatIsNotReadIsNamed(String name, String text) throws IOException {
    for (String written : new String[] {text, "\uFEFF" + text, "\n " + text + "\r\n"}) {
      if (!name.equals("PDF") || written.equals(text)) {
        assertThat(sentence(written.getBytes(StandardCharsets.UTF_8))).isEqualTo(notRead(name));
      }
    }
  }

  @ParameterizedTest
  @CsvSource({
    "ZIP, 504b03041400000008",
    "GZIP, 1f8b0800000000",
    "PNG, 89504e470d0a1a0a",
    "JPEG, ffd8ffe000104a46",
    "UTF-16, fffe66003500640036000a00",
    "UTF-16, feff006600350064",
  })
  void aFileThatIsNoTextIsNamed(String name, String hex) throws IOException {
    byte[] beginning = HexFormat.of().parseHex(hex);
    byte[] whole = Arrays.copyOf(beginning, 3 * RecordFile.LARGEST);
    assertThat(sentence(beginning)).isEqualTo(notRead(name));
    assertThat(sentence(whole)).isEqualTo(notRead(name));
  }

  @Test
  void everyEndingIsOfAFormThatIsRead() {
    assertThat(RecordReader.endings())
        .contains(".ykr", ".txt", ".obf", ".pgn", ".wtb", ".ggf", ".sgf", ".json");
  }

  @Test
  void whatHoldsNoGameIsToldWhatIsRead() throws IOException {
    for (String text : new String[] {"", "\n", "hello", "game = 'mattix-6'\n", "% nothing\n"}) {
      assertThat(sentence(text.getBytes(StandardCharsets.UTF_8)))
          .startsWith(
              "line 1, column 1: there is no game here; what can be read: records that begin with");
    }
  }

  @Test
  void aGameUnderTheTagsOfAnotherProgramThatIsNotReadIsToldWhatIsRead() throws IOException {
    assertThat(sentence("[Event \"?\"]\n\n1. Nf3 Nf6\n".getBytes(StandardCharsets.UTF_8)))
        .isEqualTo(
            "line 3, column 1: expected moves of Othello such as 1. f5 d6 after the tags; a record"
                + " of Yomikiri begins with [Game \"…\"]");
  }
}
