package yomikiri.app.play;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Tab;
import javafx.scene.control.TabPane;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import yomikiri.app.board.BoardSnapshot;
import yomikiri.app.board.GameUi;
import yomikiri.app.library.ExplorerPane;
import yomikiri.app.play.model.PlaySnapshot;
import yomikiri.app.play.model.PlayViewModel;
import yomikiri.app.play.session.GameReview;
import yomikiri.app.play.session.GameReviewer.ReviewProgress;
import yomikiri.app.play.session.PlayStatus;
import yomikiri.app.play.session.PositionAnalysis;
import yomikiri.app.play.session.Seating;
import yomikiri.app.shell.Command;
import yomikiri.app.speech.Announcement;
import yomikiri.app.speech.Topic;
import yomikiri.app.text.Texts;
import yomikiri.app.tree.TreeRoom;
import yomikiri.app.ui.Theme;
import yomikiri.app.ui.WhileShown;
import yomikiri.engine.game.GameTree;
import yomikiri.engine.game.Position;

/** The panel beside the board: seats, result, review, moves, values, searches, summary. */
final class SidePanel extends VBox {
  /** The height, at 100 %, from which the form of the tree and what stands below it both fit. */
  private static final double ROOMY = 720;

  /** The height that the moves are to have, at 100 %, as long as other things can be shortened. */
  private static final double MOVES = 150;

  /** The least height, at 100 %, of what stands below the lines of an analysis. */
  private static final double LEAST_BELOW_LINES = 200;

  private final PlayViewModel game;
  private final Texts texts;
  private final SeatCards seats;
  private final ResignCard resign;
  private final TutorCard tutor;
  private final ResultCard result;
  private final TabPane tabs = new TabPane();
  private final MovesPane moves;
  private final LazyTab<ValuesPane> values;
  private final LazyTab<ThinkPane> think;
  private final LazyTab<NotePane> note;
  private final LazyTab<ExplorerPane> explorer;
  private final ReviewCard review;
  private final LinesPane lines;
  private final SummaryCard summary;
  private final EvaluationGraph graph;
  private final BooleanBinding cramped;
  private final ObservableValue<Bounds> view;
  private @Nullable GameUi ui;
  private GameTree.@Nullable Node announced;

  /** What it does without where there is not room for all, one thing after the other. */
  private enum Lack {
    NOTHING,
    RESULT_IN_WORDS,
    SUM,
    OTHER_MISTAKES,
    SUMMARY,
    SEATS,
    REASONS,
    MANY_MOVES,
    RESULT,
    WAYS_ON,
    CURVE
  }

  /**
   * @param answered when a question was answered or a note is written
   * @param view the part of it that can be seen
   * @param analyst asks for any player to analyse the game
   * @param practising has the mistakes found practised
   * @param ahead shows the position that a line leads to; empty for none
   * @param otherRoom run when there is more room or less, so that all is to be shown anew
   */
  SidePanel(
      PlayViewModel game,
      PlayCommands commands,
      TreeRoom tree,
      Supplier<ExplorerPane> explorer,
      Texts texts,
      MoveMenu menu,
      Runnable answered,
      ObservableValue<Bounds> view,
      Runnable otherRoom,
      Runnable analyst,
      ReviewCard.Practising practising,
      Consumer<Optional<BoardSnapshot<?>>> ahead) {
    this.game = game;
    this.view = view;
    this.texts = texts;
    seats = new SeatCards(game, commands.teach, texts);
    resign = new ResignCard(game, texts, answered);
    tutor = new TutorCard(commands, texts);
    result = new ResultCard(commands, texts, this::review);
    ObservableValue<String> noMoves =
        game.snapshot()
            .map(now -> now.mode().realTime() ? "moves.later" : "moves.none")
            .flatMap(texts::of);
    moves =
        new MovesPane(
            texts, noMoves, new MovesPane.Steering(game::show, game.replay()::show, menu::at));
    note = late("tab.note", () -> new NotePane(game.notes(), commands, texts, answered));
    this.explorer = late("tab.explorer", explorer);
    values = late("tab.values", () -> new ValuesPane(commands.values, commands.overlay, texts));
    think = late("tab.think", () -> new ThinkPane(texts));
    review =
        new ReviewCard(
            game.reviewer(),
            new ReviewCard.Ways(
                commands.previousMistake, commands.nextMistake, commands.ownMistakes, practising),
            reason -> game.replay().show(game.edits().insert(reason)),
            texts);
    WhileShown.follow(
        this,
        game.reviewer().reasons().found(),
        found -> Optional.ofNullable(ui).ifPresent(this::show));
    lines = new LinesPane(game, commands.run, commands.backToGame, analyst, texts, ahead);
    summary = new SummaryCard(texts);
    graph = new EvaluationGraph(texts, game::show);
    moves.addEventFilter(KeyEvent.KEY_PRESSED, event -> pause(event, commands.pause, commands.run));
    getStyleClass().add("side-panel");
    Tab movesTab = new Tab();
    movesTab.textProperty().bind(texts.of("tab.moves"));
    movesTab.setContent(moves);
    Tab treeTab = late("tab.tree", tree.tab());
    tabs.getTabs().addAll(movesTab, note, values, think, treeTab);
    cramped =
        Bindings.createBooleanBinding(
            () -> treeTab.isSelected() && getHeight() < ROOMY * Theme.scale(this),
            treeTab.selectedProperty(),
            heightProperty());
    List.of(cramped, view, graph.parentProperty())
        .forEach(
            each ->
                each.addListener(
                    change -> {
                      if (isWhole()) {
                        otherRoom.run();
                      }
                    }));
    tabs.accessibleTextProperty().bind(texts.of("tabs.spoken"));
    tabs.setTabClosingPolicy(TabPane.TabClosingPolicy.UNAVAILABLE);
    VBox.setVgrow(tabs, Priority.ALWAYS);
    List.of(seats, result, summary, review, lines)
        .forEach(part -> part.setMinHeight(USE_PREF_SIZE));
    getChildren().addAll(seats, resign, tutor, result, review, lines, tabs, summary, graph);
  }

  private <N extends Node> LazyTab<N> late(String key, Supplier<N> maker) {
    return new LazyTab<>(texts.of(key), maker, () -> Optional.ofNullable(ui).ifPresent(this::show));
  }

  /** Gives the game the Space key, with which a list would do nothing that people see. */
  private static void pause(KeyEvent event, Command... either) {
    for (Command one : either) {
      if (event.getCode() == KeyCode.SPACE && !event.isConsumed() && one.enabled().get()) {
        one.run();
        event.consume();
      }
    }
  }

  private void review() {
    tabs.getSelectionModel().selectFirst();
    game.reviewer().begin();
  }

  /** Has words written of the move shown. */
  void writeNote() {
    tabs.getSelectionModel().select(note);
    note.inside().ifPresent(NotePane::write);
  }

  /** Shows everything anew. */
  void show(GameUi shown) {
    ui = shown;
    PlaySnapshot now = game.now();
    Seating seating = now.shown().seating(shown);
    seats.show(now, seating, shown);
    resign.show(now.mode().resigning(), now.live().score().agreed());
    tutor.show(now, now.live().seating(shown));
    lines.show(now, seating);
    tabs.setMinHeight(
        now.mode().analysing() ? LEAST_BELOW_LINES * Theme.scale(this) : USE_COMPUTED_SIZE);
    seats.setVisible(true);
    if (now.isAway() || now.mode().analysing()) {
      result.clear();
    } else {
      result.show(now.status(), now.live().session().position(), seating);
    }
    if (!now.mode().beating()) {
      showReview(now, seating);
    }
    showAnalyses(now, seating);
    note.inView().ifPresent(pane -> pane.show(now));
    showExplorer(now);
    sayNote(now);
    fit();
  }

  /** On an analysis board the lines say what is thought; the explorer is there in its place. */
  private void showExplorer(PlaySnapshot now) {
    boolean analysing = now.mode().analysing();
    if (tabs.getTabs().remove(analysing ? think : explorer)) {
      tabs.getTabs().add(tabs.getTabs().size() - 1, analysing ? explorer : think);
    }
    explorer.inView().ifPresent(pane -> pane.show(now.board()));
  }

  /** Has announced what is noted of a position, once it is shown. */
  private void sayNote(PlaySnapshot now) {
    GameTree.Node node = now.shown().session().nodeAt(now.shownPly());
    boolean isAnother = !node.equals(announced);
    announced = node;
    String said = new NoteWords(texts).spoken(node.annotation());
    if (isAnother && !said.isEmpty()) {
      Announcement.read(this, Topic.EVENT, said);
    }
  }

  /**
   * Leaves out as little as lets the rest be seen without scrolling. The tabs, which hold most of
   * the panel, need the same height whatever they show: their styles wait for the next frame.
   */
  private void fit() {
    if (getScene() == null || view.getValue().getHeight() == 0 || !isWhole()) {
      return; // not laid out yet, so that nothing is known of its sizes
    }
    getManagedChildren().stream().filter(child -> !child.equals(tabs)).forEach(Node::applyCss);
    for (Lack lack : Lack.values()) {
      leaveOut(lack);
      if (needed(lack) <= view.getValue().getHeight()) {
        return;
      }
    }
  }

  /** Whether it has all its parts: they come one by one while the window is built. */
  private boolean isWhole() {
    return equals(graph.getParent());
  }

  private void leaveOut(Lack lack) {
    switch (lack) {
      case NOTHING, MANY_MOVES -> {
        return;
      }
      case RESULT_IN_WORDS -> result.take(ResultCard.Form.SHORT);
      case SUM -> review.shortenSum();
      case OTHER_MISTAKES -> review.shorten();
      case SUMMARY -> {
        result.take(ResultCard.Form.LOW);
        summary.clear();
        review.leaveOutSum();
      }
      case SEATS -> // where nobody plays
          seats.setVisible(!lines.isVisible() && !review.isVisible());
      case REASONS -> review.leaveOutReasons();
      case RESULT -> {
        review.leaveOutMore();
        if (review.isVisible()) {
          result.take(ResultCard.Form.BUTTONS);
        }
      }
      case WAYS_ON -> {
        if (review.isVisible()) {
          result.clear();
        }
      }
      case CURVE -> graph.clear();
    }
    result.applyCss(); // what it shows now may not have been seen before; the others show less
  }

  /** The height of all that is shown. */
  private double needed(Lack lack) {
    double needed = snappedTopInset() + snappedBottomInset() - getSpacing();
    for (Node child : getManagedChildren()) {
      double least = child.minHeight(getWidth());
      boolean isList = child.equals(tabs) && lack.compareTo(Lack.MANY_MOVES) < 0;
      needed += getSpacing() + (isList ? Math.max(least, MOVES * Theme.scale(this)) : least);
    }
    return needed;
  }

  /** Shows the moves with what is wrong with them; in real time, when the game stops. */
  private void showReview(PlaySnapshot now, Seating seating) {
    GameReview found = now.review();
    moves.show(now, seating);
    if (now.mode().reviewing()) {
      ReviewProgress progress = game.reviewer().progress();
      review.show(
          found,
          now.shownPly(),
          seat -> now.shown().analysis(now.shownPly(), seat),
          progress,
          seating,
          game.edits().canInsert());
    } else {
      review.clear();
    }
  }

  private void showAnalyses(PlaySnapshot now, Seating seating) {
    boolean over = now.board().mover().isEmpty();
    Optional<PositionAnalysis> known =
        now.analyses().known().filter(analysis -> mayShow(now) && !analysis.moves().isEmpty());
    Position position = now.board().position();
    values
        .inView()
        .ifPresent(pane -> pane.show(known, now.mode().valuesShown(), over, position, seating));
    known
        .filter(analysis -> !cramped.get() && !now.mode().analysing())
        .ifPresentOrElse(analysis -> summary.show(analysis, seating), summary::clear);
    if (!cramped.get() && (mayShow(now) || now.statusShown() instanceof PlayStatus.Over)) {
      graph.show(now.moves(), now.shownPly(), now.statusShown(), seating);
    } else {
      graph.clear();
    }
    ThinkPane.SearchView own =
        new ThinkPane.SearchView(now.analyses().ofCpu(), now.analyses().cpuSearch());
    ThinkPane.SearchView shown = new ThinkPane.SearchView(known, now.analyses().analysing());
    think
        .inView()
        .ifPresentOrElse(
            pane -> pane.show(own, shown, seating),
            () -> think.inside().ifPresent(ThinkPane::rest));
  }

  /** Whether what is known of the position shown may be told without giving away a game. */
  private static boolean mayShow(PlaySnapshot now) {
    boolean asked =
        now.mode().valuesShown()
            || now.mode().analysing()
            || now.mode().spectating()
            || !now.board().verdicts().isEmpty();
    return asked && !now.mode().beating();
  }

  /** Stops what moves. */
  void rest() {
    seats.rest();
    review.rest();
    think.inside().ifPresent(ThinkPane::rest);
    lines.rest();
  }
}
