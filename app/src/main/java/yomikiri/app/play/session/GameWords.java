package yomikiri.app.play.session;

import java.time.Duration;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import yomikiri.app.board.GameUi;
import yomikiri.app.board.MovePresenter;
import yomikiri.app.board.VerdictFormat;
import yomikiri.app.text.Fault;
import yomikiri.app.text.Figures;
import yomikiri.app.text.Notice;
import yomikiri.app.text.Phrase;
import yomikiri.app.text.Texts;
import yomikiri.engine.game.Concession;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.Position;
import yomikiri.engine.think.Level;

/** Describes how a game goes and ends, in words. */
public final class GameWords {
  private final Texts texts;
  private final SeatWords seatWords;

  public GameWords(Texts texts) {
    this.texts = texts;
    this.seatWords = new SeatWords(texts);
  }

  /** What the game waits for where it stands, or how and why it has ended. */
  public String status(PlayStatus status, Position live, Seating seating) {
    return switch (status) {
      case PlayStatus.HumanToMove(int seat) ->
          texts.get(
              "status.to-move",
              seatWords.name(seat, seating),
              texts.get(seating.ui().family() + ".task." + seat));
      case PlayStatus.CpuToMove(int seat) ->
          texts.get("status.thinking", seatWords.name(seat, seating));
      case PlayStatus.Paused(int seat) when seating.at(seat).isHuman() -> texts.get("status.ready");
      case PlayStatus.Paused(int seat) -> texts.get("status.paused", seatWords.name(seat, seating));
      case PlayStatus.Over over ->
          texts.get("status.over", result(over, seating), ending(over, live, seating));
    };
  }

  /** Such as "Mattix 4×4 against Strong", what a game for one person begins with. */
  public String quickGame(GameUi ui, Level opponent) {
    return ui.kit().game().players() == 1
        ? ui.name(texts)
        : texts.get("new.quick", ui.name(texts), seatWords.cpu(opponent));
  }

  /** Such as "Round 1 of 2", where there are several. */
  public String round(MatchScore score) {
    return score.agreed() == 1 ? "" : texts.get("replay.round", score.round() + 1, score.agreed());
  }

  /** What the layout was dealt by, so that it can be dealt again; empty if that is not known. */
  public String seed(GameSetup<?> setup) {
    return setup.seed().stream()
        .mapToObj(seed -> texts.get("seed.dealt", Long.toString(seed)))
        .collect(Collectors.joining());
  }

  /** That a seat has nothing to play but a pass; {@code keys} let a person pass at once. */
  public String mustPass(int seat, Seating seating, String keys) {
    String name = seatWords.name(seat, seating);
    return seating.at(seat).isHuman()
        ? texts.get("status.must-pass", name, keys)
        : texts.get("status.passes", name);
  }

  /** Why the game, or this round of it, has ended. */
  public String ending(PlayStatus.Over over, Position end, Seating seating) {
    return over.conceded()
        .map(one -> conceded(one, seating))
        .orElseGet(() -> seating.ui().presenter().ending(end).in(texts));
  }

  private String conceded(Concession lost, Seating seating) {
    String who = seatWords.name(lost.seat(), seating);
    return switch (lost.reason()) {
      case RESIGNED -> texts.get("ending.resigned", who);
      case LOST_ON_TIME -> texts.get("ending.lost-on-time", who);
    };
  }

  /** Who won and by how much; alone, the score. Of several rounds who leads, or has won, so far. */
  public String result(PlayStatus.Over over, Seating seating) {
    PlayStatus.Standing match = over.match();
    if (over.conceded().isPresent() && over.winner().isPresent()) {
      int winner = over.winner().getAsInt();
      return seating.isYou(winner)
          ? texts.get("result.conceded-to-you")
          : texts.get("result.conceded-to", seatWords.name(winner, seating));
    }
    if (match.rounds() > 1 && over.scores().size() > 1) {
      return matchResult(match, seating);
    }
    if (match.rounds() > 1) {
      return texts.get("result.alone", counted(match.totals().getFirst(), seating));
    }
    if (over.scores().size() == 1) {
      return texts.get("result.alone", counted(over.scores().getFirst(), seating));
    }
    if (over.winner().isEmpty()) {
      return over.places().size() == 2
          ? texts.get("result.draw")
          : texts.get("result.shared", texts.together(first(over, seating)));
    }
    int winner = over.winner().getAsInt();
    boolean points = seating.ui().hasPoints();
    String margin = counted(over.margin(), seating);
    return seating.isYou(winner)
        ? texts.get(points ? "result.you-won" : "result.conceded-to-you", margin)
        : texts.get(
            points ? "result.won" : "result.conceded-to", seatWords.name(winner, seating), margin);
  }

  private String counted(int points, Seating seating) {
    return seating.ui().presenter().points(texts, points);
  }

  /** Who shares the first place. */
  private List<String> first(PlayStatus.Over over, Seating seating) {
    double best = Collections.min(over.places());
    return IntStream.range(0, over.places().size())
        .filter(seat -> over.places().get(seat) == best)
        .mapToObj(seat -> seatWords.name(seat, seating))
        .toList();
  }

  /**
   * Such as "1. Player 2": who came in where, best first, a line each; equal ones share a place. Of
   * several rounds, where everybody stands after this one.
   */
  public String places(PlayStatus.Over over, Seating seating) {
    boolean several = over.match().rounds() > 1;
    List<Double> places = several ? over.match().places() : over.places();
    List<Integer> points = several ? over.match().totals() : over.scores();
    return IntStream.range(0, places.size())
        .boxed()
        .sorted(Comparator.comparing(places::get))
        .map(seat -> place(places, points, seat, seating))
        .collect(Collectors.joining("\n"));
  }

  private String place(List<Double> places, List<Integer> points, int seat, Seating seating) {
    double own = places.get(seat);
    String place = Long.toString(1 + places.stream().filter(other -> other < own).count());
    String name = seatWords.name(seat, seating);
    return seating.ui().hasPoints()
        ? texts.get("result.place-points", place, name, counted(points.get(seat), seating))
        : texts.get("result.place", place, name);
  }

  private String matchResult(PlayStatus.Standing match, Seating seating) {
    if (match.leader().isEmpty()) {
      return texts.get(match.goesOn() ? "result.level" : "result.match-draw", match.round() + 1);
    }
    int leader = match.leader().getAsInt();
    if (seating.isYou(leader)) {
      return texts.get(
          match.goesOn() ? "result.you-lead" : "result.match-you-won",
          counted(match.margin(), seating),
          match.round() + 1);
    }
    return texts.get(
        match.goesOn() ? "result.leads" : "result.match-won",
        seatWords.name(leader, seating),
        counted(match.margin(), seating),
        match.round() + 1);
  }

  /** Who has how many points, in the order of the players. */
  public String points(List<Integer> bySeat, Seating seating) {
    List<String> named =
        IntStream.range(0, bySeat.size())
            .mapToObj(
                seat ->
                    texts.get(
                        "joined.brackets",
                        seatWords.name(seat, seating),
                        Figures.plain(bySeat.get(seat))))
            .toList();
    return String.join(" · ", seating.byPlayer(named));
  }

  /** Such as "Round 1 of 2: You 12 · Strong 15". */
  public String rounds(PlayStatus.Over over, String scores) {
    return texts.get("result.round", over.match().round() + 1, over.match().rounds(), scores);
  }

  /** What has just happened. */
  private record Happened(PlayEvent event, Seating seating, boolean spoken) implements Phrase {
    @Override
    public String in(Texts texts) {
      GameWords words = new GameWords(texts);
      return spoken && event instanceof PlayEvent.Moved(List<MoveRow> moves)
          ? words.moved(moves, seating, true)
          : words.sentence(event, seating);
    }

    @Override
    public Optional<String> details(Texts texts) {
      return event instanceof PlayEvent.Unforeseen unforeseen
          ? Optional.of(unforeseen.details())
          : Optional.empty();
    }
  }

  /** What has just happened. */
  public static Notice notice(PlayEvent event, Seating seating) {
    return new Notice(isWarning(event), new Happened(event, seating, false), Optional.empty());
  }

  /** The same for those who hear it. */
  public static Phrase spoken(PlayEvent event, Seating seating) {
    return new Happened(event, seating, true);
  }

  private String sentence(PlayEvent event, Seating seating) {
    return switch (event) {
      case PlayEvent.Moved(List<MoveRow> moves) -> moved(moves, seating, false);
      case PlayEvent.WentOut(List<Integer> seats) ->
          texts.get(
              "notice.went-out",
              texts.listed(seats.stream().map(seat -> seatWords.name(seat, seating)).toList()));
      case PlayEvent.Passed(int seat) -> texts.get("notice.passed", seatWords.name(seat, seating));
      case PlayEvent.Chose(int seat, OptionalInt next) ->
          next.isPresent()
              ? texts.get("notice.chose-next", seatWords.name(next.getAsInt(), seating))
              : texts.get("notice.chose");
      case PlayEvent.Withdrawn() -> texts.get("notice.withdrawn");
      case PlayEvent.TookBack(int plies) -> texts.get("notice.took-back", plies);
      case PlayEvent.Redone(int plies) -> texts.get("notice.redone", plies);
      case PlayEvent.NoteUndone(boolean again) ->
          texts.get(again ? "notice.noted-again" : "notice.note-undone");
      case PlayEvent.AnotherGame another -> another.words(seating.ui()::name).in(texts);
      case PlayEvent.NextRound(int number) ->
          texts.get("notice.next-round", number, seating.seats().size());
      case PlayEvent.Ended(PlayStatus.Over over) -> result(over, seating);
      case PlayEvent.Refused(Phrase why) -> why.in(texts);
      case PlayEvent.NotNow(PlayStatus now, boolean elsewhere) ->
          elsewhere ? texts.get("notice.elsewhere") : notNow(now, seating);
      case PlayEvent.Hinted(PositionAnalysis.Row best) ->
          texts.get(
              "notice.hint",
              seating.ui().presenter().spoken(texts, best.text()),
              VerdictFormat.spoken(
                  texts, seating.ui().presenter(), best.verdict(), seating.judge()));
      case PlayEvent.HintExplained explained -> why(explained, seating);
      case PlayEvent.NoMistake(boolean certain) ->
          texts.get(certain ? "notice.no-mistake" : "notice.no-mistake-known");
      case PlayEvent.TimeShort(int seat, Duration left) ->
          texts.get(
              "notice.time-short",
              seatWords.name(seat, seating),
              Figures.count(Math.ceilDiv(left.toMillis(), 1000)));
      case PlayEvent.AnalysisFailed failed -> texts.get("notice.analysis-failed");
      case PlayEvent.PlayerFailed(int seat, String details) ->
          texts.get("notice.player-failed", seatWords.name(seat, seating));
      case PlayEvent.PlayerUnusable(int seat, NotationException why) ->
          texts.get(
              "notice.player-unusable", seatWords.name(seat, seating), Fault.of(why).in(texts));
      case PlayEvent.EngineFailed failed -> failed.words().in(texts);
      case PlayEvent.LayoutFailed failed -> texts.get("new.fair.broken");
    };
  }

  private String why(PlayEvent.HintExplained hint, Seating seating) {
    MovePresenter presenter = seating.ui().presenter();
    String best = presenter.shown(texts, hint.best().text());
    String line =
        hint.line().stream()
            .map(move -> presenter.shown(texts, move))
            .collect(Collectors.joining("  "));
    return hint.reason()
        .map(
            reason -> {
              String other = presenter.shown(texts, hint.other().orElseThrow());
              boolean isOfOther =
                  reason
                      .line()
                      .getFirst()
                      .text(seating.ui().kit().game().notation())
                      .equals(hint.other().get());
              return texts.get(
                  isOfOther ? "hint.reason-other" : "hint.reason",
                  best,
                  other,
                  new ReviewWords(texts).reason(reason));
            })
        .orElseGet(() -> texts.get("hint.no-reason", best, line));
  }

  private String notNow(PlayStatus now, Seating seating) {
    return switch (now) {
      case PlayStatus.Over over ->
          texts.get(over.match().goesOn() ? "notice.round-is-over" : "notice.is-over");
      case PlayStatus.HumanToMove(int seat) -> turnOf(seat, seating);
      case PlayStatus.CpuToMove(int seat) -> turnOf(seat, seating);
      case PlayStatus.Paused(int seat) -> turnOf(seat, seating);
    };
  }

  private String turnOf(int seat, Seating seating) {
    return seating.isYou(seat)
        ? texts.get("notice.your-turn")
        : texts.get("notice.turn-of", seatWords.name(seat, seating));
  }

  private String moved(List<MoveRow> moves, Seating seating, boolean spoken) {
    return moves.stream().map(row -> moved(row, seating, spoken)).collect(Collectors.joining("  "));
  }

  private String moved(MoveRow row, Seating seating, boolean spoken) {
    String who = seatWords.name(row.seat(), seating);
    MovePresenter presenter = seating.ui().presenter();
    String move = spoken ? presenter.spoken(texts, row.text()) : presenter.shown(texts, row.text());
    return seating.ui().hasPoints()
        ? texts.get("notice.moved", who, move, Figures.signed(row.gain()))
        : texts.get("joined.colon", who, move);
  }

  private static boolean isWarning(PlayEvent event) {
    return event instanceof PlayEvent.Refused
        || event instanceof PlayEvent.NotNow
        || event instanceof PlayEvent.TimeShort
        || event instanceof PlayEvent.PlayerUnusable
        || event instanceof PlayEvent.Unforeseen;
  }
}
