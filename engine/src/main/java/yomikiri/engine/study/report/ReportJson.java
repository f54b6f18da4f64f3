package yomikiri.engine.study.report;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.Locale;
import yomikiri.engine.stats.Counts;
import yomikiri.engine.stats.Estimate;
import yomikiri.engine.stats.Histogram;
import yomikiri.engine.stats.Interval;
import yomikiri.engine.stats.Sprt;
import yomikiri.engine.stats.Tally;
import yomikiri.engine.study.Study;
import yomikiri.engine.study.StudyText;
import yomikiri.engine.study.log.Account;
import yomikiri.engine.think.PlayerSpec;

/**
 * The final file for programs. Numbers are rounded to six digits, so that the last bits of a
 * machine's arithmetic do not show; one that is infinite is null.
 */
final class ReportJson {
  private static final JsonFactory JSON = new JsonFactory();
  private static final int DIGITS = 6;
  private static final List<String> PHASES = List.of("opening", "middle", "end");

  private final Findings findings;
  private final Study study;
  private final JsonGenerator json;

  private ReportJson(Findings findings, JsonGenerator json) {
    this.findings = findings;
    this.study = findings.study();
    this.json = json;
  }

  static String text(Findings findings) {
    StringWriter text = new StringWriter();
    try (JsonGenerator json = JSON.createGenerator(text)) {
      json.enable(JsonGenerator.Feature.STRICT_DUPLICATE_DETECTION);
      json.setPrettyPrinter(new DefaultPrettyPrinter());
      new ReportJson(findings, json).write();
    } catch (IOException e) {
      throw new UncheckedIOException("a string takes all that is written to it", e);
    }
    return text.toString().replace("\r\n", "\n") + "\n";
  }

  private void write() throws IOException {
    json.writeStartObject();
    json.writeObjectFieldStart("study");
    for (List<String> setting : StudyText.settings(study)) {
      if (!setting.get(1).equals(StudyText.UNSET)) {
        json.writeStringField(setting.get(0), setting.get(1));
      }
    }
    json.writeEndObject();
    json.writeNumberField("games", findings.games());
    json.writeBooleanField("finished", findings.isDone());
    json.writeArrayFieldStart("pairings");
    for (PairingResult pairing : findings.pairings()) {
      write(pairing);
    }
    json.writeEndArray();
    writePlayers();
    writeSeats();
    writeDepths();
    write("scoreDifferences", findings.differences());
    if (study.exact()) {
      write("layoutValues", findings.layouts());
    }
    json.writeEndObject();
  }

  private void write(PairingResult result) throws IOException {
    json.writeStartObject();
    json.writeStringField("first", name(result.pairing().first()));
    json.writeStringField("second", name(result.pairing().second()));
    json.writeNumberField("planned", result.planned());
    write(result.tally(), result.estimate());
    counts(result.results());
    number("meanDifference", result.difference());
    if (study.exact()) {
      if (result.accountFrom() > 0) {
        number("accountFrom", result.accountFrom());
      }
      number("layout", result.layout());
      json.writeArrayFieldStart("pointsLost");
      for (double loss : result.losses()) {
        number(loss);
      }
      json.writeEndArray();
    }
    json.writeArrayFieldStart("forfeits");
    for (int forfeits : result.forfeits()) {
      json.writeNumber(forfeits);
    }
    json.writeEndArray();
    json.writeArrayFieldStart("bySeat");
    for (Tally tally : result.bySeat()) {
      json.writeStartObject();
      write(tally);
      json.writeEndObject();
    }
    json.writeEndArray();
    if (study.sprt().isPresent()) {
      write(study.sprt().get(), result);
    }
    convergence(result.convergence());
    json.writeEndObject();
  }

  private void write(Sprt sprt, PairingResult result) throws IOException {
    json.writeObjectFieldStart("sprt");
    number("ratio", result.ratio());
    number("lower", sprt.lower());
    number("upper", sprt.upper());
    json.writeStringField("verdict", result.verdict().name().toLowerCase(Locale.ROOT));
    json.writeEndObject();
  }

  private void convergence(Convergence convergence) throws IOException {
    json.writeArrayFieldStart("convergence");
    for (Convergence.Point point : convergence.points()) {
      json.writeStartArray();
      json.writeNumber(point.games());
      number(point.rate());
      number(point.interval().low());
      number(point.interval().high());
      number(point.ratio());
      json.writeEndArray();
    }
    json.writeEndArray();
  }

  private void writePlayers() throws IOException {
    CrossTable table = findings.crossTable();
    json.writeArrayFieldStart("players");
    for (int player = 0; player < table.players().size(); player++) {
      json.writeStartObject();
      json.writeStringField("player", name(player));
      CrossTable.Cell total = table.totals().get(player);
      write(total.tally(), total.estimate());
      if (study.exact()) {
        List<Account.Play> play = findings.play(player);
        write("play", play.stream().reduce(Account.Play.NONE, Account.Play::plus));
        for (int phase = 0; phase < Account.PHASES; phase++) {
          write(PHASES.get(phase), play.get(phase));
        }
      }
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  private void write(String name, Account.Play play) throws IOException {
    json.writeObjectFieldStart(name);
    json.writeNumberField("moves", play.moves());
    number("bestShare", play.bestShare());
    number("meanLoss", play.meanLoss());
    json.writeEndObject();
  }

  private void writeSeats() throws IOException {
    SeatAdvantage seats = findings.seatAdvantage();
    json.writeObjectFieldStart("firstSeat");
    write(seats.all().tally(), seats.all().estimate());
    number("meanDifference", seats.difference());
    json.writeEndObject();
  }

  private void writeDepths() throws IOException {
    json.writeArrayFieldStart("depthCurves");
    for (DepthCurve curve : findings.depthCurves()) {
      json.writeStartObject();
      json.writeStringField("family", curve.family().toString());
      json.writeStringField("opponent", curve.opponent().map(PlayerSpec::toString).orElse("all"));
      json.writeArrayFieldStart("points");
      for (DepthCurve.Point point : curve.points()) {
        json.writeStartObject();
        json.writeNumberField("depth", point.depth());
        write(point.tally(), point.estimate());
        json.writeEndObject();
      }
      json.writeEndArray();
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  private void write(String name, Histogram histogram) throws IOException {
    json.writeObjectFieldStart(name);
    json.writeNumberField("games", histogram.games());
    number("mean", histogram.mean());
    number("deviation", histogram.deviation());
    json.writeNumberField("wins", histogram.wins());
    json.writeNumberField("draws", histogram.draws());
    json.writeNumberField("losses", histogram.losses());
    json.writeArrayFieldStart("bars");
    for (Histogram.Bar bar : histogram.bars()) {
      json.writeArray(
          new long[] {bar.from(), bar.to(), bar.wins(), bar.draws(), bar.losses()}, 0, 5);
    }
    json.writeEndArray();
    json.writeEndObject();
  }

  private void write(Tally tally) throws IOException {
    json.writeNumberField("games", tally.games());
    json.writeNumberField("wins", tally.wins());
    json.writeNumberField("draws", tally.draws());
    json.writeNumberField("losses", tally.losses());
  }

  private void write(Tally tally, Estimate estimate) throws IOException {
    write(tally);
    number("rate", tally.rate());
    interval("interval", estimate.interval());
    number("elo", estimate.elo());
    interval("eloInterval", estimate.eloInterval());
    number("superiority", estimate.superiority());
  }

  private void counts(Counts counts) throws IOException {
    json.writeArrayFieldStart(counts.isOfPairs() ? "pairs" : "results");
    for (long count : counts.numbers()) {
      json.writeNumber(count);
    }
    json.writeEndArray();
  }

  private void interval(String name, Interval interval) throws IOException {
    json.writeArrayFieldStart(name);
    number(interval.low());
    number(interval.high());
    json.writeEndArray();
  }

  private void number(String name, double value) throws IOException {
    json.writeFieldName(name);
    number(value);
  }

  private void number(double value) throws IOException {
    if (Double.isFinite(value)) {
      BigDecimal rounded = BigDecimal.valueOf(value).setScale(DIGITS, RoundingMode.HALF_EVEN);
      json.writeNumber(rounded.stripTrailingZeros().toPlainString());
    } else {
      json.writeNull();
    }
  }

  private String name(int player) {
    return study.names().get(player);
  }
}
