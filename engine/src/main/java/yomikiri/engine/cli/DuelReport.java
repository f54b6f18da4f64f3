package yomikiri.engine.cli;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.Formatter;
import java.util.List;
import java.util.Locale;
import yomikiri.engine.cli.terminal.Console;
import yomikiri.engine.cli.terminal.WholeNumber;
import yomikiri.engine.game.JointPosition;
import yomikiri.engine.game.Position;
import yomikiri.engine.game.TurnPosition;
import yomikiri.engine.match.MoveTimes;
import yomikiri.engine.match.Standings;
import yomikiri.engine.stats.Interval;
import yomikiri.engine.stats.Tally;

/**
 * How a match between two went, for people and for programs.
 *
 * @param games how many were asked for
 * @param opening random plies played before the players began
 * @param names of contestants 0 and 1
 */
public record DuelReport(
    String game,
    long seed,
    int games,
    boolean swap,
    int opening,
    List<String> names,
    Standings standings) {
  private static final JsonFactory JSON = new JsonFactory();

  /** A table of several lines; {@code sample} tells what seats are called. */
  String text(Position sample) {
    Formatter text = new Formatter(Locale.ROOT);
    int played = standings.games();
    text.format(
        "%s, seed %d, %s%s, %s%s\n",
        game,
        seed,
        WholeNumber.counted(played, "game"),
        played < games ? " of " + games + " (interrupted)" : "",
        swap ? "every layout twice with seats swapped" : "a layout for each game",
        opening(opening));
    int width = Math.max(20, Math.max(names.get(0).length(), names.get(1).length()) + 3);
    String form = "%-" + width + "s %7s %7s %7s %7s %8s   %s\n";
    text.format("\n");
    text.format(form, "player", "games", "wins", "draws", "losses", "score", "95 % interval");
    for (int who = 0; who < 2; who++) {
      row(text, form, (who + 1) + "  " + names.get(who), standings.of(who));
      for (int seat = 0; seat < 2; seat++) {
        row(text, form, "     " + place(sample, seat), standings.of(who, seat));
      }
    }
    text.format("\n");
    facts(text);
    return text.toString();
  }

  /** Such as {@code , after 2 random plies}; empty for none. */
  static String opening(int opening) {
    return opening == 0
        ? ""
        : ", after " + WholeNumber.counted(opening, "random ply", "random plies");
  }

  private void facts(Formatter text) {
    Tally first = standings.of(0);
    Interval elo = first.eloInterval();
    text.format(
        "Elo, 1 above 2         %s (95 %%: %s to %s)\n",
        signed(first.elo(), 1), signed(elo.low(), 1), signed(elo.high(), 1));
    text.format(
        "score difference, 1-2  mean %s, standard error %.3f\n",
        signed(standings.scoreDifference().mean(), 3), standings.scoreDifference().standardError());
    text.format("distinct games         %d\n", standings.distinctGames());
    for (int who = 0; who < 2; who++) {
      MoveTimes times = standings.times(who);
      text.format(
          "time a move, %d         mean %.3f ms, max %.3f ms\n",
          who + 1, times.mean() / 1e6, times.longest() / 1e6);
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
  }

  private static void row(Formatter text, String form, String name, Tally tally) {
    Interval interval = tally.interval();
    text.format(
        form,
        name,
        tally.games(),
        tally.wins(),
        tally.draws(),
        tally.losses(),
        percent(tally.rate()),
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
    return String.format(Locale.ROOT, "%.1f %%", 100 * share);
  }

  static String signed(double value, int digits) {
    if (Double.isInfinite(value)) {
      return value > 0 ? "+∞" : "-∞";
    }
    return String.format(Locale.ROOT, "%+." + digits + "f", value + 0.0);
  }

  /** One JSON object and a line break; a number that is infinite is null. */
  String json() {
    StringWriter text = new StringWriter();
    try (JsonGenerator json = JSON.createGenerator(text)) {
      json.writeStartObject();
      json.writeStringField("game", game);
      json.writeNumberField("seed", seed);
      json.writeBooleanField("swap", swap);
      json.writeNumberField("games", standings.games());
      json.writeBooleanField("interrupted", standings.games() < games);
      json.writeNumberField("opening", opening);
      json.writeArrayFieldStart("players");
      for (int who = 0; who < 2; who++) {
        writePlayer(json, who);
      }
      json.writeEndArray();
      number(json, "elo", standings.of(0).elo());
      interval(json, "eloInterval", standings.of(0).eloInterval());
      number(json, "scoreDifference", standings.scoreDifference().mean());
      number(json, "scoreDifferenceError", standings.scoreDifference().standardError());
      json.writeNumberField("distinctGames", standings.distinctGames());
      json.writeEndObject();
    } catch (IOException e) {
      throw new UncheckedIOException("a string takes all that is written to it", e);
    }
    return text + "\n";
  }

  private void writePlayer(JsonGenerator json, int who) throws IOException {
    json.writeStartObject();
    json.writeStringField("player", names.get(who));
    writeTally(json, standings.of(who));
    json.writeArrayFieldStart("seats");
    for (int seat = 0; seat < 2; seat++) {
      json.writeStartObject();
      writeTally(json, standings.of(who, seat));
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeNumberField("meanMs", standings.times(who).mean() / 1e6);
    json.writeNumberField("maxMs", standings.times(who).longest() / 1e6);
    json.writeNumberField("forfeits", standings.forfeits(who));
    json.writeEndObject();
  }

  private static void writeTally(JsonGenerator json, Tally tally) throws IOException {
    json.writeNumberField("wins", tally.wins());
    json.writeNumberField("draws", tally.draws());
    json.writeNumberField("losses", tally.losses());
    json.writeNumberField("score", tally.rate());
    interval(json, "interval", tally.interval());
  }

  private static void interval(JsonGenerator json, String name, Interval interval)
      throws IOException {
    json.writeArrayFieldStart(name);
    for (double end : new double[] {interval.low(), interval.high()}) {
      if (Double.isInfinite(end)) {
        json.writeNull();
      } else {
        json.writeNumber(end);
      }
    }
    json.writeEndArray();
  }

  private static void number(JsonGenerator json, String name, double value) throws IOException {
    if (Double.isInfinite(value)) {
      json.writeNullField(name);
    } else {
      json.writeNumberField(name, value);
    }
  }
}
