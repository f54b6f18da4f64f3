package yomikiri.engine.cli.terminal;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;

/** Text output that is flushed at once, so that a reader down the pipe need not wait. */
public final class Output {
  private final OutputStream stream;
  private final Charset charset;

  /** Text as UTF-8. */
  public Output(OutputStream stream) {
    this(stream, StandardCharsets.UTF_8);
  }

  Output(OutputStream stream, Charset charset) {
    this.stream = stream;
    this.charset = charset;
  }

  /**
   * Writes {@code text} and a line break.
   *
   * @throws OutputFailed if it cannot be written
   */
  public void line(String text) {
    print(text + "\n");
  }

  /** Writes {@code text} as it is. See {@link #line}. */
  public void print(String text) {
    try {
      stream.write(text.getBytes(charset));
      stream.flush();
    } catch (IOException e) {
      throw new OutputFailed(e);
    }
  }

  /** Standard output takes no more: its reader has left, or the disk is full. */
  public static final class OutputFailed extends RuntimeException {
    /** What systems call it, in English and Japanese: "Broken pipe", "The pipe is being closed". */
    private static final Pattern PIPE = Pattern.compile("pipe|パイプ", Pattern.CASE_INSENSITIVE);

    OutputFailed(IOException cause) {
      super(cause.getMessage(), cause);
    }

    /** Whether the reader has left, which is nobody's fault. */
    public boolean isClosedPipe() {
      return PIPE.matcher(String.valueOf(getMessage())).find();
    }
  }
}
