package yomikiri.engine.study.report;

import java.nio.file.Path;
import java.util.OptionalInt;
import yomikiri.engine.match.DuplicateGames;
import yomikiri.engine.study.Pairing;
import yomikiri.engine.study.PlayedGame;
import yomikiri.engine.study.Study;
import yomikiri.engine.study.StudyException;
import yomikiri.engine.study.StudyFaults;
import yomikiri.engine.study.StudySchedule;
import yomikiri.engine.think.GameKit;

/**
 * The results of a study, added in the order of the games; names the next game to be added. Not
 * thread-safe.
 */
public final class StudyResults {
  private final Study study;
  private final StudySchedule schedule;
  private final StudyTotals totals;
  private int games;
  private int next; // no game below it is still to come

  /**
   * @param kit of the study's game
   */
  public StudyResults(Study study, GameKit<?> kit) {
    this.study = study;
    this.schedule = new StudySchedule(study);
    this.totals =
        new StudyTotals(
            study, schedule, schedule.pairings().stream().map(p -> copies(p, kit)).toList());
  }

  private DuplicateGames copies(Pairing pairing, GameKit<?> kit) {
    return new DuplicateGames(
        kit.game(),
        pairing.players().stream().map(study.players()::get).allMatch(kit::isDeterministic));
  }

  public StudySchedule schedule() {
    return schedule;
  }

  public int games() {
    return games;
  }

  /** The first game from number {@code from} on that is to be played here, as things stand. */
  public OptionalInt nextFrom(int from) {
    int number = from;
    while (number < schedule.total() && !isWanted(number)) {
      number++;
    }
    return number < schedule.total() ? OptionalInt.of(number) : OptionalInt.empty();
  }

  /** The game to be added next; empty when all are added. */
  public OptionalInt next() {
    return nextFrom(next);
  }

  /** Whether game {@code number} is played here, and its pairing not decided yet. */
  public boolean isWanted(int number) {
    return schedule.isHere(number) && !totals.isDecided(number);
  }

  /** Adds the next game. */
  public void add(PlayedGame game) {
    totals.add(game);
    games++;
    next = game.number() + 1;
  }

  /**
   * Adds a game found in a log.
   *
   * @throws StudyException if another one belongs there
   */
  public void add(Path log, int line, PlayedGame game) throws StudyException {
    int expected = next().orElse(schedule.total());
    if (game.number() != expected) {
      throw StudyFaults.outOfOrder(log, line, expected, game.number());
    }
    if (game.rewards().size() != study.seats()) {
      throw StudyFaults.damaged(log, line);
    }
    add(game);
  }

  public Findings findings() {
    return totals.findings();
  }
}
