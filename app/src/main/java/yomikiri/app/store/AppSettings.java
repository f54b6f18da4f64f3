package yomikiri.app.store;

import java.util.Set;

/**
 * All that is saved from run to run beside the games.
 *
 * @param known the families of games whose goal the player knows
 */
public record AppSettings(UserPreferences choices, WindowState window, Set<String> known) {
  /** What holds on the first start. */
  public static final AppSettings USUAL =
      new AppSettings(UserPreferences.USUAL, WindowState.NEVER, Set.of());

  public AppSettings {
    known = Set.copyOf(known);
  }

  public AppSettings with(UserPreferences now) {
    return new AppSettings(now, window, known);
  }

  public AppSettings with(WindowState now) {
    return new AppSettings(choices, now, known);
  }

  public AppSettings with(Set<String> now) {
    return new AppSettings(choices, window, now);
  }
}
