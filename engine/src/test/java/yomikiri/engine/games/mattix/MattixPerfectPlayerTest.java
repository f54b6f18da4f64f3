package yomikiri.engine.games.mattix;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.GameSession;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.games.mattix.Mattix.MattixTileSet;
import yomikiri.engine.search.Minimax;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.FakeTicker;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.PlayerContract;
import yomikiri.engine.think.RankedMove;
import yomikiri.engine.think.SearchContext;
import yomikiri.engine.think.SearchReport;
import yomikiri.engine.think.TimeKeeper;
import yomikiri.engine.think.Verdict;

final class MattixPerfectPlayerTest {
  /** A line of a data file: a position, its final margin for the mover, and that of every move. */
  private record Solved(MattixPosition position, int value, Map<String, Integer> moves) {}

  private static List<Solved> solved(int size) throws IOException, NotationException {
    List<Solved> all = new ArrayList<>();
    InputStream file =
        Objects.requireNonNull(
            MattixPerfectPlayerTest.class.getResourceAsStream(
                "/mattix/mattix-" + size + "x" + size + ".tsv"));
    try (BufferedReader lines =
        new BufferedReader(new InputStreamReader(file, StandardCharsets.UTF_8))) {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        String[] fields = line.split("\t", -1);
        Map<String, Integer> moves = new TreeMap<>();
        for (String move : fields[2].isEmpty() ? new String[0] : fields[2].split(" ", -1)) {
          String[] parts = move.split(":", -1);
          moves.put(parts[0], Integer.parseInt(parts[1]));
        }
        all.add(
            new Solved(
                Mattix.ofSize(size).notation().parsePosition(fields[0]),
                Integer.parseInt(fields[1]),
                moves));
      }
    }
    return all;
  }

  private static SearchReport think(
      Player<MattixPosition> player, MattixPosition position, Budget budget, boolean everyMove) {
    List<SearchReport> reports = new ArrayList<>();
    TimeKeeper keeper = TimeKeeper.start(budget, new FakeTicker(1));
    int move =
        player.choose(
            position, position.turn(), new SearchContext(keeper, everyMove, reports::add));
    assertThat(reports.getLast().best().orElseThrow().move()).isEqualTo(move);
    return reports.getLast();
  }

  private static int value(RankedMove ranked) {
    return ((Verdict.Points) ranked.verdict()).value();
  }

  @ParameterizedTest
  @CsvSource({"4,1", "6,1", "6,3"})
  void everyValueAndMoveValueOfTheDataIsExact(int size, int threads) throws Exception {
    Player<MattixPosition> player = new MattixPerfectPlayer(size, threads);
    for (Solved known : solved(size)) {
      if (known.position().isOver()) {
        assertThat(known.position().margin(known.position().turn())).isEqualTo(known.value());
        continue;
      }
      SearchReport report = think(player, known.position(), Budget.UNLIMITED, true);
      Map<String, Integer> found =
          report.moves().stream()
              .collect(
                  Collectors.toMap(
                      ranked -> Mattix.ofSize(size).notation().moveText(ranked.move()),
                      MattixPerfectPlayerTest::value,
                      (a, b) -> a,
                      TreeMap::new));
      assertThat(found).isEqualTo(known.moves());
      assertThat(report.moves()).allMatch(ranked -> ranked.verdict().proven());
      assertThat(value(report.moves().getFirst())).isEqualTo(known.value());
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {4, 6})
  void theBestMoveAloneIsTheLowestOfTheBestAndItsLineIsBestPlayToTheEnd(int size) throws Exception {
    Player<MattixPosition> player = new MattixPerfectPlayer(size, 1);
    for (Solved known : solved(size)) {
      if (known.position().isOver()) {
        continue;
      }
      SearchReport report = think(player, known.position(), Budget.UNLIMITED, false);
      RankedMove best = report.moves().getFirst();
      assertThat(best.verdict()).isEqualTo(new Verdict.Points(known.value(), true));
      for (RankedMove ranked : report.moves()) {
        int exact =
            Objects.requireNonNull(
                known.moves().get(Mattix.ofSize(size).notation().moveText(ranked.move())));
        assertThat(exact).isLessThanOrEqualTo(value(ranked));
        assertThat(exact == known.value() && ranked.move() < best.move()).isFalse();
      }
      MattixPosition end = Mattix.ofSize(size).copyOf(known.position());
      report.line().forEach(end::play);
      assertThat(end.isOver()).isTrue();
      assertThat(end.margin(known.position().turn())).isEqualTo(known.value());
    }
  }

  /**
   * Any tiles in any cells, the cross anywhere, either side to move: also what no game leads to.
   */
  private static MattixPosition anyPosition(int size, int mostTiles, SplittableRandom random) {
    byte[] tiles = MattixTileSet.of(size);
    byte[] values = new byte[size * size];
    int block = random.nextBoolean() ? 4 : size;
    int count = random.nextInt(1, Math.min(mostTiles, tiles.length) + 1);
    int cross = random.nextInt(size * size);
    long left = 0;
    for (int i = 0; i < count; i++) {
      int j = random.nextInt(i, tiles.length);
      byte tile = tiles[j];
      tiles[j] = tiles[i];
      tiles[i] = tile;
      int cell = random.nextInt(block) * size + random.nextInt(block);
      if (cell != cross) {
        values[cell] = tile;
        left |= 1L << cell;
      }
    }
    return new MattixPosition(size, values, left, cross, random.nextInt(2), 3, -2);
  }

  @ParameterizedTest
  @CsvSource({"4,15,300", "4,9,2000", "6,11,2000", "8,12,1500"})
  void equalsPlainMinimaxOnAnyPosition(int size, int mostTiles, int positions) {
    SplittableRandom random = new SplittableRandom(size * 100L + mostTiles);
    Player<MattixPosition> perfect = new MattixPerfectPlayer(size, 1);
    Player<MattixPosition> plain = new Minimax<>(Mattix.ofSize(size));
    for (int i = 0; i < positions; i++) {
      MattixPosition position = anyPosition(size, mostTiles, random);
      if (!position.isOver()) {
        SearchReport expected = think(plain, position, Budget.UNLIMITED, true);
        SearchReport found = think(perfect, position, Budget.UNLIMITED, true);
        assertThat(withoutLines(found)).isEqualTo(withoutLines(expected));
      }
    }
  }

  /** Of moves that are as good, both may expect another. */
  private static List<RankedMove> withoutLines(SearchReport report) {
    return report.moves().stream()
        .map(ranked -> new RankedMove(ranked.move(), ranked.verdict()))
        .toList();
  }

  @ParameterizedTest
  @CsvSource({"4,1", "4,3", "6,2", "6,4", "6,5"})
  void withADepthLimitItLooksSoFarAndProvesNothing(int size, int depth) {
    Mattix game = Mattix.ofSize(size);
    for (long seed = 0; seed < 20; seed++) {
      MattixPosition position = game.newPosition(seed);
      SearchReport found =
          think(new MattixPerfectPlayer(size, 1), position, Budget.ofDepth(depth), true);
      assertThat(found.depth()).isEqualTo(depth);
      assertThat(found.moves()).hasSize(size - 1).noneMatch(move -> move.verdict().proven());
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 3})
  void aStoppedSearchLeavesNothingWrongBehind(int threads) throws Exception {
    Player<MattixPosition> player = new MattixPerfectPlayer(6, threads);
    int limit = 1;
    for (Solved known : solved(6)) {
      if (!known.position().isOver()) {
        for (int stop = 0; stop < 3; stop++) {
          limit = limit * 3 % 50_021 + 1;
          int _ =
              player.choose(
                  known.position(),
                  known.position().turn(),
                  SearchContext.silent(TimeKeeper.start(Budget.ofNodes(limit), new FakeTicker(1))));
        }
        SearchReport report = think(player, known.position(), Budget.UNLIMITED, false);
        assertThat(value(report.moves().getFirst())).isEqualTo(known.value());
      }
    }
  }

  @Test
  void laterMovesOfAGameUseWhatIsKnown() {
    Mattix game = Mattix.ofSize(6);
    long fresh = 0;
    long kept = 0;
    for (long seed = 0; seed < 5; seed++) {
      Player<MattixPosition> player = new MattixPerfectPlayer(6, 1);
      MattixPosition position = game.newPosition(seed);
      for (int ply = 0; ply < 3; ply++) {
        SearchReport report = think(player, position, Budget.UNLIMITED, false);
        if (ply > 0) {
          kept += report.nodes();
          fresh += think(new MattixPerfectPlayer(6, 1), position, Budget.UNLIMITED, false).nodes();
        }
        position.play(report.moves().getFirst().move());
      }
    }
    assertThat(kept).isLessThan(fresh / 2);
  }

  @Test
  void theAnswerDoesNotDependOnWhatIsKnown() {
    Mattix game = Mattix.ofSize(6);
    Player<MattixPosition> kept = new MattixPerfectPlayer(6, 1);
    for (long seed = 0; seed < 4; seed++) {
      GameSession<MattixPosition> session = new GameSession<>(game, game.newPosition(seed));
      while (!session.isOver()) {
        MattixPosition position = session.position();
        int move = think(kept, position, Budget.UNLIMITED, false).moves().getFirst().move();
        if (session.ply() > 4) {
          assertThat(move)
              .isEqualTo(
                  think(new MattixPerfectPlayer(6, 1), position, Budget.UNLIMITED, false)
                      .moves()
                      .getFirst()
                      .move());
        }
        session.play(position.turn(), move);
      }
    }
  }

  @Test
  void neverLosesWhatAnOpeningIsWorth() {
    Mattix game = Mattix.ofSize(4);
    SplittableRandom random = new SplittableRandom(1);
    for (long seed = 0; seed < 100; seed++) {
      int seat = (int) (seed % 2);
      Player<MattixPosition> player = new MattixPerfectPlayer(4, 1);
      GameSession<MattixPosition> session = new GameSession<>(game, game.newPosition(seed));
      SearchReport opening =
          think(new MattixPerfectPlayer(4, 1), session.position(), Budget.UNLIMITED, false);
      int worth = value(opening.moves().getFirst()) * (seat == 0 ? 1 : -1);
      while (!session.isOver()) {
        int turn = session.position().turn();
        int[] legal = session.legalMoves(turn);
        session.play(
            turn,
            turn == seat
                ? think(player, session.position(), Budget.UNLIMITED, false)
                    .moves()
                    .getFirst()
                    .move()
                : legal[random.nextInt(legal.length)]);
      }
      assertThat(session.score(seat) - session.score(1 - seat)).isGreaterThanOrEqualTo(worth);
    }
  }

  @Test
  void moreOfFourByFourIsWonByTheFirstThanNot() {
    Mattix game = Mattix.ofSize(4);
    int firstWins =
        (int)
            IntStream.range(0, 400)
                .filter(
                    seed ->
                        value(
                                think(
                                        new MattixPerfectPlayer(4, 1),
                                        game.newPosition(seed),
                                        Budget.UNLIMITED,
                                        false)
                                    .moves()
                                    .getFirst())
                            > 0)
                .count();
    assertThat(firstWins).isBetween(337, 375); // 89 % ± 3 standard errors of the rules' figure
  }

  @Nested
  final class OnFourByFour extends PlayerContract<MattixPosition> {
    @Override
    protected Game<MattixPosition> game() {
      return Mattix.ofSize(4);
    }

    @Override
    protected Player<MattixPosition> player(long seed) {
      return new MattixPerfectPlayer(4, 1);
    }
  }

  @Nested
  final class OnSixBySix extends PlayerContract<MattixPosition> {
    @Override
    protected Game<MattixPosition> game() {
      return Mattix.ofSize(6);
    }

    @Override
    protected Player<MattixPosition> player(long seed) {
      return new MattixPerfectPlayer(6, 1);
    }
  }
}
