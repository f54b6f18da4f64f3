package yomikiri.engine.study.run;

import com.google.errorprone.annotations.concurrent.GuardedBy;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import yomikiri.engine.file.Disk;
import yomikiri.engine.match.Ending;
import yomikiri.engine.match.Schedule;
import yomikiri.engine.study.PlayedGame;
import yomikiri.engine.study.Study;
import yomikiri.engine.study.StudyException;
import yomikiri.engine.study.StudyFaults;
import yomikiri.engine.study.StudyLog;
import yomikiri.engine.study.StudySchedule;
import yomikiri.engine.study.report.Findings;
import yomikiri.engine.study.report.StudyResults;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Ticker;

/**
 * The games of a study that are on disk, and what they add up to; each counts once it is there. Ten
 * games that a player forfeits one after the other, since these were read, say that something is
 * wrong with it. From any thread.
 */
final class KeptGames implements AutoCloseable {
  private static final long FORCE_NANOS = 1_000_000_000;
  private static final int MOST_FORFEITS = 10;

  private final Study study;
  private final Path path;
  private final Ticker ticker;

  @GuardedBy("this")
  private final StudyResults results;

  private final StudySchedule schedule;
  private final StudyLog log;

  @GuardedBy("this")
  private final Map<Integer, Integer> forfeited = new HashMap<>(); // in a row, by player

  @GuardedBy("this")
  private long forcedNanos;

  private KeptGames(Study study, Path path, Ticker ticker, StudyResults results, StudyLog log) {
    this.study = study;
    this.path = path;
    this.ticker = ticker;
    this.results = results;
    this.schedule = results.schedule();
    this.log = log;
    this.forcedNanos = ticker.nanos();
  }

  /** Reads the games in {@code folder}; further ones go behind them. */
  static KeptGames read(Study study, GameKit<?> kit, Path folder, Ticker ticker, Disk disk)
      throws IOException, StudyException {
    Path path = folder.resolve(StudyLog.NAME);
    StudyResults results = new StudyResults(study, kit);
    StudyLog.Extent extent = StudyLog.read(folder, (line, game) -> results.add(path, line, game));
    return new KeptGames(
        study, path, ticker, results, StudyLog.append(folder, extent.length(), disk));
  }

  Study study() {
    return study;
  }

  /** The number behind the last game. */
  synchronized int next() {
    return results.afterLast();
  }

  synchronized boolean isFinished() {
    return results.next().isEmpty();
  }

  synchronized int games() {
    return results.games();
  }

  synchronized Findings findings() {
    return results.findings();
  }

  /** The games to be begun, as things stand at each. */
  Iterator<Schedule.Fixture> upcoming() {
    int first = next();
    return new Iterator<>() {
      private int from = first;

      @Override
      public boolean hasNext() {
        return wanted(from).isPresent();
      }

      @Override
      public Schedule.Fixture next() {
        int number = wanted(from).orElseThrow(NoSuchElementException::new);
        from = number + 1;
        return schedule.fixture(number);
      }
    };
  }

  private synchronized OptionalInt wanted(int from) {
    return results.nextFrom(from);
  }

  /**
   * Keeps a game and counts it; whether it was still wanted.
   *
   * @param line of the log
   * @throws StudyException if it cannot be written, or a player has forfeited too many in a row
   */
  synchronized boolean add(PlayedGame game, String line) throws StudyException {
    if (!results.isWanted(game.number())) {
      return false;
    }
    try {
      log.add(line);
      if (ticker.nanos() - forcedNanos >= FORCE_NANOS) {
        log.force();
        forcedNanos = ticker.nanos();
      }
    } catch (IOException e) {
      throw StudyFaults.full(path, results.games(), e);
    }
    results.add(game);
    checkForfeits(game, schedule.fixture(game.number()).seating());
    return true;
  }

  @GuardedBy("this")
  private void checkForfeits(PlayedGame game, List<Integer> seating) throws StudyException {
    for (int who : Set.copyOf(seating)) {
      Optional<Ending.Forfeit> forfeit =
          game.ending().forfeits().stream().filter(f -> seating.get(f.seat()) == who).findFirst();
      int streak = forfeit.isPresent() ? forfeited.getOrDefault(who, 0) + 1 : 0;
      forfeited.put(who, streak);
      if (forfeit.isPresent() && streak >= MOST_FORFEITS) {
        throw StudyFaults.forfeits(study.names().get(who), forfeit.get().reason());
      }
    }
  }

  /** Waits until all games are on the disk itself. */
  synchronized void force() throws IOException {
    log.force();
  }

  @Override
  public synchronized void close() throws IOException {
    log.close();
  }
}
