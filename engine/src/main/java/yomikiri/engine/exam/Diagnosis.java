package yomikiri.engine.exam;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import yomikiri.engine.exam.ValueProbe.Answer;
import yomikiri.engine.exam.ValueProbe.Stated;

/**
 * A fault, or a habit that is none, with what speaks for it.
 *
 * @param key a word for programs
 * @param sentence what it is, for people
 * @param isFault whether no right search does so
 */
public record Diagnosis(String key, String sentence, String evidence, boolean isFault) {
  /**
   * How likely a sound player is to be given any diagnosis at all that rests on counts: the risk of
   * each check is this, divided by how many there are.
   */
  public static final double RISK = 0.001;

  private static final double LEAST_SHARE = 0.9; // of the games in which a fault can be discerned
  private static final double LEAST_FIT = 0.8; // of all answers
  private static final int CONTRADICTIONS = 3; // games with something that no sound player says
  private static final int HABIT = 12; // games
  private static final int MOVE_CHECKS = 4;

  private static final List<String> KEYS =
      Stream.concat(
              Stream.of(Flaw.values()).filter(Flaw::isFault).map(flaw -> key(flaw.name())),
              Stream.of(
                  "bound-for-value",
                  "breaks-down",
                  "carries-over",
                  "changes-position",
                  "false-proofs",
                  "first-move",
                  "ignores-time",
                  "last-move",
                  "manners-flood",
                  "manners-handshake",
                  "manners-quit",
                  "manners-restart",
                  "manners-rubbish",
                  "manners-start",
                  "manners-stop",
                  "missed-wins",
                  "other-move",
                  "values-turn",
                  "wrong-values"))
          .toList();

  public Diagnosis {
    if (isFault && !KEYS.contains(key)) {
      throw new IllegalArgumentException("no fault is called " + key);
    }
  }

  /** The keys that faults can have. */
  public static List<String> keys() {
    return KEYS;
  }

  /** All that answers show. */
  static List<Diagnosis> of(ValueProbe<?> probe, boolean answersAlike) {
    List<Answer> answers = probe.answers();
    List<Diagnosis> all = new ArrayList<>();
    Optional<Diagnosis> flaw = flaw(answers, probe.goesByDepth());
    flaw.ifPresent(all::add);
    if (flaw.isEmpty()) {
      ofWrongMove(answers)
          .or(() -> ofProofs(answers))
          .or(() -> ofWrongValues(answers))
          .ifPresent(all::add);
      if (all.isEmpty() && answersAlike) {
        ofMissedWins(answers).or(() -> ofOneMove(answers)).ifPresent(all::add);
      }
    }
    ofOtherMove(answers).ifPresent(all::add);
    if (all.isEmpty() && answersAlike) {
      ofEqualMoves(answers).ifPresent(all::add);
    }
    return all;
  }

  /** How many checks by counts there are. */
  static int checks() {
    return (int) Stream.of(Flaw.values()).filter(Flaw::isFault).count() + MOVE_CHECKS;
  }

  /** Games of which something holds, among those in which it can. */
  private record Count(int games, int holds) {
    /** The share of answers decides in each game. */
    static Count of(List<Answer> answers, Predicate<Answer> can, Predicate<Answer> holds) {
      Map<Integer, int[]> games = new HashMap<>();
      for (Answer answer : answers) {
        if (can.test(answer)) {
          games.computeIfAbsent(answer.block(), any -> new int[2])[holds.test(answer) ? 1 : 0]++;
        }
      }
      long most = games.values().stream().filter(votes -> votes[1] > votes[0]).count();
      return new Count(games.size(), (int) most);
    }

    /**
     * Whether this is no chance: it holds nearly always, and a player of which it holds in each
     * game no more often than not would show so many too seldom.
     */
    boolean isClear() {
      return holds >= LEAST_SHARE * games && tail(games, holds) <= RISK / checks();
    }

    String text(String what) {
      return String.format(Locale.ROOT, "In %d of %d games %s.", holds, games, what);
    }
  }

  /** The chance of so many heads or more in {@code n} tosses of a coin. */
  static double tail(int n, int heads) {
    double term = Math.pow(0.5, n);
    double sum = 0;
    for (int k = 0; k <= n; k++) {
      sum += k >= heads ? term : 0;
      term *= (n - k) / (k + 1.0);
    }
    return n == 0 ? 1 : sum;
  }

  private static Optional<Diagnosis> flaw(List<Answer> all, boolean goesByDepth) {
    List<Answer> answers = all.stream().filter(answer -> !answer.stated().isEmpty()).toList();
    double sound = Math.max(fit(answers, Flaw.RIGHT), fit(answers, Flaw.AVERAGE));
    return Stream.of(Flaw.values())
        .filter(flaw -> flaw.isFault() && (goesByDepth || !flaw.isOfDepth()))
        .filter(flaw -> count(answers, flaw).isClear())
        .filter(flaw -> fit(answers, flaw) >= LEAST_FIT && fit(answers, flaw) > sound)
        .max(
            Comparator.<Flaw>comparingDouble(flaw -> fit(answers, flaw))
                .thenComparingLong(flaw -> played(answers, flaw))
                .thenComparing(EARLIER))
        .map(flaw -> of(flaw, answers));
  }

  private static final Comparator<Flaw> EARLIER =
      Comparator.comparingInt((Flaw flaw) -> -List.of(Flaw.values()).indexOf(flaw));

  /** How many moves a search with a fault may have chosen. */
  private static long played(List<Answer> answers, Flaw flaw) {
    return answers.stream().filter(answer -> answer.playedBy().contains(flaw)).count();
  }

  private static double fit(List<Answer> answers, Flaw flaw) {
    long fitting = answers.stream().filter(answer -> answer.fits(flaw)).count();
    return answers.isEmpty() ? 0 : (double) fitting / answers.size();
  }

  private static Count count(List<Answer> answers, Flaw flaw) {
    return Count.of(
        answers,
        answer -> answer.discerns(flaw),
        answer -> answer.fits(flaw) && !answer.fits(Flaw.RIGHT));
  }

  private static Diagnosis of(Flaw flaw, List<Answer> answers) {
    Count count = count(answers, flaw);
    Count right = Count.of(answers, one -> one.discerns(flaw), one -> one.fits(Flaw.RIGHT));
    String evidence =
        count.text("in which that makes a difference its values are those of such a search")
            + String.format(Locale.ROOT, " They are right in %d.", right.holds())
            + answers.stream()
                .filter(one -> one.discerns(flaw) && one.fits(flaw))
                .findFirst()
                .map(one -> " Such as " + example(one))
                .orElse("");
    return new Diagnosis(key(flaw.name()), flaw.sentence(), evidence, true);
  }

  private static String key(String name) {
    return name.toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** One position with a value that is wrong. */
  private static String example(Answer answer) {
    int index = indices(answer).filter(answer::isWrong).findFirst().orElse(0);
    Stated move = answer.stated().get(index);
    return String.format(
        Locale.ROOT,
        "%s: move %d of %d has the value %s, and not %s.",
        answer.text(),
        move.index() + 1,
        answer.moves(),
        number(answer.right(index)),
        number(move.value()));
  }

  private static IntStream indices(Answer answer) {
    return IntStream.range(0, answer.stated().size());
  }

  private static String number(double value) {
    return String.format(Locale.ROOT, "%.2f", value).replaceFirst("\\.?0+$", "");
  }

  /** A single proof that is none is a contradiction; no chance makes a sound player say so. */
  private static Optional<Diagnosis> ofProofs(List<Answer> answers) {
    Count count =
        Count.of(
            answers,
            answer -> answer.stated().stream().anyMatch(Stated::isProven),
            answer -> indices(answer).anyMatch(answer::isFalseProof));
    return count.holds() < CONTRADICTIONS
        ? Optional.empty()
        : Optional.of(
            new Diagnosis(
                "false-proofs",
                "It calls values proven that are wrong.",
                count.text("it did so"),
                true));
  }

  /** The value is that of the best move, and the move is not. */
  private static Optional<Diagnosis> ofWrongMove(List<Answer> answers) {
    Count count =
        Count.of(
            answers,
            answer -> answer.isWhole() && answer.stated().stream().anyMatch(Diagnosis::isOfPoints),
            answer ->
                answer.isWorse(answer.chosen())
                    && answer.stated().stream()
                        .anyMatch(
                            move ->
                                isOfPoints(move)
                                    && move.index() == answer.chosen()
                                    && move.value() == answer.best()));
    return count.holds() < CONTRADICTIONS
        ? Optional.empty()
        : Optional.of(
            new Diagnosis(
                "bound-for-value",
                "It plays moves that are only not refuted: it gives a worse move the value of the"
                    + " best one, as a search does that takes a bound for a value.",
                count.text("it did so, although it had seen the game to its end"),
                true));
  }

  private static boolean isOfPoints(Stated move) {
    return move.scale() == Flaw.Scale.POINTS;
  }

  private static Optional<Diagnosis> ofWrongValues(List<Answer> answers) {
    Predicate<Answer> canBe =
        answer -> answer.isWhole() && answer.stated().stream().anyMatch(Diagnosis::isOfPoints);
    Count count =
        Count.of(
            answers,
            canBe,
            answer ->
                indices(answer)
                    .anyMatch(i -> isOfPoints(answer.stated().get(i)) && answer.isWrong(i)));
    return count.holds() < HABIT
        ? Optional.empty()
        : Optional.of(
            new Diagnosis(
                "wrong-values",
                "Its values are wrong where it has seen the game to its end, in no way that is"
                    + " known here.",
                count.text("most were wrong"),
                true));
  }

  /** Plays the move at one end of the list, whatever it is worth. */
  private static Optional<Diagnosis> ofOneMove(List<Answer> answers) {
    return Stream.of("first", "last")
        .flatMap(
            which -> {
              ToIntFunction<Answer> index =
                  answer -> which.equals("first") ? 0 : answer.moves() - 1;
              Count count =
                  Count.of(
                      answers,
                      answer -> answer.isWorse(index.applyAsInt(answer)),
                      answer -> answer.chosen() == index.applyAsInt(answer));
              return count.isClear()
                  ? Stream.of(
                      new Diagnosis(
                          which + "-move",
                          "It always plays the " + which + " of the moves, whatever it is worth.",
                          count.text("in which another one is better it played that"),
                          true))
                  : Stream.empty();
            })
        .findFirst();
  }

  /** What any player sees that looks at its moves at all. */
  private static Optional<Diagnosis> ofMissedWins(List<Answer> answers) {
    Count count =
        Count.of(
            answers, Answer::asksForEnd, answer -> !answer.endsWon().contains(answer.chosen()));
    return count.isClear()
        ? Optional.of(
            new Diagnosis(
                "missed-wins",
                "It does not see a win in one move.",
                count.text("in which nothing else won it played something else"),
                true))
        : Optional.empty();
  }

  private static Optional<Diagnosis> ofOtherMove(List<Answer> answers) {
    Count count = Count.of(answers, answer -> true, answer -> answer.chosen() != answer.first());
    return count.isClear()
        ? Optional.of(
            new Diagnosis(
                "other-move",
                "It does not play the move that it reports as its best.",
                count.text("it played another"),
                true))
        : Optional.empty();
  }

  /** A habit of sound players too. */
  private static Optional<Diagnosis> ofEqualMoves(List<Answer> answers) {
    Count count =
        Count.of(
            answers,
            answer ->
                answer.isWhole()
                    && answer.isCertain()
                    && equal(answer) > 1
                    && !answer.isWorse(answer.chosen()),
            answer -> answer.chosen() == firstBest(answer));
    return count.games() >= HABIT && count.holds() == count.games()
        ? Optional.of(
            new Diagnosis(
                "first-of-equals",
                "Of equal moves it always plays the first.",
                count.text("with several best moves it did so"),
                false))
        : Optional.empty();
  }

  private static long equal(Answer answer) {
    return answer.least().stream().filter(worth -> worth == answer.best()).count();
  }

  private static int firstBest(Answer answer) {
    return answer.least().indexOf(answer.best());
  }
}
