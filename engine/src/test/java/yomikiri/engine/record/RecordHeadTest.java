package yomikiri.engine.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.record.GameRecord.Tag;

final class RecordHeadTest {
  @TempDir private Path folder = Path.of("");

  private List<Tag> head(String text) throws IOException, NotationException {
    return RecordFile.head(Files.writeString(folder.resolve("game.ykr"), text));
  }

  @Test
  void theHeadIsReadWithoutTheMoves() throws IOException, NotationException {
    String head = "[Game \"no such game\"]\n \r\n[Date \"2026-11-20\"]\n\n";
    List<Tag> tags = List.of(new Tag("Game", "no such game"), new Tag("Date", "2026-11-20"));
    assertThat(head(head + "1. rubbish {\n")).isEqualTo(tags);
    assertThat(head("\uFEFF" + head)).isEqualTo(tags);
    Files.write(
        folder.resolve("broken.ykr"),
        (head + "1. d3 \u00ff").getBytes(StandardCharsets.ISO_8859_1));
    assertThat(RecordFile.head(folder.resolve("broken.ykr"))).isEqualTo(tags);
  }

  @Test
  void aLongHeadIsReadToItsEnd() throws IOException, NotationException {
    String layout = "読".repeat(2000);
    assertThat(head("[Layout \"" + layout + "\"]\n[Mood \"good\"]\n\n1. d3\n"))
        .containsExactly(new Tag("Layout", layout), new Tag("Mood", "good"));
  }

  @Test
  void tagsAreReplacedAndTheRestStays() throws NotationException {
    String text =
        """
        [Game "mattix-4"]
        [Note "first"]
        [Note "second"]
        [Layout "5,5,1,6/6,2,3,2/1,4,x,4/3,7,7,8 r 0:0"]

        1. d3 {[Note "a comment"]} d4

        [Layout "5,5,1,6/6,2,3,2/1,4,x,4/3,7,7,8 r 0:0"]
        [Note "of the second round"]
        """;
    List<Tag> others = List.of(new Tag("Title", "a \"b\" \\"), new Tag("Note", ""));
    String changed = RecordFile.withTags(text, Set.of("Note", "Title"), others);
    assertThat(RecordFile.head(changed).subList(2, 4)).isEqualTo(others);
    assertThat(changed).endsWith(text.substring(text.indexOf("\n\n1. d3")));
    assertThat(RecordFile.withTags(changed, Set.of("Title", "Note"), List.of()))
        .isEqualTo(text.replace("[Note \"first\"]\n[Note \"second\"]\n", ""));
    assertThatThrownBy(() -> RecordFile.withTags("1. d3", Set.of(), others))
        .isInstanceOf(NotationException.class);
  }

  @Test
  void rubbishHasNoHead() {
    for (String text : List.of("", "1. d3\n", "\0\0\0\0", "[Game mattix]\n", "[Game \"mat")) {
      assertThatThrownBy(() -> head(text)).as(text).isInstanceOf(NotationException.class);
    }
  }
}
