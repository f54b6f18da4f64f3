package yomikiri.engine.exam;

import java.util.ArrayList;
import java.util.List;
import yomikiri.engine.exam.EndgameTree.Node;

/**
 * Faults that searches are known to have, each with the values that a search with it gives to the
 * moves of an {@link EndgameTree}. A player whose values are these, where a right search has
 * others, has the fault.
 */
enum Flaw {
  /** No fault: minimax; to a depth, with the points on the board where it ends. */
  RIGHT(""),
  /** No fault, but all moves after the first are taken for random, as by flat Monte Carlo. */
  AVERAGE("", Reply.ANY, Turned.NONE, Turned.NONE),
  LEAVES_TURNED(
      "It plays to lose: it counts the ends of games for the wrong side.",
      Reply.BEST,
      Turned.ALL,
      Turned.NONE),
  ODD_LEAVES_TURNED(
      "Its values have the wrong sign at odd depth: what it reaches there counts for the wrong"
          + " side.",
      Reply.BEST,
      Turned.ODD,
      Turned.NONE),
  EVEN_LEAVES_TURNED(
      "Its values have the wrong sign at even depth: what it reaches there counts for the wrong"
          + " side.",
      Reply.BEST,
      Turned.EVEN,
      Turned.NONE),
  SECOND_SEAT_TURNED(
      "Rewards are turned for the other side: in every seat but the first it plays for its"
          + " opponent.",
      Reply.BEST,
      Turned.LATER_SEATS,
      Turned.NONE),
  FIRST_SEAT_TURNED(
      "Rewards are turned for the other side: in the first seat it plays for its opponent.",
      Reply.BEST,
      Turned.FIRST_SEAT,
      Turned.NONE),
  VALUES_TURNED(
      "The values that it reports have the wrong sign, although it plays by the right ones.",
      Reply.BEST,
      Turned.NONE,
      Turned.ALL),
  LATER_VALUES_TURNED(
      "In every seat but the first, the values that it reports are those of the other side.",
      Reply.BEST,
      Turned.NONE,
      Turned.LATER_SEATS),
  HELPERS(
      "It takes the opponent for a helper: both sides choose what is best for it.",
      Reply.HELPING,
      Turned.NONE,
      Turned.NONE),
  NEVER_NEGATED(
      "It forgets to change the sign of a value from ply to ply.",
      Reply.HELPING,
      Turned.ODD,
      Turned.NONE),
  CHOICES_TURNED(
      "The sign of the rewards by which it chooses inside its tree is wrong: both sides choose what"
          + " is worst for them.",
      Reply.HARMING,
      Turned.NONE,
      Turned.NONE),
  PASS_ENDS("It forgets passes: where a side has to pass, it takes the game for over."),
  LAST_UNSEEN(
      "It does not see a win on the last square: a game that ends because no move is left counts as"
          + " undecided."),
  PLY_LESS("It looks one ply less ahead than it is told to."),
  PLY_MORE("It looks one ply further ahead than it is told to."),
  FIRST_SKIPPED("It never looks at the first of several moves."),
  LAST_SKIPPED("It never looks at the last of several moves."),
  DRAWS_LOST("It takes a draw for a loss."),
  DRAWS_WON("It takes a draw for a win."),
  RATE_OF_OTHER("The win rate of the second seat is computed as (1 − w) / n instead of 1 − w / n.");

  private final String sentence;
  private final Reply reply;
  private final Turned leaves;
  private final Turned root;

  Flaw(String sentence) {
    this(sentence, Reply.BEST, Turned.NONE, Turned.NONE);
  }

  /**
   * @param reply what both sides are thought to choose
   * @param leaves where the ends of lines count for the wrong side
   * @param root where the values of root moves are reported for the wrong side
   */
  Flaw(String sentence, Reply reply, Turned leaves, Turned root) {
    this.sentence = sentence;
    this.reply = reply;
    this.leaves = leaves;
    this.root = root;
  }

  /** What is wrong, in words. */
  String sentence() {
    return sentence;
  }

  boolean isFault() {
    return !sentence.isEmpty();
  }

  /** Whether only a search that goes by depth can have it. */
  boolean isOfDepth() {
    return leaves == Turned.ODD && reply == Reply.BEST
        || leaves == Turned.EVEN
        || this == PLY_LESS
        || this == PLY_MORE;
  }

  /** In what values are reported. */
  enum Scale {
    /** Points that the seat is ahead by. */
    POINTS(0.5),
    /** Whether it is ahead. */
    SIGN(0.5),
    /** Rewards, from 0 to 1; as the mean of playouts they are a little off. */
    REWARD(0.2);

    private final double tolerance;

    Scale(double tolerance) {
      this.tolerance = tolerance;
    }

    boolean areAlike(double one, double other) {
      return Math.abs(one - other) <= tolerance;
    }

    /** Whether nothing can be like both. */
    boolean differ(double one, double other) {
      return Math.abs(one - other) > 2 * tolerance - 1e-9;
    }

    /** The value of a position as it stands. */
    private double ofNode(Node node) {
      return switch (this) {
        case POINTS -> node.lead();
        case SIGN -> Integer.signum(node.lead());
        case REWARD -> node.isOver() ? node.reward() : 0.5;
      };
    }

    private double ofLead(int lead) {
      return this == POINTS ? lead : this == SIGN ? Integer.signum(lead) : half(lead);
    }

    private static double half(int lead) {
      return (1 + Integer.signum(lead)) / 2.0;
    }

    private double turned(double value) {
      return this == REWARD ? 1 - value : -value;
    }
  }

  /** Where a sign is wrong. */
  private enum Turned {
    NONE,
    ALL,
    ODD,
    EVEN,
    LATER_SEATS,
    FIRST_SEAT;

    boolean holds(int seat, int ply) {
      return switch (this) {
        case NONE -> false;
        case ALL -> true;
        case ODD -> ply % 2 == 1;
        case EVEN -> ply % 2 == 0;
        case LATER_SEATS -> seat > 0;
        case FIRST_SEAT -> seat == 0;
      };
    }
  }

  /** What the sides are thought to choose. */
  private enum Reply {
    BEST,
    HELPING,
    HARMING,
    ANY;

    double of(boolean isOwn, List<Double> values) {
      var all = values.stream().mapToDouble(Double::doubleValue);
      return switch (this) {
        case ANY -> all.average().orElseThrow();
        case HELPING -> all.max().orElseThrow();
        case BEST -> (isOwn ? all.max() : all.min()).orElseThrow();
        case HARMING -> (isOwn ? all.min() : all.max()).orElseThrow();
      };
    }
  }

  /**
   * What a search is asked.
   *
   * @param seat for which it is asked
   * @param depth plies it may look ahead, or {@link #WHOLE}
   * @param isCertain whether minimax values are what moves are worth, as between two in turns
   */
  record Question(Node root, int seat, int depth, boolean isCertain) {
    static final int WHOLE = 1_000;
  }

  /**
   * The value of a move at the root as a search with this fault reports it; NaN if it does not look
   * at it.
   *
   * @param visits playouts behind it, if they are known
   */
  double value(Question asked, int move, Scale scale, long visits) {
    double value = played(asked, move, scale);
    if (this == RATE_OF_OTHER && asked.seat() > 0) {
      return value - 1 + 1.0 / Math.max(1, visits);
    }
    return root.holds(asked.seat(), 0) ? scale.turned(value) : value;
  }

  /** Whether such a search may play a move. */
  boolean plays(Question asked, int move, Scale scale) {
    double sign = reply == Reply.HARMING ? -1 : 1;
    double most = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < asked.root().moves().size(); i++) {
      double value = sign * played(asked, i, scale);
      most = value > most ? value : most; // NaN is not
    }
    return sign * played(asked, move, scale) >= most - scale.tolerance;
  }

  /** The value by which it chooses. */
  private double played(Question asked, int move, Scale scale) {
    int plies = asked.depth() - 1 + (this == PLY_MORE ? 1 : this == PLY_LESS ? -1 : 0);
    Node top = asked.root();
    if (isSkipped(move, top.moves().size())) {
      return Double.NaN;
    }
    return plies < 0
        ? scale.ofNode(top)
        : after(top, top.next().get(move), 1, plies, asked.seat(), scale);
  }

  private boolean isSkipped(int index, int moves) {
    return moves > 1
        && (this == FIRST_SKIPPED && index == 0 || this == LAST_SKIPPED && index == moves - 1);
  }

  /** The value of a node reached by a move, {@code ply} plies from the root. */
  private double after(Node before, Node node, int ply, int plies, int seat, Scale scale) {
    if (node.isOver() && this == LAST_UNSEEN && before.moves().size() == 1) {
      return scale == Scale.REWARD ? 0.5 : scale.ofNode(before);
    }
    boolean isEnd = this == PASS_ENDS && node.isPass();
    if (node.isOver() || isEnd || plies == 0 && node.isStep()) {
      double value = isEnd ? scale.ofLead(node.lead()) : scale.ofNode(node);
      double seen = node.isOver() ? ofDraw(node, value, scale) : value;
      return leaves.holds(seat, ply) ? scale.turned(seen) : seen;
    }
    List<Double> values = new ArrayList<>();
    int step = node.isStep() ? 1 : 0;
    for (int i = 0; i < node.next().size(); i++) {
      if (!isSkipped(i, node.next().size())) {
        values.add(after(node, node.next().get(i), ply + step, plies - step, seat, scale));
      }
    }
    return reply.of(node.isOwn(), values);
  }

  private double ofDraw(Node node, double value, Scale scale) {
    boolean isDraw = node.lead() == 0 && node.reward() == 0.5;
    if (isDraw && (this == DRAWS_LOST || this == DRAWS_WON)) {
      return scale.ofLead(this == DRAWS_LOST ? -1 : 1);
    }
    return value;
  }
}
