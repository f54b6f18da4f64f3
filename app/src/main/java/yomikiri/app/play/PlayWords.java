package yomikiri.app.play;

import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import yomikiri.app.board.Verdicts;
import yomikiri.app.text.Figures;
import yomikiri.app.text.Texts;
import yomikiri.engine.think.SearchReport;
import yomikiri.engine.think.Verdict;

/** The sentences of the play screen. */
final class PlayWords {
  private final Texts texts;
  private final SeatWords seatWords;

  PlayWords(Texts texts) {
    this.texts = texts;
    this.seatWords = new SeatWords(texts);
  }

  String status(Status status, Seating seating) {
    return switch (status) {
      case Status.HumanToMove(int seat) ->
          texts.get(
              "status.to-move",
              seatWords.name(seat, seating),
              texts.get(seating.face().family() + ".task." + seat));
      case Status.CpuToMove(int seat) ->
          texts.get("status.thinking", seatWords.name(seat, seating));
      case Status.Paused(int seat) -> texts.get("status.paused", seatWords.name(seat, seating));
      case Status.Over over -> result(over, seating);
    };
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
      case Notice.BadMove(String text) -> texts.get("notice.bad-move", text);
      case Notice.PlayerFailed(int seat, String reason) ->
          texts.get("notice.player-failed", seatWords.name(seat, seating), reason);
    };
  }

  private String moved(MoveRow row, Seating seating) {
    String who = seatWords.name(row.seat(), seating);
    return seating.face().hasPoints()
        ? texts.get("notice.moved", who, row.text(), Figures.signed(row.gain()))
        : texts.get("notice.moved-only", who, row.text());
  }

  static boolean isWarning(Notice notice) {
    return notice instanceof Notice.BadMove || notice instanceof Notice.PlayerFailed;
  }

  /** Such as "Best is c2 (wins by +3)". */
  String best(Insight insight, Seating seating) {
    Insight.Row best = insight.moves().getFirst();
    return texts.get("summary.best", best.text(), outcome(best.verdict(), seating));
  }

  private String outcome(Verdict verdict, Seating seating) {
    return switch (verdict) {
      case Verdict.Points points when seating.isAlone() ->
          texts.get(
              points.proven() ? "summary.alone-proven" : "summary.alone",
              Figures.plain(points.value()));
      case Verdict.Points(int value, Verdict.Bound bound, boolean proven) -> {
        String key = value > 0 ? "win" : value < 0 ? "loss" : "draw";
        yield proven
            ? texts.get(
                seating.face().key(texts, "summary.proven-" + key),
                Figures.signed(value),
                Math.abs(value))
            : texts.get("summary.estimate", Figures.signed(value));
      }
      case Verdict.WinRate rate ->
          texts.get("summary.win-rate", Verdicts.text(rate), Figures.count(rate.visits()));
    };
  }

  /** Who wins if both play their best, where that is known; else nothing. */
  String prospect(Insight insight, Seating seating) {
    Verdict best = insight.moves().getFirst().verdict();
    if (!(best instanceof Verdict.Points points)
        || !points.proven()
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
            : texts.get("summary.playouts", Figures.count(report.nodes()), time);
  }
}
