package yomikiri.engine.match;

import java.util.Locale;
import yomikiri.engine.game.GameRecord;

/** How a game of a match came to its end. */
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
  }

  /**
   * By the fault of one player, who loses whatever stands on the board.
   *
   * @param reason what it did, for people
   */
  record Forfeit(int seat, Fault fault, String reason) implements Ending {
    @Override
    public String word() {
      return fault.name().toLowerCase(Locale.ROOT);
    }

    @Override
    public String sentence() {
      return "forfeit by player " + (seat + 1) + ": " + reason;
    }
  }

  /** What a player can do wrong. */
  enum Fault {
    /** It ended with an exception. */
    THREW,
    /** It chose a move that the rules do not allow. */
    ILLEGAL,
    /** It took more than ten times its time. */
    OVERRAN
  }

  /** One word for tables: {@code normal}, {@code threw}, {@code illegal}, {@code overran}. */
  String word();

  /** What a game record says of it. */
  String sentence();
}
