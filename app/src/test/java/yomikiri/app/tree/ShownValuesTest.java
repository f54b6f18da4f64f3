package yomikiri.app.tree;

import static org.assertj.core.api.Assertions.assertThat;
import static yomikiri.app.TestCatalog.CATALOG;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import javafx.beans.property.SimpleObjectProperty;
import org.junit.jupiter.api.Test;
import yomikiri.app.board.BoardSnapshot;
import yomikiri.app.board.GameUi;
import yomikiri.app.board.mattix.MattixUi;
import yomikiri.app.board.maze.MazeUi;
import yomikiri.app.board.tictactoe.TicTacToeUi;
import yomikiri.app.concurrent.DirectSearchExecutor;
import yomikiri.app.concurrent.ManualUiScheduler;
import yomikiri.app.draw.ExportImage;
import yomikiri.app.draw.ThemeColors;
import yomikiri.app.text.Figures;
import yomikiri.app.text.Language;
import yomikiri.app.text.Texts;
import yomikiri.app.tree.TreeSnapshot.ExpansionScope;
import yomikiri.engine.game.DuelPosition;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.Moves;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.Position;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.NodeState;
import yomikiri.engine.think.PlayerSpec;
import yomikiri.engine.think.Ucb;

/** What a tree shows of a position holds there, and what nobody knows is not shown. */
final class ShownValuesTest {
  private static final String OPENING =
      "1,-4,2,9,6,-1/3,5,10,-7,x,-3/-5,-3,-9,-8,-10,1/4,6,2,4,5,2/-2,8,3,7,-2,9/-6,8,1,-1,7,3"
          + " r 0:0";
  private static final String MAZE = "57573/3#7#7/27@34/5#3#9/22332 3 5";
  private static final List<GameUi> FACES =
      List.of(
          MattixUi.of(CATALOG.kit("mattix-6").orElseThrow()),
          TicTacToeUi.of(CATALOG.kit("tictactoe").orElseThrow()),
          MazeUi.of(CATALOG.kit("maze-5x5x3").orElseThrow(), MazeUi.sizes(CATALOG::kit)),
          MazeUi.duel(CATALOG.kit("maze-duel").orElseThrow()));
  private static final Pattern VALUE = Pattern.compile("([≤≥]?)([+\u2212]?)(\\d+)");

  private long now;
  private long nanosPerLook;
  private final DirectSearchExecutor thinker = new DirectSearchExecutor(() -> now += nanosPerLook);
  private final TreeViewModel model = new TreeViewModel(thinker, new ManualUiScheduler());

  private TreeSnapshot.View view() {
    return model.now().view().orElseThrow();
  }

  private final TreeWords words =
      new TreeWords(
          new Texts(
              List.of("/yomikiri/app/text", FACES.getLast().words()),
              new SimpleObjectProperty<>(Language.ENGLISH)),
          FACES);

  private void search(String game, String position, String player, String setting, String value)
      throws NotationException {
    model.setSubject(parsed(CATALOG.kit(game).orElseThrow(), position));
    model.form().choices().get().stream()
        .filter(spec -> spec.name().equals(player))
        .forEach(spec -> model.form().choice().set(Optional.of(spec)));
    model.form().settings().get().field(setting).text().set(value);
    model.run();
    thinker.finishOne();
  }

  private static <P extends Position> TreeSubject<P> parsed(GameKit<P> kit, String position)
      throws NotationException {
    return new TreeSubject<>(kit, kit.game().notation().parsePosition(position), OptionalInt.of(0));
  }

  private List<LaidOutTree.Box> boxes() {
    return view().laidOut().boxes();
  }

  private NodeFacts facts() {
    return view().facts();
  }

  private String reach() {
    return words.reach(view().reach());
  }

  @Test
  void everyValueOrBoundShownAtAnyStepIsTrueOfTheDepthSearched() throws NotationException {
    for (String player : List.of("alphabeta", "minimax")) {
      for (int depth = 1; depth <= 3; depth++) {
        search("mattix-6", OPENING, player, "depth", Integer.toString(depth));
        model.setScope(ExpansionScope.ALL);
        int stride = depth < 3 ? 1 : 50;
        int shown = 0;
        for (int step = 0; step <= view().length(); step += stride) {
          model.goTo(step);
          shown += shownRightly(CATALOG.kit("mattix-6").orElseThrow(), depth);
        }
        assertThat(shown).isPositive();
      }
    }
  }

  @Test
  void aMoveThatIsSearchedLessDeepSaysByHowMuch() throws NotationException {
    search("mattix-6", OPENING, "pvs", "depth", "4");
    model.setScope(ExpansionScope.ALL);
    List<String> terms = new ArrayList<>();
    for (LaidOutTree.Box box : boxes()) {
      model.select(box.node());
      terms.add(words.terms(facts()));
    }
    assertThat(terms)
        .anyMatch(text -> text.endsWith("; depth reduced by 2"))
        .anyMatch(text -> !text.contains("reduced"));
  }

  /** How many values stand in the picture; each is held against brute force. */
  private <P extends Position> int shownRightly(GameKit<P> kit, int depth)
      throws NotationException {
    int shown = 0;
    for (LaidOutTree.Box box : boxes()) {
      Matcher value = VALUE.matcher(box.figure());
      if (value.matches()) {
        model.select(box.node());
        int truth = truth(kit, facts().path(), depth);
        int reported =
            Integer.parseInt(value.group(3)) * (value.group(2).equals("\u2212") ? -1 : 1);
        switch (value.group(1)) {
          case "≤" -> assertThat(truth).as(box.move()).isLessThanOrEqualTo(reported);
          case "≥" -> assertThat(truth).as(box.move()).isGreaterThanOrEqualTo(reported);
          default -> assertThat(truth).as(box.move()).isEqualTo(reported);
        }
        shown++;
      }
    }
    return shown;
  }

  private static <P extends Position> int truth(GameKit<P> kit, List<String> path, int depth)
      throws NotationException {
    P position = kit.game().notation().parsePosition(OPENING);
    for (String move : path) {
      ((DuelPosition) position).play(kit.game().notation().parseMove(move));
    }
    return minimax(kit.game(), position, depth - path.size());
  }

  private static <P extends Position> int minimax(Game<P> game, P at, int depth) {
    DuelPosition position = (DuelPosition) at;
    if (position.isOver() || depth == 0) {
      return position.margin(0);
    }
    Moves moves = new Moves();
    position.legalMoves(moves);
    IntStream values =
        IntStream.of(moves.toArray())
            .map(
                move -> {
                  P next = game.copyOf(at);
                  ((DuelPosition) next).play(move);
                  return minimax(game, next, depth - 1);
                });
    return position.turn() == 0 ? values.max().orElseThrow() : values.min().orElseThrow();
  }

  @Test
  void aCutMoveIsUnknownAndTheReasonIsTold() throws NotationException {
    search("mattix-6", OPENING, "alphabeta", "depth", "2");
    model.setScope(ExpansionScope.ALL);
    List<LaidOutTree.Box> cut =
        boxes().stream().filter(box -> box.state() == NodeState.CUT).toList();
    assertThat(cut).isNotEmpty().allMatch(box -> box.figure().equals("?"));
    for (LaidOutTree.Box box : cut) {
      model.select(box.node());
      String reason = words.facts(facts());
      model.selectParent();
      assertThat(reason)
          .contains(
              "not searched",
              Figures.signed(facts().points())
                  + " ≤ α = "
                  + Figures.signed(facts().window().orElseThrow().alpha()));
    }
  }

  @Test
  void aSearchThatWasStoppedSaysAtWhichDepth() throws NotationException {
    nanosPerLook = 1_000_000;
    search("mattix-6", OPENING, "alphabeta", "depth", "99");
    assertThat(view().reach().way()).isEqualTo(SearchReach.Way.STOPPED_AT_DEPTH);
    long depth = view().reach().count();
    assertThat(depth).isBetween(1L, 34L);
    assertThat(reach()).isEqualTo("stopped after depth " + depth);
    model.selectRoot();
    assertThat(words.facts(facts()))
        .startsWith("The position searched, depth " + depth + ": value ");
  }

  @Test
  void aSearchThatReadsToTheEndBeforeItsDepthSaysSo() throws NotationException {
    search("tictactoe", "xox/oox/... x", "minimax", "depth", "9");
    assertThat(reach()).isEqualTo("solved at depth 3");
    search("tictactoe", "xox/oox/... x", "minimax", "depth", "3");
    assertThat(reach()).isEmpty();
  }

  @Test
  void eachStepOfAlphaBetaIsToldInFigures() throws NotationException {
    search("tictactoe", "xox/oox/... x", "alphabeta", "depth", "2");
    List<String> steps = new ArrayList<>();
    for (int step = 1; step <= view().length(); step++) {
      model.goTo(step);
      steps.add(words.step(view().latest().orElseThrow()));
    }
    assertThat(steps)
        .containsExactly(
            "on to c3; α −∞, β +∞",
            "back from c3: value +1",
            "on to a3; α 0, β +∞",
            "on to a3 → b3; α 0, β +∞",
            "back from a3 → b3: value −1",
            "a3 → c3 is cut: −1 ≤ α = 0",
            "back from a3: value −1 or less",
            "on to b3; α 0, β +∞",
            "on to b3 → a3; α 0, β +∞",
            "back from b3 → a3: value 0: evaluated here, because the depth limit is reached",
            "b3 → c3 is cut: 0 ≤ α = 0",
            "back from b3: value 0 or less",
            "depth 2 is done: value +1");
  }

  @Test
  void theRootOfABeamHasTheScoreOfItsPosition() throws NotationException {
    search("maze-5x5x3", MAZE, "beam", "width", "4");
    assertThat(boxes().getFirst().figure()).isEqualTo("5");
    assertThat(words.facts(facts())).startsWith("The position searched: 5 points");
    search("maze-5x5x3", MAZE, "chokudai", "rounds", "2");
    assertThat(words.facts(facts())).startsWith("The position searched: 5 points");
  }

  @Test
  void theWinRateIsSaidToBeOfTheSeatThatSearches() throws NotationException {
    String dealt = "57575/7#3#7/3A7B3/7#2#7/73437 20 0:0";
    search("maze-duel", dealt, "duct", "playouts", "60");
    assertThat(words.facts(facts()))
        .startsWith("The position searched: 60 visits, win rate of walker A: ");
    assertThat(words.visitsOf(facts())).contains("walker A");
  }

  @Test
  void theTermsOfUcbAddUp() throws NotationException {
    search("tictactoe", "x../.o./... x", "mcts", "playouts", "100");
    model.selectChild();
    Ucb ucb = facts().ucb().orElseThrow();
    assertThat(ucb.before()).isEqualTo(100);
    assertThat(words.terms(facts()))
        .isEqualTo(
            "UCB1 for the first player: mean %.3f + bonus %.3f = %.3f, %d of 100 visits"
                .formatted(ucb.mean(), ucb.bonus(), ucb.mean() + ucb.bonus(), ucb.visits()));
  }

  @Test
  void withoutExplorationTheBonusIsNoughtAndNothingIsSaidToBeProven() throws NotationException {
    search("tictactoe", "x../.o./... x", "mcts", "c", "0");
    model.selectChild();
    assertThat(words.terms(facts())).contains("bonus 0.000").doesNotContain("proven");
  }

  @Test
  void theBoardIsTheOneAtTheNodeChosen() throws NotationException {
    search("tictactoe", "xox/oox/... x", "minimax", "depth", "9");
    assertThat(position()).isEqualTo("xox/oox/... x");
    model.selectChild();
    assertThat(position()).isEqualTo("xox/oox/..x o");
    model.goTo(0);
    assertThat(position()).isEqualTo("xox/oox/... x");
  }

  private String position() {
    return text(view().board());
  }

  private static <P extends Position> String text(BoardSnapshot<P> board) {
    return board.kit().game().notation().positionText(board.position());
  }

  @Test
  void thePictureHasAllThatStandsOpen() throws NotationException {
    search("mattix-6", OPENING, "alphabeta", "depth", "2");
    model.setScope(ExpansionScope.ALL);
    LaidOutTree laidOut = view().laidOut();
    ThemeColors colors = new ThemeColors(() -> {});
    String svg =
        new ExportImage(
                "",
                1000,
                1000,
                pen -> {
                  TreeDrawing drawing =
                      new TreeDrawing(pen, colors, words, TreeViewport.of(laidOut));
                  drawing.nodes(true, box -> true);
                  drawing.head(0, 1000, 1);
                })
            .svg();
    for (LaidOutTree.Box box : laidOut.boxes()) {
      assertThat(svg).contains(">" + box.move() + "<").contains(">" + box.figure() + "<");
    }
    assertThat(svg).contains(">depth 2: 9 + 16 cut<");
  }

  @Test
  void theLegendTellsOfWhatTheTreeHasAndNothingElse() throws NotationException {
    search("tictactoe", ".../.../... x", "minimax", "depth", "2");
    assertThat(view().marks())
        .containsExactly(NodeMark.LINE, NodeMark.OPEN, NodeMark.OWN, NodeMark.OTHER, NodeMark.OVER);
    search("tictactoe", ".../.../... x", "alphabeta", "depth", "5");
    assertThat(view().marks()).contains(NodeMark.CUT, NodeMark.REMEMBERED);
    search("tictactoe", ".../.../... x", "mcts", "playouts", "20");
    assertThat(view().marks())
        .containsExactly(
            NodeMark.LINE, NodeMark.VISITS, NodeMark.OWN, NodeMark.OTHER, NodeMark.OVER);
    search("maze-5x5x3", MAZE, "mcts", "playouts", "20");
    assertThat(view().marks()).containsExactly(NodeMark.LINE, NodeMark.VISITS);
  }

  @Test
  void theLegendSaysWhatTheFiguresCount() throws NotationException {
    PlayerSpec plain = PlayerSpec.of("minimax");
    search("mattix-6", OPENING, "minimax", "depth", "1");
    assertThat(words.figures(plain, facts())).isEqualTo("Margin for the first player, in points");
    assertThat(words.figures(plain.with("eval", "any"), facts())).startsWith("Evaluation: +");
    search("tictactoe", ".../.../... x", "minimax", "depth", "1");
    assertThat(words.figures(plain, facts())).isEqualTo("1: a win, 0: a draw, −1: a loss");
    search("maze-5x5x3", MAZE, "mcts", "playouts", "20");
    assertThat(words.figures(plain, facts())).isEqualTo("Score, in points");
  }

  @Test
  void playoutsThatWereNotNeededAreNotSaidToHaveBeenMade() throws NotationException {
    search("tictactoe", "xox/oox/... x", "mcts", "playouts", "200");
    assertThat(view().reach().way()).isEqualTo(SearchReach.Way.PROVEN);
    search("tictactoe", ".../.../... x", "mcts", "playouts", "200");
    assertThat(view().reach()).isEqualTo(new SearchReach(SearchReach.Way.AS_SET, 200));
  }
}
