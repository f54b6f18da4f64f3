package yomikiri.engine.teach;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import yomikiri.engine.game.DuelPosition;
import yomikiri.engine.game.Moves;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.games.TestCatalog;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.LossBands;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.PlayerSpec;
import yomikiri.engine.think.SearchContext;
import yomikiri.engine.think.SearchReport;
import yomikiri.engine.think.Ticker;
import yomikiri.engine.think.TimeKeeper;
import yomikiri.engine.think.Verdict;

final class PointsBalanceTest {
  /** A random game, whose every move is judged by one player. */
  private static final class Judged {
    private final List<Integer> seats = new ArrayList<>();
    private final List<Judgement> moves = new ArrayList<>();
    private int result; // of seat 0

    Judged(GameKit<DuelPosition> kit, PlayerSpec spec, Random random) {
      Player<DuelPosition> player = kit.build(spec, 1);
      DuelPosition position = kit.game().newPosition(random.nextLong());
      while (!position.isOver()) {
        Moves legal = new Moves();
        position.legalMoves(legal);
        AtomicReference<SearchReport> last = new AtomicReference<>();
        player.choose(
            kit.game().copyOf(position),
            position.turn(),
            new SearchContext(TimeKeeper.start(spec.budget(), Ticker.SYSTEM), true, last::set));
        SearchReport report = Objects.requireNonNull(last.get());
        int move = legal.get(random.nextInt(legal.size()));
        Verdict own = report.verdictOf(move).orElseThrow();
        seats.add(position.turn());
        moves.add(
            Judge.of(kit)
                .judgeOrBetter(report.worth(kit.game(), legal.toArray()).orElseThrow(), own)
                .orElseThrow());
        position.play(move);
      }
      result = position.score(0) - position.score(1);
    }

    PointsBalance balance(int seat) {
      List<SeatJudgement> bySeat = new ArrayList<>();
      for (int one = 0; one < 2; one++) {
        List<Optional<Judgement>> own = new ArrayList<>();
        for (int i = 0; i < moves.size(); i++) {
          if (seats.get(i) == one) {
            own.add(Optional.of(moves.get(i)));
          }
        }
        bySeat.add(SeatJudgement.of(own));
      }
      return PointsBalance.of(
              seat, seats.getFirst(), moves.getFirst(), bySeat, seat == 0 ? result : -result)
          .orElseThrow();
    }

    /** By how much the value changes between one search and the next, from the view of seat 0. */
    double changes() {
      double found = 0;
      for (int i = 0; i < moves.size(); i++) {
        double expected = worth(moves.get(i).own(), seats.get(i));
        double next =
            i + 1 < moves.size() ? worth(moves.get(i + 1).best(), seats.get(i + 1)) : result;
        found += next - expected;
      }
      return found;
    }

    private static double worth(Verdict verdict, int seat) {
      double points = Judge.points(verdict).orElseThrow();
      return seat == 0 ? points : -points;
    }
  }

  @ParameterizedTest
  @CsvSource({
    "mattix-4, perfect, true",
    "othello-4, perfect, true",
    "mattix-6, alphabeta:depth=2, false",
    "othello-6, expert:nodes=3000, false"
  })
  void theDifferenceIsWhatTheDealGaveAndWhatWasGivenAway(
      String game, String player, boolean isProven) throws NotationException {
    GameKit<DuelPosition> kit =
        TestCatalog.CATALOG.kit(game).flatMap(GameKit::asDuel).orElseThrow();
    Random random = new Random(38);
    double left = 0;
    for (int round = 0; round < 8; round++) {
      Judged judged = new Judged(kit, kit.parseSpec(player), random);
      PointsBalance first = judged.balance(0);
      PointsBalance second = judged.balance(1);
      assertThat(first.own()).isEqualTo(second.other().orElseThrow());
      assertThat(first.deal().points()).isEqualTo(-second.deal().points());
      assertThat((double) first.rest()).isCloseTo(judged.changes(), within(1e-6));
      assertThat(second.rest()).isEqualTo(-first.rest());
      assertThat(first.deal().proven() && first.own().proven()).isEqualTo(isProven);
      left += Math.abs(first.rest());
    }
    assertThat(left == 0).as("all is explained where all is proven").isEqualTo(isProven);
  }

  @Test
  void whereAMoveIsNotJudgedInPointsThereIsNoBalance() {
    Judge judge = new Judge(LossBands.POINTS, false, false);
    Judgement start =
        judge.judge(new Verdict.Points(3, true), new Verdict.Points(1, true)).orElseThrow();
    SeatJudgement whole = SeatJudgement.of(List.of(Optional.of(start)));
    assertThat(PointsBalance.of(0, 0, start, List.of(whole, whole), 3)).isPresent();
    SeatJudgement open = SeatJudgement.of(List.of(Optional.of(start), Optional.empty()));
    assertThat(PointsBalance.of(0, 0, start, List.of(whole, open), 3)).isEmpty();
    Optional<Judgement> chance =
        judge.judge(new Verdict.WinRate(0.7, 9), new Verdict.WinRate(0.2, 9));
    SeatJudgement inChances = SeatJudgement.of(List.of(chance));
    assertThat(PointsBalance.of(0, 0, start, List.of(whole, inChances), 3)).isEmpty();
  }
}
