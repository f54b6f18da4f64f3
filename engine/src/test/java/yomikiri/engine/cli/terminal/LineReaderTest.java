package yomikiri.engine.cli.terminal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.sun.management.ThreadMXBean;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import yomikiri.engine.game.NotationException;

final class LineReaderTest {
  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  private static LineReader reader(String text) {
    return new LineReader(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
  }

  @Test
  void givesTheLinesWithoutTheirBreaks() throws IOException, NotationException {
    LineReader lines = reader("a\r\n\nä読\nlast");
    assertThat(lines.next()).isEqualTo("a");
    assertThat(lines.next()).isEmpty();
    assertThat(lines.next()).isEqualTo("ä読");
    assertThat(lines.next()).isEqualTo("last");
    assertThat(lines.number()).isEqualTo(4);
    assertThat(lines.next()).isNull();
  }

  @Test
  void anyLineBreakEndsALineOfText() throws IOException, NotationException {
    for (String text : new String[] {"a\rb\r\nc\n\rd\r", "a\nb\nc\r\n\nd\r\n"}) {
      LineReader lines = reader(text);
      for (String line : new String[] {"a", "b", "c", "", "d"}) {
        assertThat(lines.next()).isEqualTo(line);
      }
      assertThat(lines.next()).isNull();
      assertThat(lines.number()).isEqualTo(5);
    }
  }

  @Test
  void skipsAByteOrderMarkOnlyAtTheBeginning() throws IOException, NotationException {
    LineReader lines = reader("\uFEFFa\n\uFEFFb\n");
    assertThat(lines.next()).isEqualTo("a");
    assertThat(lines.next()).isEqualTo("\uFEFFb");
    assertThat(reader("\uFEFF\r\nx").next()).isEmpty();
  }

  @Test
  void takesALineOfTheLongestLength() throws IOException, NotationException {
    String longest = "x".repeat(LineReader.LONGEST_LINE);
    assertThat(reader(longest + "\nnext").next()).isEqualTo(longest);
  }

  @Test
  void aHugeLineIsPassedOverWithoutBeingKept() throws IOException, NotationException {
    LineReader lines = new LineReader(new Huge(30_000_000, "\nnext\n"));
    long before = THREADS.getCurrentThreadAllocatedBytes();
    NotationException tooLong = catchThrowableOfType(NotationException.class, lines::next);
    assertThat(tooLong.sentence())
        .isEqualTo("line 1, column 65537: expected a line of at most 65536 bytes");
    assertThat(lines.next()).isEqualTo("next");
    assertThat(lines.number()).isEqualTo(2);
    assertThat(THREADS.getCurrentThreadAllocatedBytes() - before)
        .as("bytes for 30 million")
        .isLessThan(1_000_000);
  }

  @Test
  void bytesThatAreNotUtf8AreNamedByTheirColumn() throws IOException, NotationException {
    byte[] bytes = {'o', 'k', '\n', (byte) 0xc3, (byte) 0xa4, 'b', (byte) 0xff, '\n', 'c'};
    LineReader lines = new LineReader(new ByteArrayInputStream(bytes));
    assertThat(lines.next()).isEqualTo("ok");
    NotationException bad = catchThrowableOfType(NotationException.class, lines::next);
    assertThat(bad.sentence())
        .isEqualTo("line 2, column 3: expected text in UTF-8, found other bytes");
    assertThat(lines.next()).isEqualTo("c");
  }

  @Test
  void aCharacterCutShortIsNotUtf8() {
    LineReader lines = new LineReader(new ByteArrayInputStream(new byte[] {'a', (byte) 0xe3}));
    NotationException bad = catchThrowableOfType(NotationException.class, lines::next);
    assertThat(bad.column()).isEqualTo(2);
  }

  /** A long run of zeros and then some text, made while it is read. */
  private static final class Huge extends InputStream {
    private final byte[] rest;
    private long zeros;
    private int at;

    Huge(long zeros, String rest) {
      this.zeros = zeros;
      this.rest = rest.getBytes(StandardCharsets.UTF_8);
    }

    @Override
    public int read(byte[] into, int from, int length) {
      if (zeros > length) {
        zeros -= length;
        return length;
      }
      int b = read();
      if (b < 0) {
        return -1;
      }
      into[from] = (byte) b;
      return 1;
    }

    @Override
    public int read() {
      if (zeros > 0) {
        zeros--;
        return 0;
      }
      return at < rest.length ? rest[at++] : -1;
    }
  }
}
