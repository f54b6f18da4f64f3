package yomikiri.app.play.session;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import yomikiri.engine.game.Step;
import yomikiri.engine.record.GameRecord;
import yomikiri.engine.think.MoveComment;
import yomikiri.engine.think.Verdict;

/**
 * What is known of one game's positions and moves: from analyses, from the players that chose the
 * moves, and from the record the game was read from.
 */
public final class EvaluationCache {
  private static final String BETWEEN = ";";

  private final int seats;
  private final Map<Choice, PositionAnalysis> analyses = new HashMap<>();
  private final Map<Choice, MoveComment> chosen = new HashMap<>();
  private final Map<Integer, String> written = new HashMap<>();
  private boolean news;
  private int changed = Integer.MAX_VALUE;

  /**
   * @param seats of the game
   */
  EvaluationCache(int seats) {
    this.seats = seats;
  }

  /** The choice of one seat after so many steps. */
  private record Choice(int ply, int seat) {}

  /**
   * Takes over what a record says of the step after {@code ply} steps.
   *
   * @param thinkers the seats whose players think: where all move at once, a comment with as many
   *     parts is theirs
   */
  void read(int ply, GameRecord.Entry entry, List<Integer> thinkers) {
    changedAt(ply);
    if (entry.comment().isEmpty()) {
      return;
    }
    written.put(ply, entry.comment());
    switch (entry.step()) {
      case Step.Single(int seat, int move) -> read(ply, seat, entry.comment());
      case Step.Joint(List<Integer> moves) -> {
        String[] parts = entry.comment().split(BETWEEN, -1);
        for (int i = 0; i < parts.length; i++) {
          if (parts.length == moves.size()) {
            read(ply, i, parts[i].strip());
          } else if (parts.length == thinkers.size()) {
            read(ply, thinkers.get(i), parts[i].strip());
          }
        }
      }
      case Step.Withdrawal withdrawal -> {}
    }
  }

  private void read(int ply, int seat, String comment) {
    MoveComment.parse(comment).ifPresent(known -> chosen.put(new Choice(ply, seat), known));
  }

  /** The same, whatever is found out later. */
  EvaluationCache copy() {
    EvaluationCache copy = new EvaluationCache(seats);
    copy.analyses.putAll(analyses);
    copy.chosen.putAll(chosen);
    copy.written.putAll(written);
    return copy;
  }

  /**
   * The {@code entries} that a game began with, each with what a record is to say of its step: what
   * is known here, else what is noted there.
   */
  List<GameRecord.Entry> commented(List<GameRecord.Entry> entries) {
    return IntStream.range(0, entries.size()).mapToObj(i -> commented(i, entries.get(i))).toList();
  }

  private GameRecord.Entry commented(int ply, GameRecord.Entry entry) {
    String known = comment(ply, entry.step());
    return known.isEmpty() ? entry : entry.withComment(known);
  }

  /** What a record is to say of the step after {@code ply} steps; empty for nothing. */
  private String comment(int ply, Step step) {
    String read = written.get(ply);
    if (read != null) {
      return read;
    }
    return switch (step) {
      case Step.Single(int seat, int move) -> said(ply, seat, move).orElse("");
      case Step.Joint(List<Integer> moves) -> {
        List<String> parts = new ArrayList<>();
        for (int seat = 0; seat < moves.size(); seat++) {
          parts.add(said(ply, seat, moves.get(seat)).orElse(""));
        }
        yield parts.stream().allMatch(String::isEmpty)
            ? ""
            : String.join(BETWEEN + " ", parts).strip();
      }
      case Step.Withdrawal withdrawal -> "";
    };
  }

  private Optional<String> said(int ply, int seat, int move) {
    Choice choice = new Choice(ply, seat);
    return Optional.ofNullable(chosen.get(choice))
        .or(() -> analysis(ply, seat).flatMap(known -> MoveComment.of(known.report(), move)))
        .map(MoveComment::text);
  }

  /** Another step than the one known of was made after {@code ply} steps. */
  void forgetBehind(int ply) {
    changedAt(ply);
    analyses.keySet().removeIf(known -> known.ply() > ply);
    chosen.keySet().removeIf(known -> known.ply() > ply);
    written.keySet().removeIf(known -> known >= ply);
  }

  /**
   * A seat has chosen its move after {@code ply} steps.
   *
   * @param comment how its player saw the move; null for a person
   */
  void chose(int ply, int seat, @Nullable MoveComment comment) {
    changedAt(ply);
    if (comment != null) {
      chosen.put(new Choice(ply, seat), comment);
      written.remove(ply);
    } else if (!written.containsKey(ply)) {
      chosen.remove(new Choice(ply, seat));
    }
  }

  public void keep(PositionAnalysis analysis) {
    changedAt(analysis.ply());
    news |= analysis.finished();
    analyses.put(new Choice(analysis.ply(), analysis.seat()), analysis);
  }

  private void changedAt(int ply) {
    changed = Math.min(changed, ply);
  }

  /**
   * The fewest steps after which something else is known than when this was asked last; more than
   * any game has if nothing is.
   */
  int takeChanged() {
    int first = changed;
    changed = Integer.MAX_VALUE;
    return first;
  }

  /** Whether an analysis has ended since {@link #told}. */
  boolean hasNews() {
    return news;
  }

  /** Notes that what is known is written down. */
  void told() {
    news = false;
  }

  Optional<PositionAnalysis> analysis(int ply, int seat) {
    return Optional.ofNullable(analyses.get(new Choice(ply, seat)));
  }

  /** What is proven of the best move that {@code seat} had after {@code ply} steps. */
  Optional<Verdict> provenBest(int ply, int seat) {
    return analysis(ply, seat)
        .flatMap(analysis -> analysis.moves().stream().findFirst())
        .map(PositionAnalysis.Row::verdict)
        .filter(Verdict::proven);
  }

  /**
   * The best that is known of the move that {@code seat} made after {@code ply} steps: how its own
   * player saw it only where no analysis says more.
   *
   * @param reply what is known of the position it alone led to
   */
  Optional<Verdict> verdictOf(int ply, int seat, int move, Optional<PositionAnalysis> reply) {
    Optional<Verdict> analysed =
        analysis(ply, seat).flatMap(analysis -> analysis.report().verdictOf(move));
    Optional<Verdict> seen =
        Optional.ofNullable(chosen.get(new Choice(ply, seat))).map(MoveComment::verdict);
    return analysed
        .filter(Verdict::proven)
        .or(() -> reply.flatMap(known -> provenBy(known, seat)))
        .or(() -> seen.filter(Verdict::proven))
        .or(() -> analysed.filter(verdict -> isReady(ply, seat)))
        .or(() -> seen)
        .or(() -> analysed);
  }

  private boolean isReady(int ply, int seat) {
    return analysis(ply, seat).filter(PositionAnalysis::isReady).isPresent();
  }

  /** The proven value of the position analysed, from the view of {@code seat}. */
  private Optional<Verdict> provenBy(PositionAnalysis reply, int seat) {
    return worth(reply, seat)
        .filter(verdict -> verdict instanceof Verdict.Points && verdict.proven());
  }

  /** What the position analysed is worth, from the view of {@code seat}, as far as that follows. */
  Optional<Verdict> worth(PositionAnalysis analysis, int seat) {
    return analysis.moves().stream()
        .findFirst()
        .flatMap(best -> seen(best.verdict(), analysis.seat(), seat));
  }

  /**
   * A verdict given from the view of one seat, from the view of another: for two what one wins the
   * other loses; among more, nothing follows.
   */
  Optional<Verdict> seen(Verdict verdict, int from, int by) {
    return from == by
        ? Optional.of(verdict)
        : seats == 2 ? Optional.of(verdict.turned()) : Optional.empty();
  }
}
