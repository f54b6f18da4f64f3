package yomikiri.app.training;

import java.time.Duration;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.OptionalInt;
import java.util.SequencedMap;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import yomikiri.app.board.BoardSnapshot;
import yomikiri.app.concurrent.SearchExecutor;
import yomikiri.app.concurrent.UiThread;
import yomikiri.engine.game.Position;
import yomikiri.engine.game.TurnPosition;
import yomikiri.engine.think.Bound;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.RankedMove;
import yomikiri.engine.think.SearchReport;
import yomikiri.engine.think.Solver;
import yomikiri.engine.think.Verdict;

/** Solves the moves of positions with the games' solvers, each position once. */
@UiThread
public final class ProvenValueFinder {
  private static final Duration MOST = Duration.ofSeconds(10);
  private static final int KEPT = 50;

  private final SearchExecutor executor;
  private final SequencedMap<Asked, ProvenValues> known = new LinkedHashMap<>();
  private @Nullable Sought sought;

  /** {@code executor} is used by nobody else. */
  public ProvenValueFinder(SearchExecutor executor) {
    this.executor = executor;
  }

  /** A position of a game. */
  private record Asked(String game, String position) {}

  /**
   * Finds out about the moves of a board, and gives up looking for those of another one.
   *
   * @param then called at once with how far it is, and again when that changes
   */
  <P extends Position> void ask(BoardSnapshot<P> board, Consumer<? super ProvenValues> then) {
    GameKit<P> kit = board.kit();
    Asked asked = new Asked(kit.game().id(), board.positionText());
    ProvenValues before = known.get(asked);
    OptionalInt mover = board.mover();
    Solver<P> solver = kit.solver().filter(one -> mayReach(one, board)).orElse(null);
    if (before != null || solver == null || mover.isEmpty()) {
      then.accept(before == null ? ProvenValues.NONE : before);
      return;
    }
    then.accept(ProvenValues.SOUGHT);
    if (sought != null && sought.asked.equals(asked)) {
      sought.then = then;
      return;
    }
    leave();
    Player<P> player = kit.build(solver.spec(), 0);
    Sought begun = new Sought(asked, then);
    sought = begun;
    begun.handle =
        executor.begin(
            new SearchExecutor.SearchRequest<>(
                warm -> player,
                kit.game().copyOf(board.position()),
                mover.getAsInt(),
                Budget.ofTime(MOST),
                true),
            begun);
  }

  /**
   * Whether the time given here, which is longer than a solver usually takes, may do: the solver
   * reaches the position, or all those a move later.
   */
  private static <P extends Position> boolean mayReach(Solver<P> solver, BoardSnapshot<P> board) {
    return solver.reaches().test(board.position())
        || board.legal().stream().allMatch(move -> solver.reaches().test(after(board, move)));
  }

  private static <P extends Position> P after(BoardSnapshot<P> board, int move) {
    P after = board.kit().game().copyOf(board.position());
    if (after instanceof TurnPosition turn) {
      turn.play(move);
    }
    return after;
  }

  private void leave() {
    if (sought != null && sought.handle != null) {
      sought.handle.discard();
    }
    sought = null;
  }

  /** Ends all thinking. */
  public void close() {
    leave();
    executor.close();
  }

  /** The search under way. */
  private final class Sought implements SearchExecutor.Listener {
    private final Asked asked;
    private Consumer<? super ProvenValues> then;
    private final Map<Integer, Verdict> values = new HashMap<>();
    private SearchExecutor.@Nullable SearchHandle handle;

    Sought(Asked asked, Consumer<? super ProvenValues> then) {
      this.asked = asked;
      this.then = then;
    }

    @Override
    public void reported(SearchReport report) {
      for (RankedMove move : report.moves()) {
        if (isExact(move.verdict())) {
          values.put(move.move(), move.verdict());
        }
      }
    }

    /** A limit is proven too, but is no value. */
    private static boolean isExact(Verdict verdict) {
      return verdict.proven()
          && !(verdict instanceof Verdict.Points points && points.bound() != Bound.EXACT);
    }

    @Override
    public void chose(int move) {
      end(ProvenValues.found(values));
    }

    @Override
    public void failed(Throwable cause) {
      end(ProvenValues.failed(cause));
    }

    private void end(ProvenValues found) {
      sought = null;
      known.put(asked, found);
      if (known.size() > KEPT) {
        known.pollFirstEntry();
      }
      then.accept(found);
    }
  }
}
