package yomikiri.engine.cli.protocol;

import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import yomikiri.engine.cli.terminal.CommonOptions.WhoPlays;
import yomikiri.engine.cli.terminal.LineReader;
import yomikiri.engine.cli.terminal.Output;
import yomikiri.engine.cli.terminal.UserError;
import yomikiri.engine.game.GameLookup;
import yomikiri.engine.game.GameSession;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.Position;
import yomikiri.engine.record.GameRecord;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Player;
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
  private final Player<P> player;
  private GameSession<P> session;
  private long seed;
  private int depth = Integer.MAX_VALUE;
  private boolean isBegun;

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
    this.seed = seed;
    this.out = out;
    this.search = new BackgroundSearch(ticker, complaints);
    this.player = kit.build(spec, seed);
    this.session = new GameSession<>(kit.game(), kit.game().newPosition(0));
  }

  /**
   * Answers until the controller quits or the input ends.
   *
   * @throws UserError if the input cannot be read
   */
  void run(InputStream in) {
    LineReader lines = new LineReader(in);
    try {
      boolean goesOn = true;
      while (goesOn) {
        goesOn = obeyed(lines);
      }
    } catch (IOException e) {
      throw UserError.unreadable("standard input", e);
    } finally {
      search.stop();
      player.close();
    }
  }

  private boolean obeyed(LineReader lines) throws IOException {
    try {
      @Nullable String line = lines.next();
      if (line == null) {
        search.await();
        return false;
      }
      return obey(line.strip());
    } catch (NotationException e) {
      send("status " + e.getMessage());
      return true;
    }
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
    GameSession<P> loaded = (GameSession<P>) record.session(record.rounds().size() - 1);
    String start = text(loaded.start());
    isBegun &= start.equals(text(session.start()));
    session = loaded;
  }

  private String text(P position) {
    return kit.game().notation().positionText(position);
  }

  private void play(String text) throws NotationException {
    search.stop();
    boolean isPass = text.toUpperCase(Locale.ROOT).startsWith("PA");
    int move =
        isPass
            ? kit.game().pass().orElseThrow()
            : kit.game().notation().parseMove(text.toLowerCase(Locale.ROOT));
    int seat = session.isOver() ? 0 : SearchResult.seat(session.position());
    if (session.isOver()
        || Arrays.stream(session.legalMoves(seat)).noneMatch(legal -> legal == move)) {
      throw new NotationException(
          1, 1, "record.illegal", text, Integer.toString(session.ply() + 1));
    }
    session.play(seat, move);
  }

  private void think(boolean everyMove) {
    search.stop();
    if (session.isOver()) {
      send("status");
      return;
    }
    if (!isBegun) {
      SearchResult.begin(player, session.start(), seed++);
      isBegun = true;
    }
    Budget own = WhoPlays.budget(spec);
    search.begin(
        player,
        kit.game(),
        session.position(),
        SearchResult.seat(session.position()),
        own.and(Budget.ofDepth(depth)),
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
                points.proven() ? "100%" : Integer.toString(report.depth())));
      }
    }
  }
}
