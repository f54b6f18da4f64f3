package yomikiri.engine.games;

import static org.assertj.core.api.Assertions.assertThat;
import static yomikiri.engine.games.TestCatalog.CATALOG;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.GameSession;
import yomikiri.engine.game.Position;
import yomikiri.engine.think.FakeTicker;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.PlayerSpec;
import yomikiri.engine.think.Thought;

/**
 * The signature of each search: the moves of a game it plays by itself, and the nodes it visits for
 * them. A change that means no change in play leaves these figures alone; one that changes play
 * gives the new ones.
 */
final class SearchSignatureTest {
  private static final int PLIES = 12;

  @ParameterizedTest
  @CsvSource({
    "mattix-6, alphabeta:depth=5, 4009, d1 d4 c4 c2 d2 d6 b6 b2 e2 e4 b4 b3",
    "mattix-4, 'alphabeta:depth=99,nodes=2000', 7447, d2 d1 a1 a3 d3 d4 c4 c1 b1 b2 c2 c3",
    "tictactoe, alphabeta:depth=9, 6901, a1 b2 b1 c1 a3 a2 c2 b3 c3",
    "mattix-6, minimax:depth=3, 1642, d1 d4 c4 c2 d2 d6 a6 a2 e2 e4 a4 a1",
    "mattix-6, perfect, 639962, d1 d4 c4 c5 e5 e4 a4 a1 c1 c2 e2 e6",
    "mattix-6, greedy, 0, d1 d4 f4 f1 a1 a6 f6 f2 c2 c4 e4 e5",
    "maze-31x11x100, greedy, 0, D L L L U U U U R R U U",
    "maze-31x11x100, 'beam:width=20,depth=20', 12256, D L L L D D D D R R R R",
    "maze-31x11x100, 'chokudai:width=1,depth=20,rounds=20', 12264, D L L L D D D D R R R R",
    "mattix-6, montecarlo:playouts=500, 6000, d1 d2 a2 a1 f1 f4 d4 d3 b3 b6 a6 a3",
    "mattix-6, mcts:playouts=500, 6000, a1 a6 b6 b3 a3 a4 c4 c5 b5 b2 a2 a5",
    "tictactoe, mcts:playouts=5000, 45000, b2 a3 c1 a1 a2 c2 b3 b1 c3",
    "maze-31x11x100, mcts:playouts=300, 3600, U L R L L L D D D D R R",
    "maze-duel, duct:playouts=500, 12000, R L D D D D L R L R U U U U U U U U R L R L D D",
    "maze-duel, montecarlo:playouts=500, 12000, R L D D D D R L R L U U U U U U U U L R L R D D"
  })
  void movesAndNodesAre(String game, String player, long nodes, String moves) throws Exception {
    Played played = played(CATALOG.kit(game).orElseThrow(), player);
    assertThat(played).isEqualTo(new Played(nodes, moves));
  }

  private record Played(long nodes, String moves) {}

  private static <P extends Position> Played played(GameKit<P> kit, String text) throws Exception {
    PlayerSpec spec = kit.parseSpec(text);
    Game<P> game = kit.game();
    GameSession<P> session = new GameSession<>(game, game.newPosition(5));
    List<Player<P>> players = List.of(kit.build(spec, 1), kit.build(spec, 2));
    long nodes = 0;
    StringBuilder moves = new StringBuilder();
    while (session.ply() < PLIES && !session.isOver()) {
      for (int seat = 0; seat < session.players(); seat++) {
        if (session.isAwaited(seat)) {
          Thought thought =
              Thought.of(
                  players.get(seat),
                  game,
                  session.position(),
                  seat,
                  spec.budget(),
                  false,
                  new FakeTicker(1));
          nodes += thought.nodes();
          moves.append(moves.isEmpty() ? "" : " ").append(game.notation().moveText(thought.move()));
          session.play(seat, thought.move());
        }
      }
    }
    return new Played(nodes, moves.toString());
  }
}
