package yomikiri.engine.cli.protocol;

import com.google.errorprone.annotations.concurrent.GuardedBy;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import yomikiri.engine.cli.terminal.CommonOptions.GameOption;
import yomikiri.engine.cli.terminal.Console;
import yomikiri.engine.cli.terminal.LineReader;
import yomikiri.engine.cli.terminal.TextFile;
import yomikiri.engine.cli.terminal.UserError;
import yomikiri.engine.game.FoundToken;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.Position;
import yomikiri.engine.games.Catalog;
import yomikiri.engine.outside.ArenaBot;
import yomikiri.engine.study.report.Json;
import yomikiri.engine.think.EngineException;
import yomikiri.engine.think.EngineException.Kind;
import yomikiri.engine.think.GameKit;

/** {@code yomikiri referee}: holds a match of Tron Battle between bots. */
@Command(
    name = "referee",
    description = {
      "Hold a match of CodinGame's arena Tron Battle, and feed each bot exactly what the arena"
          + " does.",
      "With -p1 to -p4 it starts the bots and prints a line with the score of each: how many it"
          + " came in before, -1 if it did something wrong. This is how cg-brutaltester runs"
          + " a referee; with --json it prints what psyleague reads, with what the bots say of"
          + " themselves in their error outputs.",
      "Without them it speaks on standard input and output with whoever runs the bots:"
          + " cg-brutaltester in its old mode, -o."
    })
public final class RefereeCommand implements Callable<Integer> {
  private static final String INPUT = "standard input";
  private static final long FIRST_NANOS = TimeUnit.SECONDS.toNanos(1);
  private static final long NANOS = TimeUnit.MILLISECONDS.toNanos(100);
  private static final String ENDED = "the input has ended";
  private static final Pattern BLANKS = Pattern.compile("\\s+");

  private final Console console;
  private final Catalog catalog;

  @Option(names = "-p1", paramLabel = "COMMAND", description = "The first bot; run by no shell.")
  private @Nullable String first;

  @Option(names = "-p2", paramLabel = "COMMAND", description = "The second bot.")
  private @Nullable String second;

  @Option(names = "-p3", paramLabel = "COMMAND", description = "The third bot.")
  private @Nullable String third;

  @Option(names = "-p4", paramLabel = "COMMAND", description = "The fourth bot.")
  private @Nullable String fourth;

  @Option(
      names = "-d",
      paramLabel = "seed=N",
      description = "Decides where the bots start; by chance if not given.")
  private @Nullable String data;

  @Option(
      names = "-l",
      paramLabel = "FILE",
      description =
          "Write scores, answers and the ends of the error outputs to this file, as JSON.")
  private @Nullable String log;

  @Option(names = "--json", description = "Print ranks, errors and data as one JSON object.")
  private boolean json;

  public RefereeCommand(Console console, Catalog catalog) {
    this.console = console;
    this.catalog = catalog;
  }

  @Override
  public Integer call() {
    List<String> commands = Stream.of(first, second, third, fourth).filter(c -> c != null).toList();
    long seed = data == null ? console.seeds().getAsLong() : seed(data);
    if (commands.isEmpty()) {
      listen(seed);
      return 0;
    }
    if (commands.size() < 2 || commands.contains(fourth) && third == null || second == null) {
      throw new UserError("expected -p1 and -p2, then -p3 and -p4 if there are more");
    }
    return run(kit(commands.size()), seed, commands);
  }

  private static long seed(String text) {
    if (!text.matches("seed=-?\\d{1,18}")) {
      throw new UserError("-d: expected seed=N, found " + FoundToken.quoted(text));
    }
    return Long.parseLong(text.substring(text.indexOf('=') + 1));
  }

  private GameKit<?> kit(int players) {
    return GameOption.find(catalog, "tron-" + players);
  }

  /** What a bot tells psyleague, in lines of its error output. From any thread. */
  private static final class Notes {
    private static final int MOST = 1_000; // names
    private static final Pattern LINE =
        Pattern.compile("\\[(TDATA|PDATA\\+?)] (\\S+) = (\\S+)(?: .*)?");
    private static final Pattern NUMBER = Pattern.compile("-?\\d{1,15}(\\.\\d{1,15})?");

    @GuardedBy("this")
    private final Map<String, Object> match = new LinkedHashMap<>();

    @GuardedBy("this")
    private final Map<String, Object> own = new LinkedHashMap<>();

    synchronized void read(String line) {
      Matcher found = LINE.matcher(line);
      if (found.matches() && match.size() + own.size() < MOST) {
        String value = found.group(3);
        switch (found.group(1)) {
          case "TDATA" -> match.put(found.group(2), value);
          case "PDATA" -> own.put(found.group(2), value);
          default -> {
            if (NUMBER.matcher(value).matches()) {
              double sum = own.get(found.group(2)) instanceof Double before ? before : 0;
              own.put(found.group(2), sum + Double.parseDouble(value));
            }
          }
        }
      }
    }

    /** Adds what it tells of the match, where nothing else is known. */
    synchronized void addMatch(Map<String, Object> known) {
      match.forEach(known::putIfAbsent);
    }

    /** Adds what it tells of itself, where nothing else is known. */
    synchronized void addOwn(Map<String, Object> known) {
      own.forEach(known::putIfAbsent);
    }
  }

  /** A bot that was started, and all that it has answered. */
  private static final class Started implements AutoCloseable {
    private final @Nullable ArenaBot bot;
    private final @Nullable EngineException unfit;
    private final List<String> answers = new ArrayList<>();
    private final Notes notes = new Notes();
    private long longest;

    Started(String command, int number, Console console) {
      ArenaBot started = null;
      EngineException why = null;
      try {
        List<String> words = BLANKS.splitAsStream(command.strip()).toList();
        started = ArenaBot.start("p" + number, words, console.ticker(), notes::read);
      } catch (NotationException e) {
        throw new UserError("-p" + number + ": " + e.getMessage());
      } catch (EngineException e) {
        why = e;
      }
      bot = started;
      unfit = why;
    }

    String answer(List<String> lines, Console console) {
      if (bot == null) {
        throw unfit == null ? new IllegalStateException() : unfit;
      }
      long from = console.ticker().nanos();
      String answer = bot.answer(lines, answers.isEmpty() ? FIRST_NANOS : NANOS);
      longest = Math.max(longest, console.ticker().nanos() - from);
      answers.add(answer);
      return answer;
    }

    List<String> complaints() {
      return bot == null ? List.of() : bot.complaints();
    }

    @Override
    public void close() {
      if (bot != null) {
        bot.close();
      }
    }
  }

  private <P extends Position> int run(GameKit<P> kit, long seed, List<String> commands) {
    List<Started> bots = new ArrayList<>();
    ArenaMatch<P> match =
        new ArenaMatch<>(
            kit.game(),
            kit.game().newPosition(seed),
            (seat, lines) -> bots.get(seat).answer(lines, console));
    try {
      for (String command : commands) {
        bots.add(new Started(command, bots.size() + 1, console));
      }
      match.play();
    } finally {
      bots.forEach(Started::close);
    }
    match.faults().stream().filter(fault -> !fault.isEmpty()).forEach(console::complain);
    if (log != null) {
      try (TextFile file = TextFile.begin(log, console)) {
        file.print(log(match, bots));
        file.finish();
      }
    }
    console.print(json ? psyleague(match, bots, seed) : scores(match));
    return 0;
  }

  private static String scores(ArenaMatch<?> match) {
    return match.scores().stream().map(score -> score + "\n").collect(Collectors.joining());
  }

  private static String psyleague(ArenaMatch<?> match, List<Started> bots, long seed) {
    Map<String, Object> test = Json.object("seed", seed, "turns", match.turns());
    List<Map<String, Object>> players = new ArrayList<>();
    for (Started bot : bots) {
      Map<String, Object> player =
          Json.object("answers", bot.answers.size(), "longest_ms", bot.longest / 1e6);
      bot.notes.addMatch(test);
      bot.notes.addOwn(player);
      players.add(player);
    }
    return Json.plain(
            Json.object(
                "ranks",
                match.ranks(),
                "errors",
                match.faults().stream().map(fault -> fault.isEmpty() ? 0 : 1).toList(),
                "test_data",
                test,
                "player_data",
                players))
        + "\n";
  }

  private static String log(ArenaMatch<?> match, List<Started> bots) {
    Map<String, Object> scores = new LinkedHashMap<>();
    Map<String, Object> errors = new LinkedHashMap<>();
    Map<String, Object> outputs = new LinkedHashMap<>();
    for (int seat = 0; seat < bots.size(); seat++) {
      scores.put(Integer.toString(seat), match.scores().get(seat));
      errors.put(Integer.toString(seat), bots.get(seat).complaints());
      outputs.put(Integer.toString(seat), bots.get(seat).answers);
    }
    return Json.plain(
            Json.object(
                "scores", scores, "errors", errors, "outputs", outputs, "faults", match.faults()))
        + "\n";
  }

  /** Holds the match whose bots somebody else runs. */
  private void listen(long chance) {
    LineReader in = new LineReader(console.in());
    long seed = chance;
    String line = first(in);
    while (line.matches("###Seed -?\\d{1,18}")) {
      seed = Long.parseLong(line.substring("###Seed ".length()));
      line = first(in);
    }
    if (!line.matches("###Start [2-4]")) {
      throw new UserError(
          "expected ###Seed N or ###Start N for two to four bots, found "
              + FoundToken.quoted(line));
    }
    hold(kit(line.charAt(line.length() - 1) - '0'), seed, in);
  }

  private static String first(LineReader in) {
    try {
      return line(in);
    } catch (EngineException e) {
      throw new UserError("expected ###Start N for two to four bots, found the end of the input");
    }
  }

  private <P extends Position> void hold(GameKit<P> kit, long seed, LineReader in) {
    ArenaMatch<P> match =
        new ArenaMatch<>(
            kit.game(),
            kit.game().newPosition(seed),
            (seat, lines) -> {
              console.line("###Input " + seat);
              lines.forEach(console::line);
              console.line("###Output " + seat + " 1");
              return line(in);
            });
    match.play();
    for (int seat = 0; seat < match.faults().size(); seat++) {
      if (!match.faults().get(seat).isEmpty()) {
        console.complain("###Error " + seat + " " + match.faults().get(seat));
      }
    }
    List<Integer> ranks = match.ranks();
    console.line(
        "###End "
            + ranks.stream()
                .sorted()
                .distinct()
                .map(
                    rank ->
                        IntStream.range(0, ranks.size())
                            .filter(seat -> ranks.get(seat).equals(rank))
                            .mapToObj(Integer::toString)
                            .collect(Collectors.joining()))
                .collect(Collectors.joining(" ")));
  }

  private static String line(LineReader in) {
    try {
      String line = in.next();
      if (line != null) {
        return line;
      }
      throw new EngineException(Kind.CRASHED, INPUT, ENDED, List.of());
    } catch (NotationException e) {
      throw new EngineException(Kind.RUBBISH, INPUT, String.valueOf(e.getMessage()), List.of());
    } catch (IOException e) {
      throw UserError.unreadable(INPUT, e);
    }
  }
}
