package yomikiri.engine.trace;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import yomikiri.engine.game.Position;
import yomikiri.engine.think.NodeState;
import yomikiri.engine.think.Trace;
import yomikiri.engine.think.TraceEvent;
import yomikiri.engine.trace.TraceCheck.Finding;

/** Checks a search layer by layer, see {@link TraceCheck}. */
final class LayerCheck<P extends Position> implements TraceCheck.Steps {
  /** A position at a depth. */
  private record Place(int depth, long key) {}

  private final RecordedSearch<P> search;
  private final TraceTree.Pass pass;
  private final TraceEvent.Scale scale;
  private final int rootValue;
  private final NodeState[] states;
  private final int[] values;
  private final boolean[] over;
  private final List<Place> places = new ArrayList<>();
  private final Map<Place, List<Integer>> equals = new HashMap<>();
  private final Map<Integer, List<Integer>> bestTwo = new HashMap<>(); // values by depth

  LayerCheck(RecordedSearch<P> search, int depth, int value, TraceEvent.Scale scale) {
    this.search = search;
    this.pass = search.pass(depth);
    this.rootValue = value;
    this.scale = scale;
    states = new NodeState[pass.nodes.size()];
    values = new int[pass.nodes.size()];
    over = new boolean[pass.nodes.size()];
    states[Trace.ROOT] = NodeState.EXPANDED;
    places.add(new Place(0, 0));
  }

  @Override
  public Optional<Finding> look(int at, TraceTree.Step step) {
    return switch (step.event()) {
      case TraceEvent.Candidate(int node, int parent, int move, int value) ->
          (at == 0 ? leaf(Trace.ROOT, search.root(), rootValue) : Optional.<Finding>empty())
              .or(() -> candidate(node, parent, value));
      case TraceEvent.Becomes(int node, NodeState state) -> becomes(node, state);
      default -> Optional.empty();
    };
  }

  private Optional<Finding> leaf(int node, P position, int value) {
    int stands = scale.unit() * position.score(0);
    return value == stands || scale.estimated() && !position.isOver()
        ? Optional.empty()
        : Finding.of(node, "trace.leaf", stands, value);
  }

  private Optional<Finding> candidate(int node, int parent, int value) {
    P position = search.position(pass, node);
    Place place = new Place(pass.nodes.get(node).depth(), position.key());
    states[node] = NodeState.CANDIDATE;
    values[node] = value;
    over[node] = position.isOver();
    places.add(place);
    equals.computeIfAbsent(place, key -> new ArrayList<>()).add(node);
    List<Integer> best = bestTwo.computeIfAbsent(place.depth(), key -> new ArrayList<>());
    best.add(value);
    best.sort(Comparator.reverseOrder());
    if (best.size() > 2) {
      best.removeLast();
    }
    return states[parent] == NodeState.EXPANDED
        ? leaf(node, position, value)
        : Finding.of(node, "trace.unexpanded");
  }

  private Optional<Finding> becomes(int node, NodeState state) {
    states[node] = state;
    return switch (state) {
      case EXPANDED -> over[node] ? Finding.of(node, "trace.over") : Optional.empty();
      case ENDED ->
          over[node] ? Optional.empty() : Finding.of(node, "trace.not-over", values[node]);
      case TWIN ->
          equals.getOrDefault(places.get(node), List.of()).stream()
                  .anyMatch(
                      other ->
                          other != node
                              && states[other] != NodeState.TWIN
                              && values[other] >= values[node])
              ? Optional.empty()
              : Finding.of(node, "trace.twin", values[node]);
      case DROPPED ->
          bestOther(node) >= values[node]
              ? Optional.empty()
              : Finding.of(node, "trace.dropped", values[node]);
      case UNSEEN, OPEN, SEARCHED, CUT, CANDIDATE, KEPT, VISITED -> Optional.empty();
    };
  }

  /** The highest value of another node of the same depth. */
  private int bestOther(int node) {
    List<Integer> best = bestTwo.getOrDefault(places.get(node).depth(), List.of());
    return best.getFirst() > values[node]
        ? best.getFirst()
        : best.size() > 1 ? best.getLast() : Integer.MIN_VALUE;
  }
}
