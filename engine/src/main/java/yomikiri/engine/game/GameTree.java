package yomikiri.engine.game;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The moves played and tried from one position on. The first child of a node goes on with the main
 * line, the others are variations. It knows no rules: a {@link GameSession} adds only legal steps,
 * and goes about in it. Not thread-safe.
 */
public final class GameTree {
  private final Node root = new Node(null, null);

  /** What was before the first step. */
  public Node root() {
    return root;
  }

  /** A part that was removed, so that it can be put back. */
  public record Removed(Node parent, int place, Node node) {}

  /** A step, with what is noted beside it and the steps that may follow. */
  public static final class Node {
    private final @Nullable Node parent;
    private final @Nullable Step step;
    private final int ply;
    private final List<Node> children = new ArrayList<>();
    private Annotation annotation = Annotation.NONE;
    private long changes;
    private long touches;

    private Node(@Nullable Node parent, @Nullable Step step) {
      this.parent = parent;
      this.step = step;
      this.ply = parent == null ? 0 : parent.ply + 1;
    }

    /**
     * The step that led here.
     *
     * @throws IllegalStateException at the root
     */
    public Step step() {
      if (step == null) {
        throw new IllegalStateException("no step leads to the root");
      }
      return step;
    }

    /** The node before; empty at the root. */
    public Optional<Node> parent() {
      return Optional.ofNullable(parent);
    }

    /** Steps from the root. */
    public int ply() {
      return ply;
    }

    /** The steps that follow, the main one first. */
    public List<Node> children() {
      return Collections.unmodifiableList(children);
    }

    /** The step among those that follow that is {@code next}. */
    public Optional<Node> child(Step next) {
      for (Node child : children) {
        if (child.step().equals(next)) {
          return Optional.of(child);
        }
      }
      return Optional.empty();
    }

    public Annotation annotation() {
      return annotation;
    }

    public void annotate(Annotation now) {
      annotation = now;
      changed();
    }

    /** Grows with each change of it and of what stands behind it. */
    public long changes() {
      return changes;
    }

    /** Grows with each {@link #touch} of it and of what stands behind it. */
    public long touches() {
      return touches;
    }

    /** Notes that something has changed that is known of it, though not written here. */
    public void touch() {
      for (Node node = this; node != null; node = node.parent) {
        node.touches++;
      }
    }

    private void changed() {
      for (Node node = this; node != null; node = node.parent) {
        node.changes++;
      }
    }

    /** The nodes from the root's child to this one; none for the root. */
    public List<Node> path() {
      List<Node> path = new ArrayList<>();
      for (Node node = this; node.parent != null; node = node.parent) {
        path.add(node);
      }
      return path.reversed();
    }

    /** The main line behind this node. */
    public List<Node> mainLine() {
      List<Node> line = new ArrayList<>();
      for (Node node = this; !node.children.isEmpty(); node = line.getLast()) {
        line.add(node.children.getFirst());
      }
      return line;
    }

    /** Whether it stands on the main line of the whole tree. */
    public boolean isMain() {
      for (Node node = this; node.parent != null; node = node.parent) {
        if (node.place() > 0) {
          return false;
        }
      }
      return true;
    }

    /** Whether it, or a node before it, was taken out of the tree. */
    public boolean isRemoved() {
      return path().stream().anyMatch(node -> node.place() < 0);
    }

    /** This node and all that stand behind it, each behind the one before it. */
    public List<Node> all() {
      List<Node> all = new ArrayList<>(List.of(this));
      for (int i = 0; i < all.size(); i++) {
        all.addAll(all.get(i).children);
      }
      return all;
    }

    /** Its place among the steps that follow its parent; 0 goes on with the main line. */
    public int place() {
      return parent == null ? 0 : parent.children.indexOf(this);
    }

    /** Moves it to another place among the steps that follow its parent. */
    public void moveTo(int place) {
      if (parent != null) {
        Objects.checkIndex(place, parent.children.size());
        parent.children.remove(this);
        parent.children.add(place, this);
        parent.changed();
      }
    }

    /** Makes the line to here the main line of the whole tree. */
    public void makeMain() {
      for (Node node = this; node.parent != null; node = node.parent) {
        if (node.parent.children.getFirst() != node) {
          node.moveTo(0);
        }
      }
    }

    /** The child with {@code next}, a legal step, made behind the others if there is none. */
    public Node with(Step next) {
      return child(next).orElseGet(() -> add(next));
    }

    private Node add(Step next) {
      Node child = new Node(this, next);
      children.add(child);
      changed();
      return child;
    }

    void add(int place, Node child) {
      if (child(child.step()).isPresent()) {
        throw new IllegalStateException("the step is there again");
      }
      children.add(place, child);
      changed();
    }

    void remove(Node child) {
      children.remove(child);
      changed();
    }
  }
}
