package yomikiri.app.play.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import yomikiri.app.play.session.MoveRow;
import yomikiri.app.play.session.PlayStatus;
import yomikiri.engine.game.Branching;
import yomikiri.engine.game.GameSession;
import yomikiri.engine.game.GameTree;

/** What is shown of a tree while the game stands at another place in it. */
final class ShownLineTest extends PlayFixture {
  /** Four moves, of which the last two replaced others; two more are a variation. */
  private PlayViewModel branched() {
    PlayViewModel model = model(setup("mattix-4", human(), human()));
    playFirstLegal(model);
    playFirstLegal(model);
    playFirstLegal(model);
    playFirstLegal(model);
    game(model).setBranching(Branching.KEEP);
    model.takeBack();
    model.takeBack();
    model.play(model.now().board().legal().getLast());
    playFirstLegal(model);
    return model;
  }

  private static GameSession<?> game(PlayViewModel model) {
    return model.now().live().session();
  }

  private static GameTree.Node variation(PlayViewModel model) {
    return game(model).nodeAt(2).children().get(1);
  }

  @Test
  void aVariationIsShownAlongItsOwnLineWhileTheGameStandsWhereItStood() {
    PlayViewModel model = branched();
    PlaySnapshot live = model.now();
    model.replay().show(variation(model));
    PlaySnapshot shown = model.now();
    assertThat(shown.live()).isSameAs(live.live());
    assertThat(shown.livePly()).isEqualTo(4);
    assertThat(shown.shownPly()).isEqualTo(3);
    assertThat(shown.length()).isEqualTo(4);
    assertThat(shown.isLive()).isTrue();
    assertThat(shown.isAway()).isTrue();
    assertThat(shown.moves()).noneMatch(MoveRow::takenBack).hasSize(4);
    assertThat(shown.moves().get(2)).isNotEqualTo(live.moves().get(2));
    assertThat(shown.can(PlayAction.TAKE_BACK)).isFalse();
    assertThat(shown.can(PlayAction.PLAY_ON)).isTrue();
    model.replay().forward();
    assertThat(model.now().shownPly()).isEqualTo(4);
    assertThat(model.now().isAway()).isTrue();
    model.replay().back();
    model.replay().back();
    assertThat(model.now().shown()).isSameAs(model.now().live());
    model.replay().live();
    assertThat(model.now().isAway()).isFalse();
  }

  @Test
  void theGameGoesOnFromAVariation() {
    PlayViewModel model = branched();
    GameTree.Node variation = variation(model);
    model.replay().show(variation);
    model.playOnFromHere();
    assertThat(game(model).node()).isEqualTo(variation);
    assertThat(model.now().isAway()).isFalse();
    playFirstLegal(model);
    assertThat(game(model).node().parent()).contains(variation);
  }

  @Test
  void aPositionTakenOutOfTheTreeIsShownNoLonger() {
    PlayViewModel model = branched();
    GameTree.Node variation = variation(model);
    model.replay().show(variation.children().getFirst());
    game(model).remove(variation);
    model.setValuesShown(true);
    assertThat(model.now().isAway()).isFalse();
    assertThat(model.now().board().position().key()).isEqualTo(game(model).position().key());
  }

  @Test
  void whatIsShownStaysWhenTheGameLeavesItsLine() {
    PlayViewModel model = model(setup("mattix-4", human(), cpu(0)));
    playFirstLegal(model);
    letCpusAnswer();
    GameTree.Node shown = game(model).node();
    model.takeBack();
    game(model).setBranching(Branching.KEEP);
    model.play(model.now().board().legal().getLast());
    model.replay().show(shown);
    letCpusAnswer();
    assertThat(model.now().status()).isInstanceOf(PlayStatus.HumanToMove.class);
    assertThat(model.now().shown().session().nodeAt(model.now().shownPly())).isSameAs(shown);
    assertThat(model.now().livePly()).isEqualTo(2);
  }

  @Test
  void whatIsFoundOutOfAVariationStaysWithItAndReachesNoOther() {
    PlayViewModel model = branched();
    model.setValuesShown(true);
    letCpusAnswer();
    assertThat(model.now().analyses().known()).isPresent();
    model.replay().show(variation(model));
    assertThat(model.now().analyses().known()).isEmpty();
    letCpusAnswer();
    assertThat(model.now().analyses().known()).isPresent();
    List<MoveRow> found = model.now().moves();
    model.replay().show(game(model).nodeAt(3));
    model.replay().show(variation(model));
    assertThat(model.now().moves()).isEqualTo(found);
  }
}
