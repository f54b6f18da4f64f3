package yomikiri.app;

import java.lang.management.ManagementFactory;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.management.JMException;
import javax.management.ObjectName;

/**
 * How many objects are alive, class by class, after all garbage has been collected.
 *
 * @param objects by class: the app's own, and JavaFX's controls and bindings
 */
record LiveHeap(Map<String, Integer> objects) {
  private static final Pattern LINE = Pattern.compile("(?m)^\\s*\\d+:\\s+(\\d+)\\s+\\d+\\s+(\\S+)");
  private static final Pattern WATCHED =
      Pattern.compile(
          "(yomikiri\\.app|javafx\\.(animation|scene\\.control))\\..*"
              + "|com\\.sun\\.javafx\\.binding\\.\\w+Binding");

  /** Collects all garbage and counts what is alive then. */
  static LiveHeap now() throws JMException {
    Object reported =
        ManagementFactory.getPlatformMBeanServer()
            .invoke(
                new ObjectName("com.sun.management:type=DiagnosticCommand"),
                "gcClassHistogram",
                new Object[] {new String[0]},
                new String[] {String[].class.getName()});
    Map<String, Integer> objects = new TreeMap<>();
    Matcher line = LINE.matcher(String.valueOf(reported));
    while (line.find()) {
      if (WATCHED.matcher(line.group(2)).matches()) {
        objects.merge(line.group(2), Integer.parseInt(line.group(1)), Integer::sum);
      }
    }
    return new LiveHeap(objects);
  }

  /** The classes of which there are now at least {@code least} more than before, and how many. */
  Map<String, Integer> moreThan(LiveHeap before, int least) {
    Map<String, Integer> more = new TreeMap<>();
    objects.forEach((name, count) -> more.put(name, count - before.objects.getOrDefault(name, 0)));
    more.values().removeIf(grown -> grown < least);
    return more;
  }
}
