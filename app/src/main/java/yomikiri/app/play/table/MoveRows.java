package yomikiri.app.play.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import yomikiri.engine.game.GameSession;
import yomikiri.engine.game.Position;
import yomikiri.engine.game.Step;
import yomikiri.engine.think.Verdict;

/** A session's line with all that is known of its moves. */
final class MoveRows<P extends Position> {
  private final GameSession<P> session;
  private final Knowledge knowledge;
  private final IntFunction<Optional<Insight>> analysis;
  private List<Step> line = List.of();
  private int ply;
  private long version;
  private List<MoveRow> rows = List.of();

  /**
   * @param analysis what is known to the seat to move, by the position's place in the line
   */
  MoveRows(GameSession<P> session, Knowledge knowledge, IntFunction<Optional<Insight>> analysis) {
    this.session = session;
    this.knowledge = knowledge;
    this.analysis = analysis;
  }

  /** One row a step, or several where several seats moved at once; made anew after changes. */
  List<MoveRow> all() {
    if (ply != session.ply() || version != knowledge.version() || !line.equals(session.line())) {
      ply = session.ply();
      version = knowledge.version();
      line = session.line();
      rows = List.copyOf(made());
    }
    return rows;
  }

  private List<MoveRow> made() {
    List<MoveRow> rows = new ArrayList<>();
    P position = session.start();
    for (int i = 0; i < session.length(); i++) {
      P before = position;
      P after = session.positionAt(i + 1);
      Optional<Insight> next = analysis.apply(i + 1);
      switch (session.line().get(i)) {
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
        ply > session.ply());
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
            .flatMap(verdict -> knowledge.seen(verdict, rows.getLast().seat(), seat));
  }

  /**
   * @param next what is known of the position after it
   * @param last what was proven of the position before it when that was reached
   */
  private MoveRow row(
      Made made, P before, P after, Optional<Insight> next, Optional<Verdict> last) {
    int ply = made.ply();
    int seat = made.seat();
    boolean alone = session.line().get(ply - 1) instanceof Step.Single;
    return new MoveRow(
        ply,
        seat,
        session.game().notation().moveText(made.move()),
        after.score(seat) - before.score(seat),
        knowledge.verdictOf(ply - 1, seat, made.move(), alone ? next : Optional.empty()),
        knowledge.provenBest(ply - 1, seat).or(() -> last),
        next.flatMap(known -> knowledge.worth(known, seat)),
        ply > session.ply());
  }
}
