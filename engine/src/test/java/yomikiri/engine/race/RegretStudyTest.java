package yomikiri.engine.race;

import static org.assertj.core.api.Assertions.assertThat;
import static yomikiri.engine.games.TestCatalog.CATALOG;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import yomikiri.engine.game.GameSession;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.Position;
import yomikiri.engine.race.RegretStudy.Measure;
import yomikiri.engine.race.RegretStudy.Point;
import yomikiri.engine.race.RegretStudy.Setting;
import yomikiri.engine.race.RegretStudy.Trial;
import yomikiri.engine.stats.Interval;
import yomikiri.engine.teach.PlainProof;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.PlayerSpec;
import yomikiri.engine.think.SearchResult;
import yomikiri.engine.think.Ticker;
import yomikiri.engine.think.TimeKeeper;

@Timeout(30)
final class RegretStudyTest {
  private static final Ticker STILL = () -> 0;
  private static final List<PlayerSpec> PLAYERS =
      List.of(PlayerSpec.of("minimax").with("nodes", "9999"), PlayerSpec.of("perfect"));
  private static final Setting SETTING = new Setting(PLAYERS, List.of(5L, 100_000L), 3);

  private static GameKit<?> mattix() {
    return CATALOG.kit("mattix-4").orElseThrow();
  }

  @Test
  void regretIsWhatPlainRecursionOverAllPlaySays() throws NotationException {
    check(mattix());
  }

  private static <P extends Position> void check(GameKit<P> kit) throws NotationException {
    RegretStudy<P> study = new RegretStudy<>(kit, SETTING, STILL);
    int counted = 0;
    for (long number = 0; counted < 5; number++) {
      Optional<P> dealt =
          study.deal(number).filter(p -> kit.game().notation().positionText(p).length() < 999);
      if (dealt.isEmpty() || left(kit, dealt.get()) > 8) {
        continue;
      }
      P position = dealt.get();
      Trial trial = study.measure(number, position, Set.of());
      if (!trial.counts()) {
        continue;
      }
      counted++;
      assertThat(trial.position()).isEqualTo(kit.game().notation().positionText(position));
      int seat = SearchResult.seat(position);
      int move =
          SearchResult.of(
                  kit.build(PLAYERS.getFirst(), 0),
                  kit.game(),
                  position,
                  seat,
                  Budget.ofNodes(5),
                  false,
                  STILL)
              .move();
      PlainProof<P> plain = PlainProof.ofLead(kit.game(), seat);
      int best = Integer.MIN_VALUE;
      for (int legal : new GameSession<>(kit.game(), position).legalMoves(seat)) {
        best = Math.max(best, plain.after(position, legal));
      }
      assertThat(trial.measures().getFirst().regret())
          .isEqualTo(best - plain.after(position, move));
      assertThat(trial.measures().getLast().regret()).isZero(); // the solver with enough nodes
    }
  }

  private static <P extends Position> int left(GameKit<P> kit, P position) {
    GameSession<P> session = new GameSession<>(kit.game(), position);
    while (!session.isOver()) {
      int seat = SearchResult.seat(session.position());
      session.play(seat, session.legalMoves(seat)[0]);
    }
    return session.length();
  }

  @Test
  void whereNoSolverReachesTheLastPositionsAreReadByAllPlay() {
    checkLate(CATALOG.kit("maze-31x11x100").orElseThrow());
  }

  private static <P extends Position> void checkLate(GameKit<P> kit) {
    RegretStudy<P> study = new RegretStudy<>(kit, new Setting(List.of(), List.of(), 3), STILL);
    int compared = 0;
    for (long number = 0; number < 30; number++) {
      P position = study.deal(number).orElseThrow();
      int left = left(kit, position);
      assertThat(left).isBetween(1, 20); // twelve with a choice, and those without one
      if (left <= 7) {
        compared++;
        PlainProof<P> plain = PlainProof.ofLead(kit.game(), 0);
        Truth truth =
            new Truth.Finder<>(kit)
                .find(position, TimeKeeper.start(Budget.ofNodes(1), STILL))
                .orElseThrow();
        truth
            .values()
            .forEach((move, value) -> assertThat(value).isEqualTo(plain.after(position, move)));
      }
    }
    assertThat(compared).isPositive();
  }

  @Test
  void theSameNumberIsTheSameTrialAgain() {
    again(mattix());
  }

  private static <P extends Position> void again(GameKit<P> kit) {
    RegretStudy<P> one = new RegretStudy<>(kit, SETTING, STILL);
    RegretStudy<P> other = new RegretStudy<>(kit, SETTING, STILL);
    for (long number = 4; number >= 0; number--) { // whatever was measured before
      Trial first = one.measure(number, one.deal(number).orElseThrow(), Set.of());
      Trial second = other.measure(number, other.deal(number).orElseThrow(), Set.of());
      assertThat(first).isEqualTo(second);
      assertThat(Trial.parse(first.text())).contains(first);
      Trial repeated =
          one.measure(
              number, one.deal(number).orElseThrow(), new HashSet<>(Set.of(first.position())));
      assertThat(repeated.counts() && first.counts()).isFalse();
    }
  }

  @Test
  void figuresAreThoseOfThePositionsThatCount() {
    List<Trial> trials = new ArrayList<>();
    for (int i = 0; i < 10; i++) {
      double regret = i < 5 ? 0 : 2;
      Measure measure = new Measure(regret, 100L * i);
      trials.add(new Trial(2L * i, "p" + i, List.of(measure, measure, measure, measure)));
      trials.add(new Trial(2L * i + 1, "(unsolved)", List.of()));
    }
    List<Point> points = RegretStudy.points(SETTING, trials);
    assertThat(points).hasSize(4);
    Point point = points.getFirst();
    assertThat(point.player().toString()).isEqualTo("minimax");
    assertThat(point.positions()).isEqualTo(10);
    assertThat(point.regret()).isEqualTo(1);
    assertThat(point.best()).isEqualTo(0.5);
    double error = Math.sqrt(10.0 / 9 / 10);
    assertThat(point.regretInterval()).isEqualTo(Interval.ofMean(1, error, 10));
    assertThat(point.bestInterval()).isEqualTo(Interval.wilson(0.5, 10));
    assertThat(point.nanos()).isEqualTo(500);
  }

  @Test
  void aDamagedLineIsNoTrial() {
    for (String text : List.of("", "x\tp", "1", "1\tp\tq", "1\tp\t1.0", "1\tp\t-1.0/3")) {
      assertThat(Trial.parse(text)).as(text).isEmpty();
    }
    assertThat(Trial.parse("7\t(unsolved)")).contains(new Trial(7, "(unsolved)", List.of()));
  }
}
