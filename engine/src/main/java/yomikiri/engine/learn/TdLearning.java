package yomikiri.engine.learn;

import java.util.Arrays;
import java.util.List;
import yomikiri.engine.game.DuelPosition;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.Hashing;
import yomikiri.engine.game.Moves;
import yomikiri.engine.game.SplitMix64;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Parameter;
import yomikiri.engine.think.PlayerSpec;

/**
 * Temporal differences (Sutton 1988) for two who play against each other, on the positions after
 * moves (Tesauro 1995), with an n-tuple network (Lucas 2008; Jaśkowski 2014).
 *
 * <p>Both seats play by the same network: the move after which the other seat is worth least, or
 * with probability ε a random move. The positions of a game are learnt from the last to the first.
 * Each goes towards its λ-return: the worth of the best move there to the share 1 - λ, and to the
 * share λ the λ-return of the position after the move played; after a random move the best one
 * alone counts, so that a blunder teaches nothing about what the position before was worth.
 *
 * <p>The share α by which worths are brought nearer falls from game to game by a constant factor,
 * from {@code alpha} to {@code final}. With an optimistic start, whoever has moved is worth {@code
 * optimism} in every position never seen, so that every move is tried.
 */
final class TdLearning<P extends DuelPosition> implements NetworkLearner<P> {
  private static final Parameter EPSILON = new Parameter("epsilon", Parameter.Kind.NUMBER, 0, 1);
  private static final Parameter LAMBDA = new Parameter("lambda", Parameter.Kind.NUMBER, 0, 1);
  private static final Parameter OPTIMISM =
      new Parameter("optimism", Parameter.Kind.NUMBER, 0, 0.99);

  static final LearnerType TYPE =
      new LearnerType(
          PlayerSpec.of("td")
              .with("episodes", "100000")
              .with("alpha", "0.5")
              .with("final", "0.05")
              .with("epsilon", "0.2")
              .with("lambda", "0.8")
              .with("optimism", "0"),
          List.of(
              LearnerType.EPISODES,
              DecayingRate.ALPHA,
              DecayingRate.FINAL,
              EPSILON,
              LAMBDA,
              OPTIMISM),
          false,
          TdLearning::new);

  private final Game<P> game;
  private final P start;
  private final long seed;
  private final DecayingRate alpha;
  private final double epsilon;
  private final double lambda;
  private final TupleNetwork<P> network;
  private final P position;
  private final P after;
  private final Moves legal = new Moves();
  private final int[] tried; // weights that the position after some move picks

  // the game being played, by ply
  private int plies;
  private int[] seats = new int[64]; // that moved
  private int[] picks; // weights that the position after the move picks
  private boolean[] isBest = new boolean[64]; // whether the move was the best one
  private double[] best = new double[64]; // worth of the best move to the seat that moved

  private TdLearning(GameKit<P> kit, P start, PlayerSpec settings, long seed) {
    this.game = kit.game();
    this.start = game.copyOf(start);
    this.position = game.copyOf(start);
    this.after = game.copyOf(start);
    this.seed = seed;
    this.alpha = DecayingRate.of(settings);
    this.epsilon = settings.value(EPSILON).orElseThrow();
    this.lambda = settings.value(LAMBDA).orElseThrow();
    this.network = new TupleNetwork<>(kit.tuples().orElseThrow());
    this.tried = new int[network.count()];
    this.picks = new int[64 * network.count()];
    network.fill(-settings.value(OPTIMISM).orElseThrow());
  }

  @Override
  public void episode(long number) {
    SplitMix64 random = new SplitMix64(Hashing.mixed(seed) + number);
    game.copy(start, position);
    plies = 0;
    while (!position.isOver()) {
      makeRoom();
      move(random);
      plies++;
    }
    learn(alpha.at(number));
  }

  private void makeRoom() {
    if (plies == seats.length) {
      seats = Arrays.copyOf(seats, 2 * plies);
      isBest = Arrays.copyOf(isBest, 2 * plies);
      best = Arrays.copyOf(best, 2 * plies);
      picks = Arrays.copyOf(picks, 2 * plies * network.count());
    }
  }

  private void move(SplitMix64 random) {
    int mover = position.turn();
    position.legalMoves(legal);
    boolean isFree = random.happens(epsilon);
    int free = random.below(legal.size());
    int chosen = 0;
    int ties = 0;
    double most = 0;
    for (int i = 0; i < legal.size(); i++) {
      game.copy(position, after);
      after.play(legal.get(i));
      double worth = worth(mover);
      if (i == 0 || worth > most) {
        most = worth;
        ties = 0;
      }
      boolean isChosen = isFree ? i == free : worth == most && random.below(++ties) == 0;
      if (isChosen) {
        chosen = i;
        System.arraycopy(tried, 0, picks, plies * tried.length, tried.length);
      }
    }
    seats[plies] = mover;
    isBest[plies] = !isFree;
    best[plies] = most;
    position.play(legal.get(chosen));
  }

  /** What {@link #after} is worth to the seat that moved there. */
  private double worth(int mover) {
    if (after.isOver()) {
      return network.end(after, mover);
    }
    double worth = network.worth(after, tried, 0);
    return after.turn() == mover ? worth : -worth;
  }

  /** Learns from the game just played; its last position is over, so nothing is learnt about it. */
  private void learn(double step) {
    double toCome = network.end(position, seats[plies - 1]); // to the seat that moved last
    for (int ply = plies - 2; ply >= 0; ply--) {
      int next = seats[ply + 1]; // whose turn it is after this move
      toCome = isBest[ply + 1] ? best[ply + 1] + lambda * (toCome - best[ply + 1]) : best[ply + 1];
      network.learn(picks, ply * network.count(), toCome, step);
      toCome = seats[ply] == next ? toCome : -toCome;
    }
  }

  @Override
  public Game<P> game() {
    return game;
  }

  @Override
  public TupleNetwork<P> network() {
    return network;
  }

  /**
   * A learning rate that falls from episode to episode by a constant factor.
   *
   * @param first in the first episode
   * @param logarithm of the factor
   */
  record DecayingRate(double first, double logarithm) {
    /** The share in the first episode. */
    static final Parameter ALPHA = new Parameter("alpha", Parameter.Kind.NUMBER, 0.000001, 2);

    /** The share in the last episode. */
    static final Parameter FINAL = new Parameter("final", Parameter.Kind.NUMBER, 0.000001, 2);

    static DecayingRate of(PlayerSpec settings) {
      double first = settings.value(ALPHA).orElseThrow();
      double last = settings.value(FINAL).orElseThrow();
      double episodes = settings.value(LearnerType.EPISODES).orElseThrow();
      return new DecayingRate(first, StrictMath.log(last / first) / episodes);
    }

    double at(long episode) {
      return first * StrictMath.exp(logarithm * episode);
    }
  }
}
