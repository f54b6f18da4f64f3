package yomikiri.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** When the app sees that it cannot open a window. */
final class MainTest {
  @Test
  void linuxNeedsADisplay() {
    assertThat(Main.hasDisplay(system("Linux", ""), Map.of())).isFalse();
    assertThat(Main.hasDisplay(system("Linux", ""), Map.of("DISPLAY", ""))).isFalse();
    assertThat(Main.hasDisplay(system("Linux", ""), Map.of("DISPLAY", ":0"))).isTrue();
    assertThat(Main.hasDisplay(system("Linux", ""), Map.of("WAYLAND_DISPLAY", "w"))).isTrue();
  }

  @Test
  void theHeadlessPlatformAndOtherSystemsNeedNone() {
    assertThat(Main.hasDisplay(system("Linux", "Headless"), Map.of())).isTrue();
    assertThat(Main.hasDisplay(system("Windows 11", ""), Map.of())).isTrue();
    assertThat(Main.hasDisplay(system("Mac OS X", ""), Map.of())).isTrue();
  }

  @Test
  void aNameThatJavaCannotReadIsFound() {
    assertThat(Main.unreadable(List.of("/home/青木/き ふ.ykr", ""))).isEmpty();
    assertThat(Main.unreadable(List.of("/home/x", "/home/\uFFFD\uFFFD")))
        .contains("/home/\uFFFD\uFFFD");
  }

  /** What the package for Debian puts into /usr/bin, beside an image that tells how it is run. */
  @EnabledOnOs(OS.LINUX)
  @ParameterizedTest
  @CsvSource({
    "C, '', C.UTF-8, C",
    "POSIX, '', C.UTF-8, POSIX",
    "'', C, C.UTF-8, C",
    "C.UTF-8, '', '', ''",
    "'', C.UTF-8, '', C.UTF-8"
  })
  void inALocaleWithoutUnicodeTheInstalledLaunchersTakeItsLetters(
      String all, String lang, String letters, String language, @TempDir Path folder)
      throws IOException, InterruptedException {
    Path root = Files.createDirectories(folder.resolve("あ い/usr"));
    Path bin = Files.createDirectories(root.resolve("bin"));
    Path image = Files.createDirectories(root.resolve("lib/yomikiri/bin"));
    Path script = Path.of("../assets/installer/linux/launch.sh");
    assertThat(script).isExecutable();
    Files.copy(script, bin.resolve("yomikiri"), StandardCopyOption.COPY_ATTRIBUTES);
    Files.createSymbolicLink(bin.resolve("yomikiri-app"), Path.of("yomikiri"));
    for (String name : List.of("yomikiri", "Yomikiri")) {
      Path program = image.resolve(name);
      Files.writeString(
          program,
          "#!/bin/sh\nprintf '%s|' \"$(basename \"$0\")\" \"$LC_CTYPE\" \"$LANG\" \"$@\"\n");
      assertThat(program.toFile().setExecutable(true)).isTrue();
    }
    String arguments = letters + "|" + language + "|き ふ.ykr|$(id)|";
    assertThat(run(bin.resolve("yomikiri"), all, lang)).isEqualTo("yomikiri|" + arguments);
    assertThat(run(bin.resolve("yomikiri-app"), all, lang)).isEqualTo("Yomikiri|" + arguments);
  }

  private static String run(Path program, String all, String lang)
      throws IOException, InterruptedException {
    ProcessBuilder builder = new ProcessBuilder(program.toString(), "き ふ.ykr", "$(id)");
    Map<String, String> environment = builder.environment();
    environment.keySet().removeIf(name -> name.startsWith("LC_") || name.equals("LANG"));
    Map.of("LC_ALL", all, "LANG", lang)
        .forEach(
            (name, value) ->
                environment.computeIfAbsent(name, n -> value.isEmpty() ? null : value));
    Process process = builder.redirectErrorStream(true).start();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    process.waitFor();
    return said;
  }

  private static Properties system(String name, String glass) {
    Properties properties = new Properties();
    properties.setProperty("os.name", name);
    properties.setProperty("glass.platform", glass);
    return properties;
  }
}
