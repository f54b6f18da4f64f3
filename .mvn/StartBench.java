import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Prints the median time from the start of the JVM to the first frame with a playable board, with
 * the AOT cache of an app image and without, run in turn.
 *
 * <p>Arguments: the image's launcher of the app, how often to run each.
 */
class StartBench {
  private static final Pattern LINE = Pattern.compile("first frame: (\\d+) ms");
  private static final String HEADLESS = "-Dglass.platform=Headless -Dprism.order=sw";

  public static void main(String[] args) throws IOException, InterruptedException {
    Path launcher = Path.of(args[0]).toAbsolutePath();
    int times = Integer.parseInt(args[1]);
    boolean headless = !System.getenv().containsKey("DISPLAY");
    String options = headless ? HEADLESS : "";
    List<Integer> with = new ArrayList<>();
    List<Integer> without = new ArrayList<>();
    run(launcher, options);
    run(launcher, options + " -XX:AOTMode=off");
    for (int i = 0; i < times; i++) {
      with.add(run(launcher, options));
      without.add(run(launcher, options + " -XX:AOTMode=off"));
    }
    System.out.printf(
        "%s: median %d ms with the AOT cache, %d ms without, ratio %.2f%n",
        headless ? "headless" : "on a display",
        median(with),
        median(without),
        (double) median(with) / median(without));
  }

  private static int run(Path launcher, String options) throws IOException, InterruptedException {
    Path home = Files.createTempDirectory(Files.createDirectories(Path.of("app/target")), "home");
    ProcessBuilder start =
        new ProcessBuilder(launcher.toString()).redirectError(ProcessBuilder.Redirect.DISCARD);
    Map<String, String> environment = start.environment();
    environment.put("YOMIKIRI_EXIT_AFTER_FIRST_FRAME", "1");
    environment.put("_JAVA_OPTIONS", options + " -Duser.home=" + home);
    for (String folder : List.of("CONFIG", "DATA", "STATE", "CACHE")) {
      environment.put("XDG_" + folder + "_HOME", home.toString());
    }
    Process process = start.start();
    String told = new String(process.getInputStream().readAllBytes());
    int status = process.waitFor();
    Matcher line = LINE.matcher(told);
    if (status != 0 || !line.find()) {
      throw new IOException("The app ended with status " + status + ": " + told);
    }
    return Integer.parseInt(line.group(1));
  }

  private static int median(List<Integer> millis) {
    Collections.sort(millis);
    return millis.get(millis.size() / 2);
  }
}
