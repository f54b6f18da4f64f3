package yomikiri.engine.teach;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.GameSession;
import yomikiri.engine.game.Moves;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.Position;
import yomikiri.engine.game.Step;
import yomikiri.engine.game.TurnPosition;
import yomikiri.engine.think.Contrast;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Mistake;
import yomikiri.engine.think.RankedMove;
import yomikiri.engine.think.Reason;
import yomikiri.engine.think.SearchReport;
import yomikiri.engine.think.Verdict;

/** Mistakes of a game to be explained, made by hand or at random. */
public final class Mistakes<P extends Position> {
  private final GameKit<P> kit;
  private final LineSearch<P> lines;
  private final Map<String, Check<P>> checks = new LinkedHashMap<>();

  /** Whether what a reason claims is so, found out without its finder. */
  @FunctionalInterface
  public interface Check<P extends Position> {
    boolean holds(Contrast<P> contrast, Reason reason);
  }

  /** Mistakes of which a reason is true unless a check says otherwise; each reason needs one. */
  public Mistakes(GameKit<P> kit) {
    this.kit = kit;
    this.lines = new LineSearch<>(kit);
  }

  public Mistakes<P> check(String id, Check<P> check) {
    checks.put(id, check);
    return this;
  }

  public Game<P> game() {
    return kit.game();
  }

  /** A mistake on a position given by its text. */
  public Mistake<P> of(String position, String played, String better) {
    try {
      P before = game().notation().parsePosition(position);
      int seat = before instanceof TurnPosition turn ? turn.turn() : 0;
      return new Mistake<>(
          game(),
          before,
          seat,
          List.of(game().notation().parseMove(played)),
          game().notation().parseMove(better));
    } catch (NotationException e) {
      throw new AssertionError(e.getMessage(), e);
    }
  }

  /** The ids of all reasons of a mistake, with their figures. */
  public List<String> explained(Mistake<P> mistake) {
    return reasons(lines.contrast(mistake)).stream()
        .map(reason -> String.join(" ", reason.id(), String.join(" ", reason.figures())).strip())
        .toList();
  }

  public List<Reason> reasons(Contrast<P> contrast) {
    return new Explainer<>(kit).reasons(contrast).toList();
  }

  public Contrast<P> contrast(Mistake<P> mistake) {
    return lines.contrast(mistake);
  }

  /**
   * Explains mistakes of random games and checks every reason.
   *
   * @param plies at most before the mistake
   * @return how often each reason held; the mistakes with none as the empty text
   */
  public Map<String, Integer> explainRandom(int count, int plies, long seed) {
    Random random = new Random(seed);
    Map<String, Integer> held = new TreeMap<>();
    for (int found = 0; found < count; ) {
      Optional<Mistake<P>> mistake = random(random.nextInt(plies), random);
      if (mistake.isPresent()) {
        found++;
        Contrast<P> contrast = lines.contrast(mistake.get());
        List<Reason> reasons = reasons(contrast);
        List<String> otherwise =
            reasons(new Contrast<>(swapped(mistake.get()), contrast.better(), contrast.played()))
                .stream()
                .map(Reason::id)
                .toList();
        for (Reason reason : reasons) {
          check(contrast, reason);
          assertThat(otherwise).doesNotContain(reason.id());
          held.merge(reason.id(), 1, Integer::sum);
        }
        if (reasons.isEmpty()) {
          held.merge("", 1, Integer::sum);
        }
      }
    }
    return held;
  }

  /** The better move as the mistake, of which no reason may be true that is true of the mistake. */
  private Mistake<P> swapped(Mistake<P> mistake) {
    int own = mistake.played().size() == 1 ? 0 : mistake.seat();
    return new Mistake<>(
        game(),
        mistake.before(),
        mistake.seat(),
        moves(mistake.betterStep()),
        mistake.played().get(own));
  }

  private static List<Integer> moves(Step step) {
    return switch (step) {
      case Step.Single(int seat, int move) -> List.of(move);
      case Step.Joint(List<Integer> all) -> all;
      case Step.Withdrawal withdrawal -> throw new AssertionError(withdrawal.toString());
    };
  }

  private void check(Contrast<P> contrast, Reason reason) {
    Mistake<P> mistake = contrast.mistake();
    String where =
        game().notation().positionText(mistake.before())
            + " "
            + mistake.playedStep().text(game().notation())
            + " "
            + mistake.betterStep().text(game().notation())
            + " "
            + reason;
    GameSession<P> session = new GameSession<>(game(), mistake.before());
    for (Step step : reason.line()) {
      session.play(step);
    }
    assertThat(session.ply()).as(where).isEqualTo(reason.line().size());
    assertThat(checks).containsKey(reason.id());
    assertThat(Objects.requireNonNull(checks.get(reason.id())).holds(contrast, reason))
        .as(where)
        .isTrue();
  }

  /** A random move of a random game that loses at least the smallest band, if it does. */
  private Optional<Mistake<P>> random(int plies, Random random) {
    P position = game().newPosition(random.nextLong());
    for (int ply = 0; ply < plies && !position.isOver(); ply++) {
      step(position, random).advance(game(), position);
    }
    if (position.isOver()) {
      return Optional.empty();
    }
    int seat = position instanceof TurnPosition turn ? turn.turn() : 0;
    List<Integer> played = moves(step(position, random));
    int own = played.size() == 1 ? 0 : seat;
    SearchReport report = lines.search(position, seat, true).orElseThrow();
    RankedMove best = report.best().orElseThrow();
    Optional<Verdict> verdict = report.verdictOf(played.get(own));
    return verdict.filter(found -> worth(best.verdict()) - worth(found) >= least(found)).isPresent()
        ? Optional.of(new Mistake<>(game(), position, seat, played, best.move()))
        : Optional.empty();
  }

  private double least(Verdict verdict) {
    return verdict instanceof Verdict.Estimate ? 1 : kit.teaching().bands().points().inaccuracy();
  }

  private static double worth(Verdict verdict) {
    return switch (verdict) {
      case Verdict.Points points -> points.value();
      case Verdict.WinRate rate -> rate.p();
      case Verdict.Estimate estimate -> estimate.value();
      case Verdict.Learnt learnt -> learnt.value();
    };
  }

  private Step step(P position, Random random) {
    List<Integer> moves = new ArrayList<>();
    Moves legal = new Moves();
    for (int seat = 0; seat < position.players(); seat++) {
      if (!(position instanceof TurnPosition turn) || turn.turn() == seat) {
        position.legalMoves(seat, legal);
        moves.add(legal.get(random.nextInt(legal.size())));
      }
    }
    return position instanceof TurnPosition turn
        ? new Step.Single(turn.turn(), moves.getFirst())
        : new Step.Joint(moves);
  }
}
