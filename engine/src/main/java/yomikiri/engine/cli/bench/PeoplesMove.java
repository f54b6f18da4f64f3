package yomikiri.engine.cli.bench;

import java.util.Objects;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * A move of somebody, and what each move there was is worth.
 *
 * @param game the number of the game in its file; what happened in one game is one piece of
 *     evidence
 * @param ply the plies before it
 * @param last the move before it; -1 at the start
 * @param position as text
 * @param values points by move
 */
record PeoplesMove(
    int game,
    int ply,
    int last,
    int played,
    String position,
    SequencedMap<Integer, Integer> values) {
  private static final Pattern LINE =
      Pattern.compile("(\\d{1,9})\t(\\d{1,9})\t(-?\\d{1,9})\t(\\d{1,9})\t([^\t]+)\t([\\d:,-]+)");
  private static final Pattern VALUE = Pattern.compile("(\\d{1,9}):(-?\\d{1,9})");

  /** The points a move loses against the best. */
  int loss(int move) {
    int best = values.values().stream().mapToInt(Integer::intValue).max().orElseThrow();
    return best - Objects.requireNonNull(values.get(move));
  }

  /** The points that the move played loses. */
  int loss() {
    return loss(played);
  }

  /** What tells this move from all others. */
  String id() {
    return game + ":" + ply + ":" + position;
  }

  /** The same move and what all are worth there. */
  PeoplesMove valued(SequencedMap<Integer, Integer> found) {
    return new PeoplesMove(game, ply, last, played, position, found);
  }

  /** One line of text. */
  String line() {
    String all =
        values.entrySet().stream()
            .map(one -> one.getKey() + ":" + one.getValue())
            .collect(Collectors.joining(","));
    return String.join("\t", game + "", ply + "", last + "", played + "", position, all);
  }

  /** Reads what {@link #line} wrote; empty if it is something else. */
  static Optional<PeoplesMove> parse(String line) {
    Matcher parts = LINE.matcher(line);
    if (!parts.matches()) {
      return Optional.empty();
    }
    SequencedMap<Integer, Integer> values = new TreeMap<>();
    VALUE
        .matcher(parts.group(6))
        .results()
        .forEach(one -> values.put(number(one.group(1)), number(one.group(2))));
    int played = number(parts.group(4));
    return values.containsKey(played)
        ? Optional.of(
            new PeoplesMove(
                number(parts.group(1)),
                number(parts.group(2)),
                number(parts.group(3)),
                played,
                parts.group(5),
                values))
        : Optional.empty();
  }

  private static int number(String digits) {
    return Integer.parseInt(digits);
  }
}
