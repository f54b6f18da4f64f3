package yomikiri.app.play.session;

import java.util.HashSet;
import java.util.Set;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import yomikiri.engine.game.GameKind;
import yomikiri.engine.think.GameKit;

/** The games in which people are told at once when a move gives something away. */
public final class TaughtGames {
  private final ObjectProperty<Set<String>> ids = new SimpleObjectProperty<>(Set.of());

  /** Their ids. */
  public ObjectProperty<Set<String>> ids() {
    return ids;
  }

  public boolean has(GameKit<?> kit) {
    return ids.get().contains(kit.game().id());
  }

  public void set(GameKit<?> kit, boolean taught) {
    Set<String> all = new HashSet<>(ids.get());
    if (taught ? all.add(kit.game().id()) : all.remove(kit.game().id())) {
      ids.set(Set.copyOf(all));
    }
  }

  /**
   * Whether people can be taught in a game of that setup: one plays, the game waits as long as it
   * takes, and a move can be taken back before anybody answers it.
   */
  public static boolean canTeach(GameSetup<?> setup) {
    MatchTerms terms = setup.terms();
    return setup.hasHuman()
        && takesTurns(setup.kit())
        && !terms.analysis()
        && terms.beat().isEmpty()
        && terms.limit().isEmpty();
  }

  /** Whether the moves of a game are made one by one. */
  public static boolean takesTurns(GameKit<?> kit) {
    return kit.game().kind() != GameKind.JOINT;
  }
}
