package yomikiri.engine.study.run;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import yomikiri.engine.file.Disk;
import yomikiri.engine.match.Ending;
import yomikiri.engine.study.PlayedGame;
import yomikiri.engine.study.Study;
import yomikiri.engine.study.StudyException;
import yomikiri.engine.study.StudyFaults;
import yomikiri.engine.study.StudyLog;
import yomikiri.engine.study.report.StudyResults;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Ticker;

/**
 * The games of a study that are on disk, and what they add up to; each counts once it is there. Ten
 * games that a player forfeits one after the other, since these were read, say that something is
 * wrong with it. Not thread-safe.
 */
final class KeptGames implements AutoCloseable {
  private static final long FORCE_NANOS = 1_000_000_000;
  private static final int MOST_FORFEITS = 10;

  private final Study study;
  private final Path path;
  private final Ticker ticker;
  private final StudyResults results;
  private final StudyLog log;
  private final Map<Integer, Integer> forfeited = new HashMap<>(); // in a row, by player
  private long forcedNanos;

  private KeptGames(Study study, Path path, Ticker ticker, StudyResults results, StudyLog log) {
    this.study = study;
    this.path = path;
    this.ticker = ticker;
    this.results = results;
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

  StudyResults results() {
    return results;
  }

  /**
   * Keeps a game and counts it; whether it was still wanted.
   *
   * @param line of the log
   * @throws StudyException if it cannot be written, or a player has forfeited too many in a row
   */
  boolean add(PlayedGame game, String line) throws StudyException {
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
    checkForfeits(game, results.schedule().fixture(game.number()).seating());
    return true;
  }

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
  void force() throws IOException {
    log.force();
  }

  @Override
  public void close() throws IOException {
    log.close();
  }
}
