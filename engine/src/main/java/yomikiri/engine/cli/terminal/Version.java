package yomikiri.engine.cli.terminal;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;

/** The version of this program, as the build wrote it beside this class. */
public final class Version {
  private static final String FILE = "version.txt";

  private Version() {}

  /** Such as {@code 1.0.0}. */
  public static String text() {
    try (InputStream in = Version.class.getResourceAsStream(FILE)) {
      return new String(Objects.requireNonNull(in, FILE).readAllBytes(), StandardCharsets.UTF_8)
          .strip();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
