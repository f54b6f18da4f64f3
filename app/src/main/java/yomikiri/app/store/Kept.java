package yomikiri.app.store;

import yomikiri.app.settings.Choices;

/** All that is kept from run to run beside the games. */
public record Kept(Choices choices, WindowPlace window) {
  /** What holds on the first start. */
  public static final Kept USUAL = new Kept(Choices.USUAL, WindowPlace.NEVER);

  public Kept with(Choices now) {
    return new Kept(now, window);
  }

  public Kept with(WindowPlace now) {
    return new Kept(choices, now);
  }
}
