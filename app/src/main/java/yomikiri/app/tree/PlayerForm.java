package yomikiri.app.tree;

import java.util.List;
import java.util.Optional;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import yomikiri.app.player.PlayerSettings;
import yomikiri.app.text.FieldFault;
import yomikiri.app.text.Form;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Parameter;
import yomikiri.engine.think.PlayerSpec;
import yomikiri.engine.think.PlayerType;

/** Form of the search to look at: its player, and the settings that keep its tree small. */
public final class PlayerForm {
  private final ReadOnlyObjectWrapper<List<PlayerSpec>> choices =
      new ReadOnlyObjectWrapper<>(List.of());
  private final ObjectProperty<Optional<PlayerSpec>> choice =
      new SimpleObjectProperty<>(Optional.empty());
  private final ReadOnlyObjectWrapper<PlayerSettings> settings =
      new ReadOnlyObjectWrapper<>(PlayerSettings.NONE);
  private final Form form = new Form();
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
    List<Parameter> shown =
        types.stream()
            .filter(type -> type.name().equals(spec.name()))
            .flatMap(type -> type.parameters().stream())
            .filter(parameter -> spec.setting(parameter.name()).isPresent())
            .toList();
    settings.set(
        new PlayerSettings(
            shown, spec, parameter -> parameter.kind() == Parameter.Kind.CHOICE, form::clear));
    form.clear();
  }

  /** The player as it is set; empty if a setting is wrong, which is then shown. */
  Optional<PlayerSpec> spec() {
    PlayerSettings typed = settings.get();
    return form.accepts(typed.wrong()) ? choice.get().map(typed::with) : Optional.empty();
  }

  /** The players that can be chosen, with the settings they come with. */
  public ReadOnlyObjectProperty<List<PlayerSpec>> choices() {
    return choices.getReadOnlyProperty();
  }

  /** The player chosen; choosing one fills the fields with its usual settings. */
  public ObjectProperty<Optional<PlayerSpec>> choice() {
    return choice;
  }

  public ReadOnlyObjectProperty<PlayerSettings> settings() {
    return settings.getReadOnlyProperty();
  }

  /** What was wrong when the search was asked for. */
  public ReadOnlyObjectProperty<Optional<FieldFault>> fault() {
    return form.fault();
  }
}
