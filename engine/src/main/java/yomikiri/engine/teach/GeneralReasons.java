package yomikiri.engine.teach;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import yomikiri.engine.game.DuelPosition;
import yomikiri.engine.game.Moves;
import yomikiri.engine.game.Position;
import yomikiri.engine.game.Step;
import yomikiri.engine.think.Bound;
import yomikiri.engine.think.Continuation;
import yomikiri.engine.think.Contrast;
import yomikiri.engine.think.Mistake;
import yomikiri.engine.think.RankedMove;
import yomikiri.engine.think.Reason;
import yomikiri.engine.think.SearchReport;
import yomikiri.engine.think.Verdict;

/** The reasons that any game knows: who wins by force, and who has a choice. */
record GeneralReasons<P extends Position>(LineSearch<P> lines) {
  private static final int SHORT = 7; // plies of a win that people see
  private static final int FREE = 3; // replies that are a choice

  /** Those that decide the game within a few plies. */
  List<Reason.Finder<P>> decisive() {
    return List.of(GeneralReasons::allowsShortWin, GeneralReasons::missesShortWin);
  }

  /** Those that tell least. */
  List<Reason.Finder<P>> other() {
    return List.of(
        this::onlyMove,
        GeneralReasons::allowsWin,
        GeneralReasons::missesWin,
        GeneralReasons::lastTempo,
        GeneralReasons::freeChoice);
  }

  /** The opponent wins in a few plies, and would not after the better move. */
  private static <P extends Position> Optional<Reason> allowsShortWin(Contrast<P> contrast) {
    int plies = contrast.played().line().size() - 1;
    return allows(contrast) && isShort(contrast, contrast.played(), plies, 0)
        ? Optional.of(
            plies == 1
                ? contrast.shownByPlayed("general.allows-win-at-once", 2)
                : contrast.shownByPlayed("general.allows-win-in", plies + 1, plies))
        : Optional.empty();
  }

  /** The better move wins in a few plies, and the one made does not win. */
  private static <P extends Position> Optional<Reason> missesShortWin(Contrast<P> contrast) {
    int plies = contrast.better().line().size();
    return misses(contrast) && isShort(contrast, contrast.better(), plies, 1)
        ? Optional.of(
            plies == 1
                ? contrast.shownByBetter("general.misses-win-at-once", 1)
                : contrast.shownByBetter("general.misses-win-in", plies, plies))
        : Optional.empty();
  }

  private static <P extends Position> Optional<Reason> allowsWin(Contrast<P> contrast) {
    int plies = contrast.played().line().size() - 1;
    return allows(contrast) && !isShort(contrast, contrast.played(), plies, 0)
        ? Optional.of(contrast.shownByPlayed("general.allows-win", behindFrom(contrast)))
        : Optional.empty();
  }

  private static <P extends Position> Optional<Reason> missesWin(Contrast<P> contrast) {
    return misses(contrast)
        ? Optional.of(contrast.shownByBetter("general.misses-win", contrast.better().line().size()))
        : Optional.empty();
  }

  private static boolean allows(Contrast<?> contrast) {
    OptionalInt better = contrast.better().result();
    return hasWinner(contrast)
        && isResult(contrast.played().result(), -1)
        && better.isPresent()
        && better.getAsInt() >= 0;
  }

  private static boolean misses(Contrast<?> contrast) {
    OptionalInt played = contrast.played().result();
    return hasWinner(contrast)
        && isResult(contrast.better().result(), 1)
        && played.isPresent()
        && played.getAsInt() <= 0;
  }

  private static boolean hasWinner(Contrast<?> contrast) {
    return contrast.mistake().before().players() == 2;
  }

  private static boolean isResult(OptionalInt result, int wanted) {
    return result.isPresent() && result.getAsInt() == wanted;
  }

  /** Whether a line ends the game soon, with this reward. */
  private static <P extends Position> boolean isShort(
      Contrast<P> contrast, Continuation<P> line, int plies, double reward) {
    Mistake<P> mistake = contrast.mistake();
    P end = line.positions(mistake.game()).getLast();
    return plies <= SHORT && end.isOver() && end.reward(mistake.seat()) == reward;
  }

  /** After how many steps of the line the seat is behind and stays so; all if it never is. */
  private static <P extends Position> int behindFrom(Contrast<P> contrast) {
    Mistake<P> mistake = contrast.mistake();
    List<P> positions = contrast.played().positions(mistake.game());
    int from = positions.size();
    while (from > 1 && positions.get(from - 2).lead(mistake.seat()) < 0) {
      from--;
    }
    return from;
  }

  /** Every other move is proven to end worse than the better one. */
  private Optional<Reason> onlyMove(Contrast<P> contrast) {
    OptionalInt kept = contrast.better().result();
    Mistake<P> mistake = contrast.mistake();
    if (kept.isEmpty()
        || kept.getAsInt() < 0
        || !(mistake.before() instanceof DuelPosition)
        || contrast.played().result().orElse(kept.getAsInt()) >= kept.getAsInt()) {
      return Optional.empty();
    }
    Moves legal = new Moves();
    mistake.before().legalMoves(mistake.seat(), legal);
    Optional<SearchReport> report = lines.search(mistake.before(), mistake.seat(), true);
    boolean isOnly =
        legal.size() > 2
            && report
                .filter(known -> worse(known, mistake, kept.getAsInt()) == legal.size() - 1)
                .isPresent();
    return isOnly
        ? Optional.of(
            contrast.shownByBetter(
                kept.getAsInt() > 0 ? "general.only-win" : "general.only-draw", 1, legal.size()))
        : Optional.empty();
  }

  /** How many moves besides the better one are proven to give less than {@code result}. */
  private static long worse(SearchReport report, Mistake<?> mistake, int result) {
    return report.moves().stream()
        .filter(ranked -> ranked.move() != mistake.better())
        .filter(ranked -> isBelow(ranked, result))
        .count();
  }

  private static boolean isBelow(RankedMove ranked, int result) {
    Verdict verdict = ranked.verdict();
    return verdict.proven()
        && verdict.bound() != Bound.AT_LEAST
        && verdict instanceof Verdict.Points points
        && Integer.signum(points.value()) < result;
  }

  /** The opponent makes the last move of the game, who would not after the better move. */
  private static <P extends Position> Optional<Reason> lastTempo(Contrast<P> contrast) {
    return makesLast(contrast, contrast.played(), false)
            && makesLast(contrast, contrast.better(), true)
        ? Optional.of(contrast.shownByPlayed("general.last-tempo", contrast.played().line().size()))
        : Optional.empty();
  }

  /** Whether a proven line to the end of a game on points has its last move from this side. */
  private static <P extends Position> boolean makesLast(
      Contrast<P> contrast, Continuation<P> line, boolean own) {
    Mistake<P> mistake = contrast.mistake();
    P end = line.positions(mistake.game()).getLast();
    return end instanceof DuelPosition duel
        && duel.isOver()
        && !mistake.game().onlyWinsCount()
        && line.result().isPresent()
        && line.line().getLast() instanceof Step.Single(int seat, int move)
        && mistake.game().pass().orElse(-1) != move
        && (seat == mistake.seat()) == own;
  }

  /** The opponent may choose, who has a single reply to the better move. */
  private static <P extends Position> Optional<Reason> freeChoice(Contrast<P> contrast) {
    int replies = replies(contrast, contrast.played());
    return replies >= FREE && replies(contrast, contrast.better()) == 1
        ? Optional.of(contrast.shownByPlayed("general.free-choice", 1, replies))
        : Optional.empty();
  }

  /** How many replies the opponent has, 0 where it is not the one to reply or can only pass. */
  private static <P extends Position> int replies(Contrast<P> contrast, Continuation<P> line) {
    Mistake<P> mistake = contrast.mistake();
    if (!(line.after() instanceof DuelPosition duel)
        || duel.isOver()
        || duel.turn() == mistake.seat()) {
      return 0;
    }
    Moves legal = new Moves();
    duel.legalMoves(legal);
    return legal.get(0) == mistake.game().pass().orElse(-1) ? 0 : legal.size();
  }
}
