package yomikiri.app.play.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import yomikiri.engine.game.GameTree;
import yomikiri.engine.teach.Explainer;
import yomikiri.engine.think.Reason;

final class MistakeReasonsTest extends PlayFixture {
  /** A game that its second move lost; the review shows that mistake first. */
  private PlayViewModel reviewed() {
    PlayViewModel model = model(setup("tictactoe", human(), human()));
    for (String move : List.of("b2", "b1", "a1", "c3", "a3", "c1", "a2")) {
      model.playText(move);
    }
    model.reviewer().begin();
    letCpusAnswer();
    model.show(1);
    return model;
  }

  private static List<Reason> found(PlayViewModel model) {
    return model.reviewer().reasons().found().get();
  }

  @Test
  void reasonsAreFoundBesideTheSearches() {
    PlayViewModel model = reviewed();
    assertThat(found(model)).isEmpty();
    assertThat(background.finishOne()).isTrue();
    assertThat(found(model)).hasSizeBetween(1, Explainer.MOST);
    assertThat(found(model)).extracting(Reason::id).contains("general.allows-win-in");
  }

  @Test
  void whatIsKnownOfAMistakeIsNotAskedAgain() {
    PlayViewModel model = reviewed();
    assertThat(background.finishOne()).isTrue();
    List<Reason> before = found(model);
    model.show(0);
    assertThat(found(model)).isEmpty();
    model.show(1);
    assertThat(found(model)).isNotEmpty().isEqualTo(before);
    assertThat(background.finishOne()).isFalse();
  }

  @Test
  void anExplanationOfWhatIsNoLongerShownIsDropped() {
    PlayViewModel model = reviewed();
    model.show(0);
    assertThat(background.finishOne()).isFalse();
    assertThat(found(model)).isEmpty();
  }

  @Test
  void anExplanationThatBreaksDownIsReported() {
    PlayViewModel model = reviewed();
    background.breakOne();
    assertThat(found(model)).isEmpty();
    assertThat(model.event().get()).isPresent();
  }

  @Test
  void theLineOfAReasonIsAVariationAndTheGameStays() {
    PlayViewModel model = reviewed();
    background.finishOne();
    Reason reason = found(model).getFirst();
    List<?> game = model.now().live().session().line();
    assertThat(model.edits().canInsert()).isTrue();
    GameTree.Node node = model.edits().insert(reason);
    assertThat(node.path().subList(1, node.path().size()))
        .extracting(GameTree.Node::step)
        .isEqualTo(reason.line().subList(0, reason.realAt()));
    assertThat(node.isMain()).isFalse();
    model.replay().show(node);
    assertThat(model.now().shownPly()).isEqualTo(1 + reason.realAt());
    assertThat(model.now().live().session().line()).isEqualTo(game);
  }
}
