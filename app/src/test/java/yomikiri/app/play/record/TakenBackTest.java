package yomikiri.app.play.record;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import yomikiri.app.play.model.PlayViewModel;
import yomikiri.app.play.session.NodePath;
import yomikiri.app.store.Store;
import yomikiri.engine.game.Annotation;
import yomikiri.engine.game.GameSession;
import yomikiri.engine.game.GameTree;
import yomikiri.engine.record.GameRecord;
import yomikiri.engine.record.TreeEntries;

/** What becomes of moves taken back in what is written down. */
final class TakenBackTest extends AutosaverFixture {
  private static GameSession<?> game(PlayViewModel model) {
    return model.now().live().session();
  }

  /** A game whose third move was taken back and another made. */
  private PlayViewModel branched(Store store) {
    PlayViewModel model = started(store, setup("tictactoe", human(), human()));
    List.of("b2", "a1", "c3").forEach(model::playText);
    model.takeBack();
    model.playText("a3");
    return model;
  }

  @Test
  void aMoveTakenBackStaysAsAVariation() {
    PlayViewModel model = branched(store());
    assertThat(game(model).tree().root().all()).hasSize(5);
    assertThat(NodePath.of(game(model).nodeAt(2).children().get(1)).text()).isEqualTo("3 3:1");
  }

  @Test
  void itIsDroppedWhereThatIsSet() {
    PlayViewModel model = branched(store());
    model.keepsTakenBack().set(false);
    model.takeBack();
    model.playText("c1");
    assertThat(game(model).nodeAt(2).children()).hasSize(2);
  }

  @Test
  void aGameThatStandsInAVariationStandsThereAtTheNextStart() {
    Store store = store();
    PlayViewModel model = branched(store);
    model.replay().show(game(model).nodeAt(2).children().get(1));
    model.playOnFromHere();
    model.replay().show(game(model).tree().root().mainLine().getLast());
    model.setValuesShown(true);
    PlayViewModel later = started(store(), setup("mattix-4", human(), cpu(0)));
    assertThat(NodePath.of(game(later).node()).text()).isEqualTo("3 3:1");
    assertThat(later.now().resumeState().shown()).isEqualTo(NodePath.main(3));
    assertThat(later.now().isAway()).isTrue();
  }

  @Test
  void theLibraryHasWhatIsBehindAndWhereTheGameStood() {
    PlayViewModel model = branched(store());
    model.takeBack();
    model.dealing().again();
    GameRecord<?> kept = library().getFirst();
    assertThat(kept.moveText()).isEqualTo("b2 a1 a3");
    assertThat(kept.rounds().getFirst().variations()).isEqualTo(1);
    assertThat(kept.tag("Moves")).contains("2");
    assertThat(GameRestorer.of(kept, STOCK).restored().session().session().ply()).isEqualTo(2);
    assertThat(GameRestorer.of(kept, STOCK).picture().ply()).isEqualTo(2);
  }

  @Test
  void theLibraryHasTheGamePlayedAsTheMainLine() {
    PlayViewModel model = branched(store());
    model.replay().show(game(model).nodeAt(2).children().get(1));
    model.playOnFromHere();
    model.dealing().again();
    assertThat(library().getFirst().moveText()).isEqualTo("b2 a1 c3");
    assertThat(library().getFirst().tag("Ply")).isEmpty();
  }

  @Test
  void everyNodeIsFoundAgainByItsPath() {
    PlayViewModel model = branched(store());
    Random random = new Random(3);
    for (int i = 0; i < 60; i++) {
      List<GameTree.Node> all = game(model).tree().root().all();
      model.replay().show(all.get(random.nextInt(all.size())));
      model.playOnFromHere();
      if (!game(model).isOver()) {
        List<Integer> legal = model.now().board().legal();
        model.play(legal.get(random.nextInt(legal.size())));
      }
    }
    GameTree tree = game(model).tree();
    List<GameRecord.Entry> entries = new TreeEntries(node -> "").line(tree.root().mainLine());
    assertThat(tree.root().all()).hasSizeGreaterThan(50);
    for (GameTree.Node node : tree.root().all()) {
      NodePath path = NodePath.parse(NodePath.of(node).text()).orElseThrow();
      assertThat(path.in(tree)).isSameAs(node);
      assertThat(path.steps(entries).orElseThrow())
          .isEqualTo(node.path().stream().map(GameTree.Node::step).toList());
    }
    assertThat(NodePath.parse("3 2:x")).isEmpty();
    assertThat(NodePath.parse("3 2:9").orElseThrow().steps(entries)).isEmpty();
  }

  @Test
  void aRecordWrittenAgainIsAsIfAllWereMadeAnew() {
    PlayViewModel model = branched(store());
    Random random = new Random(4);
    TreeEntries made = new TreeEntries(node -> node.annotation().comment());
    for (int i = 0; i < 300; i++) {
      List<GameTree.Node> all = game(model).tree().root().all();
      GameTree.Node node = all.get(random.nextInt(all.size()));
      switch (random.nextInt(5)) {
        case 0 -> node.annotate(Annotation.of("note " + i));
        case 1 -> node.makeMain();
        case 2 -> {
          if (node.ply() > 2) {
            game(model).remove(node);
          }
        }
        default -> {
          game(model).goTo(node);
          int seat = node.ply() % 2;
          if (!game(model).isOver()) {
            int[] legal = game(model).legalMoves(seat);
            game(model).play(seat, legal[random.nextInt(legal.length)]);
          }
        }
      }
      List<GameTree.Node> main = game(model).tree().root().mainLine();
      assertThat(made.line(main))
          .isEqualTo(new TreeEntries(one -> one.annotation().comment()).line(main));
    }
  }
}
