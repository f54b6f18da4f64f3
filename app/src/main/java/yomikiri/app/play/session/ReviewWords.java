package yomikiri.app.play.session;

import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import yomikiri.app.board.MoveClassWords;
import yomikiri.app.board.MovePresenter;
import yomikiri.app.board.VerdictFormat;
import yomikiri.app.play.session.GameReviewer.ReviewProgress;
import yomikiri.app.text.Figures;
import yomikiri.app.text.Texts;
import yomikiri.engine.teach.Judge;
import yomikiri.engine.teach.Judgement;
import yomikiri.engine.teach.Lesson;
import yomikiri.engine.teach.PointsBalance;
import yomikiri.engine.teach.SeatJudgement;
import yomikiri.engine.think.MoveClass;
import yomikiri.engine.think.Reason;

/** Describes reviews in words. */
public final class ReviewWords {
  private final Texts texts;
  private final SeatWords seatWords;

  public ReviewWords(Texts texts) {
    this.texts = texts;
    this.seatWords = new SeatWords(texts);
  }

  /** How many mistakes each seat has made; while a review goes on, how far it is. */
  public String found(GameReview review, ReviewProgress progress, Seating seating) {
    Stream<String> seats =
        IntStream.range(0, seating.seats().size()).mapToObj(seat -> found(review, seat, seating));
    return lines(review, progress, seats);
  }

  /** The same in fewer lines: where more than two play, how many mistakes they all have made. */
  public String brief(GameReview review, ReviewProgress progress, Seating seating) {
    boolean isStopped = progress.state() == ReviewProgress.State.STOPPED;
    Stream<String> all =
        isStopped ? Stream.of() : Stream.of(found(texts.get("review.all"), review.all(), seating));
    return seating.seats().size() <= 2
        ? found(review, progress, seating)
        : lines(review, progress, all);
  }

  private String lines(GameReview review, ReviewProgress progress, Stream<String> seats) {
    Stream<String> found = review.all().judged().isEmpty() ? Stream.of() : seats;
    return switch (progress.state()) {
      case LOOKING -> working(progress);
      case DEEPER ->
          joined(found, texts.get("review.deeper", progress.looked(), progress.positions()));
      case STOPPED ->
          joined(found, texts.get("review.stopped", progress.looked(), progress.positions()));
      case DONE -> joined(found, certainty(review.all()));
    };
  }

  private static String joined(Stream<String> found, String more) {
    return Stream.concat(found, Stream.of(more))
        .filter(line -> !line.isEmpty())
        .collect(Collectors.joining("\n"));
  }

  private String working(ReviewProgress progress) {
    String far = texts.get("review.working", progress.looked(), progress.positions());
    return progress.nanosLeft().isEmpty()
        ? far
        : texts.get("review.working-left", far, texts.time(progress.nanosLeft().getAsLong() / 1e9));
  }

  /** How surely the moves are judged; nothing where all that are judged are certain. */
  private String certainty(SeatJudgement all) {
    int judged = all.judged().size();
    long proven = all.judged().stream().filter(Judgement::proven).count();
    return judged == 0
        ? texts.get("review.unproven")
        : proven == judged
            ? ""
            : all.isWhole()
                ? texts.get("review.judged", proven, judged)
                : texts.get("review.judged-some", judged, all.moves(), proven);
  }

  private String found(GameReview review, int seat, Seating seating) {
    return found(seatWords.name(seat, seating), review.seat(seat), seating);
  }

  private String found(String who, SeatJudgement seat, Seating seating) {
    int count = seat.mistakes();
    String lost = count == 0 ? "" : lost(seat, seating);
    String said =
        count == 0
            ? texts.get(none(seat), who)
            : lost.isEmpty()
                ? texts.get(seat.isWhole() ? "review.some-only" : "review.some-only-of", who, count)
                : texts.get(seat.isWhole() ? "review.some" : "review.some-of", who, count, lost);
    return seat.isWhole() || seat.judged().isEmpty()
        ? said
        : texts.get("review.judged-of", said, seat.judged().size(), seat.moves());
  }

  private static String none(SeatJudgement seat) {
    return seat.isFaultless()
        ? "review.none"
        : seat.judged().isEmpty() ? "review.none-judged" : "review.none-found";
  }

  /** The points given away, proven ones and estimated ones apart; empty where none are counted. */
  private String lost(SeatJudgement seat, Seating seating) {
    MovePresenter presenter = seating.ui().presenter();
    long proven = Math.round(seat.provenLoss());
    long estimated = Math.round(seat.estimatedLoss());
    if (!seating.ui().hasPoints() || proven + estimated == 0) {
      return "";
    }
    String certain = texts.get("review.certain", presenter.points(texts, (int) proven));
    String about = texts.get("review.about", presenter.points(texts, (int) estimated));
    return estimated == 0 ? certain : proven == 0 ? about : texts.listed(List.of(certain, about));
  }

  /**
   * Where the final difference came from, how hard it was, and in which part of the game most was
   * lost; as far as that is counted.
   */
  public String sum(GameReview review, Seating seating) {
    Optional<PointsBalance> balance = review.balance().filter(any -> seating.ui().hasPoints());
    return Stream.of(
            balance.map(found -> balance(found, review.viewpoint(), seating)),
            quality(review.seat(review.viewpoint()), review.viewpoint(), seating),
            review
                .lesson(seating.ui().hasPoints())
                .map(lesson -> lesson(lesson, review.seat(review.viewpoint()), seating)))
        .flatMap(Optional::stream)
        .collect(Collectors.joining("\n"));
  }

  private String balance(PointsBalance balance, int seat, Seating seating) {
    String deal =
        texts.get(
            balance.deal().proven() ? "review.sum-certain" : "review.sum-about",
            Figures.signed(balance.deal().points()));
    String own = lost(balance.own());
    String said =
        balance.other().isEmpty()
            ? texts.get("review.sum-alone", deal, own)
            : seating.isYou(seat)
                ? texts.get("review.sum-you", deal, own, lost(balance.other().get()))
                : texts.get(
                    "review.sum",
                    deal,
                    seatWords.name(seat, seating),
                    own,
                    seatWords.name(1 - seat, seating),
                    lost(balance.other().get()));
    int rest = balance.rest();
    return rest == 0 ? said : texts.get("review.sum-rest", said, Figures.signed(rest));
  }

  private String lost(PointsBalance.Part part) {
    return texts.get(
        part.proven() ? "review.sum-certain" : "review.sum-about", Figures.plain(part.points()));
  }

  /** How many best moves, and how hard the positions were; empty where not all is judged. */
  private Optional<String> quality(SeatJudgement seat, int number, Seating seating) {
    if (!seat.isWhole() || seat.moves() == 0) {
      return Optional.empty();
    }
    String best =
        texts.get(
            "review.best-moves",
            seatWords.name(number, seating),
            seat.count(MoveClass.BEST),
            seat.moves());
    return Optional.of(
        seat.plainLoss().isEmpty() || !seating.ui().hasPoints()
            ? best
            : texts.get(
                "review.plain",
                best,
                seating
                    .ui()
                    .presenter()
                    .points(texts, (int) Math.round(seat.plainLoss().getAsDouble()))));
  }

  /** What the button says that has the lesson practised; empty without one. */
  public String train(GameReview review, Seating seating) {
    boolean inPoints = seating.ui().hasPoints();
    return review
        .lesson(inPoints)
        .map(
            lesson ->
                texts.get(
                    "review.train", review.lessonMistakes(inPoints).size(), phase(lesson.phase())))
        .orElse("");
  }

  private String phase(Lesson.Phase phase) {
    return texts.get(
        switch (phase) {
          case BEGINNING -> "review.beginning";
          case MIDDLE -> "review.middle";
          case END -> "review.end";
        });
  }

  private String lesson(Lesson lesson, SeatJudgement seat, Seating seating) {
    String phase = phase(lesson.phase());
    int lost = (int) Math.round(lesson.lost());
    int all = (int) Math.round(lesson.all());
    if (!seating.ui().hasPoints()) {
      return texts.get("review.lesson-only", lost, all, phase);
    }
    String points = seating.ui().presenter().points(texts, all);
    boolean isProven = seat.judged().stream().allMatch(Judgement::proven);
    return texts.get(
        "review.lesson", lost, isProven ? points : texts.get("review.sum-about", points), phase);
  }

  /**
   * Such as "You played c4 here and lost 3 points", and what was better.
   *
   * @param known what is known of the position to a seat
   */
  public String mistakes(
      List<MoveRow> rows, IntFunction<Optional<PositionAnalysis>> known, Seating seating) {
    return rows.stream()
        .flatMap(
            row ->
                Stream.concat(
                    Stream.of(mistake(row, seating)),
                    known.apply(row.seat()).stream()
                        .flatMap(analysis -> analysis.moves().stream().limit(1))
                        .map(best -> better(best, seating))))
        .collect(Collectors.joining("\n"));
  }

  private String better(PositionAnalysis.Row best, Seating seating) {
    return texts.get("review.better", seating.ui().presenter().shown(texts, best.text()));
  }

  /**
   * Such as "It gives away the corner a1; the loss shows one move later"; where others moved at
   * once and erred too, whose mistake that explains.
   *
   * @param mistakes the moves made where the reason's line begins, first the one it explains
   */
  public String reason(Reason reason, List<MoveRow> mistakes, Seating seating) {
    String sentence = reason(reason);
    String first = reason.line().getFirst().text(seating.ui().kit().game().notation());
    String said =
        mistakes.stream().limit(1).anyMatch(row -> row.text().equals(first))
            ? texts.get("review.loss-at", sentence, reason.realAt() - 1)
            : sentence;
    return mistakes.size() <= 1
        ? said
        : texts.get("review.why", seatWords.name(mistakes.getFirst().seat(), seating), said);
  }

  /** Such as "It gives away the corner a1". */
  public String reason(Reason reason) {
    return reason(reason.id(), reason.figures());
  }

  /** The same; {@code of} is what stands in the sentence. */
  public String reason(String id, List<String> of) {
    Object[] figures =
        of.stream()
            .map(each -> each.matches("\\d+") ? (Object) Integer.valueOf(each) : minus(each))
            .toArray();
    return texts.get("reason." + id, figures);
  }

  private static String minus(String figure) {
    return figure.matches("-\\d+") ? Figures.plain(Integer.parseInt(figure)) : figure;
  }

  private String mistake(MoveRow row, Seating seating) {
    Judgement judged = row.judgement().orElseThrow();
    String who = seatWords.name(row.seat(), seating);
    String move = seating.ui().presenter().shown(texts, row.text());
    if (judged.isChance() && !judged.proven()) {
      Judge judge = seating.judge();
      return texts.get(
          "review.here-chance",
          who,
          move,
          Figures.share(judge.chance(judged.best()).orElseThrow()),
          Figures.share(judge.chance(judged.own()).orElseThrow()));
    }
    if (!seating.ui().hasPoints()) {
      return texts.get(judged.proven() ? "review.here-only" : "review.here-only-about", who, move);
    }
    String lost = seating.ui().presenter().points(texts, (int) Math.round(judged.loss()));
    String said = texts.get(judged.proven() ? "review.here" : "review.here-about", who, move, lost);
    return judged.decided() ? texts.get("review.decided", said) : said;
  }

  /** Such as "▼ mistake −3 points ✓", or "▼ mistake about −3 points ~" where it is an estimate. */
  public String headline(MoveRow mistake, Seating seating) {
    boolean isProven = mistake.judgement().orElseThrow().proven();
    return texts.get(
        isProven ? "tutor.certain" : "tutor.about",
        MoveClassWords.sign(moveClass(mistake)),
        mark(mistake, seating));
  }

  /** Such as "mistake −3 points", "mistake about −3 points" or "mistake, probably". */
  public String mark(MoveRow mistake, Seating seating) {
    String name = MoveClassWords.name(texts, moveClass(mistake));
    return mark(name, mistake, seating, "review.mark-probably", "review.mark-about");
  }

  /**
   * The same by its sign, for a narrow column: "▼ −3 points", or "▼ mistake" where there are none;
   * "▼" where there are many columns. What is estimated bears a "~".
   */
  public String shortMark(MoveRow mistake, Seating seating) {
    String sign = MoveClassWords.sign(moveClass(mistake));
    String grade =
        seating.ui().hasPoints() || seating.seats().size() > 2
            ? sign
            : texts.get("joined.blank", sign, MoveClassWords.name(texts, moveClass(mistake)));
    return mark(grade, mistake, seating, "review.mark-estimated", "review.mark-estimated");
  }

  private static MoveClass moveClass(MoveRow mistake) {
    return mistake.judgement().map(Judgement::moveClass).orElse(MoveClass.BEST);
  }

  /** Where they are not proven, {@code probably} is the key of a grade, {@code about} of a loss. */
  private String mark(
      String grade, MoveRow mistake, Seating seating, String probably, String about) {
    Judgement judged = mistake.judgement().orElseThrow();
    if (!seating.ui().hasPoints() || judged.isChance()) {
      return judged.proven() ? grade : texts.get(probably, grade);
    }
    String lost =
        VerdictFormat.lead(texts, seating.ui().presenter(), -(int) Math.round(judged.loss()));
    return texts.get("joined.blank", grade, judged.proven() ? lost : texts.get(about, lost));
  }
}
