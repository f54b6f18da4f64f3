package yomikiri.engine.outside;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Supplier;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.GameSession;
import yomikiri.engine.game.Perft;
import yomikiri.engine.game.Position;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.EngineException;
import yomikiri.engine.think.SearchContext;
import yomikiri.engine.think.SearchResult;
import yomikiri.engine.think.Ticker;
import yomikiri.engine.think.TimeKeeper;

/** Looks at an engine as a program: how it behaves, and what rules it goes by if it can say so. */
public final class EngineProbe<P extends Position> {
  private static final long PAUSE_NANOS = Duration.ofMillis(200).toNanos();
  private static final long SECOND = Duration.ofSeconds(1).toNanos();
  private static final int MANY_LINES = 100; // that nobody has asked for
  private static final int LONG_LINE = 5_000; // characters
  private static final int DEEPEST = 4; // plies of perft
  private static final long MOST_COUNTED = 200_000;

  private final Engines engines;
  private final Game<P> game;
  private final EngineEntry entry;
  private final Ticker ticker;

  /** One thing looked at: a word such as {@code quit}, and what was seen, without a full stop. */
  public record Finding(String what, boolean isWell, String sentence) {}

  public EngineProbe(Engines engines, Game<P> game, EngineEntry entry, Ticker ticker) {
    this.engines = engines;
    this.game = game;
    this.entry = entry;
    this.ticker = ticker;
  }

  /** How it behaves, in two processes of its own. */
  public List<Finding> manners() {
    List<Finding> findings = new ArrayList<>();
    try (EngineProcess process = EngineProcess.start(entry, ticker, engines.leftovers())) {
      Dialogue<P> dialogue = engines.dialogue(game, entry, process, ticker);
      boolean isGreeted = add(findings, "handshake", () -> handshake(dialogue));
      if (isGreeted && add(findings, "flood", () -> flood(process))) {
        add(findings, "rubbish", () -> rubbish(dialogue));
        add(findings, "stop", () -> moves(dialogue, 0, true));
        add(findings, "quit", () -> quit(dialogue));
      }
    } catch (EngineException e) {
      findings.add(new Finding("start", false, String.valueOf(e.getMessage())));
      return findings;
    }
    try (EngineProcess second = EngineProcess.start(entry, ticker, engines.leftovers())) {
      Dialogue<P> dialogue = engines.dialogue(game, entry, second, ticker);
      add(
          findings,
          "restart",
          () -> {
            dialogue.greet();
            return moves(dialogue, 3, false);
          });
    }
    return findings;
  }

  /** Whether it went well. */
  private static boolean add(List<Finding> findings, String what, Supplier<String> look) {
    try {
      findings.add(new Finding(what, true, look.get()));
      return true;
    } catch (EngineException e) {
      findings.add(new Finding(what, false, String.valueOf(e.getMessage())));
      return false;
    }
  }

  private String handshake(Dialogue<P> dialogue) {
    long start = ticker.nanos();
    dialogue.greet();
    dialogue.newGame();
    return "it answered its greeting after " + millis(start);
  }

  private String millis(long start) {
    return (ticker.nanos() - start) / 1_000_000 + " ms";
  }

  private String flood(EngineProcess process) {
    int lines = process.unasked(PAUSE_NANOS);
    if (lines > MANY_LINES) {
      throw process.fault(
          EngineException.Kind.FLOODED, "wrote " + lines + " lines that nobody had asked for");
    }
    return lines == 0
        ? "it writes nothing that it is not asked for"
        : "it wrote " + lines + " lines unasked";
  }

  private String rubbish(Dialogue<P> dialogue) {
    dialogue.process().ask("xyzzy 1 2 3");
    int _ = dialogue.process().unasked(PAUSE_NANOS);
    dialogue.process().ask("x".repeat(LONG_LINE));
    int _ = dialogue.process().unasked(PAUSE_NANOS);
    dialogue.newGame();
    return "it goes on after commands that it does not know";
  }

  /** A legal move after some plies, for an engine that is just told of a game. */
  private String moves(Dialogue<P> dialogue, int plies, boolean isStopped) {
    GameSession<P> session = new GameSession<>(game, game.newPosition(0));
    while (session.ply() < plies && !session.isOver()) {
      int seat = SearchResult.seat(session.position());
      session.play(seat, session.legalMoves(seat)[0]);
    }
    dialogue.newGame();
    TimeKeeper keeper = TimeKeeper.start(isStopped ? Budget.UNLIMITED : LIMIT, ticker);
    if (isStopped) {
      keeper.stop();
    }
    long start = ticker.nanos();
    int seat = SearchResult.seat(session.position());
    int move =
        dialogue.ask(session, seat, SearchContext.silent(keeper), start + Dialogue.GREETING_NANOS);
    if (!OutsidePlayer.isAllowed(session, move)) {
      throw dialogue
          .process()
          .fault(EngineException.Kind.ILLEGAL, "answers a move that is not allowed");
    }
    return isStopped
        ? "told to move at once, it did after " + millis(start)
        : "a new process goes on in the middle of a game";
  }

  private static final Budget LIMIT = Budget.ofTime(Duration.ofSeconds(1));

  private String quit(Dialogue<P> dialogue) {
    long start = ticker.nanos();
    if (!dialogue.process().quits(dialogue.farewell(), Duration.ofNanos(SECOND))) {
      throw dialogue
          .process()
          .fault(EngineException.Kind.STALLED, "does not end when it is told to quit");
    }
    return "it ended " + millis(start) + " after it was told to quit";
  }

  /** Whether it counts positions as we do; empty if it cannot say. */
  public Optional<String> rules() {
    if (entry.protocol() != EngineEntry.Protocol.UGI) {
      return Optional.empty();
    }
    try (EngineProcess process = EngineProcess.start(entry, ticker, engines.leftovers())) {
      Dialogue<P> dialogue = engines.dialogue(game, entry, process, ticker);
      dialogue.greet();
      return dialogue instanceof UgiDialogue<P> ugi ? Optional.of(counted(ugi)) : Optional.empty();
    } catch (EngineException e) {
      return Optional.of("Asked for its counts of positions (go perft), " + e.getMessage() + ".");
    }
  }

  private String counted(UgiDialogue<P> ugi) {
    P start = game.newPosition(0);
    Perft<P> perft = new Perft<>(game, false);
    int depth = 0;
    while (depth < DEEPEST && perft.count(start, depth + 1) <= MOST_COUNTED) {
      depth++;
      long ours = perft.count(start, depth);
      OptionalLong theirs = ugi.perft(start, depth);
      if (theirs.isEmpty()) {
        return "It cannot say how many positions there are (go perft).";
      }
      if (theirs.getAsLong() != ours) {
        return "It counts %s positions after %s plies from %s, where there are %s."
            .formatted(theirs.getAsLong(), depth, game.notation().positionText(start), ours);
      }
    }
    return "It counts the same positions as we do, up to " + depth + " plies.";
  }
}
