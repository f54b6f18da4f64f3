package yomikiri.app.player;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import yomikiri.app.text.FieldFault;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.Position;
import yomikiri.engine.outside.Engines;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Parameter;
import yomikiri.engine.think.PlayerSpec;
import yomikiri.engine.think.PlayerType;

/** The choice of a player of a game, with all its settings; an empty field sets nothing. */
public final class PlayerChoice {
  private static final String USUAL_PLAYOUTS = "1000";
  private static final String USUAL_TIME = "100ms";

  private final GameKit<?> kit;
  private final ObjectProperty<PlayerType<?>> type;
  private final ReadOnlyObjectWrapper<PlayerSettings> settings =
      new ReadOnlyObjectWrapper<>(PlayerSettings.NONE);
  private final Runnable changed;

  /** {@code changed} runs whenever something is chosen or typed. */
  public PlayerChoice(GameKit<?> kit, PlayerSpec spec, Runnable changed) {
    this.kit = kit;
    this.changed = changed;
    this.type = new SimpleObjectProperty<>(type(spec));
    fill(spec);
    type.addListener((value, before, now) -> fill(usual(now)));
  }

  private PlayerType<?> type(PlayerSpec spec) {
    PlayerType<?> type =
        kit.players().stream()
            .filter(each -> each.name().equals(spec.name()))
            .findFirst()
            .orElseThrow();
    return Engines.name(spec)
        .<PlayerType<?>>map(name -> engine(type, Engines.spec(name)))
        .orElse(type);
  }

  /** An engine as a type of its own, which bears its name. */
  private static <P extends Position> PlayerType<P> engine(PlayerType<P> type, PlayerSpec named) {
    List<Parameter> open =
        type.parameters().stream().filter(one -> named.setting(one.name()).isEmpty()).toList();
    return new PlayerType<>(named.toString(), open, List.of(), type.builder());
  }

  private static PlayerSpec bare(PlayerType<?> type) {
    try {
      return PlayerSpec.parse(type.name());
    } catch (NotationException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Settings with which a player can be tried at once. */
  public static PlayerSpec usual(PlayerType<?> type) {
    PlayerSpec bare = bare(type);
    if (Engines.name(bare).isPresent()) {
      return bare.with(Parameter.TIME.name(), USUAL_TIME);
    }
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
    settings.set(
        new PlayerSettings(
            type.get().parameters(), spec, parameter -> !spec().lacks(parameter), changed));
    changed.run();
  }

  /** Who it is; choosing another one fills the fields with its usual settings. */
  public ObjectProperty<PlayerType<?>> type() {
    return type;
  }

  /** The id of the game it is of. */
  public String game() {
    return kit.game().id();
  }

  /** All there are, each engine by itself; also the one chosen if it is there no more. */
  public List<PlayerType<?>> types() {
    return Stream.of(
            kit.players().stream().filter(each -> !each.name().equals(Engines.TYPE)),
            kit.engines().stream().map(engine -> type(engine.spec())),
            Stream.of(type.get()))
        .<PlayerType<?>>flatMap(some -> some)
        .distinct()
        .toList();
  }

  public ReadOnlyObjectProperty<PlayerSettings> settings() {
    return settings.getReadOnlyProperty();
  }

  /** The first thing wrong with it: a setting, or that it would think for ever. */
  public Optional<FieldFault> wrong() {
    return settings
        .get()
        .wrong()
        .or(() -> type.get().needsLimit(spec()) ? Optional.of(noLimit()) : Optional.empty());
  }

  private FieldFault noLimit() {
    PlayerType<?> unlimited = type.get();
    List<Parameter> limits =
        unlimited.parameters().stream()
            .filter(each -> unlimited.limits().contains(each.name()))
            .toList();
    return settings
        .get()
        .field(limits.getFirst().name())
        .because(texts -> new PlayerWords(texts).noLimit(unlimited.name(), limits));
  }

  /** As it is set, right or wrong. */
  public PlayerSpec spec() {
    return settings.get().with(bare(type.get()));
  }
}
