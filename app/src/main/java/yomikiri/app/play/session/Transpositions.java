package yomikiri.app.play.session;

import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.WeakHashMap;
import java.util.function.Function;
import java.util.stream.Stream;
import yomikiri.engine.game.GameTree;

/** The nodes of a game's tree whose positions were analysed, by what is still to come there. */
final class Transpositions {
  private final Function<GameTree.Node, MetPosition> meeting;
  private final Map<GameTree.Node, MetPosition> met = new WeakHashMap<>();
  private final Map<Long, Group> groups = new HashMap<>();

  /** {@code meeting} is the position at a node, which never changes. */
  Transpositions(Function<GameTree.Node, MetPosition> meeting) {
    this.meeting = meeting;
  }

  /** Nodes with the same future; first the one that was analysed first. */
  private static final class Group {
    private final List<WeakReference<GameTree.Node>> nodes = new ArrayList<>();
    private long changed;
  }

  private Optional<Group> group(GameTree.Node node) {
    return groups.isEmpty()
        ? Optional.empty()
        : Optional.ofNullable(groups.get(position(node).key()));
  }

  MetPosition position(GameTree.Node node) {
    return met.computeIfAbsent(node, meeting);
  }

  /** Something else is known of the position at {@code node}, as the {@code change}th change. */
  void changed(GameTree.Node node, long change) {
    Group group = groups.computeIfAbsent(position(node).key(), any -> new Group());
    group.nodes.removeIf(one -> one.refersTo(null));
    if (group.nodes.stream().noneMatch(one -> one.refersTo(node))) {
      group.nodes.add(new WeakReference<>(node));
    }
    group.changed = change;
  }

  /** The last change that concerns {@code node}, or 0. */
  long lastChange(GameTree.Node node) {
    return group(node).map(group -> group.changed).orElse(0L);
  }

  /** The other nodes analysed that have the same future as {@code node}. */
  Stream<GameTree.Node> others(GameTree.Node node) {
    return group(node).stream()
        .flatMap(group -> group.nodes.stream())
        .map(WeakReference::get)
        .filter(Objects::nonNull)
        .filter(other -> !other.equals(node));
  }
}
