package yomikiri.engine.study.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import yomikiri.engine.game.Places;
import yomikiri.engine.match.Copies;
import yomikiri.engine.match.Ending;
import yomikiri.engine.stats.Blocks;
import yomikiri.engine.stats.Sample;
import yomikiri.engine.stats.Tally;
import yomikiri.engine.study.Plan;
import yomikiri.engine.study.Study;
import yomikiri.engine.study.log.Played;

/**
 * What the games of a study for more than two add up to. All games on one layout, whoever met in
 * whatever order, are one block of evidence. Its size does not depend on how many games there are,
 * but for a number that is kept for each distinct one where games can be copies.
 */
final class PlaceTotals implements Totals {
  private final Study study;
  private final Plan plan;
  private final List<Copies> copies;
  private final List<Standing> players;
  private final List<Standing> seats;
  private final List<List<Against>> against = new ArrayList<>(); // player by player
  private final List<Against> againstAll;
  private int games;
  private int layout = -1;
  private boolean counts; // whether this pairing's games on this layout are not copies

  /**
   * @param copies by pairing
   */
  PlaceTotals(Study study, Plan plan, List<Copies> copies) {
    this.study = study;
    this.plan = plan;
    this.copies = copies;
    int entrants = study.players().size();
    this.players = Stream.generate(() -> new Standing(study.seats())).limit(entrants).toList();
    this.seats = Stream.generate(() -> new Standing(study.seats())).limit(study.seats()).toList();
    this.againstAll = Stream.generate(Against::new).limit(entrants).toList();
    for (int i = 0; i < entrants; i++) {
      against.add(Stream.generate(Against::new).limit(entrants).toList());
    }
  }

  /** Where a player, or whoever had a seat, came in. */
  private static final class Standing {
    private final List<Sample> bySeat;
    private final Blocks rewards = new Blocks();
    private final Blocks firsts = new Blocks();
    private int games;
    private int firstPlaces;
    private int forfeits;

    Standing(int seats) {
      this.bySeat = Stream.generate(Sample::new).limit(seats).toList();
    }

    void add(int seat, Played game, Places places, boolean counts) {
      games++;
      bySeat.get(seat).add(places.bySeat().get(seat));
      int first = places.bySeat().get(seat) == 1 ? 1 : 0;
      firstPlaces += first;
      for (Ending.Forfeit forfeit : game.ending().forfeits()) {
        forfeits += forfeit.seat() == seat ? 1 : 0;
      }
      if (counts) {
        rewards.add(places.reward(seat));
        firsts.add(first);
      }
    }

    void end() {
      rewards.end();
      firsts.end();
    }

    PlaceFindings.Standing result() {
      return new PlaceFindings.Standing(
          games,
          firstPlaces,
          forfeits,
          bySeat.stream().map(Sample::mean).toList(),
          bySeat.size(),
          rewards.estimate(),
          firsts.estimate());
    }
  }

  /** How one player did against another, or against all. */
  private static final class Against {
    private final Blocks shares = new Blocks();
    private Tally tally = Tally.NONE;

    void add(double share, boolean counts) {
      tally = tally.plus(share);
      if (counts) {
        shares.add(share);
      }
    }

    CrossTable.Cell result() {
      return new CrossTable.Cell(tally, shares.estimate());
    }
  }

  @Override
  public void add(Played game) {
    int number = game.number();
    if (plan.layoutIndex(number) != layout) {
      layout = plan.layoutIndex(number);
      endBlock();
    }
    List<Integer> seating = plan.fixture(number).seating();
    boolean isNew =
        copies.get(plan.pairing(number).index()).isNew(plan.fixture(number), game::moves);
    counts = plan.isInOrder(number) ? isNew : counts;
    games++;
    Places places = Places.of(game.rewards());
    boolean meetsItself = seating.stream().distinct().count() == 1;
    for (int seat = 0; seat < seating.size(); seat++) {
      seats.get(seat).add(seat, game, places, counts);
      if (!meetsItself) {
        players.get(seating.get(seat)).add(seat, game, places, counts);
      }
      for (int other = 0; other < seating.size(); other++) {
        if (!seating.get(seat).equals(seating.get(other))) {
          double share = share(places.bySeat().get(seat), places.bySeat().get(other));
          against.get(seating.get(seat)).get(seating.get(other)).add(share, counts);
          againstAll.get(seating.get(seat)).add(share, counts);
        }
      }
    }
  }

  /** 1 for the better place, a half for the same. */
  private static double share(double place, double other) {
    return place < other ? 1 : place > other ? 0 : 0.5;
  }

  private void endBlock() {
    players.forEach(Standing::end);
    seats.forEach(Standing::end);
    againstAll.forEach(one -> one.shares.end());
    against.forEach(row -> row.forEach(one -> one.shares.end()));
  }

  @Override
  public boolean isDecided(int number) {
    return false;
  }

  @Override
  public Findings findings() {
    List<List<Optional<CrossTable.Cell>>> rows =
        against.stream()
            .map(
                row ->
                    row.stream()
                        .map(Against::result)
                        .map(cell -> Optional.of(cell).filter(c -> c.tally().games() > 0))
                        .toList())
            .toList();
    return new PlaceFindings(
        study,
        games,
        copies.stream().mapToInt(Copies::distinct).sum(),
        plan.pairings().stream().mapToInt(plan::gamesHere).sum(),
        players.stream().map(Standing::result).toList(),
        seats.stream().map(Standing::result).toList(),
        new CrossTable(study.names(), rows, againstAll.stream().map(Against::result).toList()));
  }
}
