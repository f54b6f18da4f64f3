package yomikiri.engine.outside;

import org.jspecify.annotations.Nullable;
import yomikiri.engine.game.GameSession;
import yomikiri.engine.game.Position;
import yomikiri.engine.think.EngineException;
import yomikiri.engine.think.EngineException.Kind;
import yomikiri.engine.think.SearchContext;
import yomikiri.engine.think.Ticker;

/** Our side of a protocol, spoken to one running engine. For one thread at a time. */
abstract class Dialogue<P extends Position> {
  /** How long an engine may take to answer a greeting, in nanoseconds. */
  static final long GREETING_NANOS = 10_000_000_000L;

  /** How long one may take to stop a search whose answer nobody wants, in nanoseconds. */
  private static final long STOPPING_NANOS = 1_000_000_000L;

  private final EngineProcess process;
  private final Ticker ticker;

  Dialogue(EngineProcess process, Ticker ticker) {
    this.process = process;
    this.ticker = ticker;
  }

  /**
   * Greets the engine.
   *
   * @throws EngineException if it does not answer as it should
   */
  abstract void greet();

  /** Tells it that another game begins. */
  abstract void newGame();

  /**
   * Asks for a move, and reports what the engine says of it.
   *
   * @param game at the position in which {@code seat} is to move
   * @param until how long it is waited for, by the ticker, in nanoseconds
   * @return a move of the game, which need not be allowed
   */
  abstract int ask(GameSession<P> game, int seat, SearchContext context, long until);

  /** What asks it to quit. */
  String farewell() {
    return "quit";
  }

  final EngineProcess process() {
    return process;
  }

  final long now() {
    return ticker.nanos();
  }

  /** The next line, waited for as long as for a greeting. */
  final String greeting() {
    return process.next(now() + GREETING_NANOS, Kind.SILENT);
  }

  /** The next line while it searches; {@code stop} runs once when the search is to end. */
  final String line(SearchContext context, long until, Stop stop) {
    long last = until;
    while (true) {
      String line = process.glance(last, Kind.STALLED);
      if (line != null) {
        return line;
      }
      if (context.clock().isTimeOver()) {
        stop.run();
      }
      if (context.clock().isAbandoned() && last == until) {
        last = Math.min(until, now() + STOPPING_NANOS);
      }
    }
  }

  /** What tells an engine to move now, done once. */
  static final class Stop {
    private @Nullable Runnable order;

    Stop(Runnable order) {
      this.order = order;
    }

    void run() {
      if (order != null) {
        order.run();
        order = null;
      }
    }
  }

  /** That the engine has said something that is no answer. */
  final EngineException rubbish(String line) {
    String shown = line.length() > 60 ? line.substring(0, 60) + "\u2026" : line;
    return process.fault(Kind.RUBBISH, "answers \"" + shown + "\"");
  }
}
