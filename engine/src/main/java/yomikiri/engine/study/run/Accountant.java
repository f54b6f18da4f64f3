package yomikiri.engine.study.run;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import yomikiri.engine.game.DuelPosition;
import yomikiri.engine.game.GameSession;
import yomikiri.engine.match.Ending;
import yomikiri.engine.match.MatchRecord;
import yomikiri.engine.study.log.Account;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.ExactValue;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Ticker;
import yomikiri.engine.think.TimeKeeper;

/** Holds games against perfect play; for any number of threads. */
final class Accountant<D extends DuelPosition> {
  private final GameKit<D> kit;
  private final Queue<ExactValue<D>> idle = new ConcurrentLinkedQueue<>();

  private Accountant(GameKit<D> kit) {
    this.kit = kit;
  }

  /** For the game of {@code kit}; empty if nobody reads it out. */
  static Optional<Accountant<?>> of(GameKit<?> kit) {
    return kit.game().newPosition(0) instanceof DuelPosition && kit.solver().isPresent()
        ? Optional.of(new Accountant<>(duel(kit)))
        : Optional.empty();
  }

  /** All positions of a game are of one type, so a start position proves what the others are. */
  @SuppressWarnings("unchecked")
  private static GameKit<DuelPosition> duel(GameKit<?> kit) {
    return (GameKit<DuelPosition>) kit;
  }

  /**
   * The account of {@code game}, which is of this kit.
   *
   * @throws IllegalStateException if the sum does not come out, which would be the solver's fault
   */
  Account account(MatchRecord<?> game) {
    ExactValue<D> solver = idle.poll();
    if (solver == null) {
      solver = ExactValue.of(kit).orElseThrow();
    }
    @SuppressWarnings("unchecked")
    GameSession<D> session = (GameSession<D>) game.game().session(0);
    Account account = account(session, solver);
    idle.add(solver);
    long difference = account.value() - account.loss(0) + account.loss(1);
    if (game.ending() instanceof Ending.Normal
        && difference != game.scores().get(0) - game.scores().get(1)) {
      throw new IllegalStateException(
          "game " + (game.index() + 1) + ": the solver contradicts the score by " + difference);
    }
    return account;
  }

  private static <D extends DuelPosition> Account account(
      GameSession<D> session, ExactValue<D> solver) {
    List<List<Account.Play>> seats = new ArrayList<>();
    for (int seat = 0; seat < session.players(); seat++) {
      seats.add(new ArrayList<>(Collections.nCopies(Account.PHASES, Account.Play.NONE)));
    }
    int plies = session.length();
    int value = margin(session.start(), solver);
    int before = value;
    for (int ply = 0; ply < plies; ply++) {
      int mover = session.positionAt(ply).turn();
      int after = margin(session.positionAt(ply + 1), solver);
      int lost = mover == 0 ? before - after : after - before;
      if (lost < 0) {
        throw new IllegalStateException("a move better than the best: the solver is wrong");
      }
      List<Account.Play> phases = seats.get(mover);
      int phase = Account.PHASES * ply / plies;
      phases.set(phase, phases.get(phase).plusMove(lost));
      before = after;
    }
    return new Account(value, seats);
  }

  private static <D extends DuelPosition> int margin(D position, ExactValue<D> solver) {
    return solver
        .margin(position, TimeKeeper.start(Budget.UNLIMITED, Ticker.SYSTEM))
        .orElseThrow(() -> new IllegalStateException("the solver proved nothing"));
  }
}
