package yomikiri.engine.cli;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import yomikiri.engine.game.Annotation;
import yomikiri.engine.game.GameSession;
import yomikiri.engine.game.Position;
import yomikiri.engine.game.Step;
import yomikiri.engine.record.GameRecord;
import yomikiri.engine.teach.LineReviewer;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.MoveComment;
import yomikiri.engine.think.PlayerSpec;
import yomikiri.engine.think.PositionComment;
import yomikiri.engine.think.SearchReport;
import yomikiri.engine.think.Verdict;

/** A record with what a review found of its positions, as the app keeps it. */
record ReviewedRecord<P extends Position>(
    GameSession<P> session, LineReviewer<P> reviewer, PlayerSpec by, Budget budget) {
  private static final long MILLION = 1_000_000;

  /** A round with a comment on each position of its main line that was searched. */
  GameRecord.Round<P> round(GameRecord<P> record, int number) {
    GameRecord.Round<P> before = record.rounds().get(number);
    List<GameRecord.Entry> entries = new ArrayList<>();
    for (int ply = 1; ply <= before.entries().size(); ply++) {
      GameRecord.Entry entry = before.entries().get(ply - 1);
      entries.add(
          new GameRecord.Entry(
              entry.step(), commented(entry.annotation(), ply), entry.variations()));
    }
    return new GameRecord.Round<>(
        before.start(), before.tags(), commented(before.before(), 0), entries);
  }

  private Annotation commented(Annotation before, int ply) {
    String found = found(ply).stream().map(PositionComment::text).collect(Collectors.joining("\n"));
    return found.isEmpty() ? before : before.withComment(with(before.comment(), found));
  }

  /** Behind how a player saw its move, in place of earlier analyses, before all other words. */
  private static String with(String comment, String found) {
    int end = comment.indexOf('\n');
    String first = end < 0 ? comment : comment.substring(0, end);
    String rest = end < 0 ? "" : comment.substring(end + 1);
    if (first.isEmpty() && rest.isEmpty()) {
      return found;
    }
    if (MoveComment.parse(first).isPresent()) {
      return rest.isEmpty() ? first + "\n" + found : first + "\n" + with(rest, found);
    }
    return PositionComment.parse(first).isPresent() ? with(rest, found) : found + "\n" + comment;
  }

  private List<PositionComment> found(int ply) {
    return IntStream.range(0, session.players())
        .boxed()
        .flatMap(
            seat ->
                reviewer.report(ply, seat).stream()
                    .filter(known -> !known.moves().isEmpty())
                    .map(known -> comment(ply, seat, known)))
        .toList();
  }

  private PositionComment comment(int ply, int seat, SearchReport report) {
    int best = report.moves().getFirst().move();
    Set<Integer> listed = new LinkedHashSet<>(List.of(best));
    if (ply < session.length()) {
      switch (session.nodeAt(ply + 1).step()) {
        case Step.Single(int mover, int move) -> listed.add(move);
        case Step.Joint(List<Integer> all) -> listed.add(all.get(seat));
        case Step.Withdrawal withdrawal -> {}
      }
    }
    List<PositionComment.Move> moves = new ArrayList<>();
    for (int move : listed) {
      Optional<Verdict> verdict = move == best ? reviewer.worth(ply, seat) : report.verdictOf(move);
      verdict.ifPresent(
          known ->
              moves.add(
                  new PositionComment.Move(
                      session.game().notation().moveText(move),
                      new MoveComment(known, report.depth(), report.nanos() / MILLION))));
    }
    String time =
        budget.hasTimeLimit() ? by + " within " + budget.nanos() / MILLION + " ms" : by.toString();
    return new PositionComment(seat, moves, reviewer.plainLoss(ply, seat), time);
  }
}
