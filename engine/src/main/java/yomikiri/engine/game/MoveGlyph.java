package yomikiri.engine.game;

import java.util.Optional;
import java.util.stream.Stream;

/** A person's judgement of a move, with signs and numbers of PGN's annotation glyphs. */
public enum MoveGlyph {
  GOOD(1, "!"),
  POOR(2, "?"),
  VERY_GOOD(3, "!!"),
  VERY_POOR(4, "??"),
  INTERESTING(5, "!?"),
  DUBIOUS(6, "?!");

  private final int number;
  private final String sign;

  MoveGlyph(int number, String sign) {
    this.number = number;
    this.sign = sign;
  }

  /** Such as {@code !?}. */
  public String sign() {
    return sign;
  }

  /** From 1 to 6: PGN writes {@code $5} for {@code !?}. */
  public int number() {
    return number;
  }

  /** The glyph with that {@link #number}; empty for any other. */
  public static Optional<MoveGlyph> of(int number) {
    return Stream.of(values()).filter(glyph -> glyph.number == number).findFirst();
  }

  /** The glyph with that {@link #sign}; empty for any other. */
  public static Optional<MoveGlyph> of(String sign) {
    return Stream.of(values()).filter(glyph -> glyph.sign.equals(sign)).findFirst();
  }
}
