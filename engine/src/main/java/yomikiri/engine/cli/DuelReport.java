package yomikiri.engine.cli;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.Arrays;
import java.util.Formatter;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import yomikiri.engine.cli.terminal.Console;
import yomikiri.engine.cli.terminal.WholeNumber;
import yomikiri.engine.game.JointPosition;
import yomikiri.engine.game.Position;
import yomikiri.engine.game.TurnPosition;
import yomikiri.engine.match.DuelEvidence;
import yomikiri.engine.match.MoveTimes;
import yomikiri.engine.match.Standings;
import yomikiri.engine.stats.Estimate;
import yomikiri.engine.stats.Interval;
import yomikiri.engine.stats.Tally;

/**
 * How a match between two went, for people and for programs.
 *
 * @param games how many were asked for
 * @param fair whether only fair layouts were dealt
 * @param opening random plies played before the players began
 * @param names of contestants 0 and 1
 */
public record DuelReport(
    String game,
    long seed,
    int games,
    boolean swap,
    boolean fair,
    int opening,
    List<String> names,
    Standings standings,
    DuelEvidence evidence) {
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final double NANOS_A_MILLISECOND = 1e6;

  /** A table of several lines; {@code sample} decides what the seats are called. */
  String text(Position sample) {
    Formatter text = new Formatter(Locale.ROOT);
    int played = standings.games();
    text.format(
        "%s, seed %d, %s%s%s, %s%s%s\n",
        game,
        seed,
        WholeNumber.counted(played, "game"),
        played < games ? " of " + games + " (interrupted)" : "",
        distinct(played, evidence.distinctGames()),
        swap ? "every layout twice with seats swapped" : "a layout for each game",
        Fair.words(fair),
        opening(opening));
    int width = Math.max(20, Math.max(names.get(0).length(), names.get(1).length()) + 3);
    String form = "%-" + width + "s %7s %7s %7s %7s %8s   %s\n";
    text.format("\n");
    text.format(form, "player", "games", "wins", "draws", "losses", "score", "95% interval");
    for (int who = 0; who < 2; who++) {
      row(text, form, (who + 1) + "  " + names.get(who), standings.of(who), estimate(who));
      for (int seat = 0; seat < 2; seat++) {
        String place = "     " + place(sample, seat);
        row(text, form, place, standings.of(who, seat), estimate(who, seat));
      }
    }
    text.format("\n");
    facts(text);
    return text.toString();
  }

  private Estimate estimate(int who) {
    return Estimate.of(who == 0 ? evidence.all() : evidence.all().reversed());
  }

  private Estimate estimate(int who, int seat) {
    return Estimate.of(who == 0 ? evidence.at(seat) : evidence.at(1 - seat).reversed());
  }

  /** Such as {@code , 1 distinct}; empty if all are. */
  static String distinct(int games, int distinct) {
    return distinct < games ? ", " + distinct + " distinct" : "";
  }

  /** Such as {@code , after 2 random plies}; empty for none. */
  static String opening(int opening) {
    return opening == 0
        ? ""
        : ", after " + WholeNumber.counted(opening, "random ply", "random plies");
  }

  private void facts(Formatter text) {
    Estimate first = estimate(0);
    Interval elo = first.eloInterval();
    text.format("ahead                  %s\n", ahead());
    text.format(
        "Elo, 1 above 2         %s (95%%: %s to %s)\n",
        signed(first.elo(), 1), signed(elo.low(), 1), signed(elo.high(), 1));
    text.format(
        "score difference, 1-2  mean %s, standard error %.3f\n",
        signed(evidence.scoreDifference().mean(), 3), evidence.scoreDifference().standardError());
    for (int who = 0; who < 2; who++) {
      MoveTimes times = standings.times(who);
      text.format(
          "time per move, %d       mean %.3f ms, max %.3f ms\n",
          who + 1, times.mean() / NANOS_A_MILLISECOND, times.longest() / NANOS_A_MILLISECOND);
    }
    standings
        .firstForfeit()
        .ifPresent(
            fault ->
                text.format(
                    "forfeits               %d by 1, %d by 2; the first in game %d: %s\n",
                    standings.forfeits(0),
                    standings.forfeits(1),
                    fault.index() + 1,
                    Console.masked(fault.how().reason())));
    if (evidence.distinctGames() < standings.games()) {
      text.format(
          "\nCopies count once: neither player leaves anything to chance or to the clock, so a"
              + " repeated game tells nothing new.\n");
    }
  }

  private String ahead() {
    for (int who = 0; who < 2; who++) {
      if (estimate(who).interval().isAbove(0.5)) {
        return (who + 1) + ": its 95% interval lies above 50%";
      }
    }
    return "not decided: the 95% interval includes 50%";
  }

  private static void row(
      Formatter text, String form, String name, Tally tally, Estimate estimate) {
    Interval interval = estimate.interval();
    text.format(
        form,
        name,
        tally.games(),
        tally.wins(),
        tally.draws(),
        tally.losses(),
        percent(estimate.rate()),
        percent(interval.low()) + " to " + percent(interval.high()));
  }

  private String place(Position sample, int seat) {
    return switch (sample) {
      case TurnPosition turn when opening == 0 ->
          turn.turn() == seat ? "moving first" : "moving second";
      case TurnPosition turn -> "in seat " + (seat + 1);
      case JointPosition joint -> "in seat " + (seat + 1);
    };
  }

  static String percent(double share) {
    return String.format(Locale.ROOT, "%.1f%%", 100 * share);
  }

  static String signed(double value, int digits) {
    if (Double.isInfinite(value)) {
      return value > 0 ? "+∞" : "-∞";
    }
    return String.format(Locale.ROOT, "%+." + digits + "f", value + 0.0);
  }

  /** One JSON object and a line break; a number that is infinite is null. */
  String json() {
    Estimate estimate = Estimate.of(evidence.all());
    try {
      return JSON.writeValueAsString(
              new Json(
                  game,
                  seed,
                  swap,
                  standings.games(),
                  standings.games() < games,
                  opening,
                  fair,
                  List.of(player(0), player(1)),
                  finite(estimate.elo()),
                  ends(estimate.eloInterval()),
                  evidence.scoreDifference().mean(),
                  evidence.scoreDifference().standardError(),
                  evidence.distinctGames()))
          + "\n";
    } catch (JsonProcessingException e) {
      throw new IllegalStateException(e);
    }
  }

  private record Json(
      String game,
      long seed,
      boolean swap,
      int games,
      boolean interrupted,
      int opening,
      boolean fair,
      List<PlayerJson> players,
      @Nullable Double elo,
      List<@Nullable Double> eloInterval,
      double scoreDifference,
      double scoreDifferenceError,
      int distinctGames) {}

  private record PlayerJson(
      String player,
      @JsonUnwrapped ScoreJson score,
      List<ScoreJson> seats,
      double meanMs,
      double maxMs,
      int forfeits) {}

  private record ScoreJson(
      int wins, int draws, int losses, double score, List<@Nullable Double> interval) {
    static ScoreJson of(Tally tally, Estimate estimate) {
      return new ScoreJson(
          tally.wins(), tally.draws(), tally.losses(), estimate.rate(), ends(estimate.interval()));
    }
  }

  private PlayerJson player(int who) {
    return new PlayerJson(
        names.get(who),
        ScoreJson.of(standings.of(who), estimate(who)),
        IntStream.range(0, 2)
            .mapToObj(seat -> ScoreJson.of(standings.of(who, seat), estimate(who, seat)))
            .toList(),
        standings.times(who).mean() / NANOS_A_MILLISECOND,
        standings.times(who).longest() / NANOS_A_MILLISECOND,
        standings.forfeits(who));
  }

  private static List<@Nullable Double> ends(Interval interval) {
    return Arrays.asList(finite(interval.low()), finite(interval.high()));
  }

  private static @Nullable Double finite(double value) {
    return Double.isInfinite(value) ? null : value;
  }
}
