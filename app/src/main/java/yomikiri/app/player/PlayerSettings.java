package yomikiri.app.player;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.function.Predicate;
import yomikiri.app.text.Field;
import yomikiri.app.text.FieldFault;
import yomikiri.engine.think.Parameter;
import yomikiri.engine.think.PlayerSpec;

/** The settings of a player or learner as they are typed: a field for each parameter. */
public final class PlayerSettings {
  /** Those of whoever has none. */
  public static final PlayerSettings NONE =
      new PlayerSettings(List.of(), PlayerSpec.of("none"), parameter -> false, () -> {});

  private final SequencedMap<Parameter, Field<String>> fields = new LinkedHashMap<>();

  /**
   * @param spec what is typed at first
   * @param optional which fields may stay empty
   * @param changed is run whenever something is typed
   */
  public PlayerSettings(
      List<Parameter> parameters,
      PlayerSpec spec,
      Predicate<Parameter> optional,
      Runnable changed) {
    for (Parameter each : parameters) {
      Predicate<String> right =
          typed ->
              typed.isEmpty()
                  ? optional.test(each)
                  : each.accepts(typed) && each.staysInside(typed);
      Field<String> field =
          new Field<>(
              spec.setting(each.name()).orElse(""),
              typed -> Optional.of(typed).filter(right),
              texts -> new PlayerWords(texts).wrong(each));
      field.text().addListener((value, before, now) -> changed.run());
      fields.put(each, field);
    }
  }

  /** By parameter, in the order of the type. */
  public SequencedMap<Parameter, Field<String>> fields() {
    return Collections.unmodifiableSequencedMap(fields);
  }

  /** The field of the setting with that name. */
  public Field<String> field(String name) {
    return fields.entrySet().stream()
        .filter(each -> each.getKey().name().equals(name))
        .findFirst()
        .orElseThrow()
        .getValue();
  }

  /** With what is typed, right or wrong; an empty field sets nothing. */
  public PlayerSpec with(PlayerSpec spec) {
    PlayerSpec now = spec;
    for (Parameter each : fields.keySet()) {
      String typed = fields.get(each).typed();
      now = typed.isEmpty() ? now.without(each.name()) : now.with(each.name(), typed);
    }
    return now;
  }

  /** The first setting that is wrong. */
  public Optional<FieldFault> wrong() {
    return FieldFault.first(fields.values());
  }
}
