package yomikiri.engine.record;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.TextCursor;

/** A node of a game in the syntax of SGF, which is GGF's too, and those that follow it. */
final class TreeNode {
  private static final Pattern NAME = Pattern.compile("[A-Za-z]+");
  private static final Pattern BEFORE = Pattern.compile("[^(]*+");
  private static final int MOST_NESTED = 200;

  private final List<Property> properties = new ArrayList<>();
  private final List<TreeNode> children = new ArrayList<>();

  private TreeNode() {}

  /** What a property says; {@code mark} is where it stands in the text. */
  record Value(String text, int mark) {}

  /** A property with one value or more; as it stands in a node, a property may come again. */
  record Property(String name, List<Value> values) {}

  /** In their order. */
  List<Property> properties() {
    return properties;
  }

  /** The main one first. */
  List<TreeNode> children() {
    return children;
  }

  /** All values of the properties called so. */
  Stream<Value> values(String name) {
    return properties.stream()
        .filter(property -> property.name().equals(name))
        .flatMap(property -> property.values().stream());
  }

  /** The first value of the first property called so. */
  Optional<Value> value(String name) {
    return values(name).findFirst();
  }

  /** The same, as a text; empty where there is none. */
  String text(String name) {
    return value(name).map(Value::text).orElse("");
  }

  /** Reads a game, passing over what is before; one that is never closed ends with the text. */
  static TreeNode read(TextCursor text) throws NotationException {
    TreeNode root = new TreeNode();
    TreeNode now = root;
    Deque<TreeNode> opened = new ArrayDeque<>();
    text.take(BEFORE);
    do {
      int mark = text.mark();
      if (text.accept('(')) {
        if (opened.size() == MOST_NESTED) {
          throw text.fault(mark, "record.too-deep", MOST_NESTED);
        }
        opened.push(now);
      } else if (text.accept(')')) {
        now = opened.pop();
      } else if (text.accept(';')) {
        TreeNode next = new TreeNode();
        now.children.add(next);
        now = next;
      } else if (text.isAhead(NAME) && now != root) {
        now.properties.add(property(text));
      } else {
        throw text.expected("tree.property");
      }
      text.skipBlanks();
    } while (!opened.isEmpty() && !text.isAtEnd());
    if (root.children.isEmpty()) {
      throw text.expected("tree.property");
    }
    return root.children.getFirst();
  }

  private static Property property(TextCursor text) throws NotationException {
    String name = text.take(NAME);
    List<Value> values = new ArrayList<>();
    text.skipBlanks();
    do {
      text.expect('[', "tree.value", name);
      values.add(value(text));
      text.skipBlanks();
    } while (text.peek() == '[');
    return new Property(name, values);
  }

  private static Value value(TextCursor text) throws NotationException {
    int mark = text.mark();
    StringBuilder value = new StringBuilder();
    while (!text.accept(']')) {
      boolean isEscaped = text.accept('\\');
      if (text.isAtEnd()) {
        throw text.fault(mark, "tree.open-value");
      }
      if (!isEscaped || text.peek() != '\n') { // a line break escaped is none
        value.append(text.peek());
      }
      text.advance();
    }
    return new Value(value.toString(), mark);
  }
}
