package yomikiri.engine.teach;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.ToIntFunction;
import java.util.regex.Matcher;
import java.util.stream.Stream;
import yomikiri.engine.game.BoardMark;

/**
 * Tells about where a move is. The cells on which moves can begin are parted into groups of two to
 * four that lie together, whichever of the moves is meant, so that a group tells nothing of which
 * of its cells it is.
 */
public final class HintRegion {
  private static final int LEAST = 4; // cells of which a group says something
  private static final int MOST = 4; // cells of a group

  private HintRegion() {}

  private record Cell(String name, int column, int row) {
    /** The cell on which a move begins, if its text begins with one. */
    static Stream<Cell> of(String move) {
      Matcher cell = BoardMark.CELL.matcher(move);
      if (!cell.lookingAt()) {
        return Stream.empty();
      }
      String name = cell.group();
      String letters = name.replaceAll("\\d", "");
      int column = letters.chars().reduce(0, (before, letter) -> before * 26 + letter - 'a' + 1);
      return Stream.of(new Cell(name, column, Integer.parseInt(name.substring(letters.length()))));
    }
  }

  /** Whether a group says something of one of {@code moves}, given as text. */
  public static boolean isPossible(Collection<String> moves) {
    return cells(moves).size() >= LEAST;
  }

  /**
   * The names of the cells of the group with {@code meant}; empty where there are too few cells, or
   * the move begins on none.
   *
   * @param moves all that can be made, as text
   */
  public static Optional<Set<String>> of(Collection<String> moves, String meant) {
    if (!isPossible(moves)) {
      return Optional.empty();
    }
    return Cell.of(meant)
        .findFirst()
        .flatMap(
            cell -> groups(cells(moves)).stream().filter(group -> group.contains(cell)).findFirst())
        .map(group -> new TreeSet<>(group.stream().map(Cell::name).toList()));
  }

  private static List<Cell> cells(Collection<String> moves) {
    return moves.stream().flatMap(Cell::of).distinct().toList();
  }

  /** All groups: the halves of the whole, halved on across their longer way while too large. */
  private static List<List<Cell>> groups(List<Cell> cells) {
    List<List<Cell>> groups = new ArrayList<>();
    for (List<Cell> half : halves(cells)) {
      groups.addAll(half.size() > MOST ? groups(half) : List.of(half));
    }
    return groups;
  }

  private static List<List<Cell>> halves(List<Cell> cells) {
    Comparator<Cell> across = Comparator.comparingInt(Cell::column);
    Comparator<Cell> down = Comparator.comparingInt(Cell::row);
    boolean isWide = span(cells, Cell::column) >= span(cells, Cell::row);
    List<Cell> sorted =
        cells.stream()
            .sorted(isWide ? across.thenComparing(down) : down.thenComparing(across))
            .toList();
    int middle = sorted.size() / 2;
    return List.of(sorted.subList(0, middle), sorted.subList(middle, sorted.size()));
  }

  private static int span(List<Cell> cells, ToIntFunction<Cell> place) {
    IntSummaryStatistics all = cells.stream().mapToInt(place).summaryStatistics();
    return all.getMax() - all.getMin();
  }
}
