package yomikiri.engine.exam;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.JointPosition;
import yomikiri.engine.game.Moves;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.RankedMove;
import yomikiri.engine.think.SearchContext;
import yomikiri.engine.think.SearchReport;
import yomikiri.engine.think.Verdict;

/**
 * Decoupled UCT of two seats that counts the wins w of the first alone; the rate of the second is 1
 * − w / n, or, as in a published version, (1 − w) / n.
 */
final class WrongDuct<P extends JointPosition> implements Player<P> {
  private final Game<P> game;
  private final boolean isWrong;
  private final int playouts;
  private SplittableRandom random = new SplittableRandom(1);

  /** A position in the tree. */
  private static final class Node {
    private final List<int[]> moves = new ArrayList<>(); // by seat
    private final List<double[]> wins = new ArrayList<>(); // of the first seat, by seat and move
    private final List<int[]> visits = new ArrayList<>();
    private final Map<Integer, Node> next = new HashMap<>();
    private int count;

    Node(JointPosition position) {
      for (int seat = 0; seat < 2; seat++) {
        Moves legal = new Moves();
        position.legalMoves(seat, legal);
        moves.add(legal.toArray());
        wins.add(new double[legal.size()]);
        visits.add(new int[legal.size()]);
      }
    }
  }

  WrongDuct(Game<P> game, boolean isWrong, int playouts) {
    this.game = game;
    this.isWrong = isWrong;
    this.playouts = playouts;
  }

  @Override
  public boolean begin(P start, long seed) {
    random = new SplittableRandom(seed);
    return true;
  }

  private double rate(int seat, double wins, int visits) {
    return seat == 0 ? wins / visits : isWrong ? (1 - wins) / visits : 1 - wins / visits;
  }

  @Override
  public int choose(P position, int seat, SearchContext context) {
    Node root = new Node(position);
    for (int i = 0; i < playouts; i++) {
      double _ = descend(root, game.copyOf(position));
    }
    List<RankedMove> ranked = new ArrayList<>();
    for (int i = 0; i < root.moves.get(seat).length; i++) {
      int visits = root.visits.get(seat)[i];
      double rate = rate(seat, root.wins.get(seat)[i], visits);
      ranked.add(new RankedMove(root.moves.get(seat)[i], new Verdict.WinRate(rate, visits)));
    }
    ranked.sort(Comparator.comparingLong(one -> -((Verdict.WinRate) one.verdict()).visits()));
    context.report(() -> new SearchReport(0, playouts, 0, ranked));
    return ranked.getFirst().move();
  }

  /** One playout; the reward of the first seat. */
  private double descend(Node node, P position) {
    int[] indices = {selected(node, 0), selected(node, 1)};
    position.play(new int[] {node.moves.get(0)[indices[0]], node.moves.get(1)[indices[1]]});
    double reward;
    if (position.isOver()) {
      reward = position.reward(0);
    } else {
      Node known = node.next.get(8 * indices[0] + indices[1]);
      if (known == null) {
        node.next.put(8 * indices[0] + indices[1], new Node(position));
        reward = played(position);
      } else {
        reward = descend(known, position);
      }
    }
    node.count++;
    for (int seat = 0; seat < 2; seat++) {
      node.wins.get(seat)[indices[seat]] += reward;
      node.visits.get(seat)[indices[seat]]++;
    }
    return reward;
  }

  private int selected(Node node, int seat) {
    int best = 0;
    double most = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < node.moves.get(seat).length; i++) {
      int visits = node.visits.get(seat)[i];
      double bound =
          visits == 0
              ? Double.POSITIVE_INFINITY
              : rate(seat, node.wins.get(seat)[i], visits)
                  + Math.sqrt(2 * Math.log(node.count + 1.0) / visits);
      if (bound > most) {
        most = bound;
        best = i;
      }
    }
    return best;
  }

  private double played(P position) {
    Moves legal = new Moves();
    while (!position.isOver()) {
      int[] joint = new int[2];
      for (int seat = 0; seat < 2; seat++) {
        position.legalMoves(seat, legal);
        joint[seat] = legal.get(random.nextInt(legal.size()));
      }
      position.play(joint);
    }
    return position.reward(0);
  }
}
