import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;

/**
 * Finishes an app image made by jpackage: its launchers get the app's JVM options, and an AOT cache
 * (JEP 514) trained by the app's own start up to its first frame.
 *
 * <p>Arguments: the image, its folder of launchers, the app's launcher, its folder of jars and cfg
 * files, the file of JVM options.
 */
class AppImage {
  private static final String CACHE = "app.aot";
  private static final Predicate<String> MEMORY = option -> option.startsWith("-Xm");

  private final Path image;
  private final Path launcher;
  private final Path parts;

  private AppImage(Path image, Path launcher, Path parts) {
    this.image = image;
    this.launcher = launcher;
    this.parts = parts;
  }

  public static void main(String[] args) throws IOException, InterruptedException {
    Path image = Path.of(args[0]).toAbsolutePath().normalize();
    Path launcher = image.resolve(args[1]).normalize().resolve(args[2]);
    AppImage made = new AppImage(image, launcher, image.resolve(args[3]));
    List<String> options =
        Files.readAllLines(Path.of(args[4])).stream()
            .map(String::strip)
            .filter(line -> !line.isEmpty() && !line.startsWith("#"))
            .toList();
    made.dateJars();
    made.train(options);
    made.setOptions(options);
    made.seal();
  }

  /** The cache fits jars of the same dates only; some installers keep dates to two seconds. */
  private void dateJars() throws IOException {
    try (var files = Files.list(parts)) {
      for (Path jar : files.filter(file -> file.toString().endsWith(".jar")).toList()) {
        Files.setLastModifiedTime(jar, FileTime.from(Instant.parse("2020-01-01T12:00:00Z")));
      }
    }
  }

  private void train(List<String> options) throws IOException, InterruptedException {
    Path home = Files.createTempDirectory(Path.of("dist-parts").toAbsolutePath(), "home");
    List<String> training = new ArrayList<>(options);
    training.add("-XX:AOTCacheOutput=" + parts.resolve(CACHE));
    training.add("-Dglass.platform=Headless");
    training.add("-Dprism.order=sw");
    training.add("-Duser.home=" + home);
    write(launcherName(), training);
    ProcessBuilder start = new ProcessBuilder(launcher.toString()).inheritIO();
    Map<String, String> environment = start.environment();
    environment.put("YOMIKIRI_EXIT_AFTER_FIRST_FRAME", "1");
    environment.put("YOMIKIRI_LOAD_DISPLAY_CLASSES", "1"); // the run itself has none
    for (String folder : List.of("CONFIG", "DATA", "STATE", "CACHE")) {
      environment.put("XDG_" + folder + "_HOME", home.toString());
    }
    Process process = start.start();
    if (!process.waitFor(10, TimeUnit.MINUTES)) {
      process.destroyForcibly();
      throw new IOException("The app showed no first frame within ten minutes.");
    }
    if (process.exitValue() != 0 || !Files.exists(parts.resolve(CACHE))) {
      throw new IOException(
          "The app's start ended with status %d, AOT cache made: %s."
              .formatted(process.exitValue(), Files.exists(parts.resolve(CACHE))));
    }
  }

  private void setOptions(List<String> options) throws IOException {
    List<String> cached = new ArrayList<>(options);
    cached.add("-XX:AOTCache=$APPDIR/" + CACHE);
    // of the JVM's own words only warnings, where nobody takes them for the program's; that a cache
    // does not fit costs time, nothing else
    cached.add("-Xlog:disable");
    cached.add("-Xlog:all=warning,aot*=off,cds*=off:stderr");
    cached.add("-XX:+DisplayVMOutputToStderr");
    write(launcherName(), cached);
    cached.removeIf(MEMORY);
    try (var files = Files.list(parts)) {
      for (Path file : files.filter(file -> file.toString().endsWith(".cfg")).toList()) {
        String name = file.getFileName().toString().replaceFirst("\\.cfg$", "");
        if (!name.equals(launcherName())) {
          write(name, cached);
        }
      }
    }
  }

  private String launcherName() {
    return launcher.getFileName().toString().replaceFirst("\\.exe$", "");
  }

  /** Replaces the JVM options of a launcher. */
  private void write(String name, List<String> options) throws IOException {
    Path file = parts.resolve(name + ".cfg");
    List<String> lines = new ArrayList<>(Files.readAllLines(file));
    lines.removeIf(
        line -> line.startsWith("java-options=") && !line.startsWith("java-options=-Djpackage."));
    int section = lines.indexOf("[JavaOptions]");
    if (section < 0) {
      throw new IOException(file + ": no section [JavaOptions]");
    }
    lines.addAll(section + 1, options.stream().map(option -> "java-options=" + option).toList());
    Files.write(file, lines);
  }

  /** macOS wants the signature of a bundle renewed after a change in it. */
  private void seal() throws IOException, InterruptedException {
    if (image.toString().endsWith(".app")) {
      int status =
          new ProcessBuilder("codesign", "--force", "--sign", "-", image.toString())
              .inheritIO()
              .start()
              .waitFor();
      if (status != 0) {
        throw new IOException("codesign ended with status " + status + ".");
      }
    }
  }
}
