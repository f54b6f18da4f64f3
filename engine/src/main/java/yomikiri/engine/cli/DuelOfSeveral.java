package yomikiri.engine.cli;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Formatter;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import yomikiri.engine.cli.terminal.WholeNumber;
import yomikiri.engine.game.Position;
import yomikiri.engine.match.Contestant;
import yomikiri.engine.match.MatchRecord;
import yomikiri.engine.match.MatchRunner;
import yomikiri.engine.match.MoveTimes;
import yomikiri.engine.match.Schedule;
import yomikiri.engine.study.Study;
import yomikiri.engine.study.log.Played;
import yomikiri.engine.study.report.DuelFindings;
import yomikiri.engine.study.report.PlaceFindings;
import yomikiri.engine.study.report.Results;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Ticker;

/**
 * Many games of the same players, as many as the game has seats, three or more: a study in which
 * they all meet, whose games are not kept. A player named twice takes part twice.
 */
final class DuelOfSeveral<P extends Position> {
  private static final double NANOS_A_MILLISECOND = 1e6;

  private final Study study;
  private final Results results;
  private final MatchRunner<P> runner;
  private final List<MoveTimes> times;

  /**
   * @param study of one pairing, that of all its players
   */
  DuelOfSeveral(GameKit<P> kit, Study study, Ticker ticker) {
    this.study = study;
    this.results = new Results(study, kit);
    this.runner =
        new MatchRunner<>(
            kit.game(),
            study.players().stream().map(spec -> Contestant.of(kit, spec)).toList(),
            ticker);
    this.times = new ArrayList<>(Collections.nCopies(study.seats(), MoveTimes.NONE));
  }

  /**
   * Plays until all games are played or {@link #stop} is called.
   *
   * @param told each game, in order
   */
  void play(int jobs, Consumer<? super MatchRecord<P>> told) {
    Iterator<Schedule.Fixture> fixtures =
        IntStream.range(0, study.games()).mapToObj(results.plan()::fixture).iterator();
    runner.play(
        fixtures,
        jobs,
        Optional::of,
        game -> {
          results.add(Played.of(game, Optional.empty()));
          for (int seat = 0; seat < study.seats(); seat++) {
            int who = game.fixture().seating().get(seat);
            times.set(who, times.get(who).plus(game.times().get(seat)));
          }
          told.accept(game);
        });
  }

  void stop() {
    runner.stop();
  }

  /** Games that were played. */
  int games() {
    return results.games();
  }

  private PlaceFindings findings() {
    return switch (results.findings()) {
      case PlaceFindings places -> places;
      case DuelFindings duel -> throw new IllegalStateException("a game for two");
    };
  }

  String json() {
    return findings().json();
  }

  /** Tables of several lines. */
  String text() {
    Formatter text = new Formatter(Locale.ROOT);
    PlaceFindings findings = findings();
    int played = findings.games();
    text.format(
        "%s, seed %d, %s%s%s, %s%s%s\n\n",
        study.game(),
        study.seed(),
        WholeNumber.counted(played, "game"),
        played < study.games() ? " of " + study.games() + " (interrupted)" : "",
        DuelReport.distinct(played, findings.distinct()),
        study.swap() ? "every layout in all seat orders" : "a layout for each game",
        Fair.words(study.fair()),
        DuelReport.opening(study.opening()));
    List<String> names =
        IntStream.range(0, study.seats())
            .mapToObj(who -> (who + 1) + "  " + study.names().get(who))
            .toList();
    PlaceTables tables = new PlaceTables(findings, names);
    tables.addPlaces(text);
    tables.addFinishedAhead(text);
    text.format("\n");
    for (int who = 0; who < study.seats(); who++) {
      text.format(
          "time per move, %d  mean %.3f ms, max %.3f ms\n",
          who + 1,
          times.get(who).mean() / NANOS_A_MILLISECOND,
          times.get(who).longest() / NANOS_A_MILLISECOND);
    }
    return text.toString();
  }
}
