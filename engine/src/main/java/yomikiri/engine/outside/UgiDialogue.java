package yomikiri.engine.outside;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.GameSession;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.Position;
import yomikiri.engine.game.Step;
import yomikiri.engine.think.Bound;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.EngineException.Kind;
import yomikiri.engine.think.RankedMove;
import yomikiri.engine.think.SearchContext;
import yomikiri.engine.think.SearchReport;
import yomikiri.engine.think.Ticker;
import yomikiri.engine.think.Verdict;

/**
 * The Universal Game Interface (UCI for any game), spoken to an engine of a game in which seats
 * take turns. A position is always told as that in which the game began, in our text, and the moves
 * since.
 */
final class UgiDialogue<P extends Position> extends Dialogue<P> {
  private final Game<P> game;
  private final int memory;

  /** For {@code memory} see {@link EngineEntry}. */
  UgiDialogue(Game<P> game, int memory, EngineProcess process, Ticker ticker) {
    super(process, ticker);
    this.game = game;
    this.memory = memory;
  }

  @Override
  void greet() {
    process().ask("ugi");
    boolean takesMemory = false;
    for (String line = greeting(); !line.equals("ugiok"); line = greeting()) {
      takesMemory |= line.startsWith("option name Hash ");
    }
    if (takesMemory && memory > 0) {
      process().send("setoption name Hash value " + memory);
    }
    ready();
  }

  @Override
  void newGame() {
    process().skip();
    process().send("uginewgame");
    ready();
  }

  private void ready() {
    process().ask("isready");
    while (!greeting().equals("readyok")) {
      // what it says besides
    }
  }

  @Override
  int ask(GameSession<P> session, int seat, SearchContext context, long until) {
    process().skip();
    process().send(position(session));
    process().ask(go(context.clock().budget()));
    Stop stop = new Stop(() -> process().send("stop"));
    Infos infos = new Infos();
    while (true) {
      String line = line(context, until, stop);
      List<String> words = words(line);
      switch (words.getFirst()) {
        case "bestmove" -> {
          return move(line, words);
        }
        case "info" -> infos.add(session, words, context);
        default -> {
          // something that we do not know
        }
      }
    }
  }

  /** The positions it counts after {@code depth} plies by {@code go perft}, if it does. */
  OptionalLong perft(P start, int depth) {
    process().skip();
    process().send("position fen " + game.notation().positionText(start));
    process().ask("go perft " + depth);
    while (true) {
      String line = process().next(now() + GREETING_NANOS, Kind.STALLED);
      if (line.startsWith("Nodes searched: ")) {
        return number(words(line).subList(2, 3)).map(OptionalLong::of).orElse(OptionalLong.empty());
      }
      if (line.startsWith("bestmove")) {
        return OptionalLong.empty();
      }
    }
  }

  private static List<String> words(String line) {
    return List.of(line.strip().split("\\s+", -1));
  }

  private String position(GameSession<P> session) {
    List<Step> steps = session.line().subList(0, session.ply());
    String moves =
        steps.stream().map(step -> " " + step.text(game.notation())).collect(Collectors.joining());
    return "position fen "
        + game.notation().positionText(session.start())
        + (moves.isEmpty() ? "" : " moves" + moves);
  }

  private static String go(Budget budget) {
    StringBuilder go = new StringBuilder("go");
    if (budget.hasTimeLimit()) {
      go.append(" movetime ").append(Math.max(1, budget.nanos() / 1_000_000));
    }
    if (budget.nodes() != Long.MAX_VALUE) {
      go.append(" nodes ").append(budget.nodes());
    }
    if (budget.depth() != Integer.MAX_VALUE) {
      go.append(" depth ").append(budget.depth());
    }
    return go.toString();
  }

  private int move(String line, List<String> words) {
    return parsed(words.size() > 1 ? words.get(1) : "").orElseThrow(() -> rubbish(line));
  }

  private OptionalInt parsed(String move) {
    try {
      return OptionalInt.of(game.notation().parseMove(move));
    } catch (NotationException e) {
      return OptionalInt.empty();
    }
  }

  /** What the engine has said of the moves of one search. */
  private final class Infos {
    private final Map<Integer, RankedMove> ranked = new LinkedHashMap<>();

    void add(GameSession<P> session, List<String> words, SearchContext context) {
      List<Integer> line = line(session, after(words, "pv"));
      Verdict verdict = verdict(after(words, "score"));
      if (line.isEmpty() || verdict == null) {
        return;
      }
      long rank = number(after(words, "multipv")).orElse(1L);
      if (rank == 1) {
        ranked.clear();
      }
      ranked.put(line.getFirst(), new RankedMove(line.getFirst(), verdict, line));
      context.report(
          () ->
              new SearchReport(
                  number(after(words, "depth")).orElse(0L).intValue(),
                  number(after(words, "nodes")).orElse(0L),
                  context.clock().elapsedNanos(),
                  new ArrayList<>(ranked.values())));
    }

    /** The legal moves with which a line begins. */
    private List<Integer> line(GameSession<P> from, List<String> words) {
      GameSession<P> session = new GameSession<>(game, from.position());
      List<Integer> moves = new ArrayList<>();
      for (String word : words) {
        OptionalInt move = parsed(word);
        if (move.isEmpty() || !OutsidePlayer.isAllowed(session, move.getAsInt())) {
          return moves;
        }
        OutsidePlayer.play(session, move.getAsInt());
        moves.add(move.getAsInt());
      }
      return moves;
    }
  }

  /** The words behind one of them; none if it is not there. */
  private static List<String> after(List<String> words, String key) {
    int at = words.indexOf(key);
    return at < 0 ? List.of() : words.subList(at + 1, words.size());
  }

  /** The per cent that stand behind a value or its bound, below 100; 0 if there are none. */
  private static int confidence(List<String> score) {
    int at = score.indexOf("confidence");
    return at == 2 || at == 3
        ? after(score, "confidence").stream()
            .limit(1)
            .filter(percent -> percent.matches("[1-9]\\d?"))
            .mapToInt(Integer::parseInt)
            .sum()
        : 0;
  }

  private static Optional<Long> number(List<String> words) {
    return words.stream()
        .findFirst()
        .filter(word -> word.matches("\\d{1,18}"))
        .map((Function<String, Long>) Long::parseLong);
  }

  /**
   * {@code points 4}, {@code exact -2} or {@code winrate 0.53}, of which bounds may be told, and of
   * points by {@code confidence 95} how sure they are.
   */
  private static @Nullable Verdict verdict(List<String> words) {
    if (words.size() < 2 || !words.get(1).matches("[+-]?\\d{1,9}(\\.\\d{1,9})?")) {
      return null;
    }
    double value = Double.parseDouble(words.get(1));
    String bound = words.size() > 2 ? words.get(2) : "";
    Bound known =
        bound.equals("lowerbound")
            ? Bound.AT_LEAST
            : bound.equals("upperbound") ? Bound.AT_MOST : Bound.EXACT;
    return switch (words.getFirst()) {
      case "points" ->
          new Verdict.Points((int) Math.round(value), known, false).at(confidence(words));
      case "exact" -> new Verdict.Points((int) Math.round(value), known, true);
      case "winrate" -> value >= 0 && value <= 1 ? new Verdict.WinRate(value, 0) : null;
      case "cp" -> new Verdict.Estimate((int) Math.round(value), known);
      default -> null;
    };
  }
}
