package yomikiri.app.play.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import yomikiri.app.play.model.TreeEdits.Edit;
import yomikiri.app.play.session.NodePath;
import yomikiri.engine.game.GameSession;
import yomikiri.engine.game.GameTree;

/** Changes of the order of variations, and moves taken out. */
final class TreeEditsTest extends PlayFixture {
  private static GameSession<?> game(PlayViewModel model) {
    return model.now().live().session();
  }

  /** Four moves, the third of which replaced two others. */
  private PlayViewModel branched() {
    PlayViewModel model = model(setup("tictactoe", human(), human()));
    for (String third : List.of("a3", "b3", "c3")) {
      model.show(0);
      model.playOnFromHere();
      List.of("b2", "a1", third, "a2").forEach(model::playText);
    }
    return model;
  }

  private static List<String> texts(PlayViewModel model, GameTree.Node node) {
    return node.children().stream().map(child -> model.edits().text(child)).toList();
  }

  @Test
  void aVariationGoesUpAndDownAndBack() {
    PlayViewModel model = branched();
    GameTree.Node before = game(model).nodeAt(2);
    assertThat(texts(model, before)).containsExactly("b2 a1 c3 a2", "b2 a1 b3 a2", "b2 a1 a3 a2");
    GameTree.Node last = before.children().getLast();
    TreeEdits.Undo undo = model.edits().make(Edit.PROMOTE, last);
    assertThat(last.place()).isEqualTo(1);
    assertThat(undo.undo()).isTrue();
    assertThat(last.place()).isEqualTo(2);
    assertThat(model.edits().can(Edit.DEMOTE, last)).isFalse();
    model.edits().make(Edit.DEMOTE, game(model).node());
    assertThat(before.children().getFirst()).isNotSameAs(game(model).nodeAt(3));
    assertThat(game(model).isOnLine(game(model).node())).isTrue();
  }

  @Test
  void theLineOnWhichTheGameCameIsNotTakenOut() {
    PlayViewModel model = branched();
    assertThat(model.edits().can(Edit.DELETE, game(model).nodeAt(2))).isFalse();
    assertThat(model.edits().can(Edit.DELETE, game(model).nodeAt(0))).isFalse();
    assertThat(model.edits().can(Edit.DELETE, game(model).nodeAt(2).children().getLast())).isTrue();
    model.takeBack();
    assertThat(model.edits().can(Edit.DELETE, game(model).nodeAt(4))).isTrue();
  }

  @Test
  void whatIsDeletedComesBackUnlessItWasPlayedAgain() {
    PlayViewModel model = branched();
    GameTree.Node variation = game(model).nodeAt(2).children().getLast();
    model.replay().show(variation.children().getFirst());
    TreeEdits.Undo undo = model.edits().make(Edit.DELETE, variation);
    assertThat(variation.isRemoved()).isTrue();
    assertThat(model.now().isAway()).isFalse();
    assertThat(undo.undo()).isTrue();
    assertThat(variation.isRemoved()).isFalse();
    TreeEdits.Undo again = model.edits().make(Edit.DELETE, variation);
    model.show(2);
    model.playOnFromHere();
    model.playText("a3");
    assertThat(again.undo()).isFalse();
    assertThat(game(model).node().isRemoved()).isFalse();
  }

  @Test
  void whateverIsChangedTakenBackIsAsBeforeAndTheGameStandsWhereItStood() {
    PlayViewModel model = branched();
    Random random = new Random(6);
    for (int i = 0; i < 500; i++) {
      GameTree.Node stands = game(model).node();
      List<GameTree.Node> all = game(model).tree().root().all();
      List<String> before = all.stream().map(node -> NodePath.of(node).text()).toList();
      GameTree.Node node = all.get(random.nextInt(all.size()));
      Edit edit = List.of(Edit.values()).get(random.nextInt(4));
      if (model.edits().can(edit, node)) {
        TreeEdits.Undo undo = model.edits().make(edit, node);
        assertThat(game(model).node()).isSameAs(stands);
        assertThat(stands.isRemoved()).isFalse();
        assertThat(game(model).tree().root().all()).contains(stands);
        if (random.nextInt(3) > 0 || edit == Edit.DELETE) {
          assertThat(undo.undo()).isTrue();
          assertThat(all.stream().map(one -> NodePath.of(one).text()).toList()).isEqualTo(before);
        }
      }
    }
  }
}
