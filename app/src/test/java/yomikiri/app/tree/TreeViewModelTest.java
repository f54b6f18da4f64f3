package yomikiri.app.tree;

import static org.assertj.core.api.Assertions.assertThat;
import static yomikiri.app.TestCatalog.CATALOG;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import yomikiri.app.concurrent.DirectSearchExecutor;
import yomikiri.app.concurrent.ManualUiScheduler;
import yomikiri.app.tree.TreeSnapshot.ExpansionScope;
import yomikiri.engine.game.JointPosition;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.Position;
import yomikiri.engine.game.TurnPosition;
import yomikiri.engine.games.trapez.Trapez;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.NodeState;
import yomikiri.engine.think.PlayerSpec;
import yomikiri.engine.think.ResourceCache;

final class TreeViewModelTest {
  private final DirectSearchExecutor thinker = new DirectSearchExecutor(() -> 0);
  private final ManualUiScheduler delays = new ManualUiScheduler();
  private final TreeViewModel model = new TreeViewModel(thinker, delays);

  private TreeSnapshot.View view() {
    return model.now().view().orElseThrow();
  }

  private static TreeSubject<?> subject(String game) {
    return dealt(CATALOG.kit(game).orElseThrow());
  }

  private static <P extends Position> TreeSubject<P> dealt(GameKit<P> kit) {
    return about(kit, kit.game().newPosition(3));
  }

  private static TreeSubject<?> at(String game, String position) throws NotationException {
    return parsed(CATALOG.kit(game).orElseThrow(), position);
  }

  private static <P extends Position> TreeSubject<P> parsed(GameKit<P> kit, String position)
      throws NotationException {
    return about(kit, kit.game().notation().parsePosition(position));
  }

  private static <P extends Position> TreeSubject<P> about(GameKit<P> kit, P position) {
    OptionalInt mover =
        position.isOver()
            ? OptionalInt.empty()
            : switch (position) {
              case TurnPosition turn -> OptionalInt.of(turn.turn());
              case JointPosition joint -> OptionalInt.of(0);
            };
    return new TreeSubject<>(kit, position, mover);
  }

  private void choose(String player) {
    PlayerSpec chosen =
        model.form().choices().get().stream()
            .filter(spec -> spec.name().equals(player))
            .findFirst()
            .orElseThrow();
    model.form().choice().set(Optional.of(chosen));
  }

  private void set(String setting, String value) {
    model.form().settings().get().field(setting).text().set(value);
  }

  private void search(String game, String player, String setting, String value) {
    model.setSubject(subject(game));
    choose(player);
    set(setting, value);
    model.run();
    assertThat(thinker.finishOne()).isTrue();
  }

  private LaidOutTree laidOut() {
    return view().laidOut();
  }

  private List<LaidOutTree.Box> seen() {
    return laidOut().boxes().stream().filter(LaidOutTree.Box::isSeen).toList();
  }

  private LaidOutTree.Box box(String move) {
    return seen().stream().filter(box -> box.move().equals(move)).findFirst().orElseThrow();
  }

  private NodeFacts facts() {
    return view().facts();
  }

  @Test
  void onlyPlayersWithATreeAreOffered() {
    model.setSubject(subject("mattix-4"));
    assertThat(model.form().choices().get())
        .extracting(PlayerSpec::name)
        .containsExactlyInAnyOrder("minimax", "alphabeta", "pvs", "mcts");
    assertThat(model.form().choice().get().orElseThrow().name()).isEqualTo("alphabeta");
    model.setSubject(subject("maze-5x5x3"));
    assertThat(model.form().choices().get())
        .extracting(PlayerSpec::name)
        .containsExactlyInAnyOrder("beam", "chokudai", "mcts");
  }

  @Test
  void aSearchJudgesByTheFirstEvaluationOfItsGameUnlessNoneIsChosen() {
    model.setSubject(dealt(Trapez.kit(ResourceCache.NONE)));
    assertThat(model.form().spec())
        .map(PlayerSpec::toString)
        .hasValue("alphabeta:depth=3,eval=groups");
    set("eval", "");
    assertThat(model.form().spec()).map(PlayerSpec::toString).hasValue("alphabeta:depth=3");
  }

  @Test
  void aSmallTreeStandsOpenWithEachNodeOnce() throws NotationException {
    model.setSubject(at("tictactoe", "xox/oox/... x"));
    choose("minimax");
    set("depth", "9");
    model.run();
    assertThat(model.now().running()).isTrue();
    assertThat(model.now().opened()).isFalse();
    thinker.finishOne();
    assertThat(model.now().running()).isFalse();
    assertThat(model.now().opened()).isTrue();
    assertThat(view().player()).hasToString("minimax:depth=9");
    assertThat(laidOut().boxes()).hasSize(11);
    assertThat(laidOut().hidden()).isZero();
    assertThat(box("c3").figure()).isEqualTo("+1");
    assertThat(box("c3").over()).isTrue();
    assertThat(box("a3").figure()).isEqualTo("\u22121");
    assertThat(box("a3").thinkerNext()).isFalse();
    assertThat(laidOut().boxes().stream().filter(LaidOutTree.Box::inLine))
        .extracting(LaidOutTree.Box::move)
        .containsExactly("", "c3");
  }

  @Test
  void stepsLeadThroughTheSearchAndStopAtItsEnds() {
    search("mattix-4", "alphabeta", "depth", "3");
    int length = view().length();
    assertThat(view().step()).isEqualTo(length).isPositive();
    int all = seen().size();
    model.goTo(0);
    assertThat(seen()).hasSize(1);
    model.goTo(1);
    assertThat(seen()).hasSize(2);
    assertThat(seen().getLast().state()).isEqualTo(NodeState.OPEN);
    assertThat(seen().getLast().latest()).isTrue();
    model.goTo(-5);
    assertThat(view().step()).isZero();
    model.goTo(length + 5);
    assertThat(view().step()).isEqualTo(length);
    assertThat(seen()).hasSize(all);
  }

  @Test
  void cutMovesAreShownWithoutAValue() {
    search("mattix-4", "alphabeta", "depth", "3");
    List<LaidOutTree.Box> cut =
        laidOut().boxes().stream().filter(box -> box.state() == NodeState.CUT).toList();
    assertThat(cut).isNotEmpty().allMatch(box -> box.figure().equals("?"));
    model.select(cut.getFirst().node());
    assertThat(facts().state()).isEqualTo(NodeState.CUT);
    assertThat(facts().path()).hasSize(cut.getFirst().depth());
  }

  @Test
  void theStepsGoOnOfThemselvesUntilTheEnd() {
    search("mattix-4", "alphabeta", "depth", "2");
    model.togglePlaying();
    assertThat(view().step()).isZero();
    delays.pass();
    assertThat(view().step()).isEqualTo(1);
    model.togglePlaying();
    assertThat(delays.pending()).isEmpty();
    model.togglePlaying();
    while (!delays.pending().isEmpty()) {
      delays.pass();
    }
    assertThat(view().step()).isEqualTo(view().length());
    assertThat(model.now().playing()).isFalse();
  }

  @Test
  void ofALargeTreeTheChosenLineStandsOpenAndTheRestIsCounted() {
    search("tictactoe", "alphabeta", "depth", "9");
    assertThat(view().scope()).isEqualTo(ExpansionScope.LINE);
    assertThat(laidOut().boxes().stream().filter(LaidOutTree.Box::inLine)).hasSize(10);
    long counted = seen().size() + laidOut().hidden();
    assertThat(laidOut().boxes().stream().mapToLong(LaidOutTree.Box::hidden).sum())
        .isEqualTo(laidOut().hidden())
        .isPositive();
    model.setScope(ExpansionScope.TWO);
    assertThat(seen().size() + laidOut().hidden()).isEqualTo(counted);
    model.setScope(ExpansionScope.ALL);
    assertThat(seen().size() + laidOut().hidden()).isEqualTo(counted);
    assertThat(laidOut().boxes()).hasSizeLessThanOrEqualTo(TreeLayout.MOST_BOXES);
  }

  @Test
  void branchesAreOpenedAndClosed() {
    search("mattix-4", "alphabeta", "depth", "3");
    int all = seen().size();
    int first = seen().get(1).node();
    model.toggle(first);
    assertThat(seen()).hasSizeLessThan(all);
    assertThat(laidOut().boxes().get(1).hidden()).isEqualTo(all - seen().size());
    model.toggle(first);
    assertThat(seen()).hasSize(all);
  }

  @Test
  void theTreeIsWalkedByNode() {
    search("mattix-4", "alphabeta", "depth", "3");
    assertThat(facts().path()).isEmpty();
    model.selectChild();
    assertThat(facts().path()).hasSize(1);
    assertThat(facts().inLine()).isTrue();
    List<String> before = facts().path();
    model.selectBeside(1);
    assertThat(facts().path()).hasSize(1).isNotEqualTo(before);
    model.selectBeside(-1);
    assertThat(facts().path()).isEqualTo(before);
    model.selectChild();
    assertThat(facts().path()).hasSize(2);
    model.selectParent();
    assertThat(facts().path()).isEqualTo(before);
    model.toggleSelected();
    model.selectRoot();
    assertThat(facts().path()).isEmpty();
    model.selectParent();
    assertThat(facts().path()).isEmpty();
  }

  @Test
  void aNodeNotYetReachedGivesTheSelectionToItsParent() {
    search("mattix-4", "alphabeta", "depth", "3");
    model.selectChild();
    model.goTo(0);
    assertThat(facts().path()).isEmpty();
  }

  @Test
  void layersKeepTheirWidth() {
    search("maze-31x11x100", "beam", "width", "4");
    assertThat(laidOut().columns()).hasSize(7);
    assertThat(laidOut().columns().subList(2, 7))
        .extracting(LaidOutTree.Column::kept)
        .containsOnly(4);
  }

  @Test
  void visitsGrowOneByOne() {
    search("tictactoe", "mcts", "playouts", "50");
    assertThat(view().length()).isGreaterThanOrEqualTo(50);
    model.goTo(20);
    assertThat(facts().visits()).isEqualTo(20);
    model.goTo(21);
    assertThat(facts().visits()).isEqualTo(21);
  }

  @Test
  void movesOfAllSeatsAtOnceAreToldTogether() {
    search("maze-duel", "duct", "playouts", "60");
    assertThat(seen().get(1).move()).contains("·");
  }

  @Test
  void aWrongSettingIsToldAndNothingIsSearched() {
    model.setSubject(subject("mattix-4"));
    set("depth", "deep");
    model.run();
    assertThat(model.form().fault().get().orElseThrow().field())
        .isSameAs(model.form().settings().get().field("depth"));
    assertThat(thinker.alive()).isZero();
    set("depth", "1");
    model.run();
    assertThat(model.form().fault().get()).isEmpty();
    assertThat(thinker.alive()).isEqualTo(1);
  }

  @Test
  void anotherPositionDiscardsTheSearchAndOutdatesTheTree() throws NotationException {
    search("mattix-4", "alphabeta", "depth", "2");
    model.run();
    model.setSubject(at("mattix-4", "5,5,1,6/6,2,3,2/1,4,x,4/3,7,7,8 r 0:0"));
    assertThat(thinker.alive()).isZero();
    assertThat(model.now().running()).isFalse();
    assertThat(model.now().outdated()).isTrue();
    model.setSubject(subject("mattix-4"));
    assertThat(model.now().outdated()).isFalse();
  }

  @Test
  void anotherGamePutsTheTreeAway() {
    search("mattix-4", "alphabeta", "depth", "2");
    assertThat(model.now().opened()).isTrue();
    model.setSubject(subject("tictactoe"));
    assertThat(model.now().view().isPresent()).isFalse();
    assertThat(model.now().opened()).isFalse();
    model.open();
    assertThat(model.now().opened()).isFalse();
    assertThat(model.now().outdated()).isFalse();
  }

  @Test
  void aSearchDiscardedIsNotShownHoweverLateItComes() {
    model.setSubject(subject("mattix-4"));
    model.run();
    model.stop();
    thinker.finishLate();
    assertThat(model.now().view().isPresent()).isFalse();
  }

  @Test
  void aSearchThatDoesNotBeginIsToldToWait() {
    model.setSubject(subject("mattix-4"));
    model.run();
    assertThat(model.now().waiting()).as("it may begin at once").isFalse();
    delays.pass();
    assertThat(model.now().waiting()).isTrue();
    thinker.beginOne();
    delays.pass();
    assertThat(model.now().waiting()).isFalse();
    assertThat(model.now().running()).isTrue();
    assertThat(delays.pending()).isEmpty();
    model.run();
    delays.pass();
    model.stop();
    assertThat(model.now().waiting()).isFalse();
    assertThat(delays.pending()).isEmpty();
  }

  @Test
  void aPlayerThatBreaksDownIsTold() {
    model.setSubject(subject("mattix-4"));
    model.run();
    thinker.breakOne();
    assertThat(model.now().failed())
        .hasValueSatisfying(all -> assertThat(all).contains("Exception"));
    assertThat(model.now().running()).isFalse();
  }
}
