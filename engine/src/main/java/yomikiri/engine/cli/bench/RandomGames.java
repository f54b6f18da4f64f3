package yomikiri.engine.cli.bench;

import java.util.Arrays;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.function.Predicate;
import yomikiri.engine.cli.terminal.Console;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.Moves;
import yomikiri.engine.game.Position;
import yomikiri.engine.game.TurnPosition;

/** Plays games in which each legal move is equally likely. */
final class RandomGames {
  private static final int WARM_UP = 3; // rounds
  private static final int ROUNDS = 9; // of which the middle one counts

  private RandomGames() {}

  /** Reports how fast {@code games} games are played, in the middle one of several rounds. */
  static <P extends Position> void report(Console console, Game<P> game, int games, long seed) {
    double[] nanos = new double[ROUNDS]; // for a game
    long plies = 0;
    long wins = 0;
    Moves moves = new Moves();
    for (int round = -WARM_UP; round < ROUNDS; round++) {
      SplittableRandom random = new SplittableRandom(seed + round);
      long begin = console.ticker().nanos();
      for (int i = 0; i < games; i++) {
        P end = game.newPosition(i);
        int count = playOn(end, random, moves, position -> false);
        plies += round < 0 ? 0 : count;
        wins += round >= 0 && end.reward(0) > 0.5 ? 1 : 0;
      }
      if (round >= 0) {
        nanos[round] = Math.max(1, console.ticker().nanos() - begin) / (double) games;
      }
    }
    Arrays.sort(nanos);
    double length = plies / (double) games / ROUNDS;
    console.line(
        String.format(
            Locale.ROOT,
            "random play: %,.0f games/s, %,.0f moves/s; %.2f moves a game, the first player"
                + " wins %.1f%%",
            1e9 / nanos[ROUNDS / 2],
            1e9 * length / nanos[ROUNDS / 2],
            length,
            100.0 * wins / games / ROUNDS));
  }

  /** Plays until the game is over or at an end looked for; gives the number of moves. */
  static <P extends Position> int playOn(
      P position, SplittableRandom random, Moves moves, Predicate<P> isEnd) {
    int plies = 0;
    while (!position.isOver() && !isEnd.test(position)) {
      TurnPosition turns = (TurnPosition) position;
      turns.legalMoves(moves);
      turns.play(moves.get(random.nextInt(moves.size())));
      plies++;
    }
    return plies;
  }
}
