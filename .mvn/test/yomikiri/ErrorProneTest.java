package yomikiri;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Error Prone and NullAway find nothing in the module that is tested. They take several times as
 * long as the compiler itself, so they run here, not in every build.
 */
@Tag("thorough")
final class ErrorProneTest {
  private static final List<String> CHECKS =
      List.of(
          "-Xplugin:ErrorProne -Xep:NullAway:ERROR -Xep:OperatorPrecedence:OFF"
              + " -XepOpt:NullAway:OnlyNullMarked=true",
          "-XDaddTypeAnnotationsToSymbol=true");

  /** Stops before code is generated, which the build has done. */
  private static final List<String> ONLY_LOOK =
      List.of(
          "-XDcompilePolicy=simple",
          "--should-stop=ifError=FLOW",
          "--should-stop=ifNoError=FLOW",
          "-proc:none",
          "-Werror");

  /** The sources of benchmarks too, where the profile bench brings what they need. */
  static Stream<String> folders() {
    boolean benches =
        Files.exists(Path.of("src/bench/java"))
            && System.getProperty("java.class.path").contains("jmh-core");
    return Stream.concat(
        Stream.of("src/main/java", "src/test/java"),
        benches ? Stream.of("src/bench/java") : Stream.empty());
  }

  @ParameterizedTest
  @MethodSource("folders")
  void nothingIsFound(String folder) throws IOException {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    StringWriter told = new StringWriter();
    try (StandardJavaFileManager files = compiler.getStandardFileManager(null, Locale.ROOT, null);
        Stream<Path> all = Files.walk(Path.of(folder))) {
      List<Path> sources = all.filter(file -> file.toString().endsWith(".java")).toList();
      boolean passed =
          compiler
              .getTask(
                  told, files, null, options(), null, files.getJavaFileObjectsFromPaths(sources))
              .call();
      assertThat(told.toString()).isEmpty();
      assertThat(passed).isTrue();
    }
  }

  private static List<String> options() {
    String classPath = System.getProperty("java.class.path");
    String compiledWith =
        Stream.of(classPath, System.getProperty("jdk.module.path", ""))
            .filter(path -> !path.isEmpty())
            .collect(Collectors.joining(File.pathSeparator));
    return Stream.of(
            List.of("-classpath", compiledWith, "-processorpath", classPath), CHECKS, ONLY_LOOK)
        .flatMap(List::stream)
        .toList();
  }
}
