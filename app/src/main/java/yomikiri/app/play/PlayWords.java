package yomikiri.app.play;

import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import yomikiri.app.board.Verdicts;
import yomikiri.app.text.Figures;
import yomikiri.app.text.Phrase;
import yomikiri.app.text.Texts;
import yomikiri.engine.game.Position;
import yomikiri.engine.think.SearchReport;
import yomikiri.engine.think.Verdict;
import yomikiri.engine.trace.Bound;

/** The sentences of the play screen. */
final class PlayWords {
  private final Texts texts;
  private final SeatWords seatWords;

  PlayWords(Texts texts) {
    this.texts = texts;
    this.seatWords = new SeatWords(texts);
  }

  /**
   * What the game waits for, or how and why it has ended.
   *
   * @param live where it stands
   */
  String status(Status status, Position live, Seating seating) {
    return switch (status) {
      case Status.HumanToMove(int seat) ->
          texts.get(
              "status.to-move",
              seatWords.name(seat, seating),
              texts.get(seating.face().family() + ".task." + seat));
      case Status.CpuToMove(int seat) ->
          texts.get("status.thinking", seatWords.name(seat, seating));
      case Status.Paused(int seat) -> texts.get("status.paused", seatWords.name(seat, seating));
      case Status.Over over ->
          texts.get("status.over", result(over, seating), ending(live, seating));
    };
  }

  /** Why the game, or this round of it, has ended. */
  String ending(Position end, Seating seating) {
    return seating.face().manner().ending(end).in(texts);
  }

  /** Who won and by how much; alone, the score. Of several rounds who leads, or has won, so far. */
  String result(Status.Over over, Seating seating) {
    Status.Standing match = over.match();
    if (match.rounds() > 1 && over.scores().size() > 1) {
      return matchResult(match, seating);
    }
    if (match.rounds() > 1) {
      return texts.get("result.alone", match.totals().getFirst());
    }
    if (over.scores().size() == 1) {
      return texts.get("result.alone", over.scores().getFirst());
    }
    if (over.winner().isEmpty()) {
      return texts.get("result.draw");
    }
    int winner = over.winner().getAsInt();
    return seating.isYou(winner)
        ? texts.get(seating.face().key(texts, "result.you-won"), over.margin())
        : texts.get(
            seating.face().key(texts, "result.won"),
            seatWords.name(winner, seating),
            over.margin());
  }

  private String matchResult(Status.Standing match, Seating seating) {
    if (match.leader().isEmpty()) {
      return texts.get(match.goesOn() ? "result.level" : "result.match-draw", match.round() + 1);
    }
    int leader = match.leader().getAsInt();
    if (seating.isYou(leader)) {
      return texts.get(
          match.goesOn() ? "result.you-lead" : "result.match-you-won",
          match.margin(),
          match.round() + 1);
    }
    return texts.get(
        match.goesOn() ? "result.leads" : "result.match-won",
        seatWords.name(leader, seating),
        match.margin(),
        match.round() + 1);
  }

  /** Such as "Round 1 of 2: 12 : 15". */
  String rounds(Status.Over over, String scores) {
    return texts.get("result.round", over.match().round() + 1, over.match().rounds(), scores);
  }

  String notice(Notice notice, Seating seating) {
    return switch (notice) {
      case Notice.Moved(List<MoveRow> moves) ->
          moves.stream().map(row -> moved(row, seating)).collect(Collectors.joining("  "));
      case Notice.Chose(int seat, OptionalInt next) ->
          next.isPresent()
              ? texts.get("notice.chose-next", seatWords.name(next.getAsInt(), seating))
              : texts.get("notice.chose");
      case Notice.Withdrawn() -> texts.get("notice.withdrawn");
      case Notice.TookBack(int plies) -> texts.get("notice.took-back", plies);
      case Notice.Redone(int plies) -> texts.get("notice.redone", plies);
      case Notice.NewGame() -> texts.get("notice.new-game", seating.face().name(texts));
      case Notice.NextRound(int number) -> texts.get("notice.next-round", number);
      case Notice.Opened(int moves) ->
          texts.get("notice.opened", seating.face().name(texts), moves);
      case Notice.BroughtBack() -> texts.get("notice.brought-back");
      case Notice.Ended(Status.Over over) -> result(over, seating);
      case Notice.Refused(Phrase why) -> why.in(texts);
      case Notice.NotNow(Status now, boolean elsewhere) ->
          elsewhere ? texts.get("notice.elsewhere") : notNow(now, seating);
      case Notice.NoMistake(boolean certain) ->
          texts.get(certain ? "notice.no-mistake" : "notice.no-mistake-known");
      case Notice.PlayerFailed(int seat, String reason) ->
          texts.get("notice.player-failed", seatWords.name(seat, seating), reason);
    };
  }

  private String notNow(Status now, Seating seating) {
    return switch (now) {
      case Status.Over over -> texts.get("notice.is-over");
      case Status.HumanToMove(int seat) -> turnOf(seat, seating);
      case Status.CpuToMove(int seat) -> turnOf(seat, seating);
      case Status.Paused(int seat) -> turnOf(seat, seating);
    };
  }

  private String turnOf(int seat, Seating seating) {
    return texts.get("notice.turn-of", seatWords.name(seat, seating));
  }

  private String moved(MoveRow row, Seating seating) {
    String who = seatWords.name(row.seat(), seating);
    String move = seating.face().manner().shown(row.text());
    return seating.face().hasPoints()
        ? texts.get("notice.moved", who, move, Figures.signed(row.gain()))
        : texts.get("notice.moved-only", who, move);
  }

  static boolean isWarning(Notice notice) {
    return notice instanceof Notice.Refused
        || notice instanceof Notice.NotNow
        || notice instanceof Notice.PlayerFailed;
  }

  /** Such as "Best is c2 (wins by +3)". */
  String best(Insight insight, Seating seating) {
    Insight.Row best = insight.moves().getFirst();
    String move = seating.face().manner().shown(best.text());
    return texts.get("summary.best", move, outcome(best.verdict(), seating));
  }

  private String outcome(Verdict verdict, Seating seating) {
    return switch (verdict) {
      case Verdict.Points points when seating.isAlone() ->
          texts.get(
              isExact(points) ? "summary.alone-proven" : "summary.alone",
              Figures.plain(points.value()));
      case Verdict.Points points -> {
        int value = points.value();
        String key = value > 0 ? "win" : value < 0 ? "loss" : "draw";
        yield isExact(points)
            ? texts.get(
                seating.face().key(texts, "summary.proven-" + key),
                Figures.signed(value),
                Math.abs(value))
            : texts.get("summary.estimate", Figures.signed(value));
      }
      case Verdict.WinRate rate ->
          texts.get("summary.win-rate", Verdicts.text(rate), Figures.count(rate.visits()));
      case Verdict.Estimate estimate ->
          texts.get("summary.estimate", Figures.signed(estimate.value()));
      case Verdict.Learnt learnt ->
          texts.get("summary.learnt", Verdicts.text(learnt), Figures.count(learnt.visits()));
    };
  }

  /** Whether these points are what the game is worth, and not only a limit of it. */
  private static boolean isExact(Verdict.Points points) {
    return points.proven() && points.bound() == Bound.EXACT;
  }

  /** Who wins if both play their best, where that is known; else nothing. */
  String prospect(Insight insight, Seating seating) {
    Verdict best = insight.moves().getFirst().verdict();
    if (!(best instanceof Verdict.Points points)
        || !isExact(points)
        || seating.seats().size() != 2) {
      return "";
    }
    if (points.value() == 0) {
      return texts.get("summary.both-draw");
    }
    int winner = points.value() > 0 ? insight.seat() : 1 - insight.seat();
    return seating.isYou(winner)
        ? texts.get(seating.face().key(texts, "summary.both-you"), Math.abs(points.value()))
        : texts.get(
            seating.face().key(texts, "summary.both"),
            seatWords.name(winner, seating),
            Math.abs(points.value()));
  }

  /** How far the search has read, and in what time. */
  String effort(Insight insight) {
    SearchReport report = insight.report();
    boolean read = report.best().map(best -> best.verdict().proven()).orElse(false);
    String time = Figures.seconds(report.nanos());
    return read
        ? texts.get("summary.read-out", time)
        : report.depth() > 0
            ? texts.get("summary.read", report.depth(), time)
            : playouts(insight, time);
  }

  private String playouts(Insight insight, String time) {
    String now = Figures.count(insight.report().nodes());
    return insight.earlier() == 0
        ? texts.get("summary.playouts", now, time)
        : texts.get("summary.playouts-earlier", now, time, Figures.count(insight.earlier()));
  }

  /** How many mistakes each seat has made; while a review goes on, how far it is. */
  String found(Review review, boolean working, Seating seating) {
    if (working) {
      return texts.get("review.working", review.judged(), review.moves());
    }
    if (review.judged() == 0) {
      return texts.get("review.unproven");
    }
    return IntStream.range(0, seating.seats().size())
        .mapToObj(seat -> found(review, seat, seating))
        .collect(Collectors.joining("\n"));
  }

  private String found(Review review, int seat, Seating seating) {
    String who = seatWords.name(seat, seating);
    int count = review.of(seat).size();
    return count == 0
        ? texts.get("review.none", who)
        : seating.face().hasPoints()
            ? texts.get("review.some", who, count, review.lost(seat))
            : texts.get("review.some-only", who, count);
  }

  /** Such as "You played c4 here and lost 3 points". */
  String mistakes(List<MoveRow> rows, Seating seating) {
    return rows.stream()
        .map(
            row -> {
              String who = seatWords.name(row.seat(), seating);
              String move = seating.face().manner().shown(row.text());
              return seating.face().hasPoints()
                  ? texts.get("review.here", who, move, row.loss().orElse(0))
                  : texts.get("review.here-only", who, move);
            })
        .collect(Collectors.joining("\n"));
  }

  /** Such as "? mistake −3". */
  String mark(MoveRow mistake, Seating seating) {
    return seating.face().hasPoints()
        ? texts.get("review.mark", Figures.signed(-mistake.loss().orElse(0)))
        : texts.get("review.mark-only");
  }
}
