package yomikiri.app.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Stream;
import yomikiri.app.text.Figures;
import yomikiri.app.text.Texts;
import yomikiri.engine.teach.Judge;
import yomikiri.engine.teach.Judgement;
import yomikiri.engine.think.MoveClass;
import yomikiri.engine.think.Verdict;

/**
 * The look of a move's verdict: text, tint and explanation.
 *
 * @param text such as {@code ▽ +3 ✓}
 * @param figure the value alone, such as {@code +3}
 * @param proven what is certain where {@code text} is not, such as {@code −1 ✓}; empty for nothing
 * @param heat what its tint is to tell, from 0 to 1; empty for none
 * @param explained what each of its signs means
 * @param spoken what a screen reader says
 */
public record VerdictDisplay(
    String text,
    String figure,
    String proven,
    Optional<MoveClass> moveClass,
    OptionalDouble heat,
    String explained,
    String spoken) {
  /**
   * The worth of one move among others.
   *
   * @param best what is said of the best of them
   */
  public static VerdictDisplay of(
      Texts texts, MovePresenter presenter, Verdict best, Verdict move, Judge judge) {
    return of(texts, presenter, best, move, judge, moveClass(best, move, judge));
  }

  /** The same where tints tell the grades, except that of the best. */
  static VerdictDisplay tinted(
      Texts texts, MovePresenter presenter, Verdict best, Verdict move, Judge judge) {
    Optional<MoveClass> moveClass = moveClass(best, move, judge).filter(MoveClass.BEST::equals);
    return of(texts, presenter, best, move, judge, moveClass);
  }

  private static Optional<MoveClass> moveClass(Verdict best, Verdict move, Judge judge) {
    return judge.judge(best, move).map(Judgement::moveClass);
  }

  private static VerdictDisplay of(
      Texts texts,
      MovePresenter presenter,
      Verdict best,
      Verdict move,
      Judge judge,
      Optional<MoveClass> moveClass) {
    boolean untried = move instanceof Verdict.Learnt learnt && learnt.isUntried();
    String text = VerdictFormat.text(move, judge.alone());
    String value = untried ? "(" + text + ")" : text;
    String said = VerdictFormat.spoken(texts, presenter, move, judge);
    List<String> lines = new ArrayList<>();
    lines.add(meaning(texts, presenter, move, judge));
    if (untried) {
      lines.add(texts.get("worth.untried"));
    }
    limit(move).ifPresent(key -> lines.add(texts.get(key)));
    String mark = VerdictFormat.mark(move);
    boolean isMarked = !mark.isEmpty() && value.endsWith(mark);
    if (isMarked) {
      lines.add(
          move.proven()
              ? texts.get("worth.proven")
              : texts.get("worth.selective", VerdictFormat.level(move)));
    }
    moveClass.ifPresent(found -> lines.add(graded(texts, presenter, found, best, move, judge)));
    return new VerdictDisplay(
        moveClass.map(found -> MoveClassWords.sign(found) + " " + value).orElse(value),
        isMarked ? value.substring(0, value.length() - mark.length()) : value,
        "",
        moveClass,
        move instanceof Verdict.Learnt learnt
            ? OptionalDouble.of(heat(learnt))
            : OptionalDouble.empty(),
        String.join("\n", lines),
        texts.listed(
            Stream.of(
                    Optional.of(said),
                    untried ? Optional.of(texts.get("spoken.untried")) : Optional.<String>empty(),
                    moveClass.map(found -> MoveClassWords.name(texts, found)))
                .flatMap(Optional::stream)
                .toList()));
  }

  /**
   * What can be written of it, the most first: where there is no room, how sure it is is left out
   * before its sign, and the value never.
   */
  List<String> forms() {
    String sign = moveClass.map(MoveClassWords::sign).orElse("");
    return Stream.of(text, (sign + " " + figure).strip(), sign + figure, figure)
        .distinct()
        .toList();
  }

  /** Learnt margins are seldom full, so their tints are strongest well below a full one. */
  private static double heat(Verdict.Learnt learnt) {
    return learnt.isMargin()
        ? Math.clamp(0.5 + learnt.margin() / (2 * hottest(learnt.fullMargin())), 0, 1)
        : learnt.value();
  }

  /** The learnt margin from which on tints are no stronger. */
  public static int hottest(int fullMargin) {
    return Math.max(1, fullMargin / 4);
  }

  /** The same with what is certain of the move. */
  VerdictDisplay beside(Texts texts, MovePresenter presenter, Verdict certain, Judge judge) {
    String value = VerdictFormat.text(certain, judge.alone());
    return new VerdictDisplay(
        text,
        figure,
        value,
        moveClass,
        heat,
        String.join(
            "\n", explained, meaning(texts, presenter, certain, judge), texts.get("worth.proven")),
        texts.listed(List.of(spoken, VerdictFormat.spoken(texts, presenter, certain, judge))));
  }

  private static String meaning(
      Texts texts, MovePresenter presenter, Verdict verdict, Judge judge) {
    return switch (verdict) {
      case Verdict.Points points when judge.alone() ->
          texts.get("worth.score", presenter.points(texts, points.value()));
      case Verdict.Points points when judge.onlyWinsCount() ->
          texts.get(
              points.proven() ? "worth.outcome" : "worth.outcome-expected",
              Figures.signed(points.value()));
      case Verdict.Points points ->
          texts.get(
              points.proven() ? "worth.margin" : "worth.margin-expected",
              VerdictFormat.lead(texts, presenter, points.value()));
      case Verdict.WinRate rate -> texts.get("worth.rate", Figures.share(rate.p()));
      case Verdict.Estimate estimate ->
          texts.get("worth.estimate", Figures.signed(estimate.value()))
              + "\n"
              + presenter.evaluationPoint(texts);
      case Verdict.Learnt learnt when learnt.isMargin() ->
          texts.get(
              "worth.learnt-margin", Figures.signed(learnt.margin(), 1), presenter.measure(texts));
      case Verdict.Learnt learnt -> texts.get("worth.learnt", Figures.share(learnt.value()));
    };
  }

  private static Optional<String> limit(Verdict verdict) {
    return switch (verdict.bound()) {
      case EXACT -> Optional.empty();
      case AT_MOST -> Optional.of("worth.at-most");
      case AT_LEAST -> Optional.of("worth.at-least");
    };
  }

  private static String graded(
      Texts texts,
      MovePresenter presenter,
      MoveClass moveClass,
      Verdict best,
      Verdict move,
      Judge judge) {
    boolean isProven = best.proven() && move.proven();
    boolean expected = best instanceof Verdict.Points && !isProven;
    if (moveClass == MoveClass.BEST) {
      String unproven =
          move instanceof Verdict.Learnt ? "worth.best-learnt" : "worth.best-expected";
      return texts.get(isProven ? "worth.best" : unproven, MoveClassWords.sign(moveClass));
    }
    if (judge.onlyWinsCount() && move instanceof Verdict.Points) {
      return texts.get(
          isProven ? "worth.less-outcome" : "worth.less", MoveClassWords.sign(moveClass));
    }
    return best instanceof Verdict.Points most && move instanceof Verdict.Points points
        ? texts.get(
            expected ? "worth.loss-expected" : "worth.loss",
            MoveClassWords.sign(moveClass),
            presenter.points(texts, most.value() - points.value()))
        : texts.get(
            move instanceof Verdict.Learnt learnt && learnt.isMargin()
                ? "worth.less-margin"
                : "worth.less",
            MoveClassWords.sign(moveClass));
  }
}
