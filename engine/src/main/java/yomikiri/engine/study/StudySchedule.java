package yomikiri.engine.study;

import java.util.List;
import java.util.Optional;
import yomikiri.engine.file.Shard;
import yomikiri.engine.game.Hashing;
import yomikiri.engine.match.Schedule;
import yomikiri.engine.match.SuiteOpening;

/**
 * The games of a study as one numbered sequence. The pairings take turns, layout by layout: game
 * numbers run through all orders of a layout, then the next pairing's, then the next layout, so
 * that all pairings grow side by side and all meet on the same layouts.
 */
public final class StudySchedule {
  private final List<Pairing> pairings;
  private final List<Schedule> schedules; // by pairing
  private final Shard shard;
  private final int games;
  private final int seats;
  private final int orders;
  private final List<SuiteOpening> openings;

  public StudySchedule(Study study) {
    this.pairings = study.pairings();
    this.shard = study.shard();
    this.games = study.games();
    this.seats = study.seats();
    this.orders = study.orders();
    this.openings = study.openings().stream().map(SuiteOpening::parse).toList();
    this.schedules =
        pairings.stream()
            .map(p -> Schedule.of(seed(study.seed(), p.index()), study.games(), study.swap()))
            .map(schedule -> schedule.withFair(study.fair()).withOpening(study.opening()))
            .toList();
  }

  /** The first pairing's games are those of a duel with the study's seed. */
  private static long seed(long seed, int pairing) {
    return pairing == 0 ? seed : Hashing.mixed(Hashing.mixed(seed) ^ pairing);
  }

  public List<Pairing> pairings() {
    return pairings;
  }

  /** Games of the whole study, its other shards included. */
  public int total() {
    return games * pairings.size();
  }

  /** Games of {@code pairing} that are played here; the last layout may have fewer than others. */
  public int gamesHere(Pairing pairing) {
    int layouts = Math.ceilDiv(games, orders);
    int offset = Math.floorMod(shard.index() - pairing.index(), shard.count());
    if (offset >= layouts) {
      return 0;
    }
    int last = layouts - 1 - offset;
    int lacking = last % shard.count() == 0 ? layouts * orders - games : 0;
    return (1 + last / shard.count()) * orders - lacking;
  }

  /** Whether game {@code number} is played here. Seatings of one layout stay together. */
  public boolean isHere(int number) {
    return shardOf(number) == shard.index();
  }

  /** Which of the study's parts plays game {@code number}. */
  public int shardOf(int number) {
    return (layoutIndex(number) + pairing(number).index()) % shard.count();
  }

  /** Who meet in game {@code number}. */
  public Pairing pairing(int number) {
    return pairings.get(number / orders % pairings.size());
  }

  /** The place of game {@code number} among the games of its pairing. */
  public int inPairing(int number) {
    return layoutIndex(number) * orders + number % orders;
  }

  /** Whether the players sit as {@link Pairing} names them in game {@code number}. */
  public boolean isInOrder(int number) {
    return number % orders == 0;
  }

  /** The layout of game {@code number} and its seating, by the places of the study's players. */
  public Schedule.Fixture fixture(int number) {
    Pairing pairing = pairing(number);
    Schedule layouts = schedules.getFirst();
    Schedule.Fixture game = schedules.get(pairing.index()).fixture(inPairing(number), seats);
    return new Schedule.Fixture(
        number,
        layouts.layout(layoutIndex(number)),
        layouts.fair(),
        layouts.opening(),
        game.seating().stream().map(pairing.players()::get).toList(),
        game.playerSeeds(),
        openings.isEmpty()
            ? Optional.empty()
            : Optional.of(openings.get(layoutIndex(number) % openings.size())));
  }

  /** How many games of {@code pairing} have a number below {@code number}. */
  public int below(Pairing pairing, int number) {
    int layout = layoutIndex(number);
    int inLayout = number - (layout * pairings.size() + pairing.index()) * orders;
    return layout * orders + Math.clamp(inLayout, 0, orders);
  }

  /** The first game from {@code number} on with which all pairings begin another layout. */
  int nextLayout(int number) {
    return Math.ceilDiv(number, orders * pairings.size()) * orders * pairings.size();
  }

  /** The place of the layout of game {@code number} among the study's layouts. */
  public int layoutIndex(int number) {
    return number / orders / pairings.size();
  }
}
