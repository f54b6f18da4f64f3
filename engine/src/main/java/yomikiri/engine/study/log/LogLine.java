package yomikiri.engine.study.log;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.zip.CRC32C;
import yomikiri.engine.match.Ending;
import yomikiri.engine.match.MoveTimes;

/**
 * A finished game as one line of the log: the CRC-32C of the rest in eight hexadecimal digits, a
 * blank, and a JSON object.
 */
public final class LogLine {
  private static final int SUM_DIGITS = 8;
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final JsonFactory FACTORY = new JsonFactory();

  private LogLine() {}

  /** The line without its break. */
  public static String write(Played game) {
    StringWriter text = new StringWriter();
    try (JsonGenerator json = FACTORY.createGenerator(text)) {
      json.writeStartObject();
      json.writeNumberField("game", game.number());
      json.writeStringField("moves", game.moves());
      json.writeArrayFieldStart("scores");
      for (int score : game.scores()) {
        json.writeNumber(score);
      }
      json.writeEndArray();
      json.writeArrayFieldStart("rewards");
      for (double reward : game.rewards()) {
        json.writeNumber(reward);
      }
      json.writeEndArray();
      if (game.ending() instanceof Ending.Forfeit forfeit) {
        json.writeObjectFieldStart("forfeit");
        json.writeNumberField("seat", forfeit.seat());
        json.writeStringField("fault", forfeit.word());
        json.writeStringField("reason", forfeit.reason());
        json.writeEndObject();
      }
      json.writeArrayFieldStart("nanos");
      for (MoveTimes times : game.times()) {
        numbers(json, times.moves(), times.total(), times.longest());
      }
      json.writeEndArray();
      if (game.account().isPresent()) {
        write(json, game.account().get());
      }
      json.writeEndObject();
    } catch (IOException e) {
      throw new UncheckedIOException("a string takes all that is written to it", e);
    }
    return sum(text.toString()) + " " + text;
  }

  private static void write(JsonGenerator json, Account account) throws IOException {
    if (account.from() > 0) {
      json.writeNumberField("from", account.from());
    }
    json.writeNumberField("value", account.value());
    json.writeArrayFieldStart("play");
    for (List<Account.Play> seat : account.seats()) {
      json.writeStartArray();
      for (Account.Play play : seat) {
        numbers(json, play.moves(), play.best(), play.loss());
      }
      json.writeEndArray();
    }
    json.writeEndArray();
  }

  private static void numbers(JsonGenerator json, long... numbers) throws IOException {
    json.writeArray(numbers, 0, numbers.length);
  }

  /** The game, or nothing if the line is not as it was written. */
  static Optional<Played> read(String line) {
    if (line.length() <= SUM_DIGITS || line.charAt(SUM_DIGITS) != ' ') {
      return Optional.empty();
    }
    String text = line.substring(SUM_DIGITS + 1);
    if (!line.startsWith(sum(text))) {
      return Optional.empty();
    }
    try {
      return Optional.of(played(JSON.readTree(text)));
    } catch (JsonProcessingException | IllegalArgumentException notOurs) {
      return Optional.empty();
    }
  }

  private static Played played(JsonNode json) {
    List<Integer> scores = new ArrayList<>();
    json.path("scores").forEach(score -> scores.add(score.intValue()));
    List<Double> rewards = new ArrayList<>();
    json.path("rewards").forEach(reward -> rewards.add(reward.doubleValue()));
    List<MoveTimes> times = new ArrayList<>();
    json.path("nanos")
        .forEach(
            seat -> times.add(new MoveTimes(number(seat, 0), number(seat, 1), number(seat, 2))));
    if (scores.size() != 2 || rewards.size() != 2 || times.size() != 2) {
      throw new IllegalArgumentException("not a game for two");
    }
    return new Played(
        json.path("game").asInt(-1),
        json.path("moves").asText(),
        scores,
        rewards,
        json.has("forfeit") ? forfeit(json.get("forfeit")) : new Ending.Normal(),
        times,
        json.has("value") ? Optional.of(account(json)) : Optional.empty());
  }

  private static Ending.Forfeit forfeit(JsonNode json) {
    return new Ending.Forfeit(
        json.path("seat").asInt(),
        Ending.Fault.valueOf(json.path("fault").asText().toUpperCase(Locale.ROOT)),
        json.path("reason").asText());
  }

  private static Account account(JsonNode json) {
    List<List<Account.Play>> seats = new ArrayList<>();
    for (JsonNode seat : json.path("play")) {
      List<Account.Play> phases = new ArrayList<>();
      seat.forEach(
          play -> phases.add(new Account.Play(number(play, 0), number(play, 1), number(play, 2))));
      seats.add(phases);
    }
    return new Account(json.path("from").asInt(), json.path("value").asInt(), seats);
  }

  private static long number(JsonNode array, int index) {
    return array.path(index).longValue();
  }

  private static String sum(String text) {
    CRC32C crc = new CRC32C();
    crc.update(text.getBytes(StandardCharsets.UTF_8));
    return String.format(Locale.ROOT, "%08x", crc.getValue());
  }
}
