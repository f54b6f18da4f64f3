package yomikiri.app.text;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import java.util.stream.Collectors;

/** Writes the technical details of an unforeseen failure, for the developers. */
public final class Details {
  private static final List<String> SYSTEM =
      List.of("os.name", "os.version", "os.arch", "java.runtime.version", "javafx.runtime.version");

  private Details() {}

  /** The system, and where it happened. */
  public static String of(Throwable cause) {
    String system =
        SYSTEM.stream()
            .map(key -> key + ": " + System.getProperty(key, ""))
            .collect(Collectors.joining("\n"));
    StringWriter text = new StringWriter();
    cause.printStackTrace(new PrintWriter(text, true));
    return "Yomikiri\n" + system + "\n\n" + text;
  }
}
