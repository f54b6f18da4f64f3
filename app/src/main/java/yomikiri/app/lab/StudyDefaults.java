package yomikiri.app.lab;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import yomikiri.app.player.PlayerChoice;
import yomikiri.engine.match.Schedule;
import yomikiri.engine.outside.Engines;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Parameter;
import yomikiri.engine.think.PlayerSpec;

/**
 * The values that the form of a study starts with, for one game.
 *
 * @param players as many as there are seats, where there are so many
 * @param games about a hundred, so many that every layout is played in all orders of the seats
 */
record StudyDefaults(List<PlayerSpec> players, String games) {
  private static final int GAMES = 100;

  StudyDefaults {
    players = List.copyOf(players);
  }

  static StudyDefaults of(GameKit<?> kit) {
    int orders = Schedule.orders(kit.game().players());
    return new StudyDefaults(players(kit), Integer.toString(Math.ceilDiv(GAMES, orders) * orders));
  }

  /** The strongest level first, the weakest last; among more than two also those of no level. */
  private static List<PlayerSpec> players(GameKit<?> kit) {
    int seats = kit.game().players();
    List<PlayerSpec> levels =
        new ArrayList<>(
            kit.levels().reversed().stream()
                .map(level -> limited(kit, level.spec().without(Parameter.TIME.name())))
                .distinct()
                .toList());
    while (levels.size() > seats) {
      levels.remove(seats - 1);
    }
    Stream<PlayerSpec> others =
        kit.players().stream()
            .filter(type -> !type.name().equals(Engines.TYPE))
            .map(PlayerChoice::usual)
            .filter(spec -> levels.stream().noneMatch(level -> level.name().equals(spec.name())));
    return seats == 2 ? levels : Stream.concat(levels.stream(), others).limit(seats).toList();
  }

  /** Where only its time limits a level, its player has the usual settings. */
  private static PlayerSpec limited(GameKit<?> kit, PlayerSpec spec) {
    return kit.players().stream()
        .filter(type -> type.name().equals(spec.name()))
        .filter(type -> type.needsLimit(spec))
        .findFirst()
        .map(PlayerChoice::usual)
        .orElse(spec);
  }

  /** Whether a test can end a pairing: it compares two players. */
  static boolean canBeTested(GameKit<?> kit) {
    return kit.game().players() == 2;
  }
}
