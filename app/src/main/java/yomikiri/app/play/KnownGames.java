package yomikiri.app.play;

import java.util.Set;
import java.util.TreeSet;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import yomikiri.app.play.model.PlaySnapshot;
import yomikiri.app.play.session.PlayStatus;

/** The families of games whose goal the player knows; other goals stand beside the board. */
public final class KnownGames {
  private final ReadOnlyObjectWrapper<Set<String>> families;

  public KnownGames(Set<String> kept) {
    families = new ReadOnlyObjectWrapper<>(Set.copyOf(kept));
  }

  /** All of them, for keeping. */
  public ReadOnlyObjectProperty<Set<String>> families() {
    return families.getReadOnlyProperty();
  }

  boolean has(String family) {
    return families.get().contains(family);
  }

  /** The player knows the goal of this family now. */
  void add(String family) {
    Set<String> more = new TreeSet<>(families.get());
    if (more.add(family)) {
      families.set(Set.copyOf(more));
    }
  }

  /** Notes that a game that a person plays here has come to its end, once it has. */
  void follow(String family, PlaySnapshot now) {
    if (now.status() instanceof PlayStatus.Over
        && now.live().hasHuman()
        && !now.live().origin().isAsItCame()) {
      add(family);
    }
  }
}
