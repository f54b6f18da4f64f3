package yomikiri.app.practice;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import yomikiri.app.board.BoardSnapshot;
import yomikiri.app.concurrent.SearchExecutor;
import yomikiri.app.concurrent.UiThread;
import yomikiri.engine.game.GameSession;
import yomikiri.engine.game.Notation;
import yomikiri.engine.game.Position;
import yomikiri.engine.teach.Judge;
import yomikiri.engine.teach.RepetitionSchedule.Grade;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.RankedMove;
import yomikiri.engine.think.SearchReport;
import yomikiri.engine.think.Solver;
import yomikiri.engine.think.Verdict;

/**
 * An exercise being tried. Meanwhile every move is searched, so that a wrong one is answered by the
 * line that punishes it; of a mistake, the search tells which moves are as good as the best.
 */
@UiThread
final class Attempt<P extends Position> implements SearchExecutor.Listener {
  private static final Duration MOST = Duration.ofSeconds(10);

  /** Moves among which the first hint says that the best one is. */
  private static final int CANDIDATES = 3;

  private final Exercise<P> exercise;
  private final Runnable changed;
  private final Consumer<? super Throwable> broken;
  private final SearchExecutor.SearchHandle search;
  private Optional<SearchReport> report = Optional.empty();
  private boolean isSearched;
  private Stage stage = Stage.ASKED;
  private OptionalInt tried = OptionalInt.empty();
  private int hints;
  private Optional<Grade> grade = Optional.empty();
  private GameSession<P> line; // played from the position asked
  private int ply;

  /** How far it is. */
  enum Stage {
    /** A move is wanted. */
    ASKED,
    /** A move was made; the search has not ended. */
    CHECKING,
    /** Another move is better. */
    WRONG,
    RIGHT,
    /** The search says nothing of the move made. */
    UNJUDGED,
    /** The best move was given away. */
    SHOWN;

    /** Whether the best move is known now. */
    boolean isOver() {
      return this == RIGHT || this == UNJUDGED || this == SHOWN;
    }
  }

  /**
   * Begins.
   *
   * @param executor used by nobody else
   * @param changed notified of every change
   * @param broken notified of a search that broke down
   */
  Attempt(
      Exercise<P> exercise,
      SearchExecutor executor,
      Runnable changed,
      Consumer<? super Throwable> broken) {
    this.exercise = exercise;
    this.changed = changed;
    this.broken = broken;
    P start = exercise.start();
    line = new GameSession<>(exercise.kit().game(), start);
    Budget most = Budget.ofTime(MOST);
    boolean isSolved =
        exercise.kit().solver().map(Solver::reaches).filter(of -> of.test(start)).isPresent();
    search =
        executor.begin(
            new SearchExecutor.SearchRequest<>(
                warm -> exercise.kit().build(exercise.kit().adviser(), 0),
                exercise.kit().game().copyOf(start),
                exercise.seat(),
                isSolved ? most : most.and(exercise.kit().adviser().budget()),
                true),
            this);
  }

  Exercise<P> exercise() {
    return exercise;
  }

  /** What the search says of a move; empty where it does not. */
  private Optional<Verdict> verdict(int move) {
    return report.flatMap(found -> found.verdictOf(move));
  }

  // ---- what people do

  /** Tries a move. */
  void play(int move) {
    if (stage == Stage.ASKED && ply == 0) {
      tried = OptionalInt.of(move);
      stage = Stage.CHECKING;
      judge();
      changed.run();
    }
  }

  /** The same for a move as it is written, on whatever board it was typed. */
  void play(String text) {
    IntStream.of(line.legalMoves(exercise.seat()))
        .filter(move -> exercise.kit().game().notation().moveText(move).equalsIgnoreCase(text))
        .findFirst()
        .ifPresent(this::play);
  }

  /** Asks again after a wrong move. */
  void again() {
    if (stage == Stage.WRONG) {
      stage = Stage.ASKED;
      show(List.of(), 0);
      changed.run();
    }
  }

  /** Gives the next hint. */
  void hint() {
    if (stage == Stage.WRONG) {
      again();
    }
    if (stage == Stage.ASKED && hints < 2) {
      hints++;
      changed.run();
    }
  }

  /** Gives the best move away. */
  void solve() {
    if (!stage.isOver()) {
      grade(Grade.AGAIN);
      stage = Stage.SHOWN;
      show(solution(), 1);
      changed.run();
    }
  }

  /** Shows the position after so many steps of the line. */
  void goTo(int wanted) {
    ply = Math.clamp(wanted, 0, line.length());
    changed.run();
  }

  /** Ends the search. */
  void close() {
    search.discard();
  }

  // ---- the search

  @Override
  public void reported(SearchReport now) {
    report = Optional.of(now);
  }

  @Override
  public void chose(int move) {
    isSearched = true;
    if (stage == Stage.CHECKING) {
      judge();
      changed.run();
    }
  }

  @Override
  public void failed(Throwable cause) {
    broken.accept(cause);
    chose(exercise.best()); // what it reported before is known
  }

  /** Judges the move tried as soon as that can be done. */
  private void judge() {
    int move = tried.orElseThrow();
    Optional<Boolean> isRight =
        move == exercise.best()
            ? Optional.of(true)
            : isSearched ? isAsGood(move) : Optional.empty();
    if (isRight.orElse(false)) {
      grade(hints == 0 ? Grade.GOOD : Grade.HARD);
      stage = Stage.RIGHT;
      show(move == exercise.best() ? solution() : expected(move), 1);
    } else if (isRight.isPresent()) {
      grade(Grade.AGAIN);
      stage = Stage.WRONG;
      show(expected(move), 2);
    } else if (isSearched) {
      stage = Stage.UNJUDGED;
      show(solution(), 1);
    }
  }

  /** The first move judged counts. */
  private void grade(Grade now) {
    grade = grade.or(() -> Optional.of(now));
  }

  /**
   * Whether a move loses nothing that matters against the best; of a puzzle, none but that does.
   *
   * @return empty where the search does not say
   */
  private Optional<Boolean> isAsGood(int move) {
    if (exercise.isPuzzle()) {
      return Optional.of(false);
    }
    return report
        .flatMap(SearchReport::best)
        .flatMap(
            best ->
                verdict(move)
                    .flatMap(
                        found -> Judge.of(exercise.kit()).judgeOrBetter(best.verdict(), found)))
        .map(judged -> !judged.isMistake());
  }

  /** The best move and what is expected after it. */
  private List<Integer> solution() {
    return exercise.line().size() > 1 ? exercise.line() : expected(exercise.best());
  }

  /** A move and what the search expects after it. */
  private List<Integer> expected(int move) {
    return report.stream()
        .flatMap(found -> found.moves().stream())
        .filter(ranked -> ranked.move() == move)
        .map(RankedMove::line)
        .findFirst()
        .orElse(List.of(move));
  }

  // ---- what is shown

  /** Plays a line as far as it makes whole steps; at first at most {@code shown} are shown. */
  private void show(List<Integer> moves, int shown) {
    line = new GameSession<>(exercise.kit().game(), exercise.start());
    new RankedMove(exercise.best(), new Verdict.Points(0, false), moves)
        .follow(line, exercise.seat(), moves.size());
    ply = Math.min(shown, line.length());
  }

  /** The moves among which the best one is, once the first hint was given. */
  private List<String> candidates() {
    if (hints == 0 || stage != Stage.ASKED) {
      return List.of();
    }
    int[] legal = line.legalMoves(exercise.seat());
    int others = Math.min(CANDIDATES, legal.length - 1) - 1;
    Stream<Integer> likely =
        report.stream().flatMap(found -> found.moves().stream()).map(RankedMove::move);
    return Stream.concat(
            Stream.of(exercise.best()),
            Stream.concat(likely, IntStream.of(legal).boxed())
                .filter(move -> move != exercise.best())
                .distinct()
                .limit(Math.max(0, others)))
        .sorted()
        .map(exercise.kit().game().notation()::moveText)
        .toList();
  }

  /** The board as it is to be shown. */
  private BoardSnapshot<P> board() {
    boolean isAsked = stage == Stage.ASKED;
    OptionalInt mover = ply == 0 ? OptionalInt.of(exercise.seat()) : OptionalInt.empty();
    return BoardSnapshot.of(exercise.kit(), line, ply, mover, isAsked && ply == 0)
        .with(
            Map.of(),
            isAsked && hints > 1 ? OptionalInt.of(exercise.best()) : OptionalInt.empty(),
            OptionalInt.empty());
  }

  /** How it is now. */
  ExerciseSnapshot snapshot() {
    Notation<P> notation = exercise.kit().game().notation();
    line.goTo(ply);
    return new ExerciseSnapshot(
        exercise,
        board(),
        stage,
        grade,
        hints,
        candidates(),
        tried.isEmpty()
            ? Optional.empty()
            : Optional.of(
                new ExerciseSnapshot.Tried(
                    notation.moveText(tried.getAsInt()), verdict(tried.getAsInt()))),
        notation.moveText(exercise.best()),
        verdict(exercise.best()),
        line.line().stream().map(step -> step.text(notation)).toList(),
        ply);
  }
}
