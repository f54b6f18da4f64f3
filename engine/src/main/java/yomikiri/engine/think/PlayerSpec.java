package yomikiri.engine.think;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.SequencedMap;
import java.util.stream.Collectors;
import yomikiri.engine.game.FoundToken;
import yomikiri.engine.game.NotationException;

/**
 * A player as text: its type's name and settings, such as {@code perfect}, {@code
 * alphabeta:depth=3} or {@code alphabeta:depth=9,time=100ms}. Which names and values make sense is
 * for the {@link PlayerType} to say.
 */
public record PlayerSpec(String name, SequencedMap<String, String> settings) {
  public PlayerSpec {
    settings = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(settings));
  }

  /**
   * Reads {@code name} or {@code name:key=value,key=value…}.
   *
   * @throws NotationException naming the column of the first thing that is not of this form
   */
  public static PlayerSpec parse(String text) throws NotationException {
    int colon = text.indexOf(':');
    String name = colon < 0 ? text : text.substring(0, colon);
    if (!name.matches("[a-z][a-z0-9-]*")) {
      throw malformed(1, "a player's name in lower-case letters, such as alphabeta:depth=3", text);
    }
    return new PlayerSpec(name, colon < 0 ? new LinkedHashMap<>() : settings(text, colon + 1));
  }

  /**
   * Reads {@code key=value,key=value…}, what stands behind a name.
   *
   * @throws NotationException naming the column of the first thing that is not of this form
   */
  public static SequencedMap<String, String> parseSettings(String text) throws NotationException {
    return settings(text, 0);
  }

  private static LinkedHashMap<String, String> settings(String text, int from)
      throws NotationException {
    LinkedHashMap<String, String> settings = new LinkedHashMap<>();
    int at = from;
    while (at <= text.length()) {
      int comma = text.indexOf(',', at);
      int end = comma < 0 ? text.length() : comma;
      String setting = text.substring(at, end);
      int equals = setting.indexOf('=');
      if (equals <= 0 || equals == setting.length() - 1) {
        throw malformed(at + 1, "a setting such as depth=3", setting);
      }
      String key = setting.substring(0, equals);
      if (settings.putIfAbsent(key, setting.substring(equals + 1)) != null) {
        throw malformed(at + 1, "each setting only once", setting);
      }
      at = end + 1;
    }
    return settings;
  }

  /** The player called {@code name}, nothing set. */
  public static PlayerSpec of(String name) {
    return new PlayerSpec(name, new LinkedHashMap<>());
  }

  private static NotationException malformed(int column, String expected, String found) {
    return new NotationException(
        1, column, "player.malformed", expected, FoundToken.shortened(found));
  }

  public Optional<String> setting(String key) {
    return Optional.ofNullable(settings.get(key));
  }

  /** This spec with one setting set or replaced. */
  public PlayerSpec with(String key, String value) {
    return with(Map.of(key, value));
  }

  /** This spec with more settings set or replaced. */
  public PlayerSpec with(Map<String, String> more) {
    LinkedHashMap<String, String> changed = new LinkedHashMap<>(settings);
    changed.putAll(more);
    return new PlayerSpec(name, changed);
  }

  /** This spec with one setting left out. */
  public PlayerSpec without(String key) {
    LinkedHashMap<String, String> changed = new LinkedHashMap<>(settings);
    changed.remove(key);
    return new PlayerSpec(name, changed);
  }

  /**
   * Checks that only {@code parameters} are set, to values they take.
   *
   * @throws NotationException naming the column in this spec's text
   */
  public void check(List<Parameter> parameters) throws NotationException {
    int column = name.length() + 2;
    for (Map.Entry<String, String> setting : settings.entrySet()) {
      check(setting.getKey(), setting.getValue(), parameters, column);
      column += setting.toString().length() + 1;
    }
    for (Parameter parameter : parameters) {
      if (lacks(parameter)) {
        throw new NotationException(
            1,
            toString().indexOf(parameter.goesWith()) + parameter.goesWith().length() + 1,
            "player.needs",
            parameter.goesWith(),
            parameter.name());
      }
    }
  }

  /** Whether a parameter is not set beside a setting that is nothing without it. */
  public boolean lacks(Parameter parameter) {
    return parameter.isNeededThere()
        && sets(parameter.goesWith())
        && !settings.containsKey(parameter.name());
  }

  /**
   * Checks that what the settings name lies in the folder in which such things are kept.
   *
   * @throws NotationException naming the column in this spec's text
   */
  void checkInside(List<Parameter> parameters) throws NotationException {
    for (Parameter parameter : parameters) {
      String value = setting(parameter.name()).filter(v -> !parameter.staysInside(v)).orElse(null);
      if (value != null) {
        throw new NotationException(
            1,
            toString().indexOf(parameter.name() + "=" + value) + parameter.name().length() + 2,
            "player.outside",
            parameter.name(),
            FoundToken.shortened(value));
      }
    }
  }

  private void check(String key, String value, List<Parameter> parameters, int column)
      throws NotationException {
    Parameter parameter =
        parameters.stream().filter(p -> p.name().equals(key)).findFirst().orElse(null);
    if (parameter == null) {
      String known = parameters.stream().map(Parameter::name).collect(Collectors.joining(", "));
      throw new NotationException(
          1,
          column,
          "player.setting",
          List.of(name, FoundToken.shortened(key), known),
          parameters.isEmpty()
              ? name + " takes no settings"
              : name + " has no setting " + FoundToken.quoted(key) + ", only " + known);
    }
    if (!parameter.accepts(value)) {
      throw new NotationException(
          1,
          column + key.length() + 1,
          "player.value",
          key,
          FoundToken.shortened(value),
          parameter.expected());
    }
    if (!parameter.goesWith().isEmpty() && !sets(parameter.goesWith())) {
      throw new NotationException(1, column, "player.goes-with", key, parameter.goesWith());
    }
  }

  /**
   * This spec with the name of what a setting loads as a setting of its own: {@code
   * eval=learnt,file=NAME} for {@code eval=learnt:NAME}.
   *
   * @param parameters those of the player
   */
  PlayerSpec spelledOut(List<Parameter> parameters) {
    SequencedMap<String, String> all = new LinkedHashMap<>();
    for (Map.Entry<String, String> setting : settings.entrySet()) {
      Parameter named =
          parameters.stream()
              .filter(p -> p.kind() == Parameter.Kind.NAME && !p.goesWith().isEmpty())
              .filter(p -> setting.toString().startsWith(p.goesWith() + ":"))
              .findFirst()
              .orElse(null);
      String value = setting.getValue();
      all.put(setting.getKey(), named == null ? value : value.substring(0, value.indexOf(':')));
      if (named != null) {
        all.put(named.name(), value.substring(value.indexOf(':') + 1));
      }
    }
    return new PlayerSpec(name, all);
  }

  /** Whether one of the settings is written like this, such as {@code eval=discs}. */
  private boolean sets(String setting) {
    return settings.entrySet().stream().anyMatch(entry -> entry.toString().equals(setting));
  }

  /** The limits among the settings: depth, time, nodes or playouts; without them no limit. */
  public Budget budget() {
    List<Budget> limits = new ArrayList<>();
    value(Parameter.TIME)
        .ifPresent(
            t -> limits.add(new Budget((long) (t * 1e6), Long.MAX_VALUE, Integer.MAX_VALUE)));
    value(Parameter.NODES).ifPresent(n -> limits.add(Budget.ofNodes(n.longValue())));
    value(Parameter.PLAYOUTS).ifPresent(n -> limits.add(Budget.ofNodes(n.longValue())));
    value(Parameter.DEPTH).ifPresent(d -> limits.add(Budget.ofDepth(d.intValue())));
    return limits.stream().reduce(Budget.UNLIMITED, Budget::and);
  }

  /** The value of {@code parameter}, if it is set and well-formed. */
  public Optional<Double> value(Parameter parameter) {
    return setting(parameter.name())
        .map(parameter::valueOf)
        .filter(OptionalDouble::isPresent)
        .map(OptionalDouble::getAsDouble);
  }

  /** How many threads search together: one if nothing is said. */
  public int threads() {
    return value(Parameter.THREADS).map(Double::intValue).orElse(1);
  }

  /** The text that {@link #parse} reads. */
  @Override
  public String toString() {
    return settings.isEmpty()
        ? name
        : name
            + settings.entrySet().stream()
                .map(Map.Entry::toString)
                .collect(Collectors.joining(",", ":", ""));
  }
}
