package yomikiri.engine.outside;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * A small program that plays tic-tac-toe by UGI: the first cell that is free. It behaves as its
 * argument says. It never sleeps: where it does nothing, it waits for a line that does not come.
 */
public final class Bot {
  private static final List<String> CELLS =
      List.of("a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3");

  /** The same for a shell, which starts in a hundredth of the time. */
  private static final String SCRIPT =
      """
      if [ "$1" = forking ]; then sleep 1000 & fi
      moves=
      while read -r word rest; do
        case "$1 $word $moves" in
          deaf*) ;;
          *" ugi "*) echo ugiok ;;
          *" isready "*) echo readyok ;;
          *" position "*) case "$rest" in *moves*) moves="${rest#*moves }" ;; *) moves= ;; esac ;;
          "slow go "*) echo "I think" >&2 ;;
          "crashing go "*) exit 3 ;;
          "lying go "?*) echo "bestmove ${moves%%%% *}" ;;
          "flooding go "*) exec yes "info string and on and on" ;;
          *" go "*)
            for cell in %s; do
              case "$moves" in *"$cell"*) ;; *) echo "bestmove $cell" && break ;; esac
            done ;;
          "forking quit "*) ;;
          *" quit "*) exit ;;
        esac
      done
      """
          .formatted(String.join(" ", CELLS));

  private Bot() {}

  /** The bot as a script in a folder, where there is a shell. */
  static EngineEntry script(Path folder, String habit, boolean restarts) throws IOException {
    Path script = Files.writeString(folder.resolve("bot.sh"), SCRIPT);
    return entry(habit, "/bin/sh", List.of(script.toString(), habit), restarts);
  }

  /** The bot as an engine. */
  static EngineEntry entry(String habit, boolean restarts) {
    return entry(
        habit,
        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
        List.of(
            "-Xint",
            "-XX:-UsePerfData",
            "-XX:+UseSerialGC",
            "-Xmx32m",
            "-cp",
            classes(),
            Bot.class.getName(),
            habit),
        restarts);
  }

  private static EngineEntry entry(
      String habit, String program, List<String> arguments, boolean restarts) {
    return new EngineEntry(
        habit, program, "", arguments, "", EngineEntry.Protocol.UGI, List.of(), restarts);
  }

  private static String classes() {
    try {
      return Path.of(Bot.class.getProtectionDomain().getCodeSource().getLocation().toURI())
          .toString();
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  public static void main(String[] arguments) throws IOException {
    String habit = arguments[0];
    BufferedReader in =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    System.err.println("I am " + habit);
    if (habit.equals("forking")) {
      new ProcessBuilder("sleep", "1000").inheritIO().start();
    }
    List<String> words = List.of();
    for (String line = in.readLine(); line != null; line = in.readLine()) {
      List<String> next = List.of(line.split(" ", -1));
      switch (habit.equals("deaf") ? "" : next.getFirst()) {
        case "ugi" -> say("ugiok");
        case "isready" -> say("readyok");
        case "position" -> words = next;
        case "go" -> go(habit, words);
        case "quit" -> {
          if (!habit.equals("forking")) {
            return;
          }
        }
        default -> {
          // nothing is done
        }
      }
    }
  }

  private static void go(String habit, List<String> position) {
    int from = position.indexOf("moves");
    List<String> moves = from < 0 ? List.of() : position.subList(from + 1, position.size());
    List<String> free = new ArrayList<>(CELLS);
    free.removeAll(moves);
    switch (habit) {
      case "slow" -> System.err.println("I think");
      case "crashing" -> Runtime.getRuntime().halt(3);
      case "lying" -> say("bestmove " + (moves.isEmpty() ? free.getFirst() : moves.getFirst()));
      case "babbling" -> say("bestmove over there");
      case "flooding" -> {
        String much = "info string and on and on\n".repeat(300);
        while (!System.out.checkError()) {
          System.out.print(much);
        }
      }
      default -> say("bestmove " + free.getFirst());
    }
  }

  private static void say(String line) {
    System.out.println(line);
  }
}
