package yomikiri.engine.outside;

import java.util.List;
import java.util.function.Consumer;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.think.EngineException;
import yomikiri.engine.think.EngineException.Kind;
import yomikiri.engine.think.Ticker;

/**
 * A program that plays as CodinGame's arena has it: it reads lines each turn and answers with one.
 * It has been named on the command line by the user of this computer.
 */
public final class ArenaBot implements AutoCloseable {
  private final EngineProcess process;
  private final Ticker ticker;

  private ArenaBot(EngineProcess process, Ticker ticker) {
    this.process = process;
    this.ticker = ticker;
  }

  /**
   * Starts a program.
   *
   * @param command the program and its arguments; run as they are, by no shell
   * @param complaint given each line of its error output, on a thread of its own; once the bot is
   *     closed, all that it has written was
   * @throws NotationException if they cannot be meant so
   * @throws EngineException if it does not start
   */
  public static ArenaBot start(
      String name, List<String> command, Ticker ticker, Consumer<String> complaint)
      throws NotationException {
    EngineEntry entry =
        new EngineEntry(
            name,
            command.getFirst(),
            "",
            command.subList(1, command.size()),
            "",
            EngineEntry.Protocol.UGI,
            List.of(),
            true);
    entry.check();
    return new ArenaBot(EngineProcess.start(entry, ticker, Leftovers.UNNOTED, complaint), ticker);
  }

  /**
   * Its answer to the lines of a turn.
   *
   * @param nanos that it has for it, from when the last byte was sent
   * @throws EngineException if it gives none in time
   */
  public String answer(List<String> lines, long nanos) {
    process.skip();
    lines.subList(0, lines.size() - 1).forEach(process::send);
    process.ask(lines.getLast());
    long asked = ticker.nanos();
    String line = null;
    while (line == null) {
      line = process.glance(process.sent().orElse(asked) + nanos, Kind.STALLED);
    }
    return line;
  }

  /** The last lines of its error output. */
  public List<String> complaints() {
    return process.complaints();
  }

  @Override
  public void close() {
    process.noteChildren();
    process.close("");
    process.drain();
  }
}
