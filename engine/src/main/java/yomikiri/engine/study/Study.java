package yomikiri.engine.study;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import yomikiri.engine.game.DuelPosition;
import yomikiri.engine.stats.Sprt;
import yomikiri.engine.study.log.Account;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.PlayerSpec;

/**
 * What is to be played: pairings of players of one game for two, each pairing on the same layouts.
 * Everything but the speed of the machine follows from it.
 *
 * @param players those who take part, each once
 * @param games of each pairing
 * @param opening random plies played on each layout before the players begin
 * @param swap whether every layout is played twice, with seats swapped
 * @param self whether players also meet themselves
 * @param gauntlet the one of the players whom all others meet; empty where everybody meets
 *     everybody
 * @param exact whether every move is held against perfect play, see {@link Account}
 * @param sprt the test that ends a pairing early
 * @param shard the part of the study that is played here
 */
public record Study(
    String game,
    List<PlayerSpec> players,
    int games,
    long seed,
    int opening,
    boolean swap,
    boolean self,
    Optional<PlayerSpec> gauntlet,
    boolean exact,
    Optional<Sprt> sprt,
    Shard shard) {
  public Study {
    players = List.copyOf(players);
  }

  /** Everybody against everybody, every layout twice, nothing else asked. */
  public static Study of(String game, List<PlayerSpec> players, int games, long seed) {
    return new Study(
        game,
        players,
        games,
        seed,
        0,
        true,
        false,
        Optional.empty(),
        false,
        Optional.empty(),
        Shard.WHOLE);
  }

  /** The same study, of which {@code part} is played. */
  public Study part(Shard part) {
    return new Study(game, players, games, seed, opening, swap, self, gauntlet, exact, sprt, part);
  }

  /** Who meets whom. */
  public List<Pairing> pairings() {
    List<Pairing> pairings = new ArrayList<>();
    int champion = gauntlet.map(players::indexOf).orElse(-1);
    for (int first = 0; first < players.size(); first++) {
      if (champion < 0 || champion == first) {
        int from = champion < 0 ? first : 0;
        for (int second = from; second < players.size(); second++) {
          if (first != second || self) {
            pairings.add(new Pairing(pairings.size(), first, second));
          }
        }
      }
    }
    return pairings;
  }

  /** What the players are called, in their order. */
  public List<String> names() {
    return players.stream().map(PlayerSpec::toString).toList();
  }

  /**
   * Checks that {@code kit}'s game can be studied so.
   *
   * @throws StudyException saying what cannot be
   */
  public void check(GameKit<?> kit) throws StudyException {
    Object start = kit.game().newPosition(0);
    int seats = kit.game().newPosition(0).players();
    if (seats != 2) {
      throw fault(
          "study.seats",
          List.of(game, Integer.toString(seats)),
          "game: " + game + " is a game for " + (seats == 1 ? "one" : seats) + ", not for two");
    }
    for (int i = 0; i < players.size(); i++) {
      if (players.indexOf(players.get(i)) < i) {
        throw fault(
            "study.twice",
            List.of(players.get(i).toString()),
            "players: " + players.get(i) + " stands there twice; with self it meets itself");
      }
    }
    if (gauntlet.isPresent() && !players.contains(gauntlet.get())) {
      throw fault(
          "study.gauntlet",
          List.of(gauntlet.get().toString()),
          "gauntlet: " + gauntlet.get() + " is not one of the players");
    }
    if (pairings().isEmpty()) {
      throw fault(
          "study.alone", List.of(), "players: expected two or more, or one that meets itself");
    }
    if (swap && games % 2 != 0) {
      throw fault(
          "study.odd",
          List.of(Integer.toString(games)),
          "games: expected an even number, since every layout is played twice, found " + games);
    }
    if ((long) games * pairings().size() > Integer.MAX_VALUE) {
      throw fault(
          "study.many",
          List.of(Integer.toString(pairings().size()), Integer.toString(games)),
          "games: " + pairings().size() + " pairings of " + games + " games are too many");
    }
    if (exact && !(start instanceof DuelPosition && kit.solver().isPresent())) {
      throw fault("study.exact", List.of(game), "exact: " + game + " has no solver");
    }
    if (sprt.isPresent() && !shard.isWhole()) {
      throw fault(
          "study.sprt-shard",
          List.of(),
          "sprt: when to stop depends on all games before, so a study with it cannot be cut"
              + " into shards");
    }
  }

  /** In what this study is another than {@code other}: the first difference, if there is one. */
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

  private static StudyException fault(String fault, List<String> details, String message) {
    return new StudyException(fault, details, message);
  }
}
