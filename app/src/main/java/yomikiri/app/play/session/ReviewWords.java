package yomikiri.app.play.session;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import yomikiri.app.board.MoveClass;
import yomikiri.app.board.VerdictFormat;
import yomikiri.app.play.session.GameReviewer.ReviewProgress;
import yomikiri.app.text.Texts;

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
    return switch (progress.state()) {
      case LOOKING -> working(review, progress.nanosLeft());
      case STOPPED ->
          Stream.concat(mistakes(review, seating), Stream.of(stopped(review)))
              .collect(Collectors.joining("\n"));
      case DONE -> found(review, seating);
    };
  }

  /** The same in fewer lines: where more than two play, how many mistakes they all have made. */
  public String brief(GameReview review, ReviewProgress progress, Seating seating) {
    if (seating.seats().size() <= 2 || review.judged() == 0) {
      return found(review, progress, seating);
    }
    GameReview.Share share = new GameReview.Share(review.judged(), review.moves());
    String all = found(texts.get("review.all"), share, review.mistakes(), seating);
    return switch (progress.state()) {
      case LOOKING -> found(review, progress, seating);
      case STOPPED -> stopped(review);
      case DONE -> all;
    };
  }

  private String stopped(GameReview review) {
    return texts.get("review.stopped", review.looked(), review.moves());
  }

  private String working(GameReview review, OptionalLong nanosLeft) {
    String far = texts.get("review.working", review.looked(), review.moves());
    return nanosLeft.isEmpty()
        ? far
        : texts.get("review.working-left", far, texts.time(nanosLeft.getAsLong() / 1e9));
  }

  private String found(GameReview review, Seating seating) {
    if (review.judged() == 0) {
      return texts.get("review.unproven");
    }
    Stream<String> open =
        review.judged() == review.moves()
            ? Stream.of()
            : Stream.of(texts.get("review.judged", review.judged(), review.moves()));
    return Stream.concat(mistakes(review, seating), open).collect(Collectors.joining("\n"));
  }

  private Stream<String> mistakes(GameReview review, Seating seating) {
    return review.judged() == 0
        ? Stream.of()
        : IntStream.range(0, seating.seats().size()).mapToObj(seat -> found(review, seat, seating));
  }

  private String found(GameReview review, int seat, Seating seating) {
    String who = seatWords.name(seat, seating);
    return found(who, review.share(seat), review.of(seat), seating);
  }

  private String found(
      String who, GameReview.Share share, List<MoveRow> mistakes, Seating seating) {
    int count = mistakes.size();
    return count == 0
        ? none(who, share)
        : seating.ui().hasPoints()
            ? texts.get(
                share.isWhole() ? "review.some" : "review.some-of",
                who,
                count,
                seating.ui().presenter().points(texts, GameReview.lost(mistakes)),
                share.judged(),
                share.moves())
            : texts.get(
                share.isWhole() ? "review.some-only" : "review.some-only-of",
                who,
                count,
                share.judged(),
                share.moves());
  }

  private String none(String who, GameReview.Share share) {
    return share.isWhole()
        ? texts.get("review.none", who)
        : share.judged() == 0
            ? texts.get("review.none-judged", who)
            : texts.get("review.none-of", who, share.judged(), share.moves());
  }

  /** Such as "You played c4 here and lost 3 points", and what was better. */
  public String mistakes(List<MoveRow> rows, Optional<PositionAnalysis> known, Seating seating) {
    Stream<String> better =
        known.stream()
            .filter(analysis -> !rows.isEmpty())
            .flatMap(analysis -> analysis.moves().stream().limit(1))
            .map(
                best ->
                    texts.get("review.better", seating.ui().presenter().shown(texts, best.text())));
    return Stream.concat(rows.stream().map(row -> mistake(row, seating)), better)
        .collect(Collectors.joining("\n"));
  }

  private String mistake(MoveRow row, Seating seating) {
    String who = seatWords.name(row.seat(), seating);
    String move = seating.ui().presenter().shown(texts, row.text());
    return seating.ui().hasPoints()
        ? texts.get(
            "review.here", who, move, seating.ui().presenter().points(texts, row.loss().orElse(0)))
        : texts.get("review.here-only", who, move);
  }

  /** Such as "mistake −3 points". */
  public String mark(MoveRow mistake, Seating seating) {
    return mark(moveClass(mistake, seating).name(texts), mistake, seating);
  }

  /** The same by its sign, for a narrow column: "▼ −3 points"; "▼" where there are many columns. */
  public String shortMark(MoveRow mistake, Seating seating) {
    MoveClass moveClass = moveClass(mistake, seating);
    return seating.ui().hasPoints() || seating.seats().size() > 2
        ? mark(moveClass.sign(), mistake, seating)
        : texts.get("joined.blank", moveClass.sign(), moveClass.name(texts));
  }

  private static MoveClass moveClass(MoveRow mistake, Seating seating) {
    return mistake.moveClass(seating.isAlone());
  }

  private String mark(String grade, MoveRow mistake, Seating seating) {
    return seating.ui().hasPoints()
        ? texts.get(
            "joined.blank",
            grade,
            VerdictFormat.lead(texts, seating.ui().presenter(), -mistake.loss().orElse(0)))
        : grade;
  }
}
