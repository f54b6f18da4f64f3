package yomikiri.engine.learn;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import yomikiri.engine.game.DuelPosition;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.Hashing;
import yomikiri.engine.game.Moves;
import yomikiri.engine.game.SplitMix64;
import yomikiri.engine.learn.Learner.MoveValues;
import yomikiri.engine.learn.QLearning.CanonicalStates;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Parameter;
import yomikiri.engine.think.PlayerSpec;
import yomikiri.engine.think.StateSpace;
import yomikiri.engine.think.Verdict;

/**
 * Tabular Q-learning (Watkins 1989) for two who play against each other: Q(s, m), the worth of move
 * m in state s to the seat that makes it, goes by the share α towards the reward if m ends the
 * game, else towards γ times the best worth in the state it leads to, negated if the other seat
 * moves there (Littman 1994). A win counts 10, a loss -10 and a draw 0. The best worth in a state
 * is that of the moves tried there. The first tries of a move are averaged: the share is never
 * smaller than 1 by their number.
 *
 * <p>Both seats play by the same table: the best move, or with probability ε a random move. A move
 * never tried counts 0 in this choice, and equally good moves are drawn by lot. The moves of a game
 * are learnt from the last to the first (Lin 1992), so that an end is known at once as far back as
 * nothing better is.
 */
final class QLearning<P extends DuelPosition> implements Learner<P> {
  /** The worth of a win. */
  static final double WIN = 10;

  /** The positions seen most often, enough to show and to play by, in a few megabytes. */
  private static final int STATES_IN_SHORT = 50_000;

  static final String NAME = "qlearning";

  private static final Parameter ALPHA = new Parameter("alpha", Parameter.Kind.NUMBER, 0.000001, 1);
  private static final Parameter EPSILON = new Parameter("epsilon", Parameter.Kind.NUMBER, 0, 1);
  private static final Parameter GAMMA = new Parameter("gamma", Parameter.Kind.NUMBER, 0, 1);
  private static final Parameter STATES = new Parameter("states", Parameter.Kind.COUNT, 1, 5e8);

  static final LearnerType TYPE =
      new LearnerType(
          PlayerSpec.of(NAME)
              .with("episodes", "1000000")
              .with("alpha", "0.1")
              .with("epsilon", "0.2")
              .with("gamma", "0.99")
              .with("states", "10000000"),
          List.of(LearnerType.EPISODES, ALPHA, EPSILON, GAMMA, STATES),
          false,
          QLearning::new);

  private final GameKit<P> kit;
  private final Game<P> game;
  private final P start;
  private final long seed;
  private final double alpha;
  private final double epsilon;
  private final double gamma;
  private final int mostStates;
  private final CanonicalStates<P> states;
  private final StateTable table = new StateTable();
  private final P position;
  private final Moves legal = new Moves();

  // the game being played, by ply
  private int[] seats = new int[64];
  private int[] visited = new int[64]; // states
  private int[] played = new int[64]; // entries

  private QLearning(GameKit<P> kit, P start, PlayerSpec settings, long seed) {
    this.kit = kit;
    this.game = kit.game();
    this.start = game.copyOf(start);
    this.position = game.copyOf(start);
    this.seed = seed;
    this.alpha = settings.value(ALPHA).orElseThrow();
    this.epsilon = settings.value(EPSILON).orElseThrow();
    this.gamma = settings.value(GAMMA).orElseThrow();
    this.mostStates = settings.value(STATES).orElseThrow().intValue();
    this.states = new CanonicalStates<>(kit.space().orElseThrow(), start);
  }

  @Override
  public void episode(long number) {
    SplitMix64 random = new SplitMix64(Hashing.mixed(seed) + number);
    game.copy(start, position);
    int plies = 0;
    while (!position.isOver()) {
      makeRoom(plies);
      position.legalMoves(legal);
      long key = states.of(position);
      int state = table.states() < mostStates ? table.findOrAdd(key) : table.find(key);
      int move = choose(state, random);
      seats[plies] = position.turn();
      visited[plies] = state;
      played[plies] =
          state == StateTable.NONE ? StateTable.NONE : table.findOrAdd(state, states.image(move));
      position.play(move);
      plies++;
    }
    learn(plies);
  }

  private void makeRoom(int plies) {
    if (plies == seats.length) {
      seats = Arrays.copyOf(seats, 2 * plies);
      visited = Arrays.copyOf(visited, 2 * plies);
      played = Arrays.copyOf(played, 2 * plies);
    }
  }

  private int choose(int state, SplitMix64 random) {
    if (state == StateTable.NONE || random.happens(epsilon)) {
      return legal.get(random.below(legal.size()));
    }
    float best = 0;
    int chosen = StateTable.NONE;
    int ties = 0;
    int tried = 0;
    for (int entry = table.first(state); entry != StateTable.NONE; entry = table.next(entry)) {
      float value = table.value(entry);
      if (tried++ == 0 || value > best) {
        best = value;
        ties = 0;
      }
      if (value == best && random.below(++ties) == 0) {
        chosen = entry;
      }
    }
    int untried = best <= 0 ? legal.size() - tried : 0;
    int equals = best < 0 && untried > 0 || tried == 0 ? 0 : ties;
    return untried > 0 && random.below(equals + untried) >= equals
        ? untried(state, random.below(untried))
        : states.move(table.move(chosen), legal);
  }

  /** The legal move that was never tried and has that many such moves before it. */
  private int untried(int state, int before) {
    int left = before;
    for (int i = 0; i < legal.size(); i++) {
      boolean isTried = table.find(state, states.image(legal.get(i))) != StateTable.NONE;
      if (!isTried && left-- == 0) {
        return legal.get(i);
      }
    }
    throw new IllegalStateException("a state has moves that are not legal");
  }

  /** Learns from the moves of the game just played. Beyond a full table its end is what counts. */
  private void learn(int plies) {
    double worth = 0; // of what follows, to the seat that moved last
    for (int ply = plies - 1; ply >= 0; ply--) {
      if (ply == plies - 1) {
        worth = WIN * (2 * position.reward(seats[ply]) - 1);
      } else {
        worth *= seats[ply] == seats[ply + 1] ? gamma : -gamma;
      }
      if (played[ply] != StateTable.NONE) {
        int entry = played[ply];
        float before = table.value(entry);
        double step = Math.max(alpha, 1.0 / (1 + table.visits(entry)));
        table.set(entry, (float) (before + step * (worth - before)));
        worth = table.best(visited[ply]);
      }
    }
  }

  @Override
  public MoveValues<P> values() {
    return new TableValues<>(kit, start, table, gamma);
  }

  @Override
  public long states() {
    return table.states();
  }

  @Override
  public long weights() {
    return 0;
  }

  @Override
  public long bytes() {
    return table.bytes();
  }

  @Override
  public void write(DataOutput out, boolean isWhole) throws IOException {
    table.write(out, isWhole ? Integer.MAX_VALUE : STATES_IN_SHORT);
  }

  @Override
  public void read(DataInput in) throws IOException {
    table.read(in, game.moveLimit());
  }

  /**
   * Tells positions apart that may follow from one start, taking for one state all images under
   * those symmetries that leave the start as it is. For one thread.
   */
  static final class CanonicalStates<P extends DuelPosition> {
    private final StateSpace<P> space;
    private final int[] symmetries;
    private int symmetry; // that makes the state of the last position

    CanonicalStates(StateSpace<P> space, P start) {
      this.space = space;
      long itself = space.state(start, 0);
      this.symmetries =
          IntStream.range(0, space.symmetries())
              .filter(image -> space.state(start, image) == itself)
              .toArray();
    }

    /** The symmetries that leave the start as it is, the one that changes nothing included. */
    int symmetries() {
      return symmetries.length;
    }

    /** The state of a position, of which {@link #image} speaks from now on. */
    long of(P position) {
      symmetry = 0;
      long least = space.state(position, 0);
      for (int i = 1; i < symmetries.length; i++) {
        long image = space.state(position, symmetries[i]);
        if (image < least) {
          least = image;
          symmetry = symmetries[i];
        }
      }
      return least;
    }

    /** What a move of the position is called in its state. */
    int image(int move) {
      return symmetry == 0 ? move : space.image(move, symmetry);
    }

    /** The move, of the {@code legal} ones, that is called {@code image} in its state. */
    int move(int image, Moves legal) {
      if (symmetry == 0) {
        return image;
      }
      for (int i = 0; i < legal.size(); i++) {
        if (space.image(legal.get(i), symmetry) == image) {
          return legal.get(i);
        }
      }
      throw new IllegalStateException("no legal move has the image " + image);
    }
  }

  /**
   * The move values of a Q-learning table. About a move that was never tried it gives the reward if
   * the move ends the game, otherwise the worth of the state it leads to if something is known
   * about that, otherwise that of a draw.
   */
  static final class TableValues<P extends DuelPosition> implements MoveValues<P> {
    private final Game<P> game;
    private final CanonicalStates<P> states;
    private final StateTable table;
    private final P after;
    private final double gamma;

    TableValues(GameKit<P> kit, P start, StateTable table, double gamma) {
      this.game = kit.game();
      this.states = new CanonicalStates<>(kit.space().orElseThrow(), start);
      this.table = table;
      this.after = game.copyOf(start);
      this.gamma = gamma;
    }

    @Override
    public Verdict.Learnt of(P position, int move) {
      int state = table.find(states.of(position));
      int entry =
          state == StateTable.NONE ? StateTable.NONE : table.find(state, states.image(move));
      return entry == StateTable.NONE
          ? new Verdict.Learnt(untried(position, move), 0)
          : new Verdict.Learnt(share(table.value(entry)), table.visits(entry));
    }

    private double untried(P position, int move) {
      int mover = position.turn();
      game.copy(position, after);
      after.play(move);
      if (after.isOver()) {
        return after.reward(mover);
      }
      int next = table.find(states.of(after));
      if (next == StateTable.NONE) {
        return share(0);
      }
      double best = gamma * table.best(next);
      return share(after.turn() == mover ? best : -best);
    }

    private static double share(double worth) {
      return (worth / QLearning.WIN + 1) / 2;
    }
  }
}
