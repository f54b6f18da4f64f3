package yomikiri.app.play;

import yomikiri.engine.game.Concession;

/** Giving a game up, which is asked back once. */
public final class Resigning {
  private final PlayState state;
  private final Runnable before;
  private final Runnable after;

  /**
   * @param before run before the game ends
   * @param after run once it has ended
   */
  Resigning(PlayState state, Runnable before, Runnable after) {
    this.state = state;
    this.before = before;
    this.after = after;
  }

  /** Asks whether the person whose turn it is, or the only one, gives the game up. */
  public void ask() {
    if (state.canResign.get()) {
      state.resigning.set(true);
    }
  }

  /** Answers what {@link #ask} asks. */
  public void answer(boolean yes) {
    boolean asked = state.resigning.get();
    state.resigning.set(false);
    if (asked && yes) {
      state.table.get().resigner().ifPresent(this::resign);
    }
  }

  private void resign(int seat) {
    before.run();
    state.table.get().concede(seat, Concession.Reason.RESIGNED);
    after.run();
  }
}
