package yomikiri.engine.match;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import yomikiri.engine.record.GameRecord;

/** The end of a game of a match: by the rules, by a forfeit, or after withdrawals. */
public sealed interface Ending {
  /** By the rules. */
  record Normal() implements Ending {
    @Override
    public String word() {
      return GameRecord.Tag.NORMAL;
    }

    @Override
    public String sentence() {
      return word();
    }

    @Override
    public List<Forfeit> forfeits() {
      return List.of();
    }
  }

  /** By the fault of one player, who comes in last; {@code reason} is for people. */
  record Forfeit(int seat, Fault fault, String reason) implements Ending {
    @Override
    public String word() {
      return fault.key();
    }

    @Override
    public String sentence() {
      return "forfeit by player " + (seat + 1) + ": " + reason;
    }

    @Override
    public List<Forfeit> forfeits() {
      return List.of(this);
    }
  }

  /**
   * By the rules, after one or more players had left it by a fault of their own. They share the
   * last places.
   */
  record Withdrawals(List<Forfeit> forfeits) implements Ending {
    public Withdrawals {
      forfeits = List.copyOf(forfeits);
    }

    @Override
    public String word() {
      return "withdrawn";
    }

    @Override
    public String sentence() {
      return forfeits.stream()
          .map(forfeit -> "player " + (forfeit.seat() + 1) + " withdrew: " + forfeit.reason())
          .collect(Collectors.joining("; "));
    }
  }

  /** The fault of a player. */
  enum Fault {
    /** It ended with an exception. */
    THREW("threw"),
    /** It chose a move that the rules do not allow. */
    ILLEGAL("illegal"),
    /** It took too much time, see {@link yomikiri.engine.think.GameTime}. */
    OVERRAN("overran"),
    /** It did not start; this and the next ones are faults of other programs. */
    NO_START("no-start"),
    /** It did not answer when it was greeted. */
    SILENT("silent"),
    /** It did not answer in time. */
    STALLED("stalled"),
    /** It ended in the middle of a game. */
    CRASHED("crashed"),
    /** It answered with something that is no answer. */
    RUBBISH("rubbish"),
    /** It wrote without end. */
    FLOODED("flooded"),
    /** Its protocol cannot tell it the position. */
    UNABLE("unable");

    private final String key;

    Fault(String key) {
      this.key = key;
    }

    /** What files call it. */
    public String key() {
      return key;
    }

    /** The fault that files call {@code key}. */
    public static Optional<Fault> of(String key) {
      return Arrays.stream(values()).filter(fault -> fault.key.equals(key)).findFirst();
    }
  }

  /** One word for tables: {@code normal}, {@code withdrawn}, or that of a {@link Fault}. */
  String word();

  /** The sentence for a game record. */
  String sentence();

  /** The players' faults, in the order in which they were made. */
  List<Forfeit> forfeits();
}
