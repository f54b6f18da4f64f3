package yomikiri.engine.study;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import yomikiri.engine.file.Shard;
import yomikiri.engine.game.FoundToken;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.stats.Sprt;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.GameTime;
import yomikiri.engine.think.PlayerSpec;

/** The settings of a study's text; a fault is reported with the place of its name. */
record StudyFields(String text, JsonNode tree) {
  private static final List<String> SPRT_KEYS = List.of("elo0", "elo1", "alpha", "beta");

  void checkKeys(List<String> known) throws NotationException {
    List<String> keys = new ArrayList<>();
    tree.fieldNames().forEachRemaining(keys::add);
    for (String key : keys) {
      if (!known.contains(key)) {
        throw fault(key, "study.unknown", FoundToken.shortened(key), String.join(", ", known));
      }
    }
  }

  boolean has(String key) {
    return tree.has(key);
  }

  GameKit<?> kit(Function<String, Optional<GameKit<?>>> kits) throws NotationException {
    String id = text("game").orElse(null);
    if (id == null) {
      throw missing("game");
    }
    GameKit<?> kit = kits.apply(id).orElse(null);
    if (kit == null) {
      throw fault("game", "study.game", FoundToken.shortened(id));
    }
    return kit;
  }

  Optional<String> text(String key) throws NotationException {
    JsonNode value = tree.get(key);
    if (value == null) {
      return Optional.empty();
    }
    if (!value.isTextual()) {
      throw wrong(key, "text in quotes", value);
    }
    return Optional.of(value.textValue());
  }

  List<String> texts(String key) throws NotationException {
    JsonNode value = tree.get(key);
    if (value == null) {
      throw missing(key);
    }
    List<String> texts = new ArrayList<>();
    for (JsonNode element : value) {
      if (element.isTextual()) {
        texts.add(element.textValue());
      }
    }
    if (!value.isArray() || texts.size() != value.size() || texts.isEmpty()) {
      throw wrong(key, "a list of texts such as ['perfect', 'greedy']", value);
    }
    return texts;
  }

  boolean flag(String key, boolean otherwise) throws NotationException {
    JsonNode value = tree.get(key);
    if (value == null) {
      return otherwise;
    }
    if (!value.isBoolean()) {
      throw wrong(key, "true or false", value);
    }
    return value.booleanValue();
  }

  long whole(String key, long least, long most) throws NotationException {
    if (!tree.has(key)) {
      throw missing(key);
    }
    return whole(key, 0, least, most);
  }

  long whole(String key, long otherwise, long least, long most) throws NotationException {
    JsonNode value = tree.get(key);
    if (value == null) {
      return otherwise;
    }
    if (!value.isIntegralNumber()
        || !value.canConvertToLong()
        || value.longValue() < least
        || value.longValue() > most) {
      String range = least == Long.MIN_VALUE ? "" : " from " + least + " to " + most;
      throw wrong(key, "a whole number" + range, value);
    }
    return value.longValue();
  }

  /** What players without a limit get. */
  Map<String, String> budget() throws NotationException {
    Optional<String> budget = text("budget");
    try {
      return budget.isEmpty() ? Map.of() : PlayerSpec.parseSettings(budget.get());
    } catch (NotationException e) {
      throw inside("budget", budget.orElseThrow(), e);
    }
  }

  GameTime time() throws NotationException {
    Optional<String> time = text("time");
    try {
      return time.isEmpty() ? GameTime.FREE : GameTime.parse(time.get());
    } catch (NotationException e) {
      throw inside("time", time.orElseThrow(), e);
    }
  }

  PlayerSpec player(String key, GameKit<?> kit, String player, Map<String, String> budget)
      throws NotationException {
    try {
      return kit.parseSpec(player, budget);
    } catch (NotationException e) {
      throw inside(key, player, e);
    }
  }

  private NotationException inside(String key, String value, NotationException e) {
    int[] place = place(key);
    return new NotationException(
        place[0],
        place[1],
        e.fault(),
        e.details(),
        key + ", " + FoundToken.quoted(value) + ": " + e.getMessage());
  }

  Optional<Sprt> sprt() throws NotationException {
    JsonNode value = tree.get("sprt");
    return value == null ? Optional.empty() : Optional.of(sprt("sprt", value, SPRT_KEYS));
  }

  List<Study.EarlierTest> earlier() throws NotationException {
    List<Study.EarlierTest> all = new ArrayList<>();
    for (JsonNode value : tree.path("earlier")) {
      int until = value.path("until").asInt(-1);
      if (until <= (all.isEmpty() ? -1 : all.getLast().until())) {
        throw wrong("earlier", "tests such as {until = 120}, each until a later game", value);
      }
      List<String> keys = new ArrayList<>(SPRT_KEYS);
      keys.add("until");
      Optional<Sprt> test =
          value.size() == 1 ? Optional.empty() : Optional.of(sprt("earlier", value, keys));
      all.add(new Study.EarlierTest(until, test));
    }
    return all;
  }

  private Sprt sprt(String key, JsonNode value, List<String> known) throws NotationException {
    List<String> keys = new ArrayList<>();
    value.fieldNames().forEachRemaining(keys::add);
    double[] numbers =
        SPRT_KEYS.stream().mapToDouble(name -> value.path(name).asDouble(Double.NaN)).toArray();
    String expected =
        "a test such as {elo0 = 0, elo1 = 10, alpha = 0.05, beta = 0.05}: " + Sprt.EXPECTED;
    try {
      if (known.containsAll(keys)) {
        return new Sprt(numbers[0], numbers[1], numbers[2], numbers[3]);
      }
    } catch (IllegalArgumentException e) {
      throw (NotationException) wrong(key, expected, value).initCause(e);
    }
    throw wrong(key, expected, value);
  }

  Shard shard() throws NotationException {
    String shard = text("shard").orElse(Shard.WHOLE.toString());
    return Shard.parse(shard)
        .orElseThrow(() -> fault("shard", "study.shard", FoundToken.shortened(shard)));
  }

  private NotationException wrong(String key, String expected, JsonNode found) {
    return fault(key, "study.value", key, expected, FoundToken.shortened(found.toString()));
  }

  private NotationException missing(String key) {
    return new NotationException(1 + (int) text.lines().count(), 1, "study.missing", key);
  }

  /** A fault in the setting {@code key}. */
  private NotationException fault(String key, String fault, Object... details) {
    int[] place = place(key);
    return new NotationException(place[0], place[1], fault, details);
  }

  /** The line and column at which the name of the setting {@code key} stands first. */
  private int[] place(String key) {
    Matcher place =
        Pattern.compile("(?m)^\\h*[\\[\"']*" + Pattern.quote(key) + "(?![\\w-])").matcher(text);
    int start = place.find() ? place.end() - key.length() : 0;
    String before = text.substring(0, start);
    return new int[] {
      1 + (int) before.chars().filter(c -> c == '\n').count(), start - before.lastIndexOf('\n')
    };
  }
}
