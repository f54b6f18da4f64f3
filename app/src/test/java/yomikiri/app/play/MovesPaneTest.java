package yomikiri.app.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeoutException;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.css.PseudoClass;
import javafx.event.Event;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.text.Text;
import javafx.util.Callback;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxToolkit;
import yomikiri.app.Forgotten;
import yomikiri.app.Hands;
import yomikiri.app.TestWindow;
import yomikiri.app.board.GameUi;
import yomikiri.app.play.model.PlayFixture;
import yomikiri.app.play.model.Traps;
import yomikiri.app.play.session.GameReview;
import yomikiri.app.play.session.MoveRow;
import yomikiri.app.play.session.MoveTree;
import yomikiri.app.play.session.Seating;
import yomikiri.app.text.Language;
import yomikiri.app.text.Texts;
import yomikiri.engine.game.Branching;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.GameSession;
import yomikiri.engine.game.GameTree;
import yomikiri.engine.game.Position;
import yomikiri.engine.teach.Judge;
import yomikiri.engine.think.Verdict;

/** The list of moves. */
final class MovesPaneTest {
  private final List<Integer> asked = new ArrayList<>();
  private final List<GameTree.Node> gone = new ArrayList<>();
  private final List<GameTree.Node> nodes = nodes(PlayFixture.kit("mattix-4").game());
  private final GameUi ui = Traps.ui();
  private final Seating seating =
      new Seating(
          ui,
          List.of(
              PlayFixture.human(), PlayFixture.human(), PlayFixture.human(), PlayFixture.human()),
          0);
  private final List<MoveRow> rows =
      IntStream.range(0, 200)
          .mapToObj(
              ply ->
                  new MoveRow(
                      ply + 1,
                      ply % 4,
                      Integer.toString(ply),
                      0,
                      Optional.empty(),
                      Optional.empty(),
                      Optional.empty(),
                      false))
          .toList();
  private final SimpleStringProperty why = new SimpleStringProperty("No moves yet");
  private final Hands hands = new Hands();
  private final MovesPane moves =
      new MovesPane(
          new Texts(
              List.of("/yomikiri/app/text", ui.words()),
              new SimpleObjectProperty<>(Language.ENGLISH)),
          why,
          new MovesPane.Steering(asked::add, gone::add, (node, fold) -> new ContextMenu()));

  @BeforeAll
  static void startToolkit() throws TimeoutException {
    FxToolkit.registerPrimaryStage();
  }

  @BeforeEach
  void open() throws TimeoutException {
    TestWindow.open(() -> moves, 300, 300);
    show(rows, 200);
  }

  private void show(List<MoveRow> all, int shown) {
    List<MoveTree.Played> played =
        all.stream()
            .map(row -> new MoveTree.Played(row, nodes.get(row.ply()), Optional.empty(), ""))
            .toList();
    List<MoveTree.Line> lines = List.copyOf(MoveTree.rounds(played, 4));
    hands.interact(
        () -> moves.show(lines, GameReview.of(all, Set.of()), nodes.get(shown), shown, seating));
  }

  /** Some two hundred nodes of a tree, none of which has a sibling among them. */
  private static <P extends Position> List<GameTree.Node> nodes(Game<P> game) {
    return Stream.generate(() -> new GameSession<>(game, game.newPosition(1)))
        .limit(201)
        .map(
            session -> {
              session.play(0, session.legalMoves(0)[0]);
              return session.node();
            })
        .toList();
  }

  private ListView<?> list() {
    return (ListView<?>) moves.lookup(".moves");
  }

  @Test
  void eachOfSeveralColumnsIsHeadedByTheSignOfItsSeat() {
    List<Node> heads = List.copyOf(hands.lookup(".moves-head .side").queryAll());
    assertThat(heads).hasSize(4);
    for (int seat = 0; seat < 4; seat++) {
      assertThat(((Parent) heads.get(seat)).getChildrenUnmodifiable())
          .singleElement()
          .satisfies(sign -> assertThat(sign.getStyleClass()).isNotEmpty());
      double column = left(hands.lookup(".move.seat-" + seat).query());
      assertThat(left(heads.get(seat))).isCloseTo(column, within(3.0));
    }
    show(List.of(), 0);
    assertThat(hands.lookup(".moves-head").query().isVisible()).isFalse();
  }

  private static double left(Node node) {
    return node.localToScene(node.getLayoutBounds()).getMinX();
  }

  @Test
  void whyThereAreNoMovesIsToldWhole() {
    show(List.of(), 0);
    hands.interact(() -> why.set("The moves are listed here as soon as the game is stopped"));
    Label reported = (Label) Hands.ask(() -> moves.lookup(".quiet-words"));
    hands.interact(() -> moves.layout());
    assertThat(reported.lookup(".text"))
        .isInstanceOfSatisfying(Text.class, text -> assertThat(text.getText()).endsWith("stopped"));
  }

  @Test
  void arrowsWithAltAreLeftToTheMenu() {
    press(KeyCode.LEFT, true);
    press(KeyCode.UP, true);
    assertThat(asked).isEmpty();
    press(KeyCode.LEFT, false);
    press(KeyCode.UP, false);
    assertThat(asked).containsExactly(199, 196);
  }

  @Test
  void upAndDownLeadFromSiblingToSiblingAndElseByRounds() {
    List<GameTree.Node> siblings = siblings(PlayFixture.kit("mattix-4").game());
    List<MoveTree.Line> lines =
        List.copyOf(
            MoveTree.rounds(
                List.of(
                    new MoveTree.Played(
                        rows.getFirst(), siblings.getFirst(), Optional.empty(), "")),
                4));
    showAt(lines, siblings.getFirst());
    press(KeyCode.DOWN, false);
    assertThat(gone).containsExactly(siblings.getLast());
    press(KeyCode.UP, false);
    assertThat(asked).containsExactly(-3);
    showAt(lines, siblings.getLast());
    press(KeyCode.UP, false);
    assertThat(gone).containsExactly(siblings.getLast(), siblings.getFirst());
    press(KeyCode.DOWN, false);
    assertThat(asked).containsExactly(-3, 5);
  }

  private void showAt(List<MoveTree.Line> lines, GameTree.Node shown) {
    hands.interact(() -> moves.show(lines, GameReview.of(List.of(), Set.of()), shown, 1, seating));
  }

  /** Two first moves, the main one first. */
  private static <P extends Position> List<GameTree.Node> siblings(Game<P> game) {
    GameSession<P> session = new GameSession<>(game, game.newPosition(1));
    session.setBranching(Branching.VARY);
    for (int move : List.of(0, 1)) {
      session.goTo(0);
      session.play(0, session.legalMoves(0)[move]);
    }
    return session.nodeAt(0).children();
  }

  private void press(KeyCode code, boolean alt) {
    hands.interact(
        () ->
            Event.fireEvent(
                list(),
                new KeyEvent(KeyEvent.KEY_PRESSED, "", "", code, false, false, alt, false)));
  }

  private List<ListCell<?>> cells() {
    return Hands.ask(
        () ->
            moves.lookupAll(".list-cell").stream()
                .<ListCell<?>>map(node -> (ListCell<?>) node)
                .filter(cell -> !cell.isEmpty() && cell.isVisible())
                .toList());
  }

  private boolean isInView(int round) {
    return cells().stream().anyMatch(cell -> cell.getIndex() == round);
  }

  @Test
  void theListStaysWhereItWasScrolledToWhileNothingOfItChanges() {
    assertThat(isInView(49)).isTrue();
    hands.interact(() -> list().scrollTo(0));
    assertThat(isInView(0)).isTrue();
    show(List.copyOf(rows), 200);
    assertThat(isInView(0)).as("a report of a thought").isTrue();
    show(rows, 197);
    assertThat(isInView(49)).as("another position is shown").isTrue();
  }

  @Test
  void theListIsLeftAloneWhenItsHeightChangesUnlessTheMoveShownWouldGetOutOfView() {
    setHeight(200);
    assertThat(isInView(49)).as("it was in view").isTrue();
    hands.interact(() -> list().scrollTo(0));
    setHeight(240);
    assertThat(isInView(0)).as("scrolled away from it").isTrue();
    show(rows, 4);
    show(rows, 100);
    setHeight(120);
    assertThat(isInView(24)).as("a move in the middle").isTrue();
  }

  @Test
  void theMoveShownStaysInViewAndItsLineAsHighWhenMistakesAreFound() {
    double height = cell(49).getHeight();
    List<MoveRow> judged =
        rows.stream().map(row -> row.ply() % 2 == 0 ? withMistake(row) : row).toList();
    show(judged, 200);
    assertThat(isWhollyInView(49)).isTrue();
    assertThat(cell(49).getHeight()).isEqualTo(height);
    assertThat(marksAreWhole()).isTrue();
    show(List.of(), 0);
    show(judged, 200);
    assertThat(isWhollyInView(49)).as("a game opened").isTrue();
    hands.interact(() -> list().scrollTo(0));
    show(rows, 200);
    assertThat(isInView(0)).as("scrolled away from it").isTrue();
  }

  /** No mark below a move is cut by its line. */
  private boolean marksAreWhole() {
    Set<Node> marks = Hands.ask(() -> moves.lookupAll(".mark"));
    return !marks.isEmpty()
        && marks.stream()
            .allMatch(
                mark -> {
                  Node cell = mark;
                  while (!(cell instanceof ListCell)) {
                    cell = cell.getParent();
                  }
                  return cell.localToScene(cell.getLayoutBounds())
                      .contains(mark.localToScene(mark.getLayoutBounds()));
                });
  }

  private boolean isWhollyInView(int round) {
    ListCell<?> cell = cell(round);
    return Hands.ask(
        () ->
            cell.localToScene(cell.getLayoutBounds()).getMaxY()
                <= list().localToScene(list().getLayoutBounds()).getMaxY());
  }

  private static MoveRow withMistake(MoveRow row) {
    Verdict own = new Verdict.Points(1, true);
    return new MoveRow(
        row.ply(),
        row.seat(),
        row.text(),
        row.gain(),
        Optional.of(own),
        Judge.of(Traps.ui().kit()).judge(new Verdict.Points(4, true), own),
        Optional.empty(),
        false);
  }

  private void setHeight(double height) {
    hands.interact(() -> list().setMaxHeight(height));
  }

  @Test
  void aCellThatTheListDropsIsLetGo() {
    List<WeakReference<ListCell<?>>> before =
        cells().stream().map(cell -> new WeakReference<ListCell<?>>(cell)).toList();
    assertThat(before).isNotEmpty();
    hands.interact(() -> makeCellsAnew(list()));
    int measuring = 1; // the list keeps one to measure with
    assertThat(Forgotten.areGone(before, measuring)).isTrue();
  }

  private static <T> void makeCellsAnew(ListView<T> list) {
    Callback<ListView<T>, ListCell<T>> maker = list.getCellFactory();
    list.setCellFactory(view -> maker.call(view));
  }

  @Test
  void aFurtherMoveMakesItsOwnLineAnewAndNoOther() {
    show(rows.subList(0, 198), 198);
    Node line = cell(48).getGraphic();
    Node last = cell(49).getGraphic();
    assertThat(shown(line)).isEmpty();
    assertThat(shown(last)).hasSize(1);
    show(rows.subList(0, 199), 199);
    assertThat(cell(48).getGraphic()).isSameAs(line);
    Node further = cell(49).getGraphic();
    assertThat(further).isNotSameAs(last);
    assertThat(shown(further)).hasSize(1);
    show(rows.subList(0, 199), 196);
    assertThat(cell(48).getGraphic()).isSameAs(line);
    assertThat(shown(line)).as("the mark goes along").hasSize(1);
    assertThat(shown(further)).isEmpty();
    show(rows.subList(0, 196), 196);
    assertThat(cells()).noneMatch(cell -> !cell.isEmpty() && cell.getIndex() == 49);
  }

  private ListCell<?> cell(int index) {
    return cells().stream().filter(cell -> cell.getIndex() == index).findFirst().orElseThrow();
  }

  private static List<Node> shown(Node line) {
    return line.lookupAll(".move").stream()
        .filter(move -> move.getPseudoClassStates().contains(PseudoClass.getPseudoClass("shown")))
        .toList();
  }

  @Test
  void aCellSaysTheMovesOfItsRound() {
    assertThat(cells())
        .filteredOn(cell -> cell.getIndex() == 49)
        .singleElement()
        .extracting(ListCell::getAccessibleText)
        .asString()
        .contains("Move 197")
        .contains("Move 200");
  }
}
