package yomikiri.engine.cli;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.Notation;
import yomikiri.engine.game.Position;
import yomikiri.engine.search.Ranking;
import yomikiri.engine.think.SearchReport;
import yomikiri.engine.think.Thought;
import yomikiri.engine.think.Verdict;

/**
 * What {@code solve} has found out about a position, seen by the seat to move.
 *
 * @param value the best move's verdict; of a finished position its margin
 * @param proven whether no further thought can change the value
 * @param moves those with a value of their own, best first
 * @param nodes positions visited or playouts made
 * @param nanos time taken, in nanoseconds
 */
public record Answer(
    String position, Verdict value, boolean proven, List<Move> moves, long nodes, long nanos) {
  private static final JsonFactory JSON = new JsonFactory();

  public Answer {
    moves = List.copyOf(moves);
  }

  /** A move as text and what is said of it. */
  record Move(String text, Verdict verdict) {}

  /** The answer to a position that is over. */
  static <P extends Position> Answer finished(Game<P> game, P position) {
    Verdict margin = new Verdict.Points(position.lead(Thought.seat(position)), true);
    return new Answer(game.notation().positionText(position), margin, true, List.of(), 0, 0);
  }

  /**
   * The answer that a search gave.
   *
   * @param report one with at least one move
   */
  static <P extends Position> Answer of(Game<P> game, P position, SearchReport report) {
    Notation<P> notation = game.notation();
    List<Move> moves =
        report.moves().stream()
            .filter(ranked -> !Ranking.isBound(ranked.verdict()))
            .map(ranked -> new Move(notation.moveText(ranked.move()), ranked.verdict()))
            .toList();
    return new Answer(
        notation.positionText(position),
        report.moves().getFirst().verdict(),
        report.moves().stream().allMatch(ranked -> ranked.verdict().proven()),
        moves,
        report.nodes(),
        report.nanos());
  }

  /** All moves as good as the best one. */
  List<String> best() {
    return moves.stream()
        .filter(move -> Ranking.worth(move.verdict()) == Ranking.worth(value))
        .map(Move::text)
        .toList();
  }

  /** One line for people: position, value, best moves, all moves, parted by tabs. */
  String text() {
    String head = position + "\t" + text(value, proven) + "\t";
    if (moves.isEmpty()) {
      return head + "over";
    }
    return head
        + String.join(" ", best())
        + "\t"
        + moves.stream()
            .map(move -> move.text() + ":" + text(move.verdict(), move.verdict().proven()))
            .collect(Collectors.joining(" "));
  }

  /** One line for programs: a JSON object. */
  String json() {
    StringWriter text = new StringWriter();
    try (JsonGenerator json = JSON.createGenerator(text)) {
      json.writeStartObject();
      json.writeStringField("position", position);
      writeValue(json, "value", value);
      json.writeBooleanField("proven", proven);
      json.writeArrayFieldStart("best");
      for (String move : best()) {
        json.writeString(move);
      }
      json.writeEndArray();
      json.writeObjectFieldStart("moves");
      for (Move move : moves) {
        writeValue(json, move.text(), move.verdict());
      }
      json.writeEndObject();
      json.writeNumberField("nodes", nodes);
      json.writeNumberField("ms", Math.round(nanos / 1e3) / 1e3);
      json.writeEndObject();
    } catch (IOException e) {
      throw new UncheckedIOException("a string takes all that is written to it", e);
    }
    return text.toString();
  }

  private static void writeValue(JsonGenerator json, String name, Verdict verdict)
      throws IOException {
    switch (verdict) {
      case Verdict.Points points -> json.writeNumberField(name, points.value());
      case Verdict.WinRate rate -> json.writeNumberField(name, rate.p());
      case Verdict.Estimate estimate -> json.writeNumberField(name, estimate.value());
      case Verdict.Learnt learnt -> json.writeNumberField(name, learnt.value());
    }
  }

  /** A value, marked with {@code ~} where it is an estimate. */
  private static String text(Verdict verdict, boolean proven) {
    String text =
        switch (verdict) {
          case Verdict.Points points -> Integer.toString(points.value());
          case Verdict.WinRate rate -> String.format(Locale.ROOT, "%.1f%%", 100 * rate.p());
          case Verdict.Estimate estimate -> Integer.toString(estimate.value());
          case Verdict.Learnt learnt -> String.format(Locale.ROOT, "%.1f%%", 100 * learnt.value());
        };
    return proven ? text : "~" + text;
  }
}
