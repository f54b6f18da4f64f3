package yomikiri.engine.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import yomikiri.engine.game.Moves;
import yomikiri.engine.games.mattix.MattixPosition;
import yomikiri.engine.think.Memory;

final class MctsTreeTest {
  private static final int MOST_NODES = 300;

  /** What a node of the tree should hold. */
  private static final class Model {
    private final int move;
    private int visits;
    private double squares;
    private final List<Model> children = new ArrayList<>();

    Model(int move) {
      this.move = move;
    }
  }

  private static void assertSame(MctsTree tree, int node, Model model) {
    assertThat(tree.visits(node)).isEqualTo(model.visits);
    assertThat(tree.mean(node, 1)).isEqualTo(model.visits == 0 ? 0 : model.move);
    assertThat(tree.isProven(node, 0)).isEqualTo(model.visits > 2);
    assertThat(node == MctsTree.ROOT ? model.squares : tree.squares(node)).isEqualTo(model.squares);
    assertThat(tree.childCount(node)).isEqualTo(model.children.size());
    for (int i = 0; i < model.children.size(); i++) {
      int child = tree.firstChild(node) + i;
      assertThat(tree.move(child)).isEqualTo(model.children.get(i).move);
      assertSame(tree, child, model.children.get(i));
    }
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void theRootMovesDownAndWhatIsOutOfReachIsUsedAgain(boolean keepsSquares) {
    SplittableRandom random = new SplittableRandom(4);
    MctsTree tree =
        new MctsTree(
            2,
            new PlayoutSettings<MattixPosition>(
                new Selection(1, keepsSquares ? Selection.Rule.TUNED : Selection.Rule.UCB1),
                1,
                Playout.MOST_PLIES,
                Horizon::ofPoints,
                new Memory((keepsSquares ? 64L : 56L) * MOST_NODES),
                1));
    Model model = new Model(7);
    int grown = 0;
    int refused = 0;
    for (int i = 0; i < 5_000; i++) {
      Model at = model;
      int node = MctsTree.ROOT;
      while (!at.children.isEmpty()) {
        int child = random.nextInt(at.children.size());
        node = tree.firstChild(node) + child;
        at = at.children.get(child);
        if (random.nextInt(100) == 0) {
          tree.moveRoot(node);
          node = MctsTree.ROOT;
          model = at;
        }
      }
      double[] rewards = {0, at.move};
      tree.visit(node, rewards);
      if (keepsSquares && node != MctsTree.ROOT) {
        tree.square(node, at.move);
        at.squares += at.move * at.move;
      }
      if (++at.visits > 2) {
        tree.proveEnd(node, rewards);
      }
      Moves moves = moves(random.nextInt(1, 6), random);
      if (tree.expand(node, moves, new float[0])) {
        for (int move : moves.toArray()) {
          at.children.add(new Model(move));
        }
        grown += moves.size();
      } else {
        refused++;
      }
      assertSame(tree, MctsTree.ROOT, model);
    }
    assertThat(grown).isGreaterThan(10 * MOST_NODES);
    assertThat(refused).isPositive();
  }

  private static Moves moves(int count, SplittableRandom random) {
    Moves moves = new Moves();
    for (int i = 0; i < count; i++) {
      moves.add(random.nextInt(100));
    }
    return moves;
  }
}
