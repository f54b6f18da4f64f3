package yomikiri.app.play.model;

import java.util.OptionalInt;
import yomikiri.app.play.session.PlayEvent;
import yomikiri.app.text.Phrase;
import yomikiri.engine.game.IllegalMoveException;

/** The moves that people choose, press or type. */
record MoveInput(SharedState state, TurnController turns) {
  /** Plays a person's move here, if one may; a joint one stays unseen until all have chosen. */
  void play(int move) {
    OptionalInt seat = state.live.awaitedPerson();
    if (!state.isPersonToMoveHere() || seat.isEmpty()) {
      return;
    }
    if (state.isRealTime()) {
      turns.press(seat.getAsInt(), move);
      return;
    }
    try {
      turns.step(seat.getAsInt(), move);
    } catch (IllegalMoveException e) {
      state.report(PlayEvent.Refused.of(state.live.moveText(move)));
    }
  }

  /** Chooses for a person's seat in real time, maybe before it is to move. */
  void steer(int seat, String text) {
    if (state.isSteered() && state.live.isHuman(seat)) {
      state.live.moveOf(text).ifPresent(move -> turns.press(seat, move));
    }
  }

  /** Plays a move typed as text. */
  void playText(String text) {
    OptionalInt move = state.live.moveOf(text);
    boolean isLegal = move.stream().anyMatch(state.snapshot.get().board().legal()::contains);
    if (state.isPersonToMoveHere() && isLegal) {
      play(move.getAsInt());
    } else {
      refuse(PlayEvent.Refused.of(text).why());
    }
  }

  /** Reports that nothing can be played now or, where something can, {@code why} that cannot. */
  void refuse(Phrase why) {
    state.report(
        state.isPersonToMoveHere()
            ? new PlayEvent.Refused(why)
            : state.isLiveRound()
                ? new PlayEvent.NotNow(state.status, !state.isHere())
                : new PlayEvent.Refused(Phrase.of("notice.earlier-round")));
  }
}
