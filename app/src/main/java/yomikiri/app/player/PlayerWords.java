package yomikiri.app.player;

import java.math.BigDecimal;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import yomikiri.app.text.Figures;
import yomikiri.app.text.Texts;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.outside.Engines;
import yomikiri.engine.think.Level;
import yomikiri.engine.think.Parameter;
import yomikiri.engine.think.PlayerSpec;

/** Names players and their settings, the same on every screen. */
public final class PlayerWords {
  private static final String ENGINE = Engines.TYPE + ":" + Engines.NAME.name() + "=";
  private static final double MANY = 1e8;
  private static final int RUNG_WORDS = 10;
  private static final Set<String> CHECKSUMS = Set.of("labelled", "from"); // of files
  private static final Pattern FIGURE = Pattern.compile("\\d{1,15}(\\.\\d{1,15})?");

  /** Where trainings keep what was learnt: last of all, and after so many games. */
  private static final Pattern LEARNT =
      Pattern.compile("(?<training>[^/]+)/(?:latest|checkpoints/(?<games>\\d{1,15}))\\.learnt");

  /** The folder of a study or training begun here: its time, its game, then maybe a number. */
  private static final Pattern BEGUN = Pattern.compile("\\d{8}-\\d{6}-(?<game>.+?)(?:-\\d+)?");

  /** The last name in a path, without its ending. */
  private static final Pattern STEM = Pattern.compile(".*?(?<stem>[^/]+?)(?:\\.learnt)?");

  private final Texts texts;

  public PlayerWords(Texts texts) {
    this.texts = texts;
  }

  /** A player's name, its spec's where there is no other; of an engine the one it bears. */
  public String player(String name) {
    return name.startsWith(ENGINE)
        ? name.substring(ENGINE.length())
        : known("player." + name, name);
  }

  /** A player with all that is set, such as {@code Alpha-beta, depth 4}. */
  public String player(PlayerSpec spec) {
    Optional<String> engine = Engines.name(spec);
    String name = engine.orElseGet(() -> player(spec.name()));
    List<String> set =
        spec.settings().keySet().stream()
            .filter(key -> engine.isEmpty() || !key.equals(Engines.NAME.name()))
            .toList();
    return set.isEmpty() ? name : texts.get("player-set", name, settings(spec, set));
  }

  /** A player as records name it, whether or not it plays their game; empty for anybody else. */
  public Optional<String> recorded(String name) {
    try {
      PlayerSpec spec = PlayerSpec.parse(name);
      return texts.has("player." + spec.name()) ? Optional.of(player(spec)) : Optional.empty();
    } catch (NotationException somebody) {
      return Optional.empty();
    }
  }

  /** Those settings of a player that are {@code named}, such as {@code depth 9, 100 ms}. */
  public String settings(PlayerSpec spec, Collection<String> named) {
    return texts.listed(
        spec.settings().entrySet().stream()
            .filter(setting -> named.contains(setting.getKey()))
            .map(setting -> set(setting.getKey(), setting.getValue()))
            .toList());
  }

  /** A CPU of a level, by its level; any other one by its player and all that is set. */
  public String cpu(Level level) {
    if (isEngine(level)) {
      return player(level.name());
    }
    return level.isRung()
        ? texts.get("level.rung", level.rung(), rung(level))
        : isNamed(level) ? texts.get("level." + level.name()) : player(level.spec());
  }

  /** In a word whom a rung is for, by how high it is on its ladder. */
  private String rung(Level level) {
    int word = (level.rung() - 1) * RUNG_WORDS / level.rungs();
    return texts.get("level.rung." + word);
  }

  /** Whether the level has a name of its own. */
  public boolean isNamed(Level level) {
    return level.isRung() || isEngine(level) || texts.has("level." + level.name());
  }

  /** Whether it is an engine of which nothing but the time is chosen. */
  private static boolean isEngine(Level level) {
    return level.name().startsWith(ENGINE) && level.name().indexOf(',') < 0;
  }

  /** A value of a setting, such as {@code depth 9}. */
  public String set(Parameter parameter, String value) {
    return set(parameter.name(), value);
  }

  private String set(String name, String value) {
    OptionalDouble millis = Parameter.TIME.valueOf(value);
    if (name.equals(Parameter.TIME.name()) && millis.isPresent()) {
      double time = millis.getAsDouble();
      return time < 1000
          ? texts.get("setting-set.millis", Figures.shortSeconds(time))
          : texts.get("setting-set.seconds", Figures.shortSeconds(time / 1000));
    }
    String key = "setting-set." + name;
    OptionalDouble megabytes = Parameter.MEMORY.valueOf(value);
    if (name.equals(Parameter.MEMORY.name()) && megabytes.isPresent()) {
      return texts.get(key, BigDecimal.valueOf(megabytes.getAsDouble()));
    }
    if (name.equals("file")) {
      return file(value);
    }
    if (CHECKSUMS.contains(name) && !texts.has(key + "." + value)) {
      return texts.get(key, value);
    }
    return texts.has(key) && FIGURE.matcher(value).matches()
        ? texts.get(key, new BigDecimal(value))
        : known(key + "." + value, name + " " + value);
  }

  private String file(String name) {
    Matcher learnt = LEARNT.matcher(name);
    if (!learnt.matches()) {
      Matcher stem = STEM.matcher(name);
      return texts.get("setting-set.file", stem.matches() ? stem.group("stem") : name);
    }
    String training = training(learnt.group("training"));
    String games = learnt.group("games");
    return games == null
        ? texts.get("setting-set.latest", training)
        : texts.get("setting-set.checkpoint", training, Long.parseLong(games));
  }

  /** A training by its game; where its folder does not tell that, by the folder's name. */
  private String training(String folder) {
    return game(folder)
        .map(game -> texts.get("setting-set.training", game))
        .orElseGet(
            () ->
                BEGUN.matcher(folder).matches()
                    ? texts.get("setting-set.training-unknown")
                    : texts.get("setting-set.training-named", folder));
  }

  /** The game of a study or training begun in the app, by its folder; empty if that is unknown. */
  public Optional<String> game(String folder) {
    Matcher begun = BEGUN.matcher(folder);
    return begun.matches()
        ? Stream.of(folder.substring(begun.start("game")), begun.group("game"))
            .map(id -> "game." + id)
            .filter(texts::has)
            .findFirst()
            .map(texts::get)
        : Optional.empty();
  }

  public String setting(Parameter parameter) {
    return known("setting." + parameter.name(), parameter.name());
  }

  /** That a player would think for ever unless one of these is set. */
  String noLimit(String player, List<Parameter> limits) {
    return limits.size() == 1
        ? wrong(limits.getFirst())
        : texts.get(
            "setting-wrong.limit",
            player(player),
            texts.listed(limits.stream().map(this::setting).toList()));
  }

  /** What is wrong with a setting. */
  public String wrong(Parameter parameter) {
    return switch (parameter.kind()) {
      case COUNT ->
          parameter.most() < MANY
              ? texts.get(
                  "setting-wrong.count", setting(parameter), least(parameter), most(parameter))
              : texts.get("setting-wrong.count-from", setting(parameter), least(parameter));
      case NUMBER ->
          texts.get("setting-wrong.number", setting(parameter), least(parameter), most(parameter));
      case DURATION -> texts.get("setting-wrong.time", setting(parameter));
      case SIZE ->
          texts.get("setting-wrong.size", setting(parameter), least(parameter), most(parameter));
      case CHOICE -> texts.get("setting-wrong.choice", setting(parameter), choices(parameter));
      case NAME -> texts.get("setting-wrong.name", setting(parameter));
    };
  }

  /** What a setting takes, in few words. */
  public String range(Parameter parameter) {
    return switch (parameter.kind()) {
      case COUNT, NUMBER ->
          parameter.most() < MANY
              ? texts.get("setting-range.number", least(parameter), most(parameter))
              : texts.get("setting-range.from", least(parameter));
      case DURATION -> texts.get("setting-range.time");
      case SIZE -> texts.get("setting-range.size");
      case CHOICE -> choices(parameter);
      case NAME -> texts.get("setting-range.name");
    };
  }

  private String choices(Parameter parameter) {
    return texts.listed(parameter.choices());
  }

  private static String least(Parameter parameter) {
    return figure(parameter.least());
  }

  private static String most(Parameter parameter) {
    return figure(parameter.most());
  }

  private static String figure(double limit) {
    return limit == Math.rint(limit)
        ? Figures.count((long) limit)
        : BigDecimal.valueOf(limit).stripTrailingZeros().toPlainString();
  }

  private String known(String key, String otherwise) {
    return texts.has(key) ? texts.get(key) : otherwise;
  }
}
