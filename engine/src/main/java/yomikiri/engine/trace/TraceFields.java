package yomikiri.engine.trace;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import yomikiri.engine.game.FoundToken;
import yomikiri.engine.game.NotationException;

/** The fields of one line of a trace; what is wrong with one is reported with its place. */
final class TraceFields {
  private static final int MOST_DIGITS = 1 << 24; // so that sums and negatives fit an int
  private static final JsonMapper JSON =
      JsonMapper.builder()
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
          .build();

  private final int number;
  private final String line;
  private final JsonNode tree;

  /** {@code number} of the line, from 1. */
  TraceFields(int number, String line) throws NotationException {
    this.number = number;
    this.line = line;
    try {
      tree = JSON.readTree(line);
    } catch (JsonProcessingException e) {
      int column = e.getLocation() == null ? 1 : Math.max(1, e.getLocation().getColumnNr());
      throw new NotationException(
          number, Math.min(column, line.length() + 1), "trace.json", FoundToken.shortened(line));
    }
    if (!tree.isObject()) {
      throw new NotationException(number, 1, "trace.json", FoundToken.shortened(line));
    }
  }

  /** Where the name of a field stands, from 0; -1 if it does not. */
  private int at(String key) {
    Matcher matcher = Pattern.compile(Pattern.quote("\"" + key + "\"") + "\\s*:").matcher(line);
    return matcher.find() ? matcher.start() : -1;
  }

  /** A fault at a field, or at the beginning of the line if it is not there. */
  NotationException fault(String key, String fault, Object... details) {
    return new NotationException(number, Math.max(0, at(key)) + 1, fault, details);
  }

  private NotationException wrong(String key, String expected) {
    return fault(
        key, "trace.field", key, expected, FoundToken.shortened(tree.path(key).toString()));
  }

  boolean has(String key) {
    return tree.hasNonNull(key);
  }

  /** That nothing else is set. */
  void checkKeys(Set<String> known) throws NotationException {
    for (String key : (Iterable<String>) tree::fieldNames) {
      if (!known.contains(key)) {
        throw fault(
            key,
            "trace.unknown",
            FoundToken.shortened(key),
            String.join(", ", new TreeSet<>(known)));
      }
    }
  }

  private JsonNode needed(String key) throws NotationException {
    if (!has(key)) {
      throw fault(key, "trace.missing", key);
    }
    return tree.get(key);
  }

  String text(String key) throws NotationException {
    JsonNode value = needed(key);
    if (!value.isTextual()) {
      throw wrong(key, "\"…\"");
    }
    return value.textValue();
  }

  int whole(String key, int least, int most) throws NotationException {
    JsonNode value = needed(key);
    if (!value.isIntegralNumber()
        || !value.canConvertToInt()
        || value.intValue() < least
        || value.intValue() > most) {
      throw wrong(key, least + " … " + most);
    }
    return value.intValue();
  }

  int value(String key) throws NotationException {
    return whole(key, -MOST_DIGITS, MOST_DIGITS);
  }

  int value(String key, int unset) throws NotationException {
    return has(key) ? value(key) : unset;
  }

  double real(String key, double least, double most) throws NotationException {
    return real(key, needed(key), least, most);
  }

  private double real(String key, JsonNode value, double least, double most)
      throws NotationException {
    if (!value.isNumber() || !(value.doubleValue() >= least) || !(value.doubleValue() <= most)) {
      throw wrong(key, least + " … " + most);
    }
    return value.doubleValue();
  }

  /** Numbers, as many as {@code count}; what is null is NaN. */
  List<Double> reals(String key, int count, double most) throws NotationException {
    return reals(key, needed(key), count, most);
  }

  private List<Double> reals(String key, JsonNode list, int count, double most)
      throws NotationException {
    if (!list.isArray() || list.size() != count) {
      throw wrong(key, "[" + count + " × 0 … " + (long) most + "]");
    }
    List<Double> reals = new ArrayList<>();
    for (JsonNode value : list) {
      reals.add(value.isNull() ? Double.NaN : real(key, value, -most, most));
    }
    return reals;
  }

  /** Lists of numbers, each with {@code least} to {@code most} of them. */
  List<List<Double>> lists(String key, int least, int most) throws NotationException {
    JsonNode lists = needed(key);
    List<List<Double>> all = new ArrayList<>();
    for (JsonNode list : lists) {
      if (list.size() != least && list.size() != most) {
        throw wrong(key, "[[1, …], …]");
      }
      all.add(reals(key, list, list.size(), 1e12));
    }
    if (!lists.isArray()) {
      throw wrong(key, "[[1, …], …]");
    }
    return all;
  }

  /** A text, or a list of as many as {@code count}. */
  List<String> texts(String key, int count) throws NotationException {
    JsonNode value = needed(key);
    List<String> texts = new ArrayList<>();
    if (value.isTextual()) {
      texts.add(value.textValue());
    }
    for (JsonNode each : value) {
      if (each.isTextual()) {
        texts.add(each.textValue());
      }
    }
    if (texts.size() != count || value.isObject() || value.isArray() && value.size() != count) {
      throw wrong(key, count == 1 ? "\"…\"" : "[" + count + " × \"…\"]");
    }
    return texts;
  }

  /** One of several words, as {@link #word} writes them. */
  <E extends Enum<E>> E one(String key, List<E> choices) throws NotationException {
    String text = text(key);
    for (E choice : choices) {
      if (word(choice).equals(text)) {
        return choice;
      }
    }
    throw wrong(key, String.join(", ", choices.stream().map(TraceFields::word).toList()));
  }

  /** How a constant stands in a trace, such as {@code at-least}. */
  static String word(Enum<?> choice) {
    return choice.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** The same fault of a move's text, seen in this line. */
  NotationException at(String key, NotationException inMove) {
    return inMove.movedTo(number, line.indexOf('"', line.indexOf(':', Math.max(0, at(key)))) + 1);
  }
}
