package yomikiri.app.ui;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Pane;

/**
 * A tree of nodes taken apart, to be shown piece by piece: to dress and lay out all of a screen in
 * one frame would hold up whoever clicks meanwhile.
 */
public final class Pieces {
  private static final int MOST_NODES = 24; // of a piece that can be divided further

  private final Deque<Piece> taken = new ArrayDeque<>();

  private record Piece(Pane parent, int index, Node node) {}

  private Pieces() {}

  /** Takes what is below {@code root} from its parents; not in a window yet. */
  public static Pieces of(Parent root) {
    Pieces pieces = new Pieces();
    pieces.divide(root);
    pieces.taken.forEach(piece -> piece.parent().getChildren().remove(piece.node()));
    return pieces;
  }

  private void divide(Parent parent) {
    List<Node> children = new ArrayList<>(parent.getChildrenUnmodifiable());
    for (int i = 0; i < children.size(); i++) {
      Node child = inside(children.get(i));
      boolean isMovable = child.equals(children.get(i)) && holdsInOrder(parent);
      if (child instanceof Pane pane && (nodes(pane) > MOST_NODES || !isMovable)) {
        divide(pane);
      } else if (isMovable) {
        taken.add(new Piece((Pane) parent, i, child));
      }
    }
  }

  /** A border pane knows its children by their sides: these stay. */
  private static boolean holdsInOrder(Parent parent) {
    return parent instanceof Pane && !(parent instanceof BorderPane);
  }

  /** What is scrolled, before it has been dressed, is not among its pane's children. */
  private static Node inside(Node node) {
    return node instanceof ScrollPane scroll && scroll.getContent() != null
        ? scroll.getContent()
        : node;
  }

  private static int nodes(Node node) {
    Node inside = inside(node);
    return 1
        + (inside instanceof Parent parent
            ? parent.getChildrenUnmodifiable().stream().mapToInt(Pieces::nodes).sum()
            : 0);
  }

  /** How many are to be put back. */
  public int left() {
    return taken.size();
  }

  /** Puts the next piece back in its place, unless what holds it has filled itself anew. */
  public void putBack() {
    Piece piece = taken.remove();
    List<Node> children = piece.parent().getChildren();
    if (!children.contains(piece.node())) {
      children.add(Math.min(piece.index(), children.size()), piece.node());
    }
  }
}
