package yomikiri.app.store;

import java.util.Set;

/**
 * All that is kept from run to run beside the games.
 *
 * @param known the families of games whose goal the player knows
 */
public record Kept(Choices choices, WindowPlace window, Set<String> known) {
  /** What holds on the first start. */
  public static final Kept USUAL = new Kept(Choices.USUAL, WindowPlace.NEVER, Set.of());

  public Kept {
    known = Set.copyOf(known);
  }

  public Kept with(Choices now) {
    return new Kept(now, window, known);
  }

  public Kept with(WindowPlace now) {
    return new Kept(choices, now, known);
  }

  public Kept with(Set<String> now) {
    return new Kept(choices, window, now);
  }
}
