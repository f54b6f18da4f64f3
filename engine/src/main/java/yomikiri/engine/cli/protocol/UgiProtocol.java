package yomikiri.engine.cli.protocol;

import java.io.InputStream;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import yomikiri.engine.cli.terminal.CommonOptions.WhoPlays;
import yomikiri.engine.cli.terminal.Output;
import yomikiri.engine.game.GameSession;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.Perft;
import yomikiri.engine.game.Position;
import yomikiri.engine.think.Bound;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.GameClock;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.GameTime;
import yomikiri.engine.think.Parameter;
import yomikiri.engine.think.PlayerSpec;
import yomikiri.engine.think.RankedMove;
import yomikiri.engine.think.SearchReport;
import yomikiri.engine.think.SearchResult;
import yomikiri.engine.think.Ticker;
import yomikiri.engine.think.Verdict;

/**
 * The engine's side of the Universal Game Interface, which is UCI for any game in which seats take
 * turns: positions and moves are written as the game writes them.
 */
final class UgiProtocol<P extends Position> {
  private static final Pattern HASH = Pattern.compile("(?i)setoption name hash value (\\d{1,9})");
  private static final int DEEPEST_COUNT = 64; // plies of perft

  private final GameKit<P> kit;
  private final PlayerSpec spec;
  private final Output out;
  private final BackgroundSearch search;
  private final ServedGame<P> served;
  private final long seed;

  /** {@code seed} deals {@code startpos} and is the player's in its first game. */
  UgiProtocol(
      GameKit<P> kit,
      PlayerSpec spec,
      long seed,
      Ticker ticker,
      Output out,
      Consumer<String> complaints) {
    this.kit = kit;
    this.spec = spec;
    this.seed = seed;
    this.out = out;
    this.search = new BackgroundSearch(ticker, complaints);
    this.served = new ServedGame<>(kit, spec, kit.game().newPosition(seed), seed);
  }

  /** See {@link ServedGame#serve}. */
  void run(InputStream in) {
    served.serve(
        in,
        search,
        line -> obey(List.of(line.split("\\s+", -1))),
        fault -> send("info string " + fault));
  }

  private boolean obey(List<String> words) throws NotationException {
    switch (words.getFirst()) {
      case "ugi" -> greet();
      case "setoption" -> set(String.join(" ", words));
      case "isready" -> send("readyok");
      case "uginewgame" -> {
        search.stop();
        served.forget();
      }
      case "position" -> place(words);
      case "go" -> go(words);
      case "stop" -> search.stop();
      case "query" -> send("response " + answer(words.size() > 1 ? words.get(1) : ""));
      case "quit" -> {
        return false;
      }
      default -> {
        // commands that are not known are passed over
      }
    }
    return true;
  }

  private synchronized void send(String line) {
    out.line(line);
  }

  private void greet() {
    send("id name Yomikiri");
    send("id author Yomikiri");
    if (kit.takesMemory(spec)) {
      send(
          String.format(
              Locale.ROOT,
              "option name Hash type spin default %d min %.0f max %.0f",
              kit.memory(spec).bytes() >> 20,
              Parameter.MEMORY.least(),
              Parameter.MEMORY.most()));
    }
    send("ugiok");
  }

  /** The memory of the player, which is made anew; other options are passed over. */
  private void set(String line) {
    Matcher hash = HASH.matcher(line);
    if (hash.matches() && kit.takesMemory(spec)) {
      long most = Math.round(Parameter.MEMORY.most());
      long megabytes = Math.clamp(Long.parseLong(hash.group(1)), 1, most);
      search.stop();
      served.build(spec.with(Parameter.MEMORY.name(), megabytes + "MB"));
    }
  }

  private void place(List<String> words) throws NotationException {
    search.stop();
    int moves = words.indexOf("moves");
    int end = moves < 0 ? words.size() : moves;
    P start =
        words.size() > 1 && words.get(1).equals("fen")
            ? kit.game().notation().parsePosition(String.join(" ", words.subList(2, end)))
            : kit.game().newPosition(seed);
    GameSession<P> placed = new GameSession<>(kit.game(), start);
    for (String word : words.subList(Math.min(end + 1, words.size()), words.size())) {
      ServedGame.play(placed, kit.game().notation().parseMove(word), word);
    }
    served.place(placed);
  }

  private void go(List<String> words) {
    search.stop();
    GameSession<P> session = served.session();
    OptionalLong perft = number(words, "perft");
    if (perft.isPresent()) {
      int depth = (int) Math.min(perft.getAsLong(), DEEPEST_COUNT);
      send("Nodes searched: " + new Perft<>(kit.game(), false).count(session.position(), depth));
      return;
    }
    if (session.isOver()) {
      send("bestmove none");
      return;
    }
    int seat = SearchResult.seat(session.position());
    search.begin(
        served.player(),
        kit.game(),
        session.position(),
        seat,
        budget(words, seat),
        false,
        report -> info(report).ifPresent(this::send),
        result -> send("bestmove " + kit.game().notation().moveText(result.move())),
        () -> send("bestmove none"));
  }

  /** The player's own limits, but for its time where the controller gives one. */
  private Budget budget(List<String> words, int seat) {
    Budget own = WhoPlays.budget(spec);
    OptionalLong moveTime = number(words, "movetime");
    OptionalLong left = number(words, "p" + (seat + 1) + "time");
    long increment = number(words, "p" + (seat + 1) + "inc").orElse(0);
    Budget timed = own;
    if (moveTime.isPresent()) {
      timed = new Budget(millis(moveTime.getAsLong()), Long.MAX_VALUE, Integer.MAX_VALUE);
    } else if (left.isPresent()) {
      timed =
          GameClock.ofMain(millis(left.getAsLong()), millis(increment))
              .budget(GameTime.movesToGo(served.session().position()));
    } else if (words.contains("infinite")) {
      timed = Budget.UNLIMITED;
    }
    long nodes = number(words, "nodes").orElse(Long.MAX_VALUE);
    long depth = Math.clamp(number(words, "depth").orElse(Integer.MAX_VALUE), 1, Integer.MAX_VALUE);
    return own.withTimeOf(timed).and(new Budget(Long.MAX_VALUE, nodes, (int) depth));
  }

  private static long millis(long millis) {
    return Math.min(millis, Long.MAX_VALUE / 1_000_000) * 1_000_000;
  }

  private static OptionalLong number(List<String> words, String key) {
    int at = words.indexOf(key);
    boolean isThere = at >= 0 && at + 1 < words.size() && words.get(at + 1).matches("\\d{1,18}");
    return isThere ? OptionalLong.of(Long.parseLong(words.get(at + 1))) : OptionalLong.empty();
  }

  private Optional<String> info(SearchReport report) {
    return report
        .best()
        .map(
            best ->
                String.format(
                    Locale.ROOT,
                    "info depth %d nodes %d %s score %s pv %s",
                    report.depth(),
                    report.nodes(),
                    time(report),
                    score(best.verdict()),
                    line(best)));
  }

  /** In milliseconds, and from one on how many nodes a second that makes. */
  private static String time(SearchReport report) {
    long millis = report.nanos() / 1_000_000;
    return "time " + millis + (millis == 0 ? "" : " nps " + report.nodes() * 1_000 / millis);
  }

  private String line(RankedMove best) {
    return best.line().stream()
        .map(kit.game().notation()::moveText)
        .collect(Collectors.joining(" "));
  }

  private static String score(Verdict verdict) {
    String bound =
        verdict.bound() == Bound.EXACT
            ? ""
            : verdict.bound() == Bound.AT_LEAST ? " lowerbound" : " upperbound";
    return switch (verdict) {
          case Verdict.Points points -> (points.proven() ? "exact " : "points ") + points.value();
          case Verdict.WinRate rate -> String.format(Locale.ROOT, "winrate %.4f", rate.p());
          case Verdict.Estimate estimate -> "cp " + estimate.value();
          case Verdict.Learnt learnt -> String.format(Locale.ROOT, "winrate %.4f", learnt.value());
        }
        + bound
        + (verdict.isSelective() ? " confidence " + verdict.confidence() : "");
  }

  private String answer(String query) {
    GameSession<P> session = served.session();
    boolean isOver = session.isOver();
    return switch (query) {
      case "p1turn" -> Boolean.toString(!isOver && SearchResult.seat(session.position()) == 0);
      case "p2turn" -> Boolean.toString(!isOver && SearchResult.seat(session.position()) == 1);
      case "gameover" -> Boolean.toString(isOver);
      case "result" -> isOver ? result(session) : "none";
      case "fen" -> served.text(session.position());
      default -> "unknown";
    };
  }

  private static String result(GameSession<?> session) {
    double most = 0;
    int winners = 0;
    int winner = 0;
    for (int seat = 0; seat < session.players(); seat++) {
      double reward = session.reward(seat);
      winners = reward > most ? 1 : reward == most ? winners + 1 : winners;
      winner = reward > most ? seat : winner;
      most = Math.max(most, reward);
    }
    return winners == 1 ? "p" + (winner + 1) + "win" : "draw";
  }
}
