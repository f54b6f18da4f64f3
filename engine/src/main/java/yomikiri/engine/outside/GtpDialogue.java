package yomikiri.engine.outside;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Supplier;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.GameSession;
import yomikiri.engine.game.Position;
import yomikiri.engine.game.Step;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.EngineException.Kind;
import yomikiri.engine.think.SearchContext;
import yomikiri.engine.think.Ticker;

/**
 * The Go Text Protocol, version 2, spoken to an engine of a game in which a move is a square. The
 * protocol knows no positions: an engine can be told only games from the beginning.
 */
final class GtpDialogue<P extends Position> extends Dialogue<P> {
  private static final String[] COLOURS = {"b", "w"};

  private final Game<P> game;
  private final GtpVertices vertices;
  private final List<Step> known = new ArrayList<>();
  private boolean knowsTime;

  GtpDialogue(Game<P> game, GtpVertices vertices, EngineProcess process, Ticker ticker) {
    super(process, ticker);
    this.game = game;
    this.vertices = vertices;
  }

  @Override
  void greet() {
    knowsTime = greetingAnswer("known_command time_settings").equals("true");
  }

  private String greetingAnswer(String command) {
    return answer(command, now() + GREETING_NANOS, Kind.SILENT);
  }

  @Override
  void newGame() {
    process().skip();
    greetingAnswer("boardsize " + vertices.size());
    greetingAnswer("clear_board");
    known.clear();
  }

  @Override
  int ask(GameSession<P> session, int seat, SearchContext context, long until) {
    process().skip();
    inform(session, until);
    limit(seat, context.clock().budget(), until);
    process().ask("genmove " + COLOURS[seat]);
    Stop none = new Stop(() -> {}); // the protocol knows no such word
    String vertex = result(() -> line(context, until, none), false);
    OptionalInt move = vertices.move(vertex);
    if (move.isEmpty()) {
      throw rubbish(vertex);
    }
    known.add(new Step.Single(seat, move.getAsInt()));
    return move.getAsInt();
  }

  /** Plays what it does not know yet, all from the beginning if it knows something else. */
  private void inform(GameSession<P> session, long until) {
    String first = game.notation().positionText(game.newPosition(0));
    if (!game.notation().positionText(session.start()).equals(first)) {
      throw process().fault(Kind.UNABLE, "cannot be told a game that begins elsewhere");
    }
    List<Step> all = session.line().subList(0, session.ply());
    if (known.size() > all.size() || !all.subList(0, known.size()).equals(known)) {
      answer("clear_board", until, Kind.STALLED);
      known.clear();
    }
    for (Step step : all.subList(known.size(), all.size())) {
      if (step instanceof Step.Single(int seat, int move)) {
        process().ask("play " + COLOURS[seat] + " " + vertices.text(move));
        boolean isPass = game.pass().equals(OptionalInt.of(move));
        result(() -> process().next(until, Kind.STALLED), isPass); // some pass by themselves
      }
    }
    known.clear();
    known.addAll(all);
  }

  /** Times are whole seconds there, so a limit below one is left to the engine's own settings. */
  private void limit(int seat, Budget budget, long until) {
    long seconds = budget.nanos() / 1_000_000_000;
    if (knowsTime && budget.hasTimeLimit() && seconds > 0) {
      answer("time_settings 0 " + seconds + " 1", until, Kind.STALLED);
      answer("time_left " + COLOURS[seat] + " " + seconds + " 1", until, Kind.STALLED);
    }
  }

  /** Sends a command, and gives the first line of its result. */
  private String answer(String command, long until, Kind late) {
    process().ask(command);
    return result(() -> process().next(until, late), false);
  }

  private String result(Supplier<String> lines, boolean mayRefuse) {
    String first = lines.get();
    while (first.isEmpty()) {
      first = lines.get();
    }
    if (first.charAt(0) != '=' && !(mayRefuse && first.charAt(0) == '?')) {
      throw rubbish(first);
    }
    String line = first;
    while (!line.isEmpty()) {
      line = lines.get();
    }
    return first.substring(1).strip();
  }
}
