package yomikiri.engine.study.report;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import yomikiri.engine.game.Places;
import yomikiri.engine.match.DuplicateGames;
import yomikiri.engine.match.Schedule;
import yomikiri.engine.stats.Histogram;
import yomikiri.engine.stats.Tally;
import yomikiri.engine.study.Pairing;
import yomikiri.engine.study.PlayedGame;
import yomikiri.engine.study.Study;
import yomikiri.engine.study.StudyException;
import yomikiri.engine.study.StudyFaults;
import yomikiri.engine.study.StudySchedule;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.PlayerSpec;

/** The results of a study, added in the order it names. Not thread-safe. */
public final class StudyResults {
  private final Study study;
  private final StudySchedule schedule;
  private final StudyTotals totals;
  private int games;
  private int next; // no game below it is still to come

  /** {@code kit} is of the study's game. */
  public StudyResults(Study study, GameKit<?> kit) {
    this.study = study;
    this.schedule = new StudySchedule(study);
    this.totals =
        new StudyTotals(
            study,
            schedule,
            schedule.pairings().stream().map(p -> copies(p, kit)).toList(),
            unrepeatable(study, kit));
  }

  private static List<String> unrepeatable(Study study, GameKit<?> kit) {
    return study.players().stream()
        .filter(spec -> study.time().isLimited() || !kit.isRepeatable(spec))
        .map(PlayerSpec::toString)
        .toList();
  }

  private DuplicateGames copies(Pairing pairing, GameKit<?> kit) {
    return new DuplicateGames(
        kit.game(),
        !study.time().isLimited()
            && pairing.players().stream().map(study.players()::get).allMatch(kit::isDeterministic));
  }

  public StudySchedule schedule() {
    return schedule;
  }

  public int games() {
    return games;
  }

  /** The first game from number {@code from} on that is to be played here, as things stand. */
  public OptionalInt nextFrom(int from) {
    int number = from;
    while (number < schedule.total() && !isWanted(number)) {
      number++;
    }
    return number < schedule.total() ? OptionalInt.of(number) : OptionalInt.empty();
  }

  /** The game to be added next; empty when all are added. */
  public OptionalInt next() {
    return nextFrom(next);
  }

  /** The number behind the last game that was added. */
  public int afterLast() {
    return next;
  }

  /** Whether game {@code number} is played here, and its pairing not decided yet. */
  public boolean isWanted(int number) {
    return schedule.isHere(number) && !totals.isDecided(number);
  }

  /** Adds the next game. */
  public void add(PlayedGame game) {
    totals.add(game);
    games++;
    next = game.number() + 1;
  }

  /**
   * Adds a game found in a log.
   *
   * @throws StudyException if another one belongs there
   */
  public void add(Path log, int line, PlayedGame game) throws StudyException {
    int expected = next().orElse(schedule.total());
    if (game.number() != expected) {
      throw StudyFaults.outOfOrder(log, line, expected, game.number());
    }
    if (game.rewards().size() != study.seats()) {
      throw StudyFaults.damaged(log, line);
    }
    add(game);
  }

  public Findings findings() {
    return totals.findings();
  }

  /**
   * The totals of a study, added in the order of their numbers, so layout by layout. Its size does
   * not depend on how many games there are, but for a number that is kept for each distinct one
   * where games can be copies.
   */
  static final class StudyTotals {
    private final Study study;
    private final StudySchedule schedule;
    private final List<DuplicateGames> copies; // by pairing
    private final List<String> unrepeatable;
    private final List<Contender.Counter> players;
    private final List<Contender.Counter> seats;
    private final CrossTable.Counter against;
    private final List<PairingTotals> pairings; // none unless the game is for two
    private int games;
    private int next; // after the last game added
    private int layout;
    private boolean counts; // whether this pairing's games on this layout are not copies

    /** {@code copies} are by pairing; for {@code unrepeatable} see {@link Findings}. */
    StudyTotals(
        Study study,
        StudySchedule schedule,
        List<DuplicateGames> copies,
        List<String> unrepeatable) {
      this.study = study;
      this.schedule = schedule;
      this.copies = copies;
      this.unrepeatable = unrepeatable;
      this.players = contenders(study.players().size());
      this.seats = contenders(study.seats());
      this.against = new CrossTable.Counter(study.names(), study.orders());
      this.pairings =
          study.seats() == 2
              ? schedule.pairings().stream()
                  .map(pairing -> new PairingTotals(pairing, study))
                  .toList()
              : List.of();
    }

    private List<Contender.Counter> contenders(int count) {
      return Stream.generate(() -> new Contender.Counter(study.seats(), study.orders()))
          .limit(count)
          .toList();
    }

    void add(PlayedGame game) {
      int number = game.number();
      next = number + 1;
      if (schedule.layoutIndex(number) != layout) {
        layout = schedule.layoutIndex(number);
        endLayout();
      }
      Pairing pairing = schedule.pairing(number);
      Schedule.Fixture fixture = schedule.fixture(number);
      boolean isNew = copies.get(pairing.index()).isNew(fixture, game::moves);
      counts = schedule.isInOrder(number) ? isNew : counts;
      games++;
      addPlaces(game, fixture.seating(), pairing.first());
      if (!pairings.isEmpty()) {
        pairings.get(pairing.index()).add(game, schedule.isInOrder(number), counts);
      }
    }

    /** Takes in who came in where; {@code first} sits first in the layout's first game. */
    private void addPlaces(PlayedGame game, List<Integer> seating, int first) {
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
            against.add(seating.get(seat), seating.get(other), share, counts);
          }
        }
      }
      if (meetsItself && seating.size() == 2) {
        against.add(first, first, places.reward(schedule.isInOrder(game.number()) ? 0 : 1), counts);
      }
    }

    /** 1 for the better place, a half for the same. */
    private static double share(double place, double other) {
      return place < other ? 1 : place > other ? 0 : 0.5;
    }

    private void endLayout() {
      players.forEach(Contender.Counter::endLayout);
      seats.forEach(Contender.Counter::endLayout);
      against.endLayout();
    }

    /** Whether a test has ended the pairing of game {@code number}, so that it is not played. */
    boolean isDecided(int number) {
      return isDecided(schedule.pairing(number), number);
    }

    private boolean isDecided(Pairing pairing, int number) {
      return !pairings.isEmpty() && pairings.get(pairing.index()).isDecided(study.sprtAt(number));
    }

    /** Games of a pairing that there will be: all but those that tests taken back have ended. */
    private int planned(Pairing pairing) {
      if (study.earlier().isEmpty()) {
        return schedule.gamesHere(pairing);
      }
      int begun = pairings.get(pairing.index()).games();
      return schedule.gamesHere(pairing) - (schedule.below(pairing, next) - begun);
    }

    Findings findings() {
      List<PairingResult> results =
          IntStream.range(0, pairings.size()).mapToObj(this::result).toList();
      return new Findings(
          study,
          games,
          copies.stream().mapToInt(DuplicateGames::distinct).sum(),
          schedule.pairings().stream()
              .mapToInt(p -> isDecided(p, next) ? pairings.get(p.index()).games() : planned(p))
              .sum(),
          unrepeatable,
          players.stream().map(Contender.Counter::result).toList(),
          seats.stream().map(Contender.Counter::result).toList(),
          against.table(),
          pairings.isEmpty() ? Optional.empty() : Optional.of(duel(results)));
    }

    private PairingResult result(int pairing) {
      return pairings
          .get(pairing)
          .result(planned(schedule.pairings().get(pairing)), copies.get(pairing).distinct());
    }

    private DuelDetails duel(List<PairingResult> results) {
      Histogram.Counter differences = new Histogram.Counter();
      pairings.forEach(p -> differences.add(p.differences()));
      Tally firstSeat =
          results.stream().map(p -> p.firstSeat().tally()).reduce(Tally.NONE, Tally::plus);
      return new DuelDetails(
          results,
          new CrossTable.Cell(firstSeat, seats.getFirst().result().estimate()),
          differences.histogram(),
          pairings.getFirst().layouts().histogram());
    }
  }
}
