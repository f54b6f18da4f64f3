package yomikiri.app.play.session;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import yomikiri.engine.game.GameTree;
import yomikiri.engine.game.Step;
import yomikiri.engine.think.MoveComment;

/**
 * How the players that made a step saw it, as a record says it: one line in front of what people
 * wrote. A line of theirs that looks like one begins with a blank more.
 */
final class Remark {
  private static final String BETWEEN = ";";

  private Remark() {}

  /**
   * A comment of a record.
   *
   * @param remark its first line, if that is the players'; empty if it is not
   * @param bySeat what it says
   * @param words all else
   */
  record Commented(String remark, Map<Integer, MoveComment> bySeat, String words) {}

  /**
   * Reads the comment beside the step to {@code node}.
   *
   * @param thinkers the seats whose players think: where all move at once, a remark with as many
   *     parts is theirs
   */
  static Commented read(GameTree.Node node, List<Integer> thinkers) {
    String comment = node.annotation().comment();
    int end = comment.indexOf('\n');
    String first = end < 0 ? comment : comment.substring(0, end);
    if (!isRemark(node.step(), first)) {
      return new Commented("", Map.of(), comment);
    }
    return first.startsWith(" ")
        ? new Commented("", Map.of(), comment.substring(1))
        : new Commented(
            first, bySeat(node.step(), first, thinkers), end < 0 ? "" : comment.substring(end + 1));
  }

  /** Whether {@code line} says how players saw the step, blanks around it aside. */
  private static boolean isRemark(Step step, String line) {
    List<String> parts =
        step instanceof Step.Joint ? List.of(line.split(BETWEEN, -1)) : List.of(line);
    return parts.stream().anyMatch(part -> MoveComment.parse(part.strip()).isPresent());
  }

  private static Map<Integer, MoveComment> bySeat(Step step, String line, List<Integer> thinkers) {
    Map<Integer, MoveComment> found = new HashMap<>();
    switch (step) {
      case Step.Single(int seat, int move) ->
          MoveComment.parse(line.strip()).ifPresent(known -> found.put(seat, known));
      case Step.Joint(List<Integer> moves) -> {
        String[] parts = line.split(BETWEEN, -1);
        for (int i = 0; i < parts.length; i++) {
          OptionalInt seat = seat(i, parts.length, moves.size(), thinkers);
          Optional<MoveComment> known = MoveComment.parse(parts[i].strip());
          if (seat.isPresent() && known.isPresent()) {
            found.put(seat.getAsInt(), known.get());
          }
        }
      }
      case Step.Withdrawal withdrawal -> {}
    }
    return found;
  }

  private static OptionalInt seat(int part, int parts, int seats, List<Integer> thinkers) {
    return parts == seats
        ? OptionalInt.of(part)
        : parts == thinkers.size() ? OptionalInt.of(thinkers.get(part)) : OptionalInt.empty();
  }

  /** The parts of a joint step's remark in one line; empty if all are. */
  static String joined(List<String> parts) {
    return parts.stream().allMatch(String::isEmpty)
        ? ""
        : String.join(BETWEEN + " ", parts).strip();
  }

  /** The comment that {@link #read} reads. */
  static String written(Step step, String remark, String words) {
    if (!remark.isEmpty()) {
      return words.isEmpty() ? remark : remark + "\n" + words;
    }
    int end = words.indexOf('\n');
    return isRemark(step, end < 0 ? words : words.substring(0, end)) ? " " + words : words;
  }
}
