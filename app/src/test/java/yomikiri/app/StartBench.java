package yomikiri.app;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileVisitOption;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.ToIntFunction;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.Deflater;

/**
 * Prints how long the app takes from the start of the JVM to its first playable board and to all
 * around it, beside a bare window of 36 buttons: each with an AOT cache of its own, in turn, median
 * of several starts.
 */
public final class StartBench {
  private static final Pattern LINE =
      Pattern.compile(
          "first frame: (\\d+) ms.*(?:\\Rwhole window: (\\d+) ms, held up for (\\d+) ms at most)?");
  private static final int TIMES = 9;
  private static final boolean HEADLESS = !System.getenv().containsKey("DISPLAY");

  private final Path folder;

  private final String classPath;

  private StartBench(Path folder) throws IOException {
    this.folder = folder;
    List<String> jars = new ArrayList<>();
    for (String entry : System.getProperty("java.class.path").split(File.pathSeparator, -1)) {
      Path place = Path.of(entry);
      jars.add(Files.isDirectory(place) ? jar(place, jars.size()).toString() : entry);
    }
    this.classPath = String.join(File.pathSeparator, jars);
  }

  /**
   * A jar of what is in {@code classes}, not compressed, as in the app's installers: AOT caches
   * know no folders.
   */
  private Path jar(Path classes, int number) throws IOException {
    Path jar = folder.resolve(number + ".jar");
    try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar));
        Stream<Path> files = Files.walk(classes, FileVisitOption.FOLLOW_LINKS)) {
      out.setLevel(Deflater.NO_COMPRESSION);
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        out.putNextEntry(new JarEntry(classes.relativize(file).toString().replace('\\', '/')));
        Files.copy(file, out);
      }
    }
    return jar;
  }

  public static void main(String[] args) throws IOException, InterruptedException {
    new StartBench(Files.createTempDirectory(Path.of("target").toAbsolutePath(), "start")).run();
  }

  private void run() throws IOException, InterruptedException {
    List<Class<?>> programs = List.of(BareWindow.class, Main.class);
    for (Class<?> program : programs) {
      start(program, "-XX:AOTCacheOutput=" + cache(program));
    }
    List<List<Millis>> times = List.of(new ArrayList<>(), new ArrayList<>());
    for (int i = 0; i < TIMES; i++) {
      for (int p = 0; p < programs.size(); p++) {
        times.get(p).add(start(programs.get(p), "-XX:AOTCache=" + cache(programs.get(p))));
      }
    }
    int bare = median(times.getFirst(), Millis::first);
    int board = median(times.getLast(), Millis::first);
    int whole = median(times.getLast(), Millis::whole);
    System.out.printf(
        "first frame %s, median of %d starts: bare window %d ms; board %d ms, ratio %.2f;"
            + " whole window %d ms, ratio %.2f, held up for %d ms at most%n",
        HEADLESS ? "without a display" : "on a display",
        TIMES,
        bare,
        board,
        (double) board / bare,
        whole,
        (double) whole / bare,
        median(times.getLast(), Millis::busy));
  }

  /**
   * From the start of the JVM to the first frame and to that of the whole window, and the longest
   * frame in between.
   */
  private record Millis(int first, int whole, int busy) {}

  private Path cache(Class<?> program) {
    return folder.resolve(program.getSimpleName() + ".aot");
  }

  private Millis start(Class<?> program, String aot) throws IOException, InterruptedException {
    Path home = Files.createTempDirectory(folder, "home");
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(
        List.of(
            "@java.options",
            "-Dprism.order=sw",
            HEADLESS ? "-Dglass.platform=Headless" : "-Djava.awt.headless=true",
            aot,
            "--module-path",
            System.getProperty("jdk.module.path"),
            "--add-modules",
            "javafx.controls",
            "-classpath",
            classPath,
            program.getName()));
    ProcessBuilder builder =
        new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD);
    Map<String, String> environment = builder.environment();
    environment.put("YOMIKIRI_EXIT_AFTER_FIRST_FRAME", "1");
    for (String kind : List.of("CONFIG", "DATA", "STATE", "CACHE")) {
      environment.put("XDG_" + kind + "_HOME", home.toString());
    }
    Process process = builder.start();
    String reported = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    int status = process.waitFor();
    Matcher line = LINE.matcher(reported);
    if (status != 0 || !line.find()) {
      throw new IOException(program.getSimpleName() + " ended with " + status + ": " + reported);
    }
    int first = Integer.parseInt(line.group(1));
    return line.group(2) == null
        ? new Millis(first, first, 0)
        : new Millis(first, Integer.parseInt(line.group(2)), Integer.parseInt(line.group(3)));
  }

  private static int median(List<Millis> times, ToIntFunction<Millis> which) {
    return times.stream().mapToInt(which).sorted().skip(times.size() / 2).findFirst().orElseThrow();
  }
}
