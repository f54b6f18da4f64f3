package yomikiri.engine.cli.bench;

import java.util.Arrays;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.function.Predicate;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import yomikiri.engine.cli.terminal.CommonOptions.FirstDealOption;
import yomikiri.engine.cli.terminal.Console;
import yomikiri.engine.cli.terminal.WholeNumber;
import yomikiri.engine.game.Moves;
import yomikiri.engine.game.Position;
import yomikiri.engine.game.TurnPosition;
import yomikiri.engine.games.Catalog;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.SearchContext;
import yomikiri.engine.think.SearchResult;
import yomikiri.engine.think.Solver;
import yomikiri.engine.think.TimeKeeper;

/**
 * {@code yomikiri bench trapez}: how fast positions of Trapez are played through, and its ends read
 * out.
 */
@Command(
    name = "trapez",
    description = {
      "Count the positions of Trapez ply by ply, play random games and solve their ends.",
      "The counts are of positions that can be reached from the start. In random games each legal"
          + " move is as likely as any other. All runs on one thread."
    })
public final class BenchTrapezCommand implements Runnable {
  private static final int WARM_UP = 3; // rounds
  private static final int ROUNDS = 9; // of which the middle one counts

  private final Console console;
  private final Catalog catalog;
  private final Moves moves = new Moves();

  @Option(
      names = "--depth",
      paramLabel = "N",
      defaultValue = "4",
      converter = WholeNumber.Count.class,
      description = "How many plies from the start (default ${DEFAULT-VALUE}).")
  private int depth;

  @Option(
      names = "--play-all",
      description = "Also play the moves of the last ply, which are otherwise only counted.")
  private boolean playsLastPly;

  @Option(
      names = "--games",
      paramLabel = "N",
      defaultValue = "100000",
      converter = WholeNumber.Count.class,
      description = "Games in each of " + ROUNDS + " rounds (default ${DEFAULT-VALUE}).")
  private int games;

  @Option(
      names = "--ends",
      paramLabel = "N",
      defaultValue = "50",
      converter = WholeNumber.OrNone.class,
      description = "How many ends are solved (default ${DEFAULT-VALUE}).")
  private int ends;

  @Mixin private final FirstDealOption deals = new FirstDealOption();

  public BenchTrapezCommand(Console console, Catalog catalog) {
    this.console = console;
    this.catalog = catalog;
  }

  @Override
  public void run() {
    GameKit<?> kit = catalog.kit("trapez").orElseThrow();
    Perft.report(console, kit.game(), depth, playsLastPly);
    tellPlayouts(kit);
    if (ends > 0) {
      tellEnds(kit);
    }
  }

  private <P extends Position> void tellPlayouts(GameKit<P> kit) {
    double[] nanos = new double[ROUNDS]; // for a game
    long plies = 0;
    long wins = 0;
    for (int round = -WARM_UP; round < ROUNDS; round++) {
      SplittableRandom random = new SplittableRandom(deals.seed() + round);
      long begin = console.ticker().nanos();
      for (int game = 0; game < games; game++) {
        P end = kit.game().newPosition(0);
        int count = playOn(end, random, position -> false);
        plies += round < 0 ? 0 : count;
        wins += round < 0 ? 0 : end.score(0);
      }
      if (round >= 0) {
        nanos[round] = Math.max(1, console.ticker().nanos() - begin) / (double) games;
      }
    }
    Arrays.sort(nanos);
    double length = plies / (double) games / ROUNDS;
    console
        .out()
        .line(
            String.format(
                Locale.ROOT,
                "random play: %,.0f games/s, %,.0f moves/s; %.2f moves a game, the first player"
                    + " wins %.1f%%",
                1e9 / nanos[ROUNDS / 2],
                1e9 * length / nanos[ROUNDS / 2],
                length,
                100.0 * wins / games / ROUNDS));
  }

  /** Plays at random until the game is over or has come to an end; gives the number of moves. */
  private <P extends Position> int playOn(P position, SplittableRandom random, Predicate<P> isEnd) {
    int plies = 0;
    TurnPosition turns = (TurnPosition) position;
    while (!position.isOver() && !isEnd.test(position)) {
      turns.legalMoves(moves);
      turns.play(moves.get(random.nextInt(moves.size())));
      plies++;
    }
    return plies;
  }

  private <P extends Position> void tellEnds(GameKit<P> kit) {
    Solver<P> solver = kit.solver().orElseThrow();
    SplittableRandom random = new SplittableRandom(deals.seed());
    double[] millis = new double[ends];
    long nodes = 0;
    for (int i = -1; i < ends; i++) {
      P end;
      do {
        end = kit.game().newPosition(0);
        int _ = playOn(end, random, solver.reaches());
      } while (end.isOver());
      Player<P> player = kit.build(solver.spec(), deals.seed());
      player.prepare();
      TimeKeeper keeper = TimeKeeper.start(solver.spec().budget(), console.ticker());
      int _ = player.choose(end, SearchResult.seat(end), SearchContext.silent(keeper));
      if (i >= 0) {
        millis[i] = keeper.elapsedNanos() / 1e6;
        nodes += keeper.meter().nodes();
      }
    }
    Arrays.sort(millis);
    console
        .out()
        .line(
            String.format(
                Locale.ROOT,
                "ends with seven empty cells: median %.1f ms, longest %.1f ms, %,d nodes on"
                    + " average; %s",
                millis[ends / 2],
                millis[ends - 1],
                nodes / ends,
                WholeNumber.counted(ends, "end")));
  }
}
