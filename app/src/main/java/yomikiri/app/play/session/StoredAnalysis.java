package yomikiri.app.play.session;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import yomikiri.engine.game.GameTree;
import yomikiri.engine.game.Moves;
import yomikiri.engine.game.Position;
import yomikiri.engine.think.MoveComment;
import yomikiri.engine.think.PositionComment;
import yomikiri.engine.think.RankedMove;
import yomikiri.engine.think.SearchReport;

/**
 * What analyses found of a position, as a record says it: one line for each seat that moves there,
 * behind the remark of the players and in front of what people wrote. A line of theirs that looks
 * like one begins with a blank more.
 */
final class StoredAnalysis {
  private static final long MILLION = 1_000_000;

  private StoredAnalysis() {}

  /**
   * A comment of a record without the remark of the players.
   *
   * @param positions what its first lines say of the position to a seat each
   * @param words all else
   */
  record Commented(List<PositionComment> positions, String words) {}

  /** Reads the comment beside the step to a position, or before the first one. */
  static Commented read(String comment) {
    List<PositionComment> found = new ArrayList<>();
    String words = comment;
    Optional<PositionComment> next = PositionComment.parse(firstLine(words));
    while (next.isPresent()) {
      found.add(next.get());
      words = words.substring(Math.min(words.length(), firstLine(words).length() + 1));
      next = PositionComment.parse(firstLine(words));
    }
    return new Commented(found, isAlike(firstLine(words)) ? words.substring(1) : words);
  }

  private static String firstLine(String comment) {
    int end = comment.indexOf('\n');
    return end < 0 ? comment : comment.substring(0, end);
  }

  /** Whether {@code line}, but for blanks in front, of which it has some, says what was found. */
  private static boolean isAlike(String line) {
    return line.startsWith(" ") && PositionComment.parse(line.strip()).isPresent();
  }

  /** The comment that {@link #read} reads. */
  static String written(List<PositionComment> positions, String words) {
    String first = firstLine(words);
    boolean isMarked = PositionComment.parse(first).isPresent() || isAlike(first);
    Stream<String> said = Stream.of(isMarked ? " " + words : words);
    return Stream.concat(
            positions.stream().map(PositionComment::text), said.filter(any -> !any.isEmpty()))
        .collect(Collectors.joining("\n"));
  }

  /** What a record is to say of the position at {@code node}: its best move and those tried. */
  static Optional<PositionComment> of(PositionAnalysis analysis, GameTree.Node node) {
    List<OptionalInt> tried =
        node.children().stream().map(next -> next.step().moveOf(analysis.seat())).toList();
    List<PositionComment.Move> moves =
        Stream.concat(
                analysis.moves().stream()
                    .limit(1)
                    .map(best -> best.as(analysis.worth().orElseThrow())),
                analysis.moves().stream()
                    .skip(1)
                    .filter(row -> tried.contains(OptionalInt.of(row.move()))))
            .map(
                row ->
                    new PositionComment.Move(
                        row.text(),
                        new MoveComment(
                            row.verdict(),
                            analysis.report().depth(),
                            analysis.report().nanos() / MILLION)))
            .toList();
    PositionAnalysis.Source source = analysis.source();
    return moves.isEmpty() || source.by().isEmpty() || !analysis.finished()
        ? Optional.empty()
        : Optional.of(new PositionComment(analysis.seat(), moves, source.plainLoss(), source.by()));
  }

  /** The analysis that a record says; empty if it is of moves that cannot be played there. */
  static <P extends Position> Optional<PositionAnalysis> restored(
      PlaySession<P> session, GameTree.Node node, PositionComment comment) {
    P position = session.session().positionAt(node);
    if (position.isOver() || comment.seat() >= position.players()) {
      return Optional.empty();
    }
    Moves legal = new Moves();
    position.legalMoves(comment.seat(), legal);
    List<RankedMove> moves =
        comment.moves().stream()
            .flatMap(
                move ->
                    session.moveOf(move.text()).stream()
                        .filter(
                            found -> IntStream.of(legal.toArray()).anyMatch(one -> one == found))
                        .mapToObj(found -> new RankedMove(found, move.comment().verdict())))
            .toList();
    if (moves.size() < comment.moves().size()) {
      return Optional.empty();
    }
    MoveComment best = comment.moves().getFirst().comment();
    SearchReport report = new SearchReport(best.depth(), 0, best.millis() * MILLION, moves);
    PositionAnalysis.Source source =
        new PositionAnalysis.Source(
            comment.by(), best.verdict().proven(), comment.plainLoss(), true);
    return Optional.of(
        PositionAnalysis.of(session::moveText, node.ply(), comment.seat(), report, true)
            .from(source));
  }
}
