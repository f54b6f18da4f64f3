package yomikiri.engine.cli.bench;

import java.util.Locale;
import yomikiri.engine.cli.terminal.Console;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.Position;

/** The number of positions that {@link Perft} counts from the start of a game, and its speed. */
final class PerftReport {
  private PerftReport() {}

  /**
   * Reports this for every depth up to {@code depth}.
   *
   * @param playsLastPly see {@link Perft}
   */
  static <P extends Position> void tell(
      Console console, Game<P> game, int depth, boolean playsLastPly) {
    Perft<P> perft = new Perft<>(game, playsLastPly);
    P start = game.newPosition(0);
    for (int plies = 1; plies <= depth; plies++) {
      long begin = console.ticker().nanos();
      long positions = perft.count(start, plies);
      long nanos = console.ticker().nanos() - begin;
      console
          .out()
          .line(
              String.format(
                  Locale.ROOT,
                  "depth %-2d %,15d positions %10.1f ms %6.1f M positions/s",
                  plies,
                  positions,
                  nanos / 1e6,
                  positions * 1e3 / Math.max(1, nanos)));
    }
    console
        .out()
        .line(
            playsLastPly
                ? "Every move was played."
                : "The moves of the last ply were counted, not played; see --play-all.");
  }
}
