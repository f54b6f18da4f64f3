package yomikiri.engine.outside;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.GameSession;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.Position;
import yomikiri.engine.record.GameRecord;
import yomikiri.engine.record.RecordExport;
import yomikiri.engine.think.EngineException.Kind;
import yomikiri.engine.think.RankedMove;
import yomikiri.engine.think.SearchContext;
import yomikiri.engine.think.SearchReport;
import yomikiri.engine.think.Ticker;
import yomikiri.engine.think.Verdict;

/**
 * The NBoard protocol, version 2, spoken to an engine of Othello. It has no limit but a depth; the
 * value of a move is proven where the engine says that it was read to the depth {@code 100%}.
 */
final class NboardDialogue<P extends Position> extends Dialogue<P> {
  private static final int USUAL_DEPTH = 12;
  private static final int DEEPEST = 60;

  private final Game<P> game;
  private int pings;

  NboardDialogue(Game<P> game, EngineProcess process, Ticker ticker) {
    super(process, ticker);
    this.game = game;
  }

  /** Whether the protocol can tell a game. */
  static boolean knows(Game<?> game) {
    return game.id().startsWith("othello-");
  }

  @Override
  void greet() {
    process().ask("nboard 2");
    process().send("set depth " + USUAL_DEPTH);
    ping(now() + GREETING_NANOS, Kind.SILENT);
  }

  @Override
  void newGame() {
    ping(now() + GREETING_NANOS, Kind.SILENT);
  }

  /** Waits until it has done what it was told. */
  private void ping(long until, Kind late) {
    pings++;
    process().ask("ping " + pings);
    String pong = "pong " + pings;
    while (!process().next(until, late).equals(pong)) {
      // what it says besides
    }
  }

  @Override
  int ask(GameSession<P> session, int seat, SearchContext context, long until) {
    int limit = context.clock().budget().depth();
    int usual = context.everyMove() ? DEEPEST : USUAL_DEPTH;
    process().send("set depth " + (limit == Integer.MAX_VALUE ? usual : Math.min(limit, DEEPEST)));
    process().send("set game " + ggf(session));
    ping(until, Kind.STALLED);
    return context.everyMove() ? hint(session, seat, context, until) : go(session, context, until);
  }

  private String ggf(GameSession<P> session) {
    GameSession<P> whole = new GameSession<>(game, session.start());
    session.line().subList(0, session.ply()).forEach(whole::play);
    GameRecord<P> record = GameRecord.of(whole, List.of(), List.of());
    return RecordExport.GGF.text(record, 0).orElseThrow().replace("\n", "").strip();
  }

  private int go(GameSession<P> session, SearchContext context, long until) {
    process().ask("go");
    Stop stop = new Stop(() -> {}); // a search told to stop there gives no move
    Values values = new Values(session);
    while (true) {
      List<String> words = words(line(context, until, stop));
      if (words.getFirst().equals("===")) {
        String move = words.size() > 1 ? words.get(1) : "";
        return move(move).orElseThrow(() -> rubbish("=== " + move));
      }
      values.add(words, context);
    }
  }

  /** Values of all moves, until the time is over or all are proven. */
  private int hint(GameSession<P> session, int seat, SearchContext context, long until) {
    int moves = session.legalMoves(seat).length;
    process().ask("hint " + moves);
    Values values = new Values(session);
    boolean[] isEnding = {false};
    Stop stop =
        new Stop(
            () -> {
              pings++;
              process().send("ping " + pings);
              isEnding[0] = true;
            });
    while (true) {
      String line = line(context, until, stop);
      if (isEnding[0] && line.equals("pong " + pings)) {
        return values.best().orElseThrow(() -> rubbish(line));
      }
      values.add(words(line), context);
      if (values.areProven(moves)) {
        stop.run();
      }
    }
  }

  private static List<String> words(String line) {
    return List.of(line.strip().split("[\\s/]+", -1));
  }

  private Optional<Integer> move(String text) {
    try {
      return Optional.of(
          text.equalsIgnoreCase("PA") || text.equalsIgnoreCase("PASS")
              ? game.pass().orElseThrow()
              : game.notation().parseMove(text.toLowerCase(Locale.ROOT)));
    } catch (NotationException e) {
      return Optional.empty();
    }
  }

  /** What the engine has said of the moves. */
  private final class Values {
    private final GameSession<P> from;
    private final Map<Integer, RankedMove> ranked = new LinkedHashMap<>();
    private int depth;
    private long nodes;
    private boolean isSearched;

    Values(GameSession<P> from) {
      this.from = from;
    }

    /** Takes a line such as {@code search F5d6C3 4.00 0 100%}. */
    void add(List<String> words, SearchContext context) {
      if (words.getFirst().equals("nodestats") && words.size() > 1) {
        nodes = number(words.get(1)).orElse((double) nodes).longValue();
      }
      boolean isSearch = words.getFirst().equals("search");
      if (!isSearch && !words.getFirst().equals("book") || words.size() < 5) {
        return;
      }
      List<Integer> line = line(words.get(1));
      Optional<Double> value = number(words.get(2));
      if (line.isEmpty() || value.isEmpty()) {
        return;
      }
      int confidence = value.get() == Math.rint(value.get()) ? confidence(words.get(4)) : 0;
      depth = Math.max(depth, number(words.get(4)).orElse((double) depth).intValue());
      Verdict verdict = new Verdict.Points((int) Math.round(value.get()), false).at(confidence);
      ranked.put(line.getFirst(), new RankedMove(line.getFirst(), verdict, line));
      isSearched |= isSearch;
      context.report(
          () ->
              new SearchReport(
                  depth, nodes, context.clock().elapsedNanos(), sorted(), !isSearched));
    }

    private List<RankedMove> sorted() {
      List<RankedMove> all = new ArrayList<>(ranked.values());
      all.sort(Comparator.comparingInt(move -> -((Verdict.Points) move.verdict()).value()));
      return all;
    }

    Optional<Integer> best() {
      return sorted().stream().findFirst().map(RankedMove::move);
    }

    boolean areProven(int moves) {
      return ranked.size() >= moves
          && ranked.values().stream().allMatch(move -> move.verdict().proven());
    }

    /** The legal moves with which a line such as {@code F5d6-C3} begins. */
    private List<Integer> line(String text) {
      GameSession<P> session = new GameSession<>(game, from.position());
      List<Integer> line = new ArrayList<>();
      String bare = text.replace("-", "");
      for (int at = 0; at + 2 <= bare.length(); at += 2) {
        Optional<Integer> next = move(bare.substring(at, at + 2));
        if (next.isEmpty() || !OutsidePlayer.isAllowed(session, next.get())) {
          return line;
        }
        OutsidePlayer.play(session, next.get());
        line.add(next.get());
      }
      return line;
    }
  }

  /** How sure a value is where its depth is a percentage, as of a search to the end; else 0. */
  private static int confidence(String depth) {
    return depth.matches("100%|[1-9]\\d?%")
        ? Integer.parseInt(depth.substring(0, depth.length() - 1))
        : 0;
  }

  private static Optional<Double> number(String text) {
    return text.matches("[+-]?\\d{1,12}(\\.\\d{0,9})?")
        ? Optional.of(Double.parseDouble(text))
        : Optional.empty();
  }
}
