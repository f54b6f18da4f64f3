package yomikiri.engine.record;

import java.util.List;
import java.util.Map;
import java.util.WeakHashMap;
import java.util.function.Function;
import java.util.stream.Stream;
import yomikiri.engine.game.GameTree;
import yomikiri.engine.record.GameRecord.Entry;

/**
 * Makes the entries of a record from a tree. A variation in which nothing has changed is not made
 * again, so that a large tree can be written down after each step.
 */
public final class TreeEntries {
  private final Function<GameTree.Node, String> comment;
  private final Map<GameTree.Node, Made> variations = new WeakHashMap<>();

  /** {@code comment} is to stand beside a step; a node is touched when that changes. */
  public TreeEntries(Function<GameTree.Node, String> comment) {
    this.comment = comment;
  }

  private record Made(long changes, List<Entry> line) {}

  /** The steps of {@code nodes}, which follow each other from the first on, with all variations. */
  public List<Entry> line(List<GameTree.Node> nodes) {
    return nodes.stream().map(node -> entry(node, others(node))).toList();
  }

  private List<List<Entry>> others(GameTree.Node node) {
    List<GameTree.Node> all = node.parent().orElseThrow().children();
    return all.size() == 1
        ? List.of()
        : all.stream().filter(other -> other != node).map(this::variation).toList();
  }

  /** The line that begins with {@code first}, whose siblings stand with the step it replaces. */
  private List<Entry> variation(GameTree.Node first) {
    Made made = variations.get(first);
    long changes = first.changes() + first.touches();
    if (made == null || made.changes() != changes) {
      Stream<Entry> rest = line(first.mainLine()).stream();
      made = new Made(changes, Stream.concat(Stream.of(entry(first, List.of())), rest).toList());
      variations.put(first, made);
    }
    return made.line();
  }

  private Entry entry(GameTree.Node node, List<List<Entry>> others) {
    return new Entry(node.step(), node.annotation().withComment(comment.apply(node)), others);
  }
}
