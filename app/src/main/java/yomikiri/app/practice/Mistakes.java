package yomikiri.app.practice;

import java.time.Clock;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import yomikiri.app.board.AvailableGames;
import yomikiri.app.concurrent.UiThread;
import yomikiri.app.practice.PracticeViewModel.Addition;
import yomikiri.engine.teach.PracticeLog;

/** The mistakes to be asked: those of a lesson before the others that are due. */
@UiThread
final class Mistakes {
  private final AvailableGames games;
  private final Clock clock;
  private final Set<Named> lesson = new HashSet<>();
  private final Map<Asked, Boolean> found = new HashMap<>();

  Mistakes(AvailableGames games, Clock clock) {
    this.games = games;
    this.clock = clock;
  }

  private record Named(String game, String position) {}

  /** What decides whether there is an exercise. */
  private record Asked(String game, String position, int seat, String better) {
    static Asked of(PracticeLog.Item item) {
      return new Asked(
          item.game(), item.position(), item.mistake().seat(), item.mistake().better());
    }
  }

  /** Asks for some before all others; for none, for those that are due longest. */
  void prefer(List<Addition> now, PracticeLog log) {
    lesson.clear();
    now.stream()
        .map(one -> log.item(one.game(), one.position()))
        .flatMap(Optional::stream)
        .forEach(item -> lesson.add(named(item)));
  }

  private static Named named(PracticeLog.Item item) {
    return new Named(item.game(), item.position());
  }

  /** Whether some of a lesson were asked for, of which none is left. */
  boolean endsLesson(PracticeLog log) {
    boolean isEnd = !lesson.isEmpty() && queue(log).lesson().isEmpty();
    if (isEnd) {
      lesson.clear();
    }
    return isEnd;
  }

  PracticeQueue queue(PracticeLog log) {
    return PracticeQueue.of(
        log,
        clock.instant(),
        clock.getZone(),
        item -> found.computeIfAbsent(Asked.of(item), any -> exercise(item).isPresent()),
        item -> lesson.contains(named(item)));
  }

  /** The exercise to be done next. */
  Optional<Exercise<?>> next(PracticeLog log) {
    return queue(log).first().stream().findFirst().flatMap(this::exercise);
  }

  private Optional<Exercise<?>> exercise(PracticeLog.Item item) {
    return Exercise.of(item, games);
  }
}
