package yomikiri.engine.cli.protocol;

import java.io.InputStream;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import yomikiri.engine.cli.terminal.CommonOptions.WhoPlays;
import yomikiri.engine.cli.terminal.Output;
import yomikiri.engine.game.GameLookup;
import yomikiri.engine.game.GameSession;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.Position;
import yomikiri.engine.record.GameRecord;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.PlayerSpec;
import yomikiri.engine.think.RankedMove;
import yomikiri.engine.think.SearchReport;
import yomikiri.engine.think.SearchResult;
import yomikiri.engine.think.Ticker;
import yomikiri.engine.think.Verdict;

/**
 * The engine's side of the NBoard protocol, version 2, for Othello. A value that is proven is told
 * with the depth {@code 100%}.
 */
final class NboardProtocol<P extends Position> {
  private final GameKit<P> kit;
  private final PlayerSpec spec;
  private final GameLookup games;
  private final Output out;
  private final BackgroundSearch search;
  private final ServedGame<P> served;
  private int depth = Integer.MAX_VALUE;

  /**
   * @param games finds the game that a record is of
   * @param seed for what the player leaves to chance in its first game
   */
  NboardProtocol(
      GameKit<P> kit,
      PlayerSpec spec,
      GameLookup games,
      long seed,
      Ticker ticker,
      Output out,
      Consumer<String> complaints) {
    this.kit = kit;
    this.spec = spec;
    this.games = games;
    this.out = out;
    this.search = new BackgroundSearch(ticker, complaints);
    this.served = new ServedGame<>(kit, spec, kit.game().newPosition(0), seed);
  }

  /** See {@link ServedGame#serve}. */
  void run(InputStream in) {
    served.serve(in, search, this::obey, fault -> send("status " + fault));
  }

  private boolean obey(String line) throws NotationException {
    List<String> words = List.of(line.split("\\s+", -1));
    String first = words.size() > 1 ? words.get(1) : "";
    switch (words.getFirst()) {
      case "nboard" -> send("set myname Yomikiri");
      case "set" -> set(first, line);
      case "move" -> play(List.of(first.split("/", -1)).getFirst());
      case "hint" -> think(/* everyMove= */ true);
      case "go" -> think(/* everyMove= */ false);
      case "analyze" -> analyse();
      case "ping" -> {
        search.stop();
        send("pong " + first);
      }
      case "learn" -> send(words.getFirst() + "ed"); // as the protocol spells it
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

  private void set(String what, String line) throws NotationException {
    search.stop();
    String value = line.substring(line.indexOf(what) + what.length()).strip();
    if (what.equals("depth") && value.matches("[1-9]\\d{0,2}")) {
      depth = Integer.parseInt(value);
    } else if (what.equals("game")) {
      load(GameRecord.parse(value, games));
    }
  }

  @SuppressWarnings("unchecked") // a game has positions of one type
  private void load(GameRecord<?> record) throws NotationException {
    if (!record.game().id().equals(kit.game().id())) {
      throw new NotationException(1, 1, "record.game", record.game().id());
    }
    served.place((GameSession<P>) record.session(record.rounds().size() - 1));
  }

  private void play(String text) throws NotationException {
    search.stop();
    boolean isPass = text.toUpperCase(Locale.ROOT).startsWith("PA");
    int move =
        isPass
            ? kit.game().pass().orElseThrow()
            : kit.game().notation().parseMove(text.toLowerCase(Locale.ROOT));
    ServedGame.play(served.session(), move, text);
  }

  private void think(boolean everyMove) {
    search.stop();
    GameSession<P> session = served.session();
    if (session.isOver()) {
      send("status");
      return;
    }
    search.begin(
        served.player(),
        kit.game(),
        session.position(),
        SearchResult.seat(session.position()),
        budget(),
        everyMove,
        report -> values(report, everyMove),
        result -> {
          if (!everyMove) {
            send("=== " + move(result.move()));
          }
          send("status");
        },
        () -> send("status"));
  }

  private Budget budget() {
    return WhoPlays.budget(spec).and(Budget.ofDepth(depth));
  }

  /** Values all positions of the game, the last one first, for the player to move there. */
  private void analyse() {
    search.stop();
    GameSession<P> session = served.session();
    List<P> positions =
        IntStream.rangeClosed(0, session.ply())
            .mapToObj(session::positionAt)
            .filter(position -> !position.isOver())
            .toList();
    search.each(
        served.player(),
        kit.game(),
        positions,
        budget(),
        (at, report) ->
            report
                .best()
                .ifPresent(
                    best -> {
                      if (best.verdict() instanceof Verdict.Points points) {
                        send("analysis " + at + " " + points.value() + ".00");
                      }
                    }),
        () -> send("status"));
  }

  private String move(int move) {
    boolean isPass = kit.game().pass().stream().anyMatch(pass -> pass == move);
    return isPass ? "PA" : kit.game().notation().moveText(move).toUpperCase(Locale.ROOT);
  }

  /** Only margins are values of the protocol. */
  private void values(SearchReport report, boolean everyMove) {
    send(String.format(Locale.ROOT, "nodestats %d %.2f", report.nodes(), report.nanos() / 1e9));
    for (RankedMove move : everyMove ? report.moves() : report.moves().stream().limit(1).toList()) {
      if (move.verdict() instanceof Verdict.Points points) {
        send(
            String.format(
                Locale.ROOT,
                "search %s %d.00 0 %s",
                move.line().stream().map(this::move).collect(Collectors.joining()),
                points.value(),
                points.confidence() > 0
                    ? points.confidence() + "%"
                    : Integer.toString(report.depth())));
      }
    }
  }
}
