package yomikiri.engine.teach;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * When something learnt is to be asked again, by FSRS-6 with its published default parameters: the
 * Free Spaced Repetition Scheduler of Jarrett Ye (github.com/open-spaced-repetition, "The
 * Algorithm"). Times are in days.
 */
public final class RepetitionSchedule {
  private static final List<Double> FIRST_STABILITY = List.of(0.212, 1.2931, 2.3065, 8.2956);
  private static final double FIRST_DIFFICULTY = 6.4133;
  private static final double FIRST_DIFFICULTY_BY_GRADE = 0.8334;
  private static final double DIFFICULTY_STEP = 3.0194;
  private static final double RETURN_TO_EASY = 0.001;
  private static final double GROWTH = 1.8722;
  private static final double GROWTH_BY_STABILITY = 0.1666;
  private static final double GROWTH_BY_FORGETTING = 0.796;
  private static final double LAPSE = 1.4835;
  private static final double LAPSE_BY_DIFFICULTY = 0.0614;
  private static final double LAPSE_BY_STABILITY = 0.2629;
  private static final double LAPSE_BY_FORGETTING = 1.6483;
  private static final double HARD_PENALTY = 0.6014;
  private static final double EASY_BONUS = 1.8729;
  private static final double SAME_DAY = 0.5425;
  private static final double SAME_DAY_BY_GRADE = 0.0912;
  private static final double SAME_DAY_BY_STABILITY = 0.0658;
  private static final double DECAY = 0.1542;

  /** So that {@link Memory#stability} is the time after which nine of ten are recalled. */
  private static final double FACTOR = Math.pow(0.9, -1 / DECAY) - 1;

  private static final double EASIEST = 1;
  private static final double HARDEST = 10;

  private RepetitionSchedule() {}

  /** How well something was recalled. */
  public enum Grade {
    AGAIN(1, "again"),
    HARD(2, "hard"),
    GOOD(3, "good"),
    EASY(4, "easy");

    private final int number;
    private final String key;

    Grade(int number, String key) {
      this.number = number;
      this.key = key;
    }

    /** Its name in files. */
    public String key() {
      return key;
    }

    /** The grade of that {@link #key}. */
    public static Optional<Grade> of(String key) {
      return Stream.of(values()).filter(grade -> grade.key.equals(key)).findFirst();
    }
  }

  /** A memory: after {@code stability} days recalled at 0.9; {@code difficulty} from 1 to 10. */
  public record Memory(double stability, double difficulty) {
    /** After the first time it was asked. */
    public static Memory first(Grade grade) {
      return new Memory(
          FIRST_STABILITY.get(grade.number - 1), clamped(firstDifficulty(grade.number)));
    }

    /** The probability that it is recalled {@code days} after it was asked last. */
    public double recall(double days) {
      return Math.pow(1 + FACTOR * days / stability, -DECAY);
    }

    /** Days after which the probability of recalling it has fallen to {@code wanted}. */
    public double daysUntil(double wanted) {
      return stability / FACTOR * (Math.pow(wanted, -1 / DECAY) - 1);
    }

    /** After it was asked again, {@code days} after the time before. */
    public Memory next(Grade grade, double days) {
      return new Memory(nextStability(grade, days), nextDifficulty(grade));
    }

    private double nextStability(Grade grade, double days) {
      if (days < 1) {
        return sameDay(grade);
      }
      return grade == Grade.AGAIN ? lapsed(recall(days)) : recalled(grade, recall(days));
    }

    private double sameDay(Grade grade) {
      double growth =
          Math.exp(SAME_DAY * (grade.number - 3 + SAME_DAY_BY_GRADE))
              * Math.pow(stability, -SAME_DAY_BY_STABILITY);
      boolean mayShrink = grade == Grade.AGAIN || grade == Grade.HARD;
      return stability * (mayShrink ? growth : Math.max(1, growth));
    }

    private double lapsed(double recall) {
      double fallen =
          LAPSE
              * Math.pow(difficulty, -LAPSE_BY_DIFFICULTY)
              * (Math.pow(stability + 1, LAPSE_BY_STABILITY) - 1)
              * Math.exp(LAPSE_BY_FORGETTING * (1 - recall));
      return Math.min(fallen, stability / Math.exp(SAME_DAY * SAME_DAY_BY_GRADE));
    }

    private double recalled(Grade grade, double recall) {
      double growth =
          Math.exp(GROWTH)
              * (HARDEST + 1 - difficulty)
              * Math.pow(stability, -GROWTH_BY_STABILITY)
              * Math.expm1(GROWTH_BY_FORGETTING * (1 - recall));
      return switch (grade) {
        case HARD -> stability * (1 + growth * HARD_PENALTY);
        case EASY -> stability * (1 + growth * EASY_BONUS);
        case AGAIN, GOOD -> stability * (1 + growth);
      };
    }

    private double nextDifficulty(Grade grade) {
      double step = DIFFICULTY_STEP * (3 - grade.number);
      double moved = difficulty + step * (HARDEST - difficulty) / (HARDEST - EASIEST);
      return clamped(
          RETURN_TO_EASY * firstDifficulty(Grade.EASY.number) + (1 - RETURN_TO_EASY) * moved);
    }

    private static double firstDifficulty(int grade) {
      return FIRST_DIFFICULTY - Math.exp(FIRST_DIFFICULTY_BY_GRADE * (grade - 1)) + 1;
    }

    private static double clamped(double difficulty) {
      return Math.clamp(difficulty, EASIEST, HARDEST);
    }
  }
}
