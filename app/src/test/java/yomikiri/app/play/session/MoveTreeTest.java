package yomikiri.app.play.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import yomikiri.app.play.model.PlayFixture;
import yomikiri.engine.game.Annotation;
import yomikiri.engine.game.GameSession;
import yomikiri.engine.game.GameTree;
import yomikiri.engine.game.MoveGlyph;
import yomikiri.engine.game.Position;
import yomikiri.engine.think.GameKit;

/** The lines in which a tree is listed. */
final class MoveTreeTest {
  private final MoveTree tree = new MoveTree();

  private static PlaySession<?> session(String game) {
    return session(PlayFixture.kit(game));
  }

  private static <P extends Position> PlaySession<P> session(GameKit<P> kit) {
    PlaySession<P> session =
        new PlaySession<>(
            PlayFixture.dealt(kit, List.of(PlayFixture.human(), PlayFixture.human())), 1);
    session.keepTakenBack(true);
    return session;
  }

  /** Plays moves from the position after {@code ply} steps on. */
  private static void play(PlaySession<?> session, int ply, String... moves) {
    session.goTo(ply);
    for (String move : moves) {
      session.play(session.awaitedPerson().orElseThrow(), session.moveOf(move).orElseThrow(), null);
    }
  }

  private List<String> text(PlaySession<?> session) {
    return tree.lines(session, session.rows(), session.session().node()).stream()
        .map(MoveTreeTest::text)
        .toList();
  }

  private static String text(MoveTree.Line line) {
    return switch (line) {
      case MoveTree.Round round ->
          round.number()
              + round.moves().stream()
                  .map(move -> move.map(one -> " " + one.row().text()).orElse(" -"))
                  .collect(Collectors.joining());
      case MoveTree.Comment comment -> comment.move() + "{" + comment.words() + "}";
      case MoveTree.Part part ->
          ">".repeat(part.depth())
              + part.fold().map(now -> now ? "+" : "-").orElse("")
              + part.items().stream().map(MoveTreeTest::text).collect(Collectors.joining(" "));
    };
  }

  private static String text(MoveTree.Item item) {
    return switch (item) {
      case MoveTree.Words words -> "{" + words.words() + "}";
      case MoveTree.Move move ->
          move.number()
              + String.join("+", move.moves())
              + move.glyph().map(MoveGlyph::sign).orElse("");
    };
  }

  @Test
  void variationsAndCommentsStandBelowTheirRound() {
    PlaySession<?> session = session("tictactoe");
    play(session, 0, "b2", "a1", "c3", "a3");
    play(session, 2, "a3", "c1", "a2");
    play(session, 3, "c2");
    GameTree.Node root = session.session().nodeAt(0);
    root.annotate(Annotation.of("start"));
    session.session().nodeAt(2).annotate(Annotation.of("here"));
    GameTree.Node variation = session.session().nodeAt(2).children().get(1);
    variation.annotate(Annotation.of("or").withGlyph(MoveGlyph.of("!?")));
    assertThat(text(session))
        .containsExactly(
            "{start}", "1 b2 a1", "a1{here}", "2 a3 c2", ">2.c3!? {or} 2...a3", ">2...c1 3.a2");
  }

  @Test
  void aVariationWithinAnotherStandsFurtherIn() {
    PlaySession<?> session = session("tictactoe");
    play(session, 0, "b2", "a1", "c3", "a3", "a2");
    play(session, 3, "c1");
    play(session, 0, "a1", "b2");
    assertThat(text(session)).containsExactly("1 a1 b2", ">-1.b2 a1 2.c3 c1", ">>2...a3 3.a2");
  }

  @Test
  void aLongVariationIsFoldedUnlessItIsShownOrUnfolded() {
    PlaySession<?> session = session("othello-4");
    Random random = new Random(2);
    for (int game = 0; game < 2; game++) {
      session.goTo(0);
      GameSession<?> played = session.session();
      do {
        int seat = session.awaitedPerson().orElseThrow();
        int[] legal = played.legalMoves(seat);
        session.play(seat, legal[game == 0 ? 0 : random.nextInt(1, legal.length + 1) - 1], null);
      } while (!played.isOver() && played.ply() < 12 + game);
    }
    GameTree.Node first = session.session().nodeAt(0).children().getLast();
    assertThat(first.place()).isEqualTo(1);
    tree.fold(first, true);
    assertThat(text(session)).filteredOn(line -> line.startsWith(">")).hasSize(1);
    tree.fold(first, false);
    assertThat(text(session)).filteredOn(line -> line.startsWith(">-")).isNotEmpty();
    tree.foldAll(first, true);
    assertThat(text(session)).filteredOn(line -> line.startsWith(">+")).hasSize(1);
  }

  @Test
  void everyMoveOfTheTreeIsListedOnceWhereNothingIsFolded() {
    for (String game : List.of("tictactoe", "othello-4", "maze-duel", "mattix-4")) {
      PlaySession<?> session = session(game);
      Random random = new Random(3);
      for (int i = 0; i < 200; i++) {
        if (random.nextInt(6) == 0 || session.awaitedPerson().isEmpty()) {
          List<GameTree.Node> all = session.session().nodeAt(0).all();
          session.goTo(all.get(random.nextInt(all.size())));
        } else {
          int seat = session.awaitedPerson().getAsInt();
          int[] legal = session.session().legalMoves(seat);
          session.play(seat, legal[random.nextInt(legal.length)], null);
        }
      }
      GameTree.Node root = session.session().nodeAt(0);
      tree.foldAll(root, false);
      List<GameTree.Node> listed =
          tree.lines(session, session.rows(), session.session().node()).stream()
              .flatMap(
                  line ->
                      switch (line) {
                        case MoveTree.Round round ->
                            round.moves().stream()
                                .flatMap(move -> move.stream())
                                .map(MoveTree.Played::node)
                                .distinct();
                        case MoveTree.Part part ->
                            part.items().stream()
                                .filter(MoveTree.Move.class::isInstance)
                                .map(item -> ((MoveTree.Move) item).node());
                        case MoveTree.Comment comment -> List.<GameTree.Node>of().stream();
                      })
              .toList();
      assertThat(listed).doesNotHaveDuplicates().hasSize(root.all().size() - 1);
    }
  }
}
