package yomikiri.engine.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import yomikiri.engine.game.DuelPosition;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.GameSession;
import yomikiri.engine.game.Moves;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.Position;
import yomikiri.engine.games.tictactoe.TicTacToe;
import yomikiri.engine.think.Bound;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.FakeTicker;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.PlayerSpec;
import yomikiri.engine.think.PlayerType;
import yomikiri.engine.think.RankedMove;
import yomikiri.engine.think.SearchReport;
import yomikiri.engine.think.SearchResult;
import yomikiri.engine.think.Verdict;

/** The line of every ranked move, of every player of every game. */
final class ExpectedLinesTest {
  private static final Budget SMALL = Budget.ofNodes(30_000);

  /** Those that report no line behind a move. */
  private static final List<String> SHORT =
      List.of("fallible", "random", "greedy", "montecarlo", "learnt");

  static List<GameKit<?>> kits() {
    return Signature.CATALOG.kits();
  }

  @Tag("thorough")
  @ParameterizedTest
  @MethodSource("kits")
  void aLineIsLegalAndEndsInAProvenValue(GameKit<?> kit) throws NotationException {
    for (PlayerType<?> type : kit.players()) {
      if (!type.name().equals("learnt")) {
        int longest =
            longest(
                kit,
                type.needsLimit(PlayerSpec.of(type.name()))
                    ? limited(kit, type)
                    : PlayerSpec.of(type.name()));
        assertThat(longest > 1)
            .as(kit.game().id() + " " + type.name())
            .isEqualTo(!SHORT.contains(type.name()));
      }
    }
  }

  private static PlayerSpec limited(GameKit<?> kit, PlayerType<?> type) throws NotationException {
    String limit = type.limits().getFirst();
    return kit.parseSpec(type.name() + ":" + limit + "=" + (limit.equals("time") ? "9ms" : "1000"));
  }

  /** The longest line of a move that is not the best one, in some places of two games. */
  private static <P extends Position> int longest(GameKit<P> kit, PlayerSpec spec) {
    int longest = 0;
    for (long seed = 1; seed <= 2; seed++) {
      List<P> positions = positions(kit.game(), seed);
      for (int eighth : new int[] {0, 4, 6, 7}) {
        P position = positions.get(positions.size() * eighth / 8);
        int seat = SearchResult.seat(position);
        List<SearchReport> reports = new ArrayList<>();
        int _ =
            SearchResult.of(
                    kit.build(spec, 1),
                    kit.game(),
                    position,
                    seat,
                    spec.budget().and(SMALL),
                    true,
                    new FakeTicker(1_000),
                    reports::add)
                .move();
        for (SearchReport report : reports) {
          for (RankedMove ranked : report.moves()) {
            check(kit.game(), position, seat, ranked, kit.game().id() + " " + spec);
          }
          assertThat(report.line())
              .isEqualTo(report.moves().isEmpty() ? List.of() : report.moves().getFirst().line());
        }
        longest =
            Math.max(
                longest,
                reports.stream()
                    .flatMap(report -> report.moves().stream().skip(1))
                    .mapToInt(ranked -> ranked.line().size())
                    .max()
                    .orElse(0));
      }
    }
    return longest;
  }

  private static <P extends Position> void check(
      Game<P> game, P from, int seat, RankedMove ranked, String what) {
    assertThat(ranked.line()).as(what).startsWith(ranked.move());
    GameSession<P> session = new GameSession<>(game, from);
    ranked.follow(session, seat, ranked.line().size());
    if (session.isOver() && ranked.verdict().bound() == Bound.EXACT) {
      switch (ranked.verdict()) {
        case Verdict.Points points when points.proven() ->
            assertThat(session.position().lead(seat)).as(what).isEqualTo(points.value());
        case Verdict.WinRate rate when rate.proven() ->
            assertThat(session.reward(seat)).as(what).isEqualTo(rate.p());
        case Verdict other -> assertThat(other.proven()).isFalse();
      }
    }
  }

  private static <P extends Position> List<P> positions(Game<P> game, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    GameSession<P> session = new GameSession<>(game, game.newPosition(seed));
    List<P> positions = new ArrayList<>();
    while (!session.isOver()) {
      positions.add(session.position());
      for (int seat : IntStream.range(0, session.players()).filter(session::isAwaited).toArray()) {
        int[] legal = session.legalMoves(seat);
        session.play(seat, legal[random.nextInt(legal.length)]);
      }
    }
    return positions;
  }

  /** Read to the end by brute force: each line keeps what its move is worth, to the end. */
  @Test
  void solvedLinesGoToTheEndAndEachOfTheirMovesKeepsTheValue() throws NotationException {
    assertThat(solved(TicTacToe.kit(), PlayerSpec.of("alphabeta").with("depth", "9"), 4))
        .isPositive();
    for (String id : List.of("mattix-4", "othello-4", "trapez")) {
      GameKit<DuelPosition> kit = Signature.CATALOG.kit(id).orElseThrow().asDuel().orElseThrow();
      assertThat(solved(kit, kit.solver().orElseThrow().spec(), id.equals("trapez") ? 3 : 6))
          .as(id)
          .isPositive();
    }
  }

  /** How many moves other than the best had a line to the end, in the last positions of a game. */
  private static <P extends DuelPosition> int solved(GameKit<P> kit, PlayerSpec spec, int last) {
    int ended = 0;
    Game<P> game = kit.game();
    List<P> positions = positions(game, 3);
    for (P from : positions.subList(Math.max(0, positions.size() - last), positions.size())) {
      SearchReport report =
          SearchResult.of(
                  kit.build(spec, 1),
                  game,
                  from,
                  from.turn(),
                  Budget.UNLIMITED,
                  true,
                  new FakeTicker(1))
              .report()
              .orElseThrow();
      for (RankedMove ranked : report.moves()) {
        GameSession<P> session = new GameSession<>(game, from);
        ranked.follow(session, from.turn(), 1);
        int value = best(game, session.position(), from.turn());
        for (int moves = 2; moves <= ranked.line().size(); moves++) {
          GameSession<P> next = new GameSession<>(game, from);
          ranked.follow(next, from.turn(), moves);
          assertThat(best(game, next.position(), from.turn())).isEqualTo(value);
          ended += next.isOver() && !ranked.equals(report.moves().getFirst()) ? 1 : 0;
        }
      }
    }
    return ended;
  }

  /** Plain minimax to the end. */
  private static <P extends DuelPosition> int best(Game<P> game, P position, int seat) {
    if (position.isOver()) {
      return position.margin(seat);
    }
    Moves legal = new Moves();
    position.legalMoves(legal);
    boolean own = position.turn() == seat;
    int best = own ? Integer.MIN_VALUE : Integer.MAX_VALUE;
    for (int i = 0; i < legal.size(); i++) {
      P next = game.copyOf(position);
      next.play(legal.get(i));
      int value = best(game, next, seat);
      best = own ? Math.max(best, value) : Math.min(best, value);
    }
    return best;
  }
}
