package yomikiri.engine.think;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import yomikiri.engine.game.NotationException;

/**
 * A strength that people choose by name.
 *
 * @param name {@code normal}, {@code strong}, {@code strongest} …, or {@code rung-3-of-12}: what
 *     screens translate
 */
public record Level(String name, PlayerSpec spec) {
  private static final Pattern RUNG = Pattern.compile("rung-(\\d{1,3})-of-(\\d{1,3})");

  /**
   * The rungs of a ladder.
   *
   * @param specs the weakest first
   */
  static List<Level> rungs(List<String> specs) {
    return IntStream.range(0, specs.size())
        .mapToObj(
            rung -> new Level("rung-" + (rung + 1) + "-of-" + specs.size(), known(specs.get(rung))))
        .toList();
  }

  private static PlayerSpec known(String spec) {
    try {
      return PlayerSpec.parse(spec);
    } catch (NotationException e) {
      throw new IllegalArgumentException(e);
    }
  }

  /** Whether this is a rung of a ladder. */
  public boolean isRung() {
    return RUNG.matcher(name).matches();
  }

  /** Its place on the ladder, from 1. */
  public int rung() {
    return number(1);
  }

  /** How many rungs its ladder has. */
  public int rungs() {
    return number(2);
  }

  private int number(int group) {
    Matcher parts = RUNG.matcher(name);
    if (!parts.matches()) {
      throw new IllegalStateException(name + " is no rung");
    }
    return Integer.parseInt(parts.group(group));
  }
}
