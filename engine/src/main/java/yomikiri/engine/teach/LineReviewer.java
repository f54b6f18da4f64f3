package yomikiri.engine.teach;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import yomikiri.engine.game.GameSession;
import yomikiri.engine.game.JointPosition;
import yomikiri.engine.game.Moves;
import yomikiri.engine.game.Position;
import yomikiri.engine.game.Step;
import yomikiri.engine.game.TurnPosition;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Mistake;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.RankedMove;
import yomikiri.engine.think.Reason;
import yomikiri.engine.think.SearchReport;
import yomikiri.engine.think.SearchResult;
import yomikiri.engine.think.Ticker;
import yomikiri.engine.think.Verdict;

/**
 * Reviews the line of one game: searches the position before every step and judges the moves made
 * by what is known before them and after. Not thread-safe.
 */
public final class LineReviewer<P extends Position> {
  private final GameKit<P> kit;
  private final GameSession<P> session;
  private final Judge judge;
  private final List<Map<Integer, SearchReport>> reports = new ArrayList<>(); // by ply and seat
  private final List<LineReview.Move> moves = new ArrayList<>();

  /** {@code session} has the current line that is reviewed. */
  public LineReviewer(GameKit<P> kit, GameSession<P> session) {
    this.kit = kit;
    this.session = session;
    this.judge = Judge.of(kit);
  }

  /** Judges all moves, with {@code budget} for each; {@code looked} hears how many are searched. */
  public LineReview review(Player<P> player, Budget budget, Ticker ticker, IntConsumer looked) {
    for (int ply = 0; ply <= session.length(); ply++) {
      P position = session.positionAt(ply);
      Map<Integer, SearchReport> found = new HashMap<>();
      for (int seat : seats(position)) {
        SearchResult.of(player, kit.game(), position, seat, budget, true, ticker)
            .report()
            .ifPresent(report -> found.put(seat, report));
      }
      reports.add(found);
      looked.accept(ply + 1);
    }
    for (int ply = 1; ply <= session.length(); ply++) {
      judge(ply);
    }
    return LineReview.of(moves, session.players(), session.length());
  }

  /** What the search said of the position after {@code ply} steps. */
  public Optional<SearchReport> report(int ply, int seat) {
    return Optional.ofNullable(reports.get(ply).get(seat));
  }

  /** What a plain player loses there; see {@link Judge#plainLoss}. */
  public OptionalDouble plainLoss(int ply, int seat) {
    return report(ply, seat)
        .map(report -> judge.plainLoss(report, legal(session.positionAt(ply), seat).length))
        .orElse(OptionalDouble.empty());
  }

  /** What the position is worth to a seat to move there; proven only if nothing can be better. */
  public Optional<Verdict> worth(int ply, int seat) {
    return report(ply, seat)
        .flatMap(report -> report.worth(kit.game(), legal(session.positionAt(ply), seat)));
  }

  private static int[] seats(Position position) {
    if (position.isOver()) {
      return new int[0];
    }
    return switch (position) {
      case TurnPosition turn -> new int[] {turn.turn()};
      case JointPosition joint ->
          IntStream.range(0, position.players()).filter(seat -> !joint.isOut(seat)).toArray();
    };
  }

  private static int[] legal(Position position, int seat) {
    Moves legal = new Moves();
    position.legalMoves(seat, legal);
    return legal.toArray();
  }

  private void judge(int ply) {
    switch (session.nodeAt(ply).step()) {
      case Step.Single(int seat, int move) -> judge(ply, seat, List.of(move), move);
      case Step.Joint(List<Integer> all) -> {
        for (int seat = 0; seat < all.size(); seat++) {
          judge(ply, seat, all, all.get(seat));
        }
      }
      case Step.Withdrawal withdrawal -> {}
    }
  }

  private void judge(int ply, int seat, List<Integer> made, int move) {
    boolean isAlone = made.size() == 1;
    Optional<SearchReport> before = report(ply - 1, seat);
    Optional<Verdict> best = worth(ply - 1, seat);
    Optional<Verdict> reached = reached(ply, seat);
    Optional<Verdict> analysed = before.flatMap(report -> report.verdictOf(move));
    Optional<Verdict> own =
        analysed
            .filter(Verdict::proven)
            .or(() -> reached.filter(known -> isAlone && known.proven()))
            .or(() -> analysed);
    Optional<Judgement> judgement =
        judge
            .judge(
                best.filter(Verdict::proven)
                    .or(() -> provenBefore(ply, seat).filter(known -> isAlone))
                    .or(() -> best),
                own,
                reached)
            .map(one -> one.where(plainLoss(ply - 1, seat)));
    Optional<RankedMove> first = before.flatMap(SearchReport::best);
    List<Reason> reasons =
        judgement.filter(Judgement::isMistake).isPresent() && first.isPresent()
            ? new Explainer<>(kit)
                .explain(
                    new Mistake<>(
                        kit.game(), session.positionAt(ply - 1), seat, made, first.get().move()))
            : List.of();
    moves.add(
        new LineReview.Move(
            ply, seat, kit.game().notation().moveText(move), judgement, first, reasons));
  }

  /** What the position after {@code ply} steps is worth from the view of {@code seat}. */
  private Optional<Verdict> reached(int ply, int seat) {
    return reports.get(ply).keySet().stream()
        .filter(other -> other == seat || session.players() == 2)
        .min((one, other) -> Boolean.compare(other == seat, one == seat))
        .flatMap(mover -> worth(ply, mover).map(worth -> mover == seat ? worth : worth.turned()));
  }

  /** What the move before has proven of the position, in points. */
  private Optional<Verdict> provenBefore(int ply, int seat) {
    if (moves.isEmpty() || ply < 2 || moves.getLast().ply() != ply - 1) {
      return Optional.empty();
    }
    LineReview.Move last = moves.getLast();
    return last.judgement()
        .map(Judgement::own)
        .filter(own -> own.proven() && own instanceof Verdict.Points)
        .filter(own -> last.seat() == seat || session.players() == 2)
        .map(own -> last.seat() == seat ? own : own.turned());
  }
}
