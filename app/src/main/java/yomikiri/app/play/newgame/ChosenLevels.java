package yomikiri.app.play.newgame;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import yomikiri.app.play.session.GameSetup;
import yomikiri.app.play.session.SeatSetup;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Level;

/** The level that each game was begun with last. */
public final class ChosenLevels {
  private final ObjectProperty<Map<String, String>> names = new SimpleObjectProperty<>(Map.of());

  /** Their names by the ids of the games. */
  public ObjectProperty<Map<String, String>> names() {
    return names;
  }

  /** The level of a game; empty if there was none. */
  Optional<Level> of(GameKit<?> kit) {
    String name = names.get().getOrDefault(kit.game().id(), "");
    return SeatForm.level(kit, new SeatForm.Who.OfLevel(name));
  }

  /** Remembers the last level of each game before {@code start} begins it. */
  Consumer<GameSetup<?>> before(Consumer<GameSetup<?>> start) {
    return begun -> {
      begun.seats().stream()
          .flatMap(seat -> seat instanceof SeatSetup.Cpu cpu ? Stream.of(cpu.level()) : null)
          .reduce((first, last) -> last)
          .ifPresent(level -> remember(begun.kit(), level));
      start.accept(begun);
    };
  }

  private void remember(GameKit<?> kit, Level level) {
    Map<String, String> all = new HashMap<>(names.get());
    all.put(kit.game().id(), level.name());
    names.set(Map.copyOf(all));
  }
}
