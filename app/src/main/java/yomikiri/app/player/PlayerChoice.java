package yomikiri.app.player;

import java.util.List;
import java.util.Optional;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Parameter;
import yomikiri.engine.think.PlayerSpec;
import yomikiri.engine.think.PlayerType;

/**
 * A player being chosen from all that play a game: who it is, and all its settings; an empty field
 * sets nothing.
 */
public final class PlayerChoice {
  private static final String USUAL_PLAYOUTS = "1000";
  private static final String USUAL_TIME = "100ms";

  private final GameKit<?> kit;
  private final ObjectProperty<PlayerType<?>> type;
  private final ReadOnlyObjectWrapper<List<SettingField>> fields =
      new ReadOnlyObjectWrapper<>(List.of());
  private final Runnable changed;

  /** What keeps it from playing. */
  public sealed interface Mistake {
    /** A field holds what its setting does not take. */
    record Setting(Parameter parameter) implements Mistake {}

    /** It would think for ever. */
    record NoLimit(PlayerType<?> type) implements Mistake {}
  }

  /**
   * @param changed is run whenever something is chosen or typed
   */
  public PlayerChoice(GameKit<?> kit, PlayerSpec spec, Runnable changed) {
    this.kit = kit;
    this.changed = changed;
    this.type = new SimpleObjectProperty<>(type(spec));
    fill(spec);
    type.addListener((value, before, now) -> fill(usual(now)));
  }

  private PlayerType<?> type(PlayerSpec spec) {
    return kit.players().stream()
        .filter(each -> each.name().equals(spec.name()))
        .findFirst()
        .orElseThrow();
  }

  /** Settings with which a player can be tried at once. */
  public static PlayerSpec usual(PlayerType<?> type) {
    PlayerSpec bare = PlayerSpec.of(type.name());
    if (type.limits().isEmpty()) {
      return bare;
    }
    if (type.limits().contains("depth")) {
      return bare.with("depth", "3");
    }
    String limit = type.limits().getFirst();
    if (parameter(type, limit).kind() == Parameter.Kind.NAME) {
      return bare; // nobody knows what there is to be named
    }
    return bare.with(limit, limit.equals(Parameter.TIME.name()) ? USUAL_TIME : USUAL_PLAYOUTS);
  }

  private static Parameter parameter(PlayerType<?> type, String name) {
    return type.parameters().stream()
        .filter(each -> each.name().equals(name))
        .findFirst()
        .orElseThrow();
  }

  private void fill(PlayerSpec spec) {
    List<SettingField> made =
        type.get().parameters().stream()
            .map(each -> new SettingField(each, spec.setting(each.name()).orElse("")))
            .toList();
    made.forEach(field -> field.text().addListener((value, before, now) -> changed.run()));
    fields.set(made);
    changed.run();
  }

  /** Who it is; choosing another one fills the fields with its usual settings. */
  public ObjectProperty<PlayerType<?>> type() {
    return type;
  }

  public List<PlayerType<?>> types() {
    return List.copyOf(kit.players());
  }

  public ReadOnlyObjectProperty<List<SettingField>> fields() {
    return fields.getReadOnlyProperty();
  }

  /** The first thing wrong with it. */
  public Optional<Mistake> mistake() {
    PlayerSpec spec = spec();
    Optional<Mistake> wrong =
        fields.get().stream()
            .filter(
                field ->
                    field.typed().isEmpty() ? spec.lacks(field.parameter()) : !field.isWellFormed())
            .findFirst()
            .map(field -> new Mistake.Setting(field.parameter()));
    return wrong.isEmpty() && type.get().needsLimit(spec)
        ? Optional.of(noLimit(type.get()))
        : wrong;
  }

  private static Mistake noLimit(PlayerType<?> type) {
    return type.limits().size() == 1
        ? new Mistake.Setting(parameter(type, type.limits().getFirst()))
        : new Mistake.NoLimit(type);
  }

  /** As it is set, right or wrong. */
  public PlayerSpec spec() {
    PlayerSpec spec = PlayerSpec.of(type.get().name());
    for (SettingField field : fields.get()) {
      if (!field.typed().isEmpty()) {
        spec = spec.with(field.parameter().name(), field.typed());
      }
    }
    return spec;
  }
}
