package yomikiri.engine.think;

import java.util.List;
import org.jspecify.annotations.Nullable;
import yomikiri.engine.game.Position;

/** Players with a fault each, for tests of those who ask them. */
public enum Broken {
  /** Throws something with several lines to say. */
  THROWS("the player threw java.lang.IllegalStateException: boom\uFFFD\uFFFD= nothing"),
  OVERFLOWS("the player ran out of stack"),
  EXHAUSTS("the player ran out of memory"),
  CHEATS("the player chose a1, which is not allowed"),
  RAVES("the player chose 999, which is not allowed"),
  CANNOT_BE_MADE("the player threw java.lang.IllegalArgumentException: no table");

  private final String sentence;

  Broken(String sentence) {
    this.sentence = sentence;
  }

  /** What is told of it; of {@link #CHEATS} where move 0 is a1. */
  public String sentence() {
    return sentence;
  }

  /**
   * The same game, of which {@code broken} is the only player and level, and the adviser.
   *
   * @param sound what it turns to once it has failed a first time; null if it never does
   */
  public <P extends Position> GameKit<P> kit(GameKit<P> kit, @Nullable PlayerSpec sound) {
    PlayerSpec spec = PlayerSpec.of("broken");
    boolean[] hasFailed = {false};
    PlayerType.Builder<P> builder =
        (asked, seed) -> {
          if (hasFailed[0] && sound != null) {
            return kit.build(sound, seed);
          }
          if (this == CANNOT_BE_MADE) {
            throw new IllegalArgumentException("no table");
          }
          return (position, seat, context) -> {
            hasFailed[0] = true;
            return fail();
          };
        };
    PlayerType<P> type = new PlayerType<>("broken", List.of(), List.of(), builder);
    return new GameKit<>(kit.game(), List.of(type), List.of(new Level("strongest", spec)), spec);
  }

  private int fail() {
    return switch (this) {
      case THROWS -> throw new IllegalStateException("boom\n\n= nothing");
      case OVERFLOWS -> deeper(0);
      case EXHAUSTS -> throw new OutOfMemoryError("Java heap space");
      case CHEATS -> 0;
      case RAVES, CANNOT_BE_MADE -> 999;
    };
  }

  private static int deeper(int depth) {
    return depth < 0 ? 0 : 1 + deeper(depth + 1);
  }
}
