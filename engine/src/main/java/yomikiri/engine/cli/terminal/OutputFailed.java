package yomikiri.engine.cli.terminal;

import java.io.IOException;
import java.util.regex.Pattern;

/** Standard output takes no more: its reader has left, or the disk is full. */
public final class OutputFailed extends RuntimeException {
  /** What systems call it, in English and Japanese: "Broken pipe", "The pipe is being closed". */
  private static final Pattern PIPE = Pattern.compile("pipe|パイプ", Pattern.CASE_INSENSITIVE);

  OutputFailed(IOException cause) {
    super(cause.getMessage(), cause);
  }

  /** Whether the reader has left, which is nobody's mistake. */
  public boolean isClosedPipe() {
    return PIPE.matcher(String.valueOf(getMessage())).find();
  }
}
