package yomikiri.engine.cli;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.text.MessageFormat;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Properties;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import yomikiri.engine.game.GameSession;
import yomikiri.engine.game.Position;
import yomikiri.engine.record.GameRecord;
import yomikiri.engine.study.report.Json;
import yomikiri.engine.teach.Judge;
import yomikiri.engine.teach.Judgement;
import yomikiri.engine.teach.Lesson;
import yomikiri.engine.teach.LineReview;
import yomikiri.engine.teach.SeatJudgement;
import yomikiri.engine.think.MoveClass;
import yomikiri.engine.think.PlayerSpec;
import yomikiri.engine.think.Reason;
import yomikiri.engine.think.Verdict;

/** What {@code review} says of one round. */
final class ReviewOutput<P extends Position> {
  private static final ReasonSentences SENTENCES = new ReasonSentences();

  /** Of a longer line the rest is left out; JSON has it. */
  private static final int LINE = 16;

  private final GameRecord<P> record;
  private final int round;
  private final GameSession<P> session;
  private final LineReview review;
  private final PlayerSpec by;
  private final Judge judge;
  private final boolean inPoints;

  ReviewOutput(
      GameRecord<P> record,
      int round,
      GameSession<P> session,
      LineReview review,
      PlayerSpec by,
      Judge judge) {
    this.record = record;
    this.round = round;
    this.session = session;
    this.review = review;
    this.by = by;
    this.judge = judge;
    this.inPoints = !record.game().onlyWinsCount();
  }

  // ---- for people

  /** The mistakes, each with why, then what each seat lost, and what to train. */
  String text() {
    List<String> lines = new ArrayList<>();
    lines.add(
        record.game().id()
            + (record.rounds().size() > 1 ? ", round " + (round + 1) : "")
            + ": "
            + steps(session.length())
            + ", judged by "
            + by);
    for (LineReview.Move move : review.moves()) {
      if (move.isMistake()) {
        lines.add(mistake(move));
        move.reasons().forEach(reason -> lines.add("    " + said(reason)));
      }
    }
    for (int seat = 0; seat < review.seats().size(); seat++) {
      lines.add(seat(seat));
      lesson(seat).map(this::lesson).ifPresent(said -> lines.add("    " + said));
    }
    return String.join("\n", lines);
  }

  private static String steps(int count) {
    return count + (count == 1 ? " move" : " moves");
  }

  private String mistake(LineReview.Move move) {
    Judgement judged = move.judgement().orElseThrow();
    String best = move.best().map(one -> moveText(one.move())).orElse("");
    return "%3d. %s %s: %s, loses %s%s (%s; best %s %s)"
        .formatted(
            move.ply(),
            name(move.seat()),
            move.text(),
            word(judged.moveClass()),
            loss(judged),
            judged.decided() ? ", the result was decided" : "",
            worth(judged, judged.own()),
            best,
            worth(judged, judged.best()));
  }

  /** What a move is worth in what its loss is told in. */
  private String worth(Judgement judged, Verdict verdict) {
    OptionalDouble chance = judged.isChance() ? judge.chance(verdict) : OptionalDouble.empty();
    return chance.isPresent()
        ? (verdict.proven() ? "" : "~") + percent(chance.getAsDouble())
        : SolveOutput.text(verdict, verdict.proven());
  }

  private static String percent(double share) {
    return String.format(Locale.ROOT, "%.1f%%", 100 * share);
  }

  private String moveText(int move) {
    return record.game().notation().moveText(move);
  }

  private static String loss(Judgement judged) {
    String sign = judged.proven() ? "" : "~";
    return judged.isChance() ? sign + percent(judged.loss()) : sign + number(judged.loss());
  }

  private static String number(double points) {
    return points == Math.rint(points)
        ? Long.toString(Math.round(points))
        : String.format(Locale.ROOT, "%.1f", points);
  }

  private String said(Reason reason) {
    String line =
        reason.line().stream()
            .limit(LINE)
            .map(step -> step.text(record.game().notation()))
            .collect(Collectors.joining(" "));
    String more = reason.line().size() > LINE ? " …" : "";
    return SENTENCES.of(reason) + ": " + line + more;
  }

  private String name(int seat) {
    int player = GameRecord.player(seat, round, session.players());
    return record
        .tag(GameRecord.Tag.player(player))
        .map(name -> "Player " + (player + 1) + " (" + name + ")")
        .orElse("Player " + (player + 1));
  }

  private String seat(int seat) {
    SeatJudgement all = review.seats().get(seat);
    String judged = all.isWhole() ? "" : ", " + all.judged().size() + " judged";
    return name(seat)
        + ": "
        + steps(all.moves())
        + judged
        + "; best "
        + all.count(MoveClass.BEST)
        + ", inaccuracies "
        + all.count(MoveClass.INACCURACY)
        + ", mistakes "
        + all.count(MoveClass.MISTAKE)
        + ", blunders "
        + all.count(MoveClass.BLUNDER)
        + (inPoints
            ? "; points lost "
                + number(all.provenLoss())
                + " proven, ~"
                + number(all.estimatedLoss())
                + " estimated"
            : "");
  }

  private Optional<Lesson> lesson(int seat) {
    return review.lesson(seat, inPoints);
  }

  private String lesson(Lesson lesson) {
    return "To train: "
        + number(lesson.lost())
        + " of "
        + number(lesson.all())
        + (inPoints ? " points were lost in the " : " mistakes fell in the ")
        + third(lesson)
        + " third of the game";
  }

  private static String third(Lesson lesson) {
    return switch (lesson.phase()) {
      case BEGINNING -> "first";
      case MIDDLE -> "middle";
      case END -> "last";
    };
  }

  private static String word(MoveClass moveClass) {
    return moveClass.name().toLowerCase(Locale.ROOT);
  }

  // ---- for programs

  String json() {
    return Json.plain(
        Json.object(
            "game",
            record.game().id(),
            "round",
            round + 1,
            "player",
            by.toString(),
            "moves",
            review.moves().stream().map(this::object).toList(),
            "seats",
            IntStream.range(0, review.seats().size()).mapToObj(this::object).toList()));
  }

  private Map<String, Object> object(LineReview.Move move) {
    @Nullable Judgement judged = move.judgement().orElse(null);
    return Json.object(
        "ply",
        move.ply(),
        "seat",
        move.seat() + 1,
        "move",
        move.text(),
        "best",
        move.best().map(one -> moveText(one.move())).orElse(null),
        "class",
        judged == null ? null : word(judged.moveClass()),
        "loss",
        judged == null ? null : judged.loss(),
        "unit",
        judged == null ? null : judged.isChance() ? "chance" : "points",
        "proven",
        judged == null ? null : judged.proven(),
        "decided",
        judged == null ? null : judged.decided(),
        "value",
        judged == null ? null : value(judged.own()),
        "bestValue",
        judged == null ? null : value(judged.best()),
        "reasons",
        move.reasons().stream()
            .map(
                reason ->
                    Json.object(
                        "id",
                        reason.id(),
                        "sentence",
                        SENTENCES.of(reason),
                        "line",
                        reason.line().stream()
                            .map(step -> step.text(record.game().notation()))
                            .toList(),
                        "realAt",
                        reason.realAt()))
            .toList());
  }

  private static Map<String, Object> value(Verdict verdict) {
    return Json.object(
        "kind",
        SolveOutput.kind(verdict),
        "value",
        SolveOutput.number(verdict),
        "proven",
        verdict.proven(),
        "confidence",
        SolveOutput.confidence(verdict));
  }

  private Map<String, Object> object(int seat) {
    SeatJudgement all = review.seats().get(seat);
    return Json.object(
        "seat",
        seat + 1,
        "name",
        record
            .tag(GameRecord.Tag.player(GameRecord.player(seat, round, session.players())))
            .orElse(null),
        "moves",
        all.moves(),
        "judged",
        all.judged().size(),
        "best",
        all.count(MoveClass.BEST),
        "inaccuracies",
        all.count(MoveClass.INACCURACY),
        "mistakes",
        all.count(MoveClass.MISTAKE),
        "blunders",
        all.count(MoveClass.BLUNDER),
        "provenLoss",
        all.provenLoss(),
        "estimatedLoss",
        all.estimatedLoss(),
        "lesson",
        lesson(seat)
            .map(
                lesson ->
                    Json.object("third", third(lesson), "lost", lesson.lost(), "of", lesson.all()))
            .orElse(null));
  }

  /** The reasons of mistakes as English sentences; the app has the same in its languages. */
  static final class ReasonSentences {
    private static final String FILE = "reasons.properties";

    private final Properties patterns = new Properties();

    ReasonSentences() {
      try (InputStreamReader in =
          new InputStreamReader(
              Objects.requireNonNull(ReasonSentences.class.getResourceAsStream(FILE)),
              StandardCharsets.UTF_8)) {
        patterns.load(in);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }

    /** Such as "It gives away the corner a1". */
    String of(Reason reason) {
      Object[] figures =
          reason.figures().stream()
              .map(each -> each.matches("\\d{1,9}") ? (Object) Integer.valueOf(each) : each)
              .toArray();
      String pattern = patterns.getProperty(reason.id(), reason.id());
      return new MessageFormat(pattern, Locale.ROOT).format(figures);
    }
  }
}
