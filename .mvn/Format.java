import com.google.googlejavaformat.java.Main;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Runs google-java-format over every Java file of some folders: {@code check} or {@code replace},
 * then the folders.
 */
class Format {
  public static void main(String[] args) throws Exception {
    List<String> command = new ArrayList<>();
    command.addAll(
        args[0].equals("replace")
            ? List.of("--replace")
            : List.of("--dry-run", "--set-exit-if-changed"));
    for (int i = 1; i < args.length; i++) {
      try (var files = Files.walk(Path.of(args[i]))) {
        files.map(Path::toString).filter(f -> f.endsWith(".java")).sorted().forEach(command::add);
      }
    }
    int status =
        new Main(new PrintWriter(System.out, true), new PrintWriter(System.err, true), System.in)
            .format(command.toArray(String[]::new));
    if (status != 0) {
      System.err.println(
          "Not formatted: the files above. \"mvn -q package -N -Dformat=replace\" formats them.");
    }
    System.exit(status);
  }
}
