package yomikiri.engine.match;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** The forfeits of a match: how many of each player, and the first with its reason. */
public final class Forfeits {
  private final Map<Integer, Integer> counts = new TreeMap<>();
  private @Nullable First first;

  /** The first forfeit of a match, in the game {@code index} from 0. */
  public record First(int index, String reason) {}

  public void add(MatchRecord<?> record) {
    for (Ending.Forfeit forfeit : record.ending().forfeits()) {
      counts.merge(record.fixture().seating().get(forfeit.seat()), 1, Integer::sum);
      first = first == null ? new First(record.index(), forfeit.reason()) : first;
    }
  }

  /** Games that contestant {@code who} forfeited. */
  public int of(int who) {
    return counts.getOrDefault(who, 0);
  }

  public Optional<First> first() {
    return Optional.ofNullable(first);
  }
}
