package yomikiri.app.tree;

import java.util.List;
import java.util.Optional;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import yomikiri.app.player.SettingField;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Parameter;
import yomikiri.engine.think.PlayerSpec;
import yomikiri.engine.think.PlayerType;

/** Which player's search is to be looked at, and its settings: those that keep its tree small. */
public final class PlayerForm {
  private final ReadOnlyObjectWrapper<List<PlayerSpec>> choices =
      new ReadOnlyObjectWrapper<>(List.of());
  private final ObjectProperty<Optional<PlayerSpec>> choice =
      new SimpleObjectProperty<>(Optional.empty());
  private final ReadOnlyObjectWrapper<List<SettingField>> fields =
      new ReadOnlyObjectWrapper<>(List.of());
  private final ReadOnlyObjectWrapper<Optional<SettingField>> wrong =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private List<? extends PlayerType<?>> types = List.of();

  PlayerForm() {
    choice.addListener((value, before, now) -> now.ifPresent(this::fill));
  }

  /** Offers the players of {@code kit} that have a tree to show. */
  void offer(GameKit<?> kit) {
    types = kit.players();
    List<PlayerSpec> offered =
        types.stream().map(PlayerType::shown).flatMap(Optional::stream).toList();
    if (!offered.equals(choices.get())) {
      choices.set(offered);
      choice.set(
          offered.stream()
              .filter(spec -> spec.name().equals("alphabeta"))
              .findFirst()
              .or(() -> offered.stream().findFirst()));
    }
  }

  private void fill(PlayerSpec spec) {
    List<SettingField> made =
        types.stream()
            .filter(type -> type.name().equals(spec.name()))
            .flatMap(type -> type.parameters().stream())
            .flatMap(
                parameter ->
                    spec.setting(parameter.name()).stream()
                        .map(text -> new SettingField(parameter, text)))
            .toList();
    fields.set(made);
    wrong.set(Optional.empty());
  }

  /** The player as it is set; empty if a setting is wrong, which is then told. */
  Optional<PlayerSpec> spec() {
    wrong.set(
        fields.get().stream()
            .filter(field -> !field.isWellFormed() && !isLeftOpen(field))
            .findFirst());
    if (wrong.get().isPresent()) {
      return Optional.empty();
    }
    PlayerSpec spec = choice.get().orElse(null);
    for (SettingField field : fields.get()) {
      String name = field.parameter().name();
      spec =
          spec == null
              ? null
              : isLeftOpen(field) ? spec.without(name) : spec.with(name, field.typed());
    }
    return Optional.ofNullable(spec);
  }

  private static boolean isLeftOpen(SettingField field) {
    return field.parameter().kind() == Parameter.Kind.CHOICE && field.typed().isEmpty();
  }

  /** The players that can be chosen, with the settings they come with. */
  public ReadOnlyObjectProperty<List<PlayerSpec>> choices() {
    return choices.getReadOnlyProperty();
  }

  /** The player chosen; choosing one fills the fields with its usual settings. */
  public ObjectProperty<Optional<PlayerSpec>> choice() {
    return choice;
  }

  public ReadOnlyObjectProperty<List<SettingField>> fields() {
    return fields.getReadOnlyProperty();
  }

  /** The first field that was wrong when the search was asked for. */
  public ReadOnlyObjectProperty<Optional<SettingField>> wrong() {
    return wrong.getReadOnlyProperty();
  }
}
