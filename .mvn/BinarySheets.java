import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javafx.css.CssParser;
import javafx.css.Stylesheet;

/**
 * Writes every style sheet of a folder again beside it, in JavaFX's binary form. JavaFX prefers
 * that form where it finds both, and reads it in a fraction of the time. Fails on a sheet with a
 * mistake.
 *
 * <p>Argument: the folder, such as {@code app/target/classes}.
 */
class BinarySheets {
  private static final String TEXT = ".css";
  private static final String BINARY = ".bss";

  public static void main(String[] args) throws IOException {
    List<CssParser.ParseError> mistakes = CssParser.errorsProperty(); // kept from the first call on
    List<Path> sheets;
    try (Stream<Path> files = Files.walk(Path.of(args[0]))) {
      sheets = files.filter(file -> file.toString().endsWith(TEXT)).toList();
    }
    for (Path sheet : sheets) {
      String name = sheet.getFileName().toString();
      Path binary = sheet.resolveSibling(name.substring(0, name.length() - TEXT.length()) + BINARY);
      Stylesheet.convertToBinary(sheet.toFile(), binary.toFile());
    }
    System.exit(mistakes.isEmpty() ? 0 : 1); // JavaFX has told of each
  }
}
