package yomikiri.engine.study;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import yomikiri.engine.file.Shard;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.match.Schedule;
import yomikiri.engine.match.SuiteOpening;
import yomikiri.engine.stats.Sprt;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.GameTime;
import yomikiri.engine.think.PlayerSpec;

/**
 * The definition of a study: pairings of players of one game, each pairing on the same layouts.
 * Everything but the speed of the machine follows from it.
 *
 * @param seats of the game, 2 or more
 * @param players those who take part, each once
 * @param games of each pairing
 * @param fair whether layouts are fair, see {@link yomikiri.engine.game.Game#fairStart}
 * @param opening random plies played on each layout before the players begin
 * @param swap whether every layout is played in all orders of the players: for two, twice
 * @param self whether players also meet themselves
 * @param gauntlet the one of the players whom all others meet; empty where everybody meets
 *     everybody
 * @param neighbours whether each player meets only the one before it in the list, as on a ladder
 * @param exact whether every move is compared with perfect play, see {@link PlayQuality}
 * @param sprt the test that ends a pairing early
 * @param shard the part of the study that is played here
 * @param time what everybody has in each game, besides their own limits
 * @param openings where the games begin instead of dealt layouts, as {@link SuiteOpening#text}
 *     tells, one after the other and then from the first again; none for dealt ones
 * @param earlier the tests that ended pairings before {@code sprt} did, if that was changed while
 *     the study was played
 */
public record Study(
    String game,
    int seats,
    List<PlayerSpec> players,
    int games,
    long seed,
    boolean fair,
    int opening,
    boolean swap,
    boolean self,
    Optional<PlayerSpec> gauntlet,
    boolean neighbours,
    boolean exact,
    Optional<Sprt> sprt,
    Shard shard,
    GameTime time,
    List<String> openings,
    List<EarlierTest> earlier) {
  /** More would meet in more pairings than a report can show. */
  public static final int MOST_PLAYERS = 200;

  private static final int MOST_PAIRINGS = MOST_PLAYERS * (MOST_PLAYERS + 1) / 2;

  public Study {
    players = List.copyOf(players);
    openings = List.copyOf(openings);
    earlier = List.copyOf(earlier);
  }

  /** A test, or none, that does not apply any more from the game {@code until} on. */
  public record EarlierTest(int until, Optional<Sprt> sprt) {}

  /** Of a game for two: everybody against everybody, every layout twice, nothing else asked. */
  public static Study of(String game, List<PlayerSpec> players, int games, long seed) {
    return StudyEdit.of(game, 2, players, games, seed).study();
  }

  /** The same study, of which some settings shall become others. */
  public StudyEdit edit() {
    return new StudyEdit(this);
  }

  /** The same study, of which {@code part} is played. */
  public Study part(Shard part) {
    return edit().shard(part).study();
  }

  /** The same study with so many games of each pairing. */
  Study withGames(int count) {
    return edit().games(count).study();
  }

  /** The same study from openings of a suite. */
  public Study from(List<String> suite) {
    return edit().openings(suite).study();
  }

  /** The same study with another test, or none, from a game on. */
  Study withTest(Optional<Sprt> test, List<EarlierTest> before) {
    return edit().sprt(test).earlier(before).study();
  }

  /** The test that may end a pairing at game {@code number}. */
  public Optional<Sprt> sprtAt(int number) {
    return earlier.stream()
        .filter(test -> number < test.until())
        .findFirst()
        .map(EarlierTest::sprt)
        .orElse(sprt);
  }

  /**
   * Who meet: every choice of as many players as there are seats, with {@link #gauntlet} every one
   * that has the champion in it. With {@link #neighbours} each player from the second on against
   * the one before it, who takes all other seats.
   */
  public List<Pairing> pairings() {
    if (neighbours) {
      return IntStream.range(1, players.size())
          .mapToObj(
              upper ->
                  new Pairing(
                      upper - 1,
                      IntStream.range(0, seats)
                          .mapToObj(seat -> seat == 0 ? upper : upper - 1)
                          .toList()))
          .toList();
    }
    List<Pairing> pairings = new ArrayList<>();
    int champion = gauntlet.map(players::indexOf).orElse(-1);
    choose(0, champion, champion < 0 ? List.of() : List.of(champion), pairings);
    return pairings;
  }

  /** Fills up {@code chosen} with players from number {@code from} on, in every way. */
  private void choose(int from, int champion, List<Integer> chosen, List<Pairing> into) {
    if (chosen.size() == seats) {
      into.add(new Pairing(into.size(), chosen));
      return;
    }
    for (int next = from; next < players.size(); next++) {
      if (self || next != champion) {
        List<Integer> more = new ArrayList<>(chosen);
        more.add(next);
        choose(self ? next : next + 1, champion, more, into);
      }
    }
  }

  /** How many {@link #pairings} there are, without making them. */
  private double pairingCount() {
    if (neighbours) {
      return players.size() - 1;
    }
    int free = gauntlet.isPresent() ? seats - 1 : seats;
    int from = gauntlet.isPresent() && !self ? players.size() - 1 : players.size();
    double count = 1;
    for (int i = 0; i < free; i++) {
      count = count * (self ? from + i : from - i) / (i + 1);
    }
    return count;
  }

  /** Games on one layout. */
  public int orders() {
    return swap ? Schedule.orders(seats) : 1;
  }

  /** What the players are called, in their order. */
  public List<String> names() {
    return players.stream().map(PlayerSpec::toString).toList();
  }

  /**
   * Checks that {@code kit}'s game can be studied in this way.
   *
   * @throws StudyException saying why not
   */
  public void check(GameKit<?> kit) throws StudyException {
    checkSeats(kit);
    if (players.size() > MOST_PLAYERS) {
      throw new StudyException("study.players", MOST_PLAYERS, players.size());
    }
    for (int i = 0; i < players.size(); i++) {
      if (players.indexOf(players.get(i)) < i) {
        throw new StudyException("study.twice", players.get(i));
      }
    }
    if (gauntlet.isPresent() && !players.contains(gauntlet.get())) {
      throw new StudyException("study.gauntlet", gauntlet.get());
    }
    if (neighbours && (self || gauntlet.isPresent())) {
      throw new StudyException("study.neighbours");
    }
    double pairings = pairingCount();
    if (pairings < 1) {
      throw new StudyException("study.alone", seats, seats == 2 ? "two" : seats);
    }
    if (games % orders() != 0) {
      throw seats == 2
          ? new StudyException("study.odd", games)
          : new StudyException("study.orders", orders(), games);
    }
    if (pairings > MOST_PAIRINGS || games * pairings > Integer.MAX_VALUE) {
      String count = String.format(Locale.ROOT, "%.0f", pairings);
      throw new StudyException("study.many", count, games);
    }
    checkOpenings(kit);
    if (sprt.isPresent() && !shard.isWhole()) {
      throw new StudyException("study.sprt-shard");
    }
  }

  private void checkOpenings(GameKit<?> kit) throws StudyException {
    if (!openings.isEmpty() && (fair || !swap)) {
      throw new StudyException("study.openings");
    }
    if (openings.stream().mapToInt(String::length).sum() > SuiteOpening.LONGEST_SUITE) {
      throw new StudyException("study.openings-long", openings.size());
    }
    for (int i = 0; i < openings.size(); i++) {
      try {
        SuiteOpening.parse(openings.get(i)).check(kit.game());
      } catch (NotationException e) {
        throw new StudyException("study.opening-line", i + 1, String.valueOf(e.getMessage()));
      }
    }
  }

  /** Checks what depends on the number of seats. */
  private void checkSeats(GameKit<?> kit) throws StudyException {
    if (kit.game().players() != seats) {
      throw new IllegalArgumentException(game + " is not for " + seats);
    }
    if (seats == 1) {
      throw new StudyException("study.seats", game);
    }
    if (swap && seats > Schedule.MOST_SWAPPED) {
      throw new StudyException("study.swap", seats, Schedule.MOST_SWAPPED, game);
    }
    if (fair && kit.game().fairStart().isEmpty()) {
      throw new StudyException("study.fair", game);
    }
    if (exact && (kit.asDuel().isEmpty() || kit.solver().isEmpty())) {
      throw new StudyException("study.exact", game);
    }
    if (sprt.isPresent() && seats > 2) {
      throw new StudyException("study.sprt-seats", game, seats);
    }
  }

  /** The first setting in which this study differs from {@code other}, if there is one. */
  public Optional<Difference> difference(Study other) {
    List<List<String>> mine = StudyText.settings(this);
    List<List<String>> others = StudyText.settings(other);
    return IntStream.range(0, mine.size())
        .filter(i -> !mine.get(i).equals(others.get(i)))
        .mapToObj(i -> new Difference(mine.get(i).get(0), mine.get(i).get(1), others.get(i).get(1)))
        .findFirst();
  }

  /** A setting that two studies do not share. */
  public record Difference(String setting, String here, String there) {}
}
