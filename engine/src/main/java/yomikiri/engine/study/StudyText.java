package yomikiri.engine.study;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.dataformat.toml.TomlMapper;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import java.util.zip.CRC32C;
import yomikiri.engine.game.FoundToken;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.PlainText;
import yomikiri.engine.stats.Sprt;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.GameTime;
import yomikiri.engine.think.PlayerSpec;

/**
 * Studies as text in TOML, such as
 *
 * <pre>
 * game = 'mattix-6'
 * players = ['perfect', 'alphabeta:depth=1']
 * games = 500
 * seed = 1
 * </pre>
 *
 * Further settings are {@code fair}, for layouts that give all seats about equal shares, {@code
 * opening}, the random plies played before the players begin, which a game may have of itself,
 * {@code swap}, {@code self}, {@code gauntlet}, {@code neighbours}, {@code exact}, {@code sprt},
 * {@code shard}, {@code time}, such as {@code 'main=60s,increment=1s'}, which everybody has in each
 * game, {@code openings}, the openings of a suite from which games begin instead of dealt layouts,
 * {@code earlier}, tests that were taken back while it was played, and {@code budget}, such as
 * {@code 'time=100ms'}, which players without a limit get. A study that was read has names of
 * levels and the budget written out.
 */
public final class StudyText {
  /** The name of the file that holds a study's definition. */
  public static final String FILE = "study.toml";

  /** Bytes; more than any definition needs. */
  public static final int LONGEST = 1 << 20;

  static final List<String> KEYS =
      List.of(
          "game",
          "players",
          "games",
          "seed",
          "fair",
          "opening",
          "swap",
          "self",
          "gauntlet",
          "neighbours",
          "exact",
          "sprt",
          "shard",
          "budget",
          "time",
          "openings",
          "earlier");

  /** Stands for a setting that a study does without. */
  public static final String UNSET = "not set";

  private static final TomlMapper TOML = new TomlMapper();

  private StudyText() {}

  /** The text that {@link #read} reads. */
  public static String write(Study study) {
    try {
      return TOML.writeValueAsString(tree(study));
    } catch (JsonProcessingException e) {
      throw new IllegalStateException(e);
    }
  }

  /**
   * Reads a study and checks it.
   *
   * @param kits finds a game by its id
   * @param unsaid the opening where the text says none: {@link Game#usualOpening} of a study yet to
   *     begin, 0 of one that was begun so
   * @throws NotationException naming the place of what is wrong
   * @throws StudyException if there can be no such study
   */
  public static Study read(
      String written, Function<String, Optional<GameKit<?>>> kits, ToIntFunction<Game<?>> unsaid)
      throws NotationException, StudyException {
    StudyFields fields = fields(written);
    fields.checkKeys(KEYS);
    GameKit<?> kit = fields.kit(kits);
    Map<String, String> budget = fields.budget();
    List<PlayerSpec> players = new ArrayList<>();
    for (String player : fields.texts("players")) {
      players.add(fields.player("players", kit, player, budget));
    }
    Optional<String> champion = fields.text("gauntlet");
    Study study =
        new Study(
            kit.game().id(),
            kit.game().players(),
            players,
            (int) fields.whole("games", 1, 9_999_999),
            fields.whole("seed", Long.MIN_VALUE, Long.MAX_VALUE),
            fields.flag("fair", false),
            (int)
                fields.whole(
                    "opening",
                    fields.has("openings") ? 0 : unsaid.applyAsInt(kit.game()),
                    0,
                    9_999_999),
            fields.flag("swap", true),
            fields.flag("self", false),
            champion.isEmpty()
                ? Optional.empty()
                : Optional.of(fields.player("gauntlet", kit, champion.get(), budget)),
            fields.flag("neighbours", false),
            fields.flag("exact", false),
            fields.sprt(),
            fields.shard(),
            fields.time(),
            fields.has("openings") ? fields.texts("openings") : List.of(),
            fields.earlier());
    study.check(kit);
    return study;
  }

  /** The settings in a text. */
  static StudyFields fields(String written) throws NotationException {
    String text = plain(written);
    try {
      return new StudyFields(text, TOML.readTree(text));
    } catch (JsonProcessingException e) {
      throw malformed(text, e);
    }
  }

  /** With plain blanks and line breaks outside quotation marks, as TOML wants them. */
  private static String plain(String written) {
    StringBuilder text = new StringBuilder(PlainText.lines(written));
    char quote = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '\n' || c == quote) {
        quote = 0;
      } else if (quote == 0 && (c == '"' || c == '\'')) {
        quote = c;
      } else if (quote == 0 && PlainText.isBlank(c)) {
        text.setCharAt(i, ' ');
      }
    }
    return text.toString();
  }

  private static NotationException malformed(String text, JsonProcessingException fault) {
    JsonLocation place = fault.getLocation();
    int line = place == null ? 1 : Math.max(1, place.getLineNr());
    int column = place == null ? 1 : Math.max(1, place.getColumnNr());
    String found = text.lines().skip(line - 1L).findFirst().orElse("").strip();
    FoundToken token = found.isEmpty() ? new FoundToken.End() : new FoundToken.Piece(found);
    return new NotationException(line, column, "study.malformed", token.english());
  }

  private static ObjectNode tree(Study study) {
    ObjectNode tree = TOML.createObjectNode();
    tree.put("game", study.game());
    ArrayNode players = tree.putArray("players");
    study.names().forEach(players::add);
    tree.put("games", study.games());
    tree.put("seed", study.seed());
    if (study.fair()) {
      tree.put("fair", true);
    }
    tree.put("opening", study.opening());
    tree.put("swap", study.swap());
    tree.put("self", study.self());
    study.gauntlet().ifPresent(champion -> tree.put("gauntlet", champion.toString()));
    if (study.neighbours()) {
      tree.put("neighbours", true);
    }
    tree.put("exact", study.exact());
    study.sprt().ifPresent(sprt -> put(sprt, tree.putObject("sprt")));
    if (!study.shard().isWhole()) {
      tree.put("shard", study.shard().toString());
    }
    if (!study.time().equals(GameTime.FREE)) {
      tree.put("time", study.time().toString());
    }
    if (!study.openings().isEmpty()) {
      ArrayNode openings = tree.putArray("openings");
      study.openings().forEach(openings::add);
    }
    if (!study.earlier().isEmpty()) {
      ArrayNode earlier = tree.putArray("earlier");
      for (Study.EarlierTest test : study.earlier()) {
        ObjectNode one = earlier.addObject().put("until", test.until());
        test.sprt().ifPresent(sprt -> put(sprt, one));
      }
    }
    return tree;
  }

  static void put(Sprt sprt, ObjectNode into) {
    into.put("elo0", sprt.elo0())
        .put("elo1", sprt.elo1())
        .put("alpha", sprt.alpha())
        .put("beta", sprt.beta());
  }

  /** Every setting as its name and what it is set to, the same names for all studies. */
  public static List<List<String>> settings(Study study) {
    ObjectNode tree = tree(study);
    return KEYS.stream()
        .map(key -> List.of(key, tree.has(key) ? shown(key, tree.get(key)) : UNSET))
        .toList();
  }

  /** Of a suite only how long it is and a sum that another one does not have. */
  private static String shown(String key, JsonNode value) {
    if (key.equals("openings")) {
      CRC32C sum = new CRC32C();
      sum.update(value.toString().getBytes(StandardCharsets.UTF_8));
      return value.size() + " of sum " + Long.toHexString(sum.getValue());
    }
    return value.isTextual() ? value.textValue() : value.toString().replace("\"", "");
  }
}
