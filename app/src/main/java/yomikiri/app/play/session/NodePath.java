package yomikiri.app.play.session;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import yomikiri.engine.game.GameTree;
import yomikiri.engine.game.Step;
import yomikiri.engine.record.GameRecord;

/**
 * The path to a node in its tree.
 *
 * @param ply the steps that lead there
 * @param variations the number of the variation taken in place of the main step, by its ply
 */
public record NodePath(int ply, Map<Integer, Integer> variations) {
  private static final int LONGEST = 4000; // as text
  private static final Pattern FORM = Pattern.compile("\\d{1,6}( [1-9]\\d{0,5}:[1-9]\\d{0,5})*");

  public NodePath {
    variations = Map.copyOf(variations);
  }

  /** The node after so many steps of the main line. */
  public static NodePath main(int ply) {
    return new NodePath(ply, Map.of());
  }

  public static NodePath of(GameTree.Node node) {
    Map<Integer, Integer> variations = new TreeMap<>();
    for (GameTree.Node one : node.path()) {
      if (one.place() > 0) {
        variations.put(one.ply(), one.place());
      }
    }
    return new NodePath(node.ply(), variations);
  }

  /** Reads {@link #text}. */
  public static Optional<NodePath> parse(String text) {
    if (text.length() > LONGEST || !FORM.matcher(text).matches()) {
      return Optional.empty();
    }
    List<String> words = List.of(text.split(" ", -1));
    Map<Integer, Integer> variations = new TreeMap<>();
    for (String word : words.subList(1, words.size())) {
      List<String> parts = List.of(word.split(":", -1));
      variations.put(Integer.parseInt(parts.getFirst()), Integer.parseInt(parts.getLast()));
    }
    return Optional.of(new NodePath(Integer.parseInt(words.getFirst()), variations));
  }

  /** The ply, then the variations: {@code 12 3:1} is in the first one of the third step. */
  public String text() {
    StringBuilder text = new StringBuilder(Integer.toString(ply));
    new TreeMap<>(variations)
        .forEach((at, one) -> text.append(' ').append(at).append(':').append(one));
    return text.toString();
  }

  /** The steps that lead there in a game written down; empty if none do. */
  public Optional<List<Step>> steps(List<GameRecord.Entry> entries) {
    List<Step> steps = new ArrayList<>();
    List<GameRecord.Entry> line = entries;
    int before = 0; // steps before the line
    while (steps.size() < ply) {
      int at = steps.size() - before;
      int variation = variations.getOrDefault(steps.size() + 1, 0);
      if (at >= line.size() || variation > line.get(at).variations().size()) {
        return Optional.empty();
      }
      if (variation > 0) {
        line = line.get(at).variations().get(variation - 1);
        before = steps.size();
        at = 0;
      }
      steps.add(line.get(at).step());
    }
    return Optional.of(steps);
  }

  /** The node in {@code tree}; the end of the main line if there is none. */
  public GameTree.Node in(GameTree tree) {
    Optional<GameTree.Node> node = Optional.of(tree.root());
    for (int i = 1; i <= ply; i++) {
      int place = variations.getOrDefault(i, 0);
      node = node.flatMap(one -> one.children().stream().skip(place).findFirst());
    }
    return node.orElseGet(
        () ->
            Stream.concat(Stream.of(tree.root()), tree.root().mainLine().stream())
                .toList()
                .getLast());
  }
}
