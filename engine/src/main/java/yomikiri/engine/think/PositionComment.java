package yomikiri.engine.think;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The comment on a position in a record: what a search found of it, such as {@code [%best 1: f6 +3,
 * depth 12, 140 ms; h5 -8, depth 12, 140 ms; plain 5.25; by expert within 150 ms]}.
 *
 * @param seat whose moves these are
 * @param moves the best move, then those that were tried; at least one. That of the best is proven
 *     only if no move can be better
 * @param plainLoss what a move loses on average there, see {@code Judge}
 * @param by the player, and the time it had
 */
public record PositionComment(int seat, List<Move> moves, OptionalDouble plainLoss, String by) {
  private static final Pattern FORM =
      Pattern.compile(
          "\\[%best (?<seat>[1-9]\\d?): (?<moves>[^;\\]]+(?:; [^;\\]]+)*?)"
              + "(?:; plain (?<plain>\\d{1,9}(?:\\.\\d{1,4})?))?; by (?<by>[^;\\]]+)\\]");
  private static final int DIGITS = 4;

  /**
   * A move and what is known of it.
   *
   * @param text the move as it is written
   */
  public record Move(String text, MoveComment comment) {
    private static Optional<Move> parse(String text) {
      int end = text.indexOf(' ');
      return end <= 0
          ? Optional.empty()
          : MoveComment.parse(text.substring(end + 1))
              .map(comment -> new Move(text.substring(0, end), comment));
    }
  }

  public PositionComment {
    moves = List.copyOf(moves);
    by = by.replaceAll("[;\\]\\s]+", " ").strip();
    plainLoss =
        plainLoss.isEmpty()
            ? plainLoss
            : OptionalDouble.of(rounded(plainLoss.getAsDouble()).doubleValue());
  }

  private static BigDecimal rounded(double loss) {
    return BigDecimal.valueOf(loss).setScale(DIGITS, RoundingMode.HALF_UP).stripTrailingZeros();
  }

  /** Reads what {@link #text} writes; empty for any other comment. */
  public static Optional<PositionComment> parse(String comment) {
    Matcher parts = FORM.matcher(comment);
    if (!parts.matches()) {
      return Optional.empty();
    }
    List<Move> moves = new ArrayList<>();
    for (String part : Pattern.compile("; ").splitAsStream(parts.group("moves")).toList()) {
      Optional<Move> move = Move.parse(part);
      if (move.isEmpty()) {
        return Optional.empty();
      }
      moves.add(move.get());
    }
    String plain = parts.group("plain");
    return Optional.of(
        new PositionComment(
            Integer.parseInt(parts.group("seat")) - 1,
            moves,
            plain == null ? OptionalDouble.empty() : OptionalDouble.of(Double.parseDouble(plain)),
            parts.group("by")));
  }

  /** The one line that {@link #parse} reads. */
  public String text() {
    String said =
        moves.stream()
            .map(move -> move.text() + " " + move.comment().text())
            .collect(Collectors.joining("; "));
    String plain =
        plainLoss.isEmpty() ? "" : "; plain " + rounded(plainLoss.getAsDouble()).toPlainString();
    return "[%best " + (seat + 1) + ": " + said + plain + "; by " + by + "]";
  }
}
