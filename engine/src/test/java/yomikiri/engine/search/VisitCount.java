package yomikiri.engine.search;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import yomikiri.engine.game.Position;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.FakeTicker;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.SearchContext;
import yomikiri.engine.think.TimeKeeper;
import yomikiri.engine.think.Trace;
import yomikiri.engine.think.TraceEvent;

/**
 * A count of our own of the visits and rewards of a search by playouts, which checks each choice.
 */
abstract class VisitCount implements Trace {
  /** What came of the visits of a node. */
  static final class Node {
    double visits;
    final double[] sums;
    final double[] squares;
    final Map<Integer, Node> children = new TreeMap<>(); // by the move that leads there

    Node(int seats) {
      this.sums = new double[seats];
      this.squares = new double[seats];
    }

    void add(List<Double> rewards) {
      visits++;
      for (int seat = 0; seat < sums.length; seat++) {
        sums[seat] += rewards.get(seat);
        squares[seat] += rewards.get(seat) * rewards.get(seat);
      }
    }
  }

  private final int seats;
  private final Node root;
  private final List<Node> path = new ArrayList<>();
  private final List<Integer> moves = new ArrayList<>();
  private boolean isProving;

  VisitCount(int seats) {
    this.seats = seats;
    this.root = new Node(seats);
    path.add(root);
  }

  /** Checks the choice of {@code select} at a node; proofs, once there are any, choose too. */
  abstract void check(Node node, List<Integer> moves, TraceEvent.Select select);

  /** Follows a search of {@code playouts} from {@code position}. */
  <P extends Position> void follow(Player<P> player, P position, int playouts) {
    TimeKeeper keeper = TimeKeeper.start(Budget.ofNodes(playouts), new FakeTicker(1));
    int _ = player.choose(position, 0, new SearchContext(keeper, false, report -> {}, this));
  }

  @Override
  public boolean isOn() {
    return true;
  }

  @Override
  public void record(TraceEvent event) {
    switch (event) {
      case TraceEvent.Select select -> {
        Node here = path.getLast();
        if (!isProving) {
          check(here, moves, select);
        }
        path.add(here.children.computeIfAbsent(select.move(), any -> new Node(seats)));
        moves.add(select.move());
      }
      case TraceEvent.Playout playout -> {
        path.forEach(node -> node.add(playout.rewards()));
        path.subList(1, path.size()).clear();
        moves.clear();
      }
      case TraceEvent.Proven _ -> isProving = true;
      default -> {}
    }
  }
}
