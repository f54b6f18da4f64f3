package yomikiri.app.play.session;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import yomikiri.engine.game.GameSession;
import yomikiri.engine.game.GameTree;
import yomikiri.engine.game.Position;
import yomikiri.engine.game.Step;
import yomikiri.engine.teach.Judge;
import yomikiri.engine.think.Verdict;

/** A session's line with all that is known of its moves. */
final class MoveList<P extends Position> {
  private static final int NONE = Integer.MAX_VALUE;

  private final GameSession<P> session;
  private final EvaluationCache cache;
  private final IntFunction<Optional<PositionAnalysis>> analysis;
  private List<GameTree.Node> line = List.of();
  private final boolean isTaken;
  private final Judge judge;
  private int ply;
  private Optional<PositionAnalysis> here = Optional.empty(); // as a choice can make it another's
  private long changes;
  private List<MoveRow> rows = List.of();

  /**
   * @param isTaken whether steps behind the place where the game stands are taken back
   * @param analysis what is known to the seat to move, by the position's place in the line
   */
  MoveList(
      GameSession<P> session,
      EvaluationCache cache,
      boolean isTaken,
      Judge judge,
      IntFunction<Optional<PositionAnalysis>> analysis) {
    this.isTaken = isTaken;
    this.judge = judge;
    this.session = session;
    this.cache = cache;
    this.analysis = analysis;
  }

  /** One row a step, or several where several seats moved at once; made anew as far as changed. */
  List<MoveRow> all() {
    List<GameTree.Node> now = session.nodes();
    int from = Math.min(moved(now), changed());
    if (from < NONE) {
      ply = session.ply();
      line = now;
      here = analysis.apply(ply);
      changes = cache.changes();
      rows = List.copyOf(made(Math.clamp(from - 1, 0, now.size()))); // it tells what it led to
    }
    return rows;
  }

  /** After how many steps something else is known than before. */
  private int changed() {
    return IntStream.rangeClosed(0, session.length())
        .filter(ply -> cache.hasChanged(session.nodeAt(ply), changes))
        .findFirst()
        .orElse(NONE);
  }

  /** After how many steps something has been played, taken back or redone. */
  private int moved(List<GameTree.Node> now) {
    if (ply == session.ply() && line.equals(now) && here.equals(analysis.apply(ply))) {
      return NONE;
    }
    int most = Math.min(line.size(), now.size());
    int same =
        IntStream.range(0, most)
            .filter(i -> !line.get(i).equals(now.get(i)))
            .findFirst()
            .orElse(most);
    return Math.min(same, Math.min(ply, session.ply()));
  }

  /** The rows there are of the first {@code kept} steps, and new ones of the others. */
  private List<MoveRow> made(int kept) {
    List<MoveRow> rows = new ArrayList<>();
    this.rows.stream().takeWhile(row -> row.ply() <= kept).forEach(rows::add);
    P position = session.positionAt(kept);
    for (int i = kept; i < line.size(); i++) {
      P before = position;
      P after = session.positionAt(i + 1);
      Optional<PositionAnalysis> next = analysis.apply(i + 1);
      switch (line.get(i).step()) {
        case Step.Single(int seat, int move) ->
            rows.add(row(new Made(i + 1, seat, move), before, after, next, last(rows, seat)));
        case Step.Joint(List<Integer> moves) -> {
          for (int seat = 0; seat < moves.size(); seat++) {
            Made made = new Made(i + 1, seat, moves.get(seat));
            rows.add(row(made, before, after, next, Optional.empty()));
          }
        }
        case Step.Withdrawal(int seat) -> rows.add(withdrawal(i + 1, seat));
      }
      position = after;
    }
    return rows;
  }

  private MoveRow withdrawal(int ply, int seat) {
    return new MoveRow(
        ply,
        seat,
        "",
        0,
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        isTaken && ply > session.ply());
  }

  /** What the position analysed is worth, from the view of {@code seat}, as far as that follows. */
  private Optional<Verdict> worth(Optional<PositionAnalysis> of, int seat) {
    return of.flatMap(
        known -> known.worth().flatMap(worth -> cache.seen(worth, known.seat(), seat)));
  }

  /** What {@code seat} did as the {@code ply}th step or a part of it. */
  private record Made(int ply, int seat, int move) {}

  /** What the last row says of the position it led to, from the view of {@code seat}. */
  private Optional<Verdict> last(List<MoveRow> rows, int seat) {
    return rows.isEmpty()
        ? Optional.empty()
        : rows.getLast()
            .verdict()
            .filter(verdict -> MoveRow.proven(Optional.of(verdict)).isPresent())
            .flatMap(verdict -> cache.seen(verdict, rows.getLast().seat(), seat));
  }

  /**
   * @param next what is known of the position after it
   * @param last what was proven of the position before it when that was reached
   */
  private MoveRow row(
      Made made, P before, P after, Optional<PositionAnalysis> next, Optional<Verdict> last) {
    int ply = made.ply();
    int seat = made.seat();
    GameTree.Node node = line.get(ply - 1);
    boolean alone = node.step() instanceof Step.Single;
    Optional<Verdict> reached = worth(next, seat);
    Optional<Verdict> verdict =
        cache.verdictOf(node, seat, made.move(), alone ? reached : Optional.empty());
    Optional<PositionAnalysis> analysis =
        cache.analysis(session.nodeAt(ply - 1), seat).filter(PositionAnalysis::isReady);
    Optional<Verdict> best = worth(analysis, seat);
    Optional<Verdict> own =
        verdict
            .filter(Verdict::proven)
            .or(() -> analysis.flatMap(known -> known.report().verdictOf(made.move())));
    return new MoveRow(
        ply,
        seat,
        session.game().notation().moveText(made.move()),
        after.score(seat) - before.score(seat),
        verdict,
        judge
            .judge(best.filter(Verdict::proven).or(() -> last).or(() -> best), own, reached)
            .map(judged -> judged.where(plainLoss(analysis))),
        reached,
        isTaken && ply > session.ply());
  }

  private static OptionalDouble plainLoss(Optional<PositionAnalysis> analysis) {
    return analysis.map(known -> known.source().plainLoss()).orElse(OptionalDouble.empty());
  }
}
