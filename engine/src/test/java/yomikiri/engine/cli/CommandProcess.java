package yomikiri.engine.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.condition.OS;

/** Command lines in processes of their own, as people and other programs run them. */
final class CommandProcess {
  /**
   * A process begun in the background may have been told to ignore Ctrl-C, and its children too.
   */
  private static final List<String> HEEDING_CTRL_C =
      OS.LINUX.isCurrentOs() ? List.of("env", "--default-signal=INT") : List.of();

  private CommandProcess() {}

  /** A process of {@code arguments}, not yet started. */
  static ProcessBuilder of(Path folder, String... arguments) {
    List<String> command = new ArrayList<>(HEEDING_CTRL_C);
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-XX:TieredStopAtLevel=1", "-Xshare:auto", "-XX:+UseSerialGC", "-cp"));
    command.add(System.getProperty("java.class.path"));
    command.add(YomikiriCommand.class.getName());
    command.addAll(List.of(arguments));
    return new ProcessBuilder(command).directory(folder.toFile());
  }
}
