package yomikiri.app.play.model;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import yomikiri.app.board.BoardSnapshot;
import yomikiri.app.play.session.ForcedPasses;
import yomikiri.app.play.session.GameReview;
import yomikiri.app.play.session.MatchScore;
import yomikiri.app.play.session.MoveRow;
import yomikiri.app.play.session.PlaySession;
import yomikiri.app.play.session.PlayStatus;
import yomikiri.app.play.session.PositionAnalysis;
import yomikiri.app.play.session.SeatSnapshot;
import yomikiri.app.play.session.UndoTargets;
import yomikiri.engine.think.Verdict;

/** Publishes the state of a session as the play screen shows it. */
final class Publisher {
  private final PlayState state;
  private final ForcedPasses passes;

  Publisher(PlayState state, ForcedPasses passes) {
    this.state = state;
    this.passes = passes;
  }

  /**
   * What goes on in the game.
   *
   * @param thinking the seat whose CPU is thinking about its move
   * @param cpuBusy whether a CPU is thinking or its move is held back
   * @param hintWanted whether the best move is to be pointed at
   */
  record Situation(OptionalInt thinking, boolean cpuBusy, boolean hintWanted) {}

  /** Publishes everything. */
  void publish(PlaySession<?> session, Situation now) {
    PlaySession<?> seen = state.seen.get();
    int shown = state.shownPly.get();
    int live = session.session().ply();
    int length = seen.session().length();
    boolean isAway = !seen.equals(session) || shown != live;
    state.livePly.set(live);
    state.length.set(length);
    if (!state.isBeating()) {
      List<MoveRow> rows = seen.rows();
      state.moves.set(rows);
      state.review.set(mayTell() ? GameReview.of(rows) : GameReview.NOTHING);
    }
    GameReview review = state.review.get();
    show(seen.board(shown, state.isPersonToMoveHere()), values(now));
    state.hasNextMistake.set(review.next(shown).isPresent());
    state.hasPreviousMistake.set(review.previous(shown).isPresent());
    state.seats.set(seats(seen, now));
    UndoTargets takingBack = new UndoTargets(session, passes);
    state.canTakeBack.set(
        !isAway && (session.hasPersonChosen() || takingBack.target().isPresent()));
    state.canRedo.set(!isAway && takingBack.redoTarget().isPresent());
    state.canHint.set(seen.moverAt(shown).isPresent() && !now.cpuBusy() && !state.isBeating());
    state.canResign.set(Resignation.resigner(session).isPresent());
    state.resigning.set(state.resigning.get() && state.canResign.get());
    state.canMoveNow.set(now.cpuBusy() && !state.isBeating());
    state.away.set(isAway);
    state.canPlayOn.set(isAway && seen.equals(session) && !state.timed.get());
    state.canGoBack.set(shown > 0 || seen.score().round() > 0);
    state.canGoForward.set(shown < length || !seen.equals(session));
    state.canPause.set(
        (state.spectating.get() || state.paused.get() || state.realTime.get() || state.timed.get())
            && !(state.status.get() instanceof PlayStatus.Over));
    state.canSwap.set(session.setup().seats().size() > 1);
    state.canBeginRound.set(
        state.status.get() instanceof PlayStatus.Over over && over.match().goesOn());
  }

  /** Publishes what is known of the position shown, where nothing else has changed. */
  void tell(Situation now) {
    show(state.board.get(), values(now));
  }

  private void show(BoardSnapshot<?> board, Values values) {
    Map<Integer, Verdict> verdicts = new LinkedHashMap<>();
    values
        .shown()
        .ifPresent(all -> all.moves().forEach(row -> verdicts.put(row.move(), row.verdict())));
    state.known.set(values.known());
    state.board.set(board.with(verdicts, values.hint(), values.mistake()));
  }

  /**
   * What is known of a position.
   *
   * @param shown what the board shows of it
   * @param hint the move it points at
   * @param mistake the move made there that it marks
   */
  private record Values(
      Optional<PositionAnalysis> known,
      Optional<PositionAnalysis> shown,
      OptionalInt hint,
      OptionalInt mistake) {}

  private Values values(Situation now) {
    PlaySession<?> seen = state.seen.get();
    int shownPly = state.shownPly.get();
    Optional<PositionAnalysis> analysed = seen.analysis(shownPly);
    OptionalInt mistake = mistake(seen, shownPly);
    OptionalInt hint =
        (now.hintWanted() || mistake.isPresent())
                && analysed.isPresent()
                && analysed.get().isReady()
            ? OptionalInt.of(analysed.get().moves().getFirst().move())
            : OptionalInt.empty();
    Optional<PositionAnalysis> shown =
        state.valuesShown.get()
            ? analysed
            : analysed.filter(i -> hint.isPresent()).map(PositionAnalysis::bestOnly);
    return new Values(analysed, shown, hint, mistake);
  }

  /** In a review, the move made from the position after {@code ply} steps if it was a mistake. */
  private OptionalInt mistake(PlaySession<?> session, int ply) {
    return state.reviewing.get()
        ? state.review.get().from(ply).stream()
            .findFirst()
            .map(row -> session.moveOf(row.text()))
            .orElse(OptionalInt.empty())
        : OptionalInt.empty();
  }

  /** Whether mistakes may be told without giving away a game. */
  private boolean mayTell() {
    return state.valuesShown.get()
        || state.spectating.get()
        || state.statusSeen() instanceof PlayStatus.Over;
  }

  private static OptionalInt total(MatchScore match, int seat, int score) {
    return match.agreed() > 1
        ? OptionalInt.of(match.points().get(seat) + score)
        : OptionalInt.empty();
  }

  private List<SeatSnapshot> seats(PlaySession<?> session, Situation now) {
    List<SeatSnapshot> snapshots = new ArrayList<>();
    BoardSnapshot<?> board = state.board.get();
    for (int seat = 0; seat < session.setup().seats().size(); seat++) {
      snapshots.add(
          new SeatSnapshot(
              seat,
              session.setup().seats().get(seat),
              board.position().score(seat),
              total(session.score(), seat, board.position().score(seat)),
              session.isToMove(state.shownPly.get(), seat) && !state.isBeating(),
              session.hasChosen(state.shownPly.get(), seat),
              session.isOut(state.shownPly.get(), seat),
              session.equals(state.session.get())
                  && now.thinking().equals(OptionalInt.of(seat))
                  && !state.isBeating()));
    }
    return snapshots;
  }
}
