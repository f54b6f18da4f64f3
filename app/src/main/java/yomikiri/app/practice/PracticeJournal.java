package yomikiri.app.practice;

import java.time.Clock;
import java.time.temporal.ChronoUnit;
import java.util.List;
import yomikiri.app.board.AvailableGames;
import yomikiri.app.concurrent.UiThread;
import yomikiri.app.practice.PracticeViewModel.Addition;
import yomikiri.app.store.PracticeStore;
import yomikiri.engine.teach.PracticeEvent;
import yomikiri.engine.teach.PracticeEvent.What;
import yomikiri.engine.teach.PracticeLog;
import yomikiri.engine.teach.Puzzle;
import yomikiri.engine.teach.RepetitionSchedule.Grade;

/** What was practised: added up in a log, and stored event by event. */
@UiThread
final class PracticeJournal {
  private final PracticeStore store;
  private final Clock clock;
  private PracticeLog log;

  PracticeJournal(AvailableGames games, PracticeStore store, Clock clock) {
    this.store = store;
    this.clock = clock;
    this.log = new PracticeLog(games, clock.getZone());
  }

  /** All up to now. */
  PracticeLog log() {
    return log;
  }

  /** What was read is all up to now. */
  void read(PracticeLog all) {
    log = all;
  }

  private void note(String game, String position, What what) {
    PracticeEvent event =
        new PracticeEvent(clock.instant().truncatedTo(ChronoUnit.SECONDS), game, position, what);
    log.add(event);
    store.add(event);
  }

  void note(PracticeLog.Item item, What what) {
    note(item.game(), item.position(), what);
  }

  /** The first try of a puzzle counts. */
  void note(Puzzle puzzle, Grade grade) {
    if (log.tried(puzzle).isEmpty()) {
      note(
          puzzle.game(),
          puzzle.position(),
          new What.Tried(puzzle.kind(), grade == Grade.GOOD, puzzle.rating()));
    }
  }

  /** Adds mistakes that were never added before; how many these were. */
  int add(List<Addition> added) {
    int before = log.items().size();
    for (Addition one : added) {
      if (!log.knows(one.game(), one.position())) {
        note(one.game(), one.position(), one.mistake());
      }
    }
    return log.items().size() - before;
  }

  void remove(List<PracticeLog.Item> items) {
    items.forEach(item -> note(item, new What.Removed()));
  }

  void restore(List<PracticeLog.Item> items) {
    items.forEach(item -> note(item, item.mistake()));
  }
}
