package yomikiri.engine.cli;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/** Text as UTF-8, handed on at once so that a reader down the pipe need not wait. */
final class Output {
  private final OutputStream stream;

  Output(OutputStream stream) {
    this.stream = stream;
  }

  /**
   * Writes {@code text} and a line break.
   *
   * @throws OutputFailed if it cannot be written
   */
  void line(String text) {
    print(text + "\n");
  }

  /** Writes {@code text} as it is. See {@link #line}. */
  void print(String text) {
    try {
      stream.write(text.getBytes(StandardCharsets.UTF_8));
      stream.flush();
    } catch (IOException e) {
      throw new OutputFailed(e);
    }
  }
}
