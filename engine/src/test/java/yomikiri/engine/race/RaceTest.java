package yomikiri.engine.race;

import static org.assertj.core.api.Assertions.assertThat;
import static yomikiri.engine.games.TestCatalog.CATALOG;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import yomikiri.engine.game.GameSession;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.Position;
import yomikiri.engine.race.Race.Choice;
import yomikiri.engine.race.Race.Racer;
import yomikiri.engine.race.Race.Standing;
import yomikiri.engine.race.Race.State;
import yomikiri.engine.teach.PlainProof;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Parameter;
import yomikiri.engine.think.PlayerSpec;
import yomikiri.engine.think.PlayerType;
import yomikiri.engine.think.SearchResult;
import yomikiri.engine.think.Ticker;
import yomikiri.engine.think.TimeKeeper;

@Timeout(30)
final class RaceTest {
  private static final Ticker STILL = () -> 0;
  private static final Budget NODES = Budget.ofNodes(500);
  private static final Budget NOTHING = new Budget(0, 0, 1);

  private static GameKit<?> kit(String id) {
    return CATALOG.kit(id).orElseThrow();
  }

  /** A position some plies before the end of a game played at random. */
  private static <P extends Position> P late(GameKit<P> kit, long seed, int left) {
    SplittableRandom random = new SplittableRandom(seed);
    GameSession<P> session = new GameSession<>(kit.game(), kit.game().newPosition(seed));
    while (!session.isOver()) {
      int seat = SearchResult.seat(session.position());
      int[] legal = session.legalMoves(seat);
      session.play(seat, legal[random.nextInt(legal.length)]);
    }
    return session.positionAt(Math.max(0, session.length() - left));
  }

  private static List<PlayerSpec> specs(GameKit<?> kit, String... texts) {
    List<PlayerSpec> specs = new ArrayList<>();
    for (String text : texts) {
      try {
        specs.add(kit.parseSpec(text, Map.of("nodes", "500")));
      } catch (NotationException e) {
        throw new AssertionError(e);
      }
    }
    return specs;
  }

  private static <P extends Position> Race<P> race(
      GameKit<P> kit, P position, Budget solving, List<PlayerSpec> players) {
    int seat = SearchResult.seat(position);
    return new Race<>(kit, position, seat, players, NODES, solving, 7, STILL);
  }

  // ---- the truth

  @ParameterizedTest
  @ValueSource(strings = {"tictactoe", "mattix-4", "othello-4", "maze-5x5x3"})
  void theTruthIsThatOfPlainRecursionOverAllPlay(String id) {
    checkTruth(kit(id));
  }

  private static <P extends Position> void checkTruth(GameKit<P> kit) {
    Truth.Finder<P> finder = new Truth.Finder<>(kit);
    for (long seed = 1; seed <= 6; seed++) {
      P position = late(kit, seed, 6);
      int seat = SearchResult.seat(position);
      Truth truth =
          finder.find(position, TimeKeeper.start(Budget.ofNodes(1_000_000), STILL)).orElseThrow();
      PlainProof<P> plain = PlainProof.ofLead(kit.game(), seat);
      int[] legal = new GameSession<>(kit.game(), position).legalMoves(seat);
      assertThat(truth.values()).hasSize(legal.length);
      int most = Integer.MIN_VALUE;
      for (int move : legal) {
        most = Math.max(most, plain.after(position, move));
      }
      for (int move : legal) {
        assertThat(truth.regret(move)).isEqualTo(most - plain.after(position, move));
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"tron-3", "tron-joint"})
  void whereMovesHaveNoValueOfTheirOwnThereIsNoTruth(String id) {
    assertThat(truth(kit(id), 1_000_000)).isEmpty();
  }

  @Test
  void aPositionThatIsNotSolvedInTimeHasNoTruth() {
    assertThat(truth(kit("mattix-6"), 10)).isEmpty();
  }

  private static <P extends Position> Optional<Truth> truth(GameKit<P> kit, long nodes) {
    return new Truth.Finder<>(kit)
        .find(kit.game().newPosition(1), TimeKeeper.start(Budget.ofNodes(nodes), STILL));
  }

  // ---- the race

  @Test
  void eachRunsAsIfItWereAlone() {
    checkAlone(kit("mattix-4"), "alphabeta", "mcts", "montecarlo", "perfect", "random");
    checkAlone(kit("othello-4"), "mcts", "alphabeta", "perfect", "mcts");
  }

  private static <P extends Position> void checkAlone(GameKit<P> kit, String... players) {
    P position = late(kit, 3, 9);
    List<PlayerSpec> specs = specs(kit, players);
    Standing all = race(kit, position, NOTHING, specs).run(now -> {});
    for (int i = 0; i < specs.size(); i++) {
      List<PlayerSpec> one = List.of(specs.get(i));
      Standing alone = race(kit, position, NOTHING, one).run(now -> {});
      assertThat(all.racers().get(i)).isEqualTo(alone.racers().getFirst());
      int move =
          SearchResult.of(
                  kit.build(specs.get(i), 7),
                  kit.game(),
                  position,
                  SearchResult.seat(position),
                  NODES,
                  false,
                  STILL)
              .move();
      assertThat(all.racers().get(i).last().orElseThrow().move()).isEqualTo(move);
    }
  }

  @Test
  void aSolverFindsTheAnswerAndWhoErrsInTheEndDoesNot() {
    GameKit<?> kit = kit("mattix-4");
    Standing end = solvedRace(kit);
    Truth truth = end.truth().orElseThrow();
    Racer solver = end.racers().getFirst();
    Choice found = solver.found(truth).orElseThrow();
    assertThat(truth.regret(solver.last().orElseThrow().move())).isZero();
    int from = solver.choices().indexOf(found);
    assertThat(solver.choices().subList(from, solver.choices().size()))
        .allMatch(choice -> truth.isBest(choice.move()));
    assertThat(from == 0 || !truth.isBest(solver.choices().get(from - 1).move())).isTrue();
  }

  private static <P extends Position> Standing solvedRace(GameKit<P> kit) {
    P position = late(kit, 5, 12);
    return race(kit, position, Budget.ofNodes(1_000_000), specs(kit, "perfect")).run(now -> {});
  }

  @Test
  void foundIsTheFirstOfTheRightChoicesThatLastToTheEnd() {
    SequencedMap<Integer, Double> values = new LinkedHashMap<>(Map.of(1, 3.0, 2, 5.0, 3, 5.0));
    Truth truth = new Truth(values, false);
    assertThat(truth.bestMoves()).containsExactlyInAnyOrder(2, 3);
    assertThat(found(truth, State.DONE, 2, 1, 3, 2, 3)).isEqualTo(Optional.of(20L));
    assertThat(found(truth, State.DONE, 3, 2)).isEqualTo(Optional.of(0L));
    assertThat(found(truth, State.DONE, 2, 3, 1)).isEmpty();
    assertThat(found(truth, State.DONE)).isEmpty();
    assertThat(found(truth, State.STOPPED, 2, 2)).isEmpty();
    assertThat(found(truth, State.RUNNING, 2, 2)).isEmpty();
  }

  private static Optional<Long> found(Truth truth, State state, int... moves) {
    List<Choice> choices = new ArrayList<>();
    for (int i = 0; i < moves.length; i++) {
      choices.add(new Choice(10L * i, i, i, moves[i], Optional.empty(), List.of()));
    }
    return new Racer(PlayerSpec.of("one"), state, choices, Optional.empty())
        .found(truth)
        .map(Choice::nanos);
  }

  @Test
  void whoBreaksDownIsOutAndTheOthersRunOn() {
    checkBroken(kit("tictactoe"));
  }

  private static <P extends Position> void checkBroken(GameKit<P> kit) {
    GameKit<P> more =
        kit.with(
            new PlayerType<>(
                "broken",
                List.of(Parameter.NODES),
                List.of(),
                spec ->
                    (own, seat, context) -> {
                      throw new IllegalStateException("out of order");
                    }));
    List<PlayerSpec> specs = specs(more, "broken", "alphabeta");
    Standing end = race(more, kit.game().newPosition(1), NOTHING, specs).run(now -> {});
    assertThat(end.racers()).extracting(Racer::state).containsExactly(State.FAILED, State.DONE);
    assertThat(end.racers().getFirst().fault().orElseThrow()).contains("out of order");
  }

  @Test
  void aRaceThatIsStoppedEndsAtOnceAndClaimsNothing() {
    checkStopped(kit("othello-8"));
  }

  private static <P extends Position> void checkStopped(GameKit<P> kit) {
    List<Race<P>> begun = new ArrayList<>();
    P start = kit.game().newPosition(1);
    List<PlayerSpec> specs = specs(kit, "alphabeta", "mcts");
    Budget minutes = Budget.ofTime(Duration.ofMinutes(5));
    Race<P> made =
        new Race<>(
            kit,
            start,
            0,
            specs.stream().map(Lineup::unlimited).toList(),
            minutes,
            NOTHING,
            1,
            Ticker.SYSTEM);
    begun.add(made);
    Standing end =
        made.run(
            now -> {
              if (!now.racers().getFirst().choices().isEmpty()) {
                begun.getFirst().stop();
              }
            });
    assertThat(end.isOver()).isTrue();
    assertThat(end.racers()).extracting(Racer::state).containsOnly(State.STOPPED);
    assertThat(end.racers().getLast().choices()).isEmpty();
  }

  @Test
  void theLineupIsEverySearchAndEachCanRun() {
    for (GameKit<?> kit : CATALOG.kits()) {
      List<PlayerSpec> lineup = Lineup.of(kit, Map.of("nodes", "50"));
      assertThat(lineup).isNotEmpty().doesNotHaveDuplicates();
      checkRun(kit, lineup);
    }
    assertThat(Lineup.of(kit("mattix-6"), Map.of()).stream().map(PlayerSpec::name))
        .containsOnly("perfect");
    assertThat(Lineup.of(kit("tron-2"), Map.of("nodes", "9")).stream().map(PlayerSpec::name))
        .contains("minimax", "alphabeta", "mcts", "montecarlo", "hunter")
        .doesNotContain("random", "fallible", "greedy");
  }

  private static <P extends Position> void checkRun(GameKit<P> kit, List<PlayerSpec> lineup) {
    P start = kit.game().newPosition(1);
    Race<P> race =
        new Race<>(
            kit, start, SearchResult.seat(start), lineup, Budget.ofNodes(50), NOTHING, 1, STILL);
    assertThat(race.run(now -> {}).racers()).extracting(Racer::state).containsOnly(State.DONE);
  }
}
