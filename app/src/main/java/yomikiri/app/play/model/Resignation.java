package yomikiri.app.play.model;

import java.util.OptionalInt;
import java.util.stream.IntStream;
import yomikiri.app.play.session.PlaySession;
import yomikiri.engine.game.Concession;

/** How a person loses before the game is over: by giving up, once confirmed, or on time. */
public final class Resignation {
  private final SharedState state;
  private final Runnable before;
  private final Runnable after;
  private final Runnable pause;
  private boolean isStopped;

  /**
   * @param before run before the game ends
   * @param after run once it has ended
   * @param pause stops a game in real time, and has it go on
   */
  Resignation(SharedState state, Runnable before, Runnable after, Runnable pause) {
    this.state = state;
    this.before = before;
    this.after = after;
    this.pause = pause;
  }

  /** The person who may give the game up: the only one still in it, or else whose turn it is. */
  static OptionalInt resigner(PlaySession<?> session) {
    int players = session.session().players();
    int[] people =
        IntStream.range(0, players)
            .filter(seat -> session.isHuman(seat) && !session.session().isOut(seat))
            .toArray();
    return session.isOver() || players == 1 || session.isAnalysis()
        ? OptionalInt.empty()
        : people.length == 1 ? OptionalInt.of(people[0]) : session.awaitedPerson();
  }

  /** Asks whether the person to move, or the only one, gives up; real time stops meanwhile. */
  public void ask() {
    if (state.can(PlayAction.RESIGN) && !state.resigning) {
      state.resigning = true;
      isStopped = state.isBeating() || state.countdown.isPresent();
      if (isStopped) {
        pause.run();
      } else {
        state.publish();
      }
    }
  }

  /** Answers what {@link #ask} asks. */
  public void answer(boolean yes) {
    if (!state.resigning) {
      return;
    }
    state.resigning = false;
    OptionalInt loser = yes ? resigner(state.live) : OptionalInt.empty();
    if (loser.isPresent()) {
      lose(loser.getAsInt(), Concession.Reason.RESIGNED);
    } else if (isStopped && state.paused) {
      pause.run();
    } else {
      state.publish();
    }
  }

  /** Ends the game, in which the time of {@code seat} has run out. */
  void runOutOfTime(int seat) {
    lose(seat, Concession.Reason.LOST_ON_TIME);
  }

  private void lose(int seat, Concession.Reason reason) {
    before.run();
    state.live.concede(seat, reason);
    after.run();
  }
}
