package yomikiri.engine.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import yomikiri.engine.games.TestCatalog;

final class GameTreeTest {
  private static final List<Branching> BRANCHINGS = List.of(Branching.values());

  private static GameSession<?> session(Branching branching) {
    GameSession<?> session = session(TestCatalog.CATALOG.game("tictactoe").orElseThrow());
    session.setBranching(branching);
    return session;
  }

  private static <P extends Position> GameSession<P> session(Game<P> game) {
    return new GameSession<>(game, game.newPosition(1));
  }

  /** Plays the move of whoever is to move. */
  private static void play(GameSession<?> session, int... moves) {
    for (int move : moves) {
      session.play(((TurnPosition) session.position()).turn(), move);
    }
  }

  /** The moves of the tree, variations in parentheses behind the move they replace. */
  private static String moves(GameTree.Node node) {
    StringBuilder text = new StringBuilder();
    List<GameTree.Node> children = node.children();
    for (int i = 0; i < children.size(); i++) {
      String one = ((Step.Single) children.get(i).step()).move() + "";
      text.append(i == 0 ? one : "(" + one + moves(children.get(i)) + ")");
    }
    return children.isEmpty() ? "" : text + moves(children.getFirst());
  }

  private static String after(Branching branching, int... moves) {
    GameSession<?> session = session(branching);
    play(session, 0, 1, 2);
    session.goTo(1);
    play(session, moves);
    return moves(session.tree().root());
  }

  @Test
  void whatWasTakenBackIsDroppedOrStaysAsAVariationOrAsTheMainLine() {
    assertThat(after(Branching.REPLACE, 3, 4)).isEqualTo("034");
    assertThat(after(Branching.KEEP, 3, 4)).isEqualTo("03(12)4");
    assertThat(after(Branching.VARY, 3, 4)).isEqualTo("01(34)2");
    assertThat(after(Branching.REPLACE, 1)).isEqualTo("012");
  }

  @Test
  void aStepThatWasTriedBeforeDropsNothing() {
    GameSession<?> session = session(Branching.VARY);
    play(session, 0, 1, 2);
    session.goTo(1);
    play(session, 3, 4);
    session.goTo(session.tree().root().mainLine().getLast());
    session.goTo(1);
    session.setBranching(Branching.REPLACE);
    play(session, 3);
    assertThat(session.canRedo()).isTrue();
    assertThat(moves(session.tree().root())).isEqualTo("03(12)4");
  }

  @Test
  void takingBackAndRedoGoAlongTheCurrentLine() {
    GameSession<?> session = session(Branching.VARY);
    play(session, 0, 1, 2);
    session.goTo(1);
    play(session, 3, 4);
    session.takeBack();
    session.takeBack();
    assertThat(session.length()).isEqualTo(3);
    session.redo();
    assertThat(session.node().step()).isEqualTo(new Step.Single(1, 3));
    session.goTo(session.tree().root().mainLine().getLast());
    assertThat(session.line())
        .extracting(step -> ((Step.Single) step).move())
        .containsExactly(0, 1, 2);
  }

  @Test
  void whatIsRemovedComesBackWhereItWas() {
    GameSession<?> session = session(Branching.VARY);
    play(session, 0, 1, 2);
    session.goTo(1);
    play(session, 3, 4);
    String all = moves(session.tree().root());
    GameTree.Node main = session.tree().root().mainLine().get(1);
    GameTree.Removed first = session.remove(main);
    assertThat(session.ply()).isEqualTo(3);
    GameTree.Removed second = session.remove(session.node().parent().orElseThrow());
    assertThat(session.ply()).isEqualTo(1);
    assertThat(session.canRedo()).isFalse();
    session.restore(second);
    assertThat(session.length()).isEqualTo(3);
    session.restore(first);
    assertThat(moves(session.tree().root())).isEqualTo(all);
    assertThatThrownBy(() -> session.restore(first)).isInstanceOf(IllegalStateException.class);
    assertThatThrownBy(() -> session.node().moveTo(1)).isInstanceOf(RuntimeException.class);
    assertThat(moves(session.tree().root())).isEqualTo(all);
    assertThatThrownBy(() -> session.remove(session.tree().root()))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void aVariationIsPromoted() {
    GameSession<?> session = session(Branching.VARY);
    play(session, 0, 1);
    session.goTo(1);
    play(session, 3, 4);
    session.goTo(2);
    play(session, 5);
    GameTree.Node node = session.node();
    assertThat(node.isMain()).isFalse();
    node.makeMain();
    assertThat(node.isMain()).isTrue();
    assertThat(moves(session.tree().root())).isEqualTo("03(1)5(4)");
  }

  static Stream<Game<?>> games() {
    return Stream.concat(
        TestCatalog.CATALOG.kits().stream().map(kit -> kit.game()),
        Stream.of(Lots.GAME, Candles.game(3), TestGames.PENNIES, TestGames.COINS));
  }

  /**
   * Whatever is played, taken back, tried and removed: the session stands where its path leads, the
   * same seats are awaited as if it had been played straight on, and everything kept can be
   * reached.
   */
  @ParameterizedTest
  @MethodSource("games")
  void wherePlayLeadsIsWhatThePathSays(Game<?> game) {
    for (int seed = 0; seed < 6; seed++) {
      walk(game, new Random(seed));
    }
  }

  private static <P extends Position> void walk(Game<P> game, Random random) {
    GameSession<P> session = new GameSession<>(game, game.newPosition(random.nextInt(5)));
    List<GameTree.Removed> removed = new ArrayList<>();
    for (int i = 0; i < 120; i++) {
      switch (random.nextInt(10)) {
        case 0 -> session.takeBack();
        case 1 -> session.redo();
        case 2 -> session.goTo(random.nextInt(session.length() + 1));
        case 3 -> session.goTo(any(session.tree().root(), random));
        case 4 -> session.setBranching(BRANCHINGS.get(random.nextInt(3)));
        case 5 -> {
          GameTree.Node node = any(session.tree().root(), random);
          if (node.ply() > 0 && random.nextInt(4) == 0) {
            removed.add(session.remove(node));
          } else if (!removed.isEmpty()) {
            session.restore(removed.removeLast());
          }
        }
        case 6 -> any(session.tree().root(), random).makeMain();
        default -> {
          removed.clear(); // nothing is put back behind a step played since
          step(session, random);
        }
      }
      assertThat(stands(session)).isEqualTo(stands(straight(session)));
      assertThat(session.nodeAt(session.length()).children()).isEmpty();
    }
  }

  private static void step(GameSession<?> session, Random random) {
    for (int seat = 0; seat < session.players(); seat++) {
      int[] legal = session.legalMoves(seat);
      if (legal.length > 0) {
        session.play(seat, legal[random.nextInt(legal.length)]);
      }
    }
  }

  private static GameTree.Node any(GameTree.Node node, Random random) {
    return node.children().isEmpty() || random.nextInt(12) == 0
        ? node
        : any(node.children().get(random.nextInt(node.children().size())), random);
  }

  private static <P extends Position> GameSession<P> straight(GameSession<P> session) {
    GameSession<P> other = new GameSession<>(session.game(), session.start());
    session.node().path().forEach(node -> other.play(node.step()));
    return other;
  }

  private static <P extends Position> List<Object> stands(GameSession<P> session) {
    List<Object> stands = new ArrayList<>();
    stands.add(session.game().notation().positionText(session.position()));
    stands.add(session.game().notation().positionText(session.positionAt(session.node())));
    stands.add(session.ply());
    stands.add(session.isOver());
    for (int seat = 0; seat < session.players(); seat++) {
      stands.add(session.isAwaited(seat));
      stands.add(session.legalMoves(seat).length);
      stands.add(session.isOut(seat));
    }
    return stands;
  }

  @Test
  void aSecondSessionInTheTreeSeesTheSameAlongAnotherLine() {
    GameSession<?> session = session(Branching.KEEP);
    play(session, 0, 1, 2);
    session.goTo(1);
    play(session, 3, 4, 5);
    GameTree.Node variation = session.nodeAt(1).children().get(1);
    GameSession<?> along = session.along(variation);
    assertThat(along.nodes()).containsExactly(session.nodeAt(1), variation, along.node());
    for (int ply = 0; ply <= along.length(); ply++) {
      assertThat(along.positionAt(ply).key())
          .isEqualTo(session.positionAt(along.nodeAt(ply)).key());
    }
    assertThat(session.ply()).isEqualTo(4);
    session.remove(variation);
    assertThat(variation.isRemoved()).isTrue();
    assertThat(along.node().isRemoved()).isTrue();
    assertThat(session.tree().root().all()).noneMatch(GameTree.Node::isRemoved).hasSize(5);
  }
}
