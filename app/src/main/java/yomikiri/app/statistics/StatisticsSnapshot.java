package yomikiri.app.statistics;

import java.util.List;
import java.util.Optional;
import yomikiri.engine.teach.MoveStatistics;
import yomikiri.engine.teach.MoveStatistics.Grouping;

/**
 * The statistics at one moment.
 *
 * @param reading how far one's games are read; empty once all are
 * @param game the only one of which figures are shown; empty for all
 * @param games that there are figures of, by id, those played most first
 * @param grouping what the figures are told by
 * @param reviewing how far the missing reviews are; empty while none are made
 * @param strength in the game shown
 */
public record StatisticsSnapshot(
    Optional<Progress> reading,
    MoveStatistics statistics,
    Optional<String> game,
    List<String> games,
    Grouping grouping,
    Optional<Progress> reviewing,
    Strength strength) {
  /** So much of something is done. */
  public record Progress(int done, int all, double share) {}

  /** What is known of one's strength in the game shown. */
  public sealed interface Strength {
    /** Nobody has asked. */
    record Unknown() implements Strength {}

    /** It is searched for. */
    record Searched(Progress progress) implements Strength {}

    record Known(StrengthSearch.Found found) implements Strength {}
  }

  public StatisticsSnapshot {
    games = List.copyOf(games);
  }

  /** Of the games shown. */
  public MoveStatistics shown() {
    return game.map(statistics::only).orElse(statistics);
  }
}
