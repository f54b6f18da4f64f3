package yomikiri.app.store;

import java.nio.file.Files;
import java.nio.file.Path;

/** What the user's own files may be. */
public enum FileKind {
  RECORD(".ykr"),
  PICTURE(".png"),
  DRAWING(".svg"),
  NUMBERS(".csv");

  private final String ending;

  FileKind(String ending) {
    this.ending = ending;
  }

  /**
   * The file meant where {@code chosen} was typed: a name without an ending gets one, unless there
   * is such a file, which nobody has allowed to go.
   */
  Path meant(Path chosen) {
    String name = String.valueOf(chosen.getFileName());
    Path ended = chosen.resolveSibling(name + ending);
    return name.indexOf('.') >= 0 || Files.exists(ended) ? chosen : ended;
  }

  /** What the names of such files end in, with its dot. */
  public String ending() {
    return ending;
  }
}
