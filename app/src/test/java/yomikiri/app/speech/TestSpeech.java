package yomikiri.app.speech;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import yomikiri.app.text.Language;
import yomikiri.app.text.Phrase;

/** A speech program that speaks to the test: each sentence is a run of {@link StandIn}. */
public final class TestSpeech implements SpeechProgram, AutoCloseable {
  private final UnixDomainSocketAddress place;
  private final ServerSocketChannel runs;
  private final boolean hushes;
  private volatile boolean mayFail;

  public TestSpeech(Path folder) throws IOException {
    this(folder, false);
  }

  /**
   * @param hushes whether a sentence that is cut short has to be silenced, too
   */
  TestSpeech(Path folder, boolean hushes) throws IOException {
    this.hushes = hushes;
    place = UnixDomainSocketAddress.of(folder.resolve("speech"));
    runs = ServerSocketChannel.open(StandardProtocolFamily.UNIX);
    runs.bind(place);
  }

  /** A run that has begun: as long as it is not ended, the sentence is being spoken. */
  public record Spoken(String said, SocketChannel run) {
    /** Has the sentence be spoken to its end. */
    public String spoken() throws IOException {
      end(0);
      return said;
    }

    /** The same of a sentence that another may have cut short meanwhile. */
    public String spokenOrCut() throws IOException {
      try (run) {
        run.write(ByteBuffer.wrap(new byte[] {0}));
      } catch (IOException cut) {
        assertThat(cut).hasMessageContaining("Broken pipe");
      }
      return said;
    }

    void end(int status) throws IOException {
      run.write(ByteBuffer.wrap(new byte[] {(byte) status}));
      run.close();
    }

    /** Waits until the run is ended from outside. */
    String cutShort() throws IOException {
      if (run.read(ByteBuffer.allocate(1)) != -1) {
        throw new AssertionError("goes on: " + said);
      }
      return said;
    }
  }

  /** The next run; one that was cut short before it could tell what it speaks is none. */
  public Spoken next() throws IOException {
    Spoken next = accepted();
    while (next.said().isEmpty()) {
      next = accepted();
    }
    return next;
  }

  private Spoken accepted() throws IOException {
    SocketChannel run = runs.accept();
    byte[] all = Channels.newInputStream(run).readAllBytes();
    return new Spoken(new String(all, StandardCharsets.UTF_8), run);
  }

  private List<String> command(String language) {
    return List.of(
        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
        "-XX:TieredStopAtLevel=1",
        "-cp",
        Path.of("target", "test-classes").toAbsolutePath().toString(),
        StandIn.class.getName(),
        place.getPath().toString(),
        language);
  }

  @Override
  public Run run(String sentence, Language language) {
    return new Run(command(language.locale().getLanguage()), Map.of(), sentence);
  }

  @Override
  public Optional<List<String>> hush() {
    return hushes ? Optional.of(command("hush")) : Optional.empty();
  }

  @Override
  public Phrase missing() {
    end();
    return Phrase.of("missing");
  }

  @Override
  public Phrase failed() {
    end();
    return Phrase.of("failed");
  }

  /** A run that fails is expected. */
  void mayFail() {
    mayFail = true;
  }

  /** A run that fails unexpectedly fails the test, which would wait for it without end. */
  private void end() {
    try {
      if (!mayFail) {
        runs.close();
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void close() throws IOException {
    runs.close();
  }
}
