package yomikiri.engine.cli.terminal;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/** Text as UTF-8, handed on at once so that a reader down the pipe need not wait. */
public final class Output {
  private final OutputStream stream;

  public Output(OutputStream stream) {
    this.stream = stream;
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
      stream.write(text.getBytes(StandardCharsets.UTF_8));
      stream.flush();
    } catch (IOException e) {
      throw new OutputFailed(e);
    }
  }
}
