package yomikiri.app.board;

import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;
import yomikiri.engine.game.BoardMark;
import yomikiri.engine.game.GameSession;
import yomikiri.engine.game.Moves;
import yomikiri.engine.game.Position;
import yomikiri.engine.game.Step;
import yomikiri.engine.game.TurnPosition;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Verdict;

/**
 * All that a board shows at one moment.
 *
 * @param position the position shown; not to be changed
 * @param ply the steps that led here
 * @param mover the seat to move there; empty when the game is over
 * @param legal the moves the rules allow the mover, ascending
 * @param playable whether a person may play one of them now
 * @param past the positions that led here, as far as boards show them, the latest last
 * @param line the steps that led here; none where these are not known
 * @param lastMove the move that led here; empty where several seats moved at once
 * @param verdicts by legal move, the best first, what is to be shown on the board of it; empty when
 *     values are off
 * @param proven by legal move, what stands beside the verdicts as certain
 * @param hint the move to be pointed at
 * @param mistake the move made here, where it is to be marked for what it gave away
 * @param region the names of the cells one of which the best move begins on, where that is all that
 *     is told of it
 * @param marks what people have drawn on the board
 */
public record BoardSnapshot<P extends Position>(
    GameKit<P> kit,
    P position,
    int ply,
    OptionalInt mover,
    List<Integer> legal,
    boolean playable,
    List<P> past,
    List<Step> line,
    OptionalInt lastMove,
    Map<Integer, Verdict> verdicts,
    Map<Integer, Verdict> proven,
    OptionalInt hint,
    OptionalInt mistake,
    Set<String> region,
    List<BoardMark> marks) {
  /** Positions before the one shown that boards may show something of. */
  private static final int PAST = 8;

  /** A position that is only looked at. */
  public static <P extends Position> BoardSnapshot<P> of(GameKit<P> kit, P position, int ply) {
    OptionalInt mover =
        position instanceof TurnPosition turns && !turns.isOver()
            ? OptionalInt.of(turns.turn())
            : OptionalInt.empty();
    return new BoardSnapshot<>(
        kit,
        position,
        ply,
        mover,
        List.of(),
        false,
        List.of(),
        List.of(),
        OptionalInt.empty(),
        Map.of(),
        Map.of(),
        OptionalInt.empty(),
        OptionalInt.empty(),
        Set.of(),
        List.of());
  }

  /** The position shown, as text. */
  public String positionText() {
    return kit.game().notation().positionText(position);
  }

  /** A session's board after {@code ply} steps, showing the moves of {@code mover}. */
  public static <P extends Position> BoardSnapshot<P> of(
      GameKit<P> kit, GameSession<P> session, int ply, OptionalInt mover, boolean playable) {
    P position = session.positionAt(ply);
    List<Step> line = session.line().subList(0, ply);
    return new BoardSnapshot<>(
        kit,
        position,
        ply,
        mover,
        mover.isEmpty() ? List.of() : legalMoves(position, mover.getAsInt()),
        playable,
        IntStream.range(Math.max(0, ply - PAST), ply).mapToObj(session::positionAt).toList(),
        line,
        ply == 0 ? OptionalInt.empty() : moveOf(line.getLast()),
        Map.of(),
        Map.of(),
        OptionalInt.empty(),
        OptionalInt.empty(),
        Set.of(),
        session.nodeAt(ply).annotation().marks());
  }

  private static List<Integer> legalMoves(Position position, int seat) {
    Moves moves = new Moves();
    position.legalMoves(seat, moves);
    return IntStream.of(moves.toArray()).boxed().toList();
  }

  private static OptionalInt moveOf(Step step) {
    return switch (step) {
      case Step.Single(int seat, int move) -> OptionalInt.of(move);
      case Step.Joint(List<Integer> moves) -> OptionalInt.empty();
      case Step.Withdrawal withdrawal -> OptionalInt.empty();
    };
  }

  /** The same position, of whose moves other things are known. */
  public BoardSnapshot<P> with(
      Map<Integer, Verdict> values, OptionalInt pointedAt, OptionalInt marked) {
    return new BoardSnapshot<>(
        kit, position, ply, mover, legal, playable, past, line, lastMove, values, proven, pointedAt,
        marked, region, marks);
  }

  /** The same with the moves of {@code seat}, one of those to move here. */
  public BoardSnapshot<P> movedBy(OptionalInt seat) {
    return seat.equals(mover)
        ? this
        : new BoardSnapshot<>(
            kit,
            position,
            ply,
            seat,
            legalMoves(position, seat.orElseThrow()),
            playable,
            past,
            line,
            lastMove,
            verdicts,
            proven,
            hint,
            mistake,
            region,
            marks);
  }

  /** The same with other cells one of which the best move begins on. */
  public BoardSnapshot<P> within(Set<String> cells) {
    return new BoardSnapshot<>(
        kit, position, ply, mover, legal, playable, past, line, lastMove, verdicts, proven, hint,
        mistake, cells, marks);
  }

  /** The same with what is certain of its moves. */
  public BoardSnapshot<P> proven(Map<Integer, Verdict> certain) {
    return new BoardSnapshot<>(
        kit, position, ply, mover, legal, playable, past, line, lastMove, verdicts, certain, hint,
        mistake, region, marks);
  }

  /** The moves that whoever comes after {@code move} would have; none where all move at once. */
  public List<Integer> replies(int move) {
    if (!(position instanceof TurnPosition turn)) {
      return List.of();
    }
    GameSession<P> ahead = new GameSession<>(kit.game(), position);
    ahead.play(turn.turn(), move);
    return IntStream.range(0, ahead.players())
        .filter(ahead::isAwaited)
        .mapToObj(seat -> IntStream.of(ahead.legalMoves(seat)).boxed().toList())
        .findFirst()
        .orElse(List.of());
  }

  /** The pass, where a person may play it now. */
  public OptionalInt pass() {
    OptionalInt pass = kit.game().pass();
    return playable && pass.stream().anyMatch(legal::contains) ? pass : OptionalInt.empty();
  }

  /** The pass that is the mover's only move; empty where there is any other, or no mover. */
  public OptionalInt forcedPass() {
    OptionalInt pass = kit.game().pass();
    boolean isOnly = legal.size() == 1 && pass.equals(OptionalInt.of(legal.getFirst()));
    return isOnly ? pass : OptionalInt.empty();
  }

  /** {@code move} as it is written. */
  public String text(int move) {
    return kit.game().notation().moveText(move);
  }

  /** Whether {@code other} shows the same position of a game, whatever is known of it. */
  public boolean isSamePosition(BoardSnapshot<?> other) {
    return ply == other.ply
        && mover.equals(other.mover)
        && legal.equals(other.legal)
        && position.key() == other.position.key()
        && kit.game().id().equals(other.kit.game().id());
  }
}
