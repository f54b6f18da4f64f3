package yomikiri.engine.cli.protocol;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static yomikiri.engine.games.TestCatalog.CATALOG;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import yomikiri.engine.cli.protocol.GtpRequest.GtpError;
import yomikiri.engine.game.GameSession;
import yomikiri.engine.game.Position;
import yomikiri.engine.outside.GtpVertices;
import yomikiri.engine.think.Broken;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.FakeTicker;
import yomikiri.engine.think.GameClock;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Level;
import yomikiri.engine.think.Parameter;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.PlayerSpec;
import yomikiri.engine.think.PlayerType;
import yomikiri.engine.think.SearchContext;

final class GtpGameTest {
  private static final PlayerSpec WATCHED = PlayerSpec.of("watched");

  /** Moves of othello-4, black first. */
  private static final String BLACK_MUST_PASS = "b1 a1 c4 d2 d3 c1 a2 d4";

  /** One thought of a player that is watched. */
  private record Watched(Object player, long seed, Budget budget, long nodes) {}

  private final List<Watched> searches = new ArrayList<>();
  private final List<String> complaints = new ArrayList<>();

  /** A game of {@code id} with the seed 7, played by {@code behind} under watch. */
  private GtpGame<?> game(String id, String behind) throws Exception {
    return game(CATALOG.kit(id).orElseThrow(), behind, WATCHED);
  }

  private <P extends Position> GtpGame<P> game(GameKit<P> kit, String behind, PlayerSpec spec)
      throws Exception {
    PlayerSpec real = kit.parseSpec(behind);
    PlayerType<P> type =
        new PlayerType<>(
            "watched",
            List.of(Parameter.TIME, Parameter.DEPTH),
            List.of(),
            (asked, seed) -> watched(kit.build(real, seed), seed));
    GameKit<P> watched =
        new GameKit<>(kit.game(), List.of(type), List.of(new Level("strong", spec)), spec);
    GtpVertices vertices = GtpVertices.of(kit.game()).orElseThrow();
    return new GtpGame<>(watched, vertices, spec, 7, new FakeTicker(1000), complaints::add);
  }

  private <P extends Position> Player<P> watched(Player<P> player, long seed) {
    return (position, seat, context) -> {
      int move = player.choose(position, seat, context);
      long nodes = context.clock().meter().nodes();
      searches.add(new Watched(player, seed, context.clock().budget(), nodes));
      return move;
    };
  }

  private static void play(GtpGame<?> game, String blackFirst) throws GtpError {
    int seat = 0;
    for (String vertex : blackFirst.split(" ", -1)) {
      game.play(seat, vertex);
      seat = 1 - seat;
    }
  }

  private static void refuses(String sentence, Attempt attempt) {
    assertThatThrownBy(attempt::run).isInstanceOf(GtpError.class).hasMessage(sentence);
  }

  @FunctionalInterface
  private interface Attempt {
    void run() throws GtpError;
  }

  @Test
  void onePlayerPlaysAGameAndAnotherTheNext() throws Exception {
    GtpGame<?> game = game("othello-8", "random");
    game.move(0);
    game.move(1);
    game.undo();
    game.move(1);
    game.restart();
    game.move(0);
    game.move(1);
    Set<Object> players = new HashSet<>();
    searches.forEach(search -> players.add(search.player()));
    assertThat(players).hasSize(2);
    assertThat(searches).extracting(Watched::seed).containsExactly(7L, 7L, 7L, 8L, 8L);
  }

  @Test
  void thePlayerIsPreparedBeforeItsFirstClockStarts() throws Exception {
    GameKit<?> kit = CATALOG.kit("othello-4").orElseThrow();
    List<String> log = new ArrayList<>();
    GtpGame<?> game = prepared(kit, log);
    assertThat(log).containsExactly("prepare");
    game.restart(); // as a controller does before the first game
    game.move(0);
    game.restart();
    game.move(0);
    assertThat(log).containsExactly("prepare", "choose", "prepare", "choose");
  }

  private <P extends Position> GtpGame<P> prepared(GameKit<P> kit, List<String> log) {
    Player<P> player =
        new Player<>() {
          @Override
          public void prepare() {
            if (log.isEmpty() || log.getLast().equals("choose")) {
              log.add("prepare");
            }
          }

          @Override
          public int choose(P ownCopy, int seat, SearchContext context) {
            log.add("choose");
            return new GameSession<>(kit.game(), ownCopy).legalMoves(seat)[0];
          }
        };
    PlayerType<P> type = new PlayerType<>("watched", List.of(), List.of(), (asked, seed) -> player);
    return new GtpGame<>(
        new GameKit<>(kit.game(), List.of(type), List.of(), WATCHED),
        GtpVertices.of(kit.game()).orElseThrow(),
        WATCHED,
        7,
        new FakeTicker(1000),
        complaints::add);
  }

  @Test
  void aPlayerThatFailsAfterAPassLeftOutLeavesTheGameAsItWas() throws Exception {
    GameKit<?> kit = CATALOG.kit("othello-4").orElseThrow();
    GtpGame<?> game = broken(Broken.CHEATS.kit(kit, PlayerSpec.of("random")));
    play(game, BLACK_MUST_PASS);
    String before = game.board();
    refuses(Broken.CHEATS.sentence(), () -> game.move(1));
    assertThat(game.board()).isEqualTo(before).endsWith("Black to move.");
    assertThat(game.move(1)).isNotEqualTo("PASS");
  }

  private <P extends Position> GtpGame<P> broken(GameKit<P> kit) {
    return new GtpGame<>(
        kit,
        GtpVertices.of(kit.game()).orElseThrow(),
        kit.adviser(),
        7,
        new FakeTicker(1000),
        complaints::add);
  }

  @Test
  void whatThePlayerFoundOutServesItsNextMove() throws Exception {
    GtpGame<?> warm = game("othello-4", "perfect");
    List<String> moves = List.of(warm.move(0), warm.move(1), warm.move(0));
    GtpGame<?> cold = game("othello-4", "perfect");
    cold.play(0, moves.get(0));
    cold.play(1, moves.get(1));
    cold.move(0);
    assertThat(searches.get(2).nodes()).isLessThan(searches.get(3).nodes() / 2);
  }

  @Test
  void aPassLeftOutIsMade() throws Exception {
    GtpGame<?> game = game("othello-4", "random");
    play(game, BLACK_MUST_PASS);
    game.play(1, "a3");
    game.play(0, "a4");
    game.play(1, "b4");
    assertThat(game.move(1)).isEqualTo("d1");
    assertThat(game.score()).isEqualTo("W+14");
  }

  @Test
  void aPassToldIsTheSame() throws Exception {
    GtpGame<?> game = game("othello-4", "random");
    play(game, BLACK_MUST_PASS + " PASS a3 a4 b4 pass d1");
    assertThat(game.score()).isEqualTo("W+14");
  }

  @Test
  void theOnlyMoveNeedsNoThought() throws Exception {
    GtpGame<?> game = game("othello-4", "random");
    play(game, BLACK_MUST_PASS);
    assertThat(game.move(0)).isEqualTo("PASS");
    assertThat(searches).isEmpty();
  }

  @Test
  void undoTakesThePassLeftOutBackWithTheMove() throws Exception {
    GtpGame<?> game = game("othello-4", "random");
    play(game, BLACK_MUST_PASS);
    String before = game.board();
    game.play(1, "a3");
    game.undo();
    assertThat(game.board()).isEqualTo(before).endsWith("Black to move.");
    game.undo();
    assertThat(game.board()).endsWith("White to move.");
    game.play(1, "d4");
    assertThat(game.board()).isEqualTo(before);
  }

  @Test
  void whatIsRefusedChangesNothing() throws Exception {
    GtpGame<?> game = game("othello-4", "random");
    play(game, BLACK_MUST_PASS);
    String before = game.board();
    refuses("illegal move", () -> game.play(1, "a1"));
    refuses("illegal move", () -> game.play(1, "pass"));
    refuses("illegal move", () -> game.play(0, "a3"));
    refuses("illegal move", () -> game.play(1, "h8"));
    assertThat(game.board()).isEqualTo(before);
    game.play(0, "pass");
    refuses("it is White's turn", () -> game.play(0, "a4"));
    refuses("it is White's turn", () -> game.move(0));
    game.play(1, "a3");
  }

  @Test
  void withoutAClockThePlayersOwnLimitsHold() throws Exception {
    GameKit<?> kit = CATALOG.kit("othello-8").orElseThrow();
    game(kit, "random", WATCHED).move(0);
    game(kit, "random", WATCHED.with("depth", "3")).move(0);
    game(kit, "random", WATCHED.with("time", "40ms")).move(0);
    assertThat(searches)
        .extracting(Watched::budget)
        .containsExactly(
            Budget.ofTime(Duration.ofSeconds(1)),
            Budget.ofDepth(3),
            Budget.ofTime(Duration.ofMillis(40)));
  }

  @Test
  void aThoughtGetsItsShareOfTheTimeLeft() throws Exception {
    GtpGame<?> game = game("othello-8", "random");
    game.clocks().set(320, 0, 0);
    game.move(0);
    game.move(1);
    game.move(0);
    GameClock full = GameClock.ofSeconds(320, 0);
    assertThat(searches)
        .extracting(search -> search.budget().nanos())
        .satisfiesExactly(
            black -> assertThat(black).isEqualTo(full.budget(26).nanos()),
            white -> assertThat(white).isEqualTo(full.budget(26).nanos()),
            black ->
                assertThat(black)
                    .isBetween(full.budget(25).nanos() - 1000, full.budget(25).nanos() - 1));
  }
}
