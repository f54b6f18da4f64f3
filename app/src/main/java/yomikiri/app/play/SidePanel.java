package yomikiri.app.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.value.ObservableValue;
import javafx.css.PseudoClass;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Tab;
import javafx.scene.control.TabPane;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import yomikiri.app.board.GameUi;
import yomikiri.app.play.model.PlayState;
import yomikiri.app.play.model.PlayViewModel;
import yomikiri.app.play.session.GameReview;
import yomikiri.app.play.session.PlayStatus;
import yomikiri.app.play.session.PositionAnalysis;
import yomikiri.app.play.session.ReviewProgress;
import yomikiri.app.play.session.SeatClock;
import yomikiri.app.play.session.SeatSnapshot;
import yomikiri.app.play.session.Seating;
import yomikiri.app.shell.Command;
import yomikiri.app.text.Language;
import yomikiri.app.text.Texts;
import yomikiri.app.tree.TreeRoom;
import yomikiri.app.ui.Theme;
import yomikiri.engine.game.Position;

/** What stands beside the board: seats, result, review, moves, values, thought, summary. */
final class SidePanel extends VBox {
  private static final PseudoClass SEVERAL = PseudoClass.getPseudoClass("several");

  /** The height, at 100 %, from which the form of the tree and what stands below it both fit. */
  private static final double ROOMY = 720;

  /** The height that the moves are to have, at 100 %, as long as other things can be shortened. */
  private static final double MOVES = 150;

  private final PlayViewModel game;
  private final PlayState state;
  private final Texts texts;
  private final VBox seatBox = new VBox();
  private final List<SeatCard> cards = new ArrayList<>();
  private final ResignCard resign;
  private final ResultCard result;
  private final TabPane tabs = new TabPane();
  private final MovesPane moves;
  private final LazyTab<ValuesPane> values;
  private final LazyTab<ThinkPane> think;
  private final ReviewCard review;
  private final SummaryCard summary;
  private final EvaluationGraph graph;
  private final BooleanBinding cramped;
  private final ObservableValue<Bounds> view;
  private @Nullable GameUi ui;
  private @Nullable Standing standing;

  /** How the seats stand in a position, in words. */
  private record Standing(Position position, Language language, List<String> bySeat) {
    boolean isOf(Position shown, Language spoken) {
      return position.equals(shown) && language == spoken;
    }

    String of(int seat) {
      return bySeat.isEmpty() ? "" : bySeat.get(seat);
    }
  }

  /** What it does without where there is not room for all, one thing after the other. */
  private enum Lack {
    NOTHING,
    RESULT_IN_WORDS,
    OTHER_MISTAKES,
    SUMMARY,
    MANY_MOVES,
    RESULT,
    WAYS_ON,
    CURVE
  }

  /**
   * @param answered when a question was answered
   * @param view the part of it that can be seen
   * @param otherRoom run when there is more room or less, so that all is to be shown anew
   */
  SidePanel(
      PlayViewModel game,
      PlayCommands commands,
      TreeRoom tree,
      Texts texts,
      Runnable answered,
      ObservableValue<Bounds> view,
      Runnable otherRoom) {
    this.game = game;
    this.view = view;
    this.state = game.state();
    this.texts = texts;
    resign = new ResignCard(game, texts, answered);
    result = new ResultCard(commands, texts, this::review);
    ObservableValue<String> noMoves =
        state.realTime().flatMap(now -> texts.of(now ? "moves.later" : "moves.none"));
    moves = new MovesPane(texts, noMoves, game::show);
    values = late("tab.values", () -> new ValuesPane(commands.values, commands.overlay, texts));
    think = late("tab.think", () -> new ThinkPane(texts));
    review = new ReviewCard(game.reviewer(), commands.previousMistake, commands.nextMistake, texts);
    summary = new SummaryCard(texts);
    graph = new EvaluationGraph(texts, game::show);
    moves.addEventFilter(KeyEvent.KEY_PRESSED, event -> pause(event, commands.pause));
    getStyleClass().add("side-panel");
    Tab movesTab = new Tab();
    movesTab.textProperty().bind(texts.of("tab.moves"));
    movesTab.setContent(moves);
    Tab treeTab = late("tab.tree", tree.tab());
    tabs.getTabs().addAll(movesTab, values, think, treeTab);
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
    seatBox.setMinHeight(USE_PREF_SIZE);
    result.setMinHeight(USE_PREF_SIZE);
    summary.setMinHeight(USE_PREF_SIZE);
    review.setMinHeight(USE_PREF_SIZE);
    seatBox.getStyleClass().add("seats");
    state.clocks().addListener(change -> showClocks());
    getChildren().addAll(seatBox, resign, result, review, tabs, summary, graph);
  }

  private <N extends Node> LazyTab<N> late(String key, Supplier<N> maker) {
    return new LazyTab<>(texts.of(key), maker, this::showAgain);
  }

  private void showAgain() {
    if (ui != null) {
      show(ui);
    }
  }

  /** Gives the game the Space key, with which a list would do nothing that people see. */
  private static void pause(KeyEvent event, Command pause) {
    if (event.getCode() == KeyCode.SPACE && pause.enabled().get()) {
      pause.run();
      event.consume();
    }
  }

  private void review() {
    tabs.getSelectionModel().selectFirst();
    game.reviewer().begin();
  }

  /** Shows everything anew. */
  void show(GameUi shown) {
    ui = shown;
    List<SeatSnapshot> seats = state.seats().get();
    Seating seating = state.seen().get().seating(shown);
    while (cards.size() < seats.size()) {
      cards.add(new SeatCard(cards.size(), texts, state.thought()::get));
    }
    if (seatBox.getChildren().size() != seats.size()) {
      cards.subList(seats.size(), cards.size()).forEach(SeatCard::rest);
      seatBox.getChildren().setAll(cards.subList(0, seats.size()));
      seatBox.pseudoClassStateChanged(SEVERAL, seats.size() > 2);
    }
    showClocks();
    Standing stand = standing(shown);
    seats.forEach(seat -> cards.get(seat.seat()).show(seat, seating, stand.of(seat.seat())));
    resign.show(state.resigning().get(), state.score().agreed());
    if (state.away().get()) {
      result.clear();
    } else {
      result.show(state.status().get(), state.live(), seating);
    }
    if (!state.isBeating()) {
      showReview(seating);
    }
    showInsight(seating);
    fit();
  }

  /** Leaves out as little as lets the rest be seen without scrolling. */
  private void fit() {
    if (getScene() == null || view.getValue().getHeight() == 0 || !isWhole()) {
      return; // not laid out yet, so that nothing is known of its sizes
    }
    applyCss();
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
      case OTHER_MISTAKES -> review.shorten();
      case SUMMARY -> {
        result.take(ResultCard.Form.LOW);
        summary.clear();
      }
      case RESULT -> {
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

  /** How the seats stand; worked out anew for another position only, as that takes time. */
  private Standing standing(GameUi shown) {
    Position position = state.board().get().position();
    Language language = texts.language().getValue();
    Standing known = standing;
    if (known == null || !known.isOf(position, language)) {
      known = new Standing(position, language, shown.presenter().standing(texts, position));
      standing = known;
    }
    return known;
  }

  /** Shows the moves with what is wrong with them; in real time, when the game stops. */
  private void showReview(Seating seating) {
    GameReview found = state.review().get();
    moves.show(state.moves().get(), found, state.shownPly().get(), seating);
    if (state.reviewing().get()) {
      boolean working = isThinking() && found.judged() < found.moves();
      ReviewProgress progress = game.reviewer().progress(working, found);
      review.show(found, state.shownPly().get(), state.known().get(), progress, seating);
    } else {
      review.clear();
    }
  }

  /** Shows the clocks anew; there are none beside an earlier round. */
  private void showClocks() {
    Map<Integer, SeatClock> clocks = state.isLive() ? state.clocks().get() : Map.of();
    for (int seat = 0; seat < cards.size(); seat++) {
      cards.get(seat).showClock(Optional.ofNullable(clocks.get(seat)));
    }
  }

  private void showInsight(Seating seating) {
    boolean over = state.board().get().mover().isEmpty();
    Optional<PositionAnalysis> known =
        state.known().get().filter(analysis -> mayTell() && !analysis.moves().isEmpty());
    Position position = state.board().get().position();
    values
        .inView()
        .ifPresent(pane -> pane.show(known, state.valuesShown().get(), over, position, seating));
    known
        .filter(analysis -> !cramped.get())
        .ifPresentOrElse(analysis -> summary.show(analysis, seating), summary::clear);
    if (!cramped.get() && (mayTell() || state.statusSeen() instanceof PlayStatus.Over)) {
      graph.show(state.moves().get(), state.shownPly().get(), state.statusSeen(), seating);
    } else {
      graph.clear();
    }
    ThinkPane.Heard own = new ThinkPane.Heard(state.opinion().get(), state.thought().get());
    ThinkPane.Heard shown = new ThinkPane.Heard(known, state.analysing().get());
    think
        .inView()
        .ifPresentOrElse(
            pane -> pane.show(own, shown, seating),
            () -> think.inside().ifPresent(ThinkPane::rest));
  }

  private boolean isThinking() {
    return state.looking().get() || state.thought().get().or(state.analysing()::get).isPresent();
  }

  /** Whether what is known of the position shown may be told without giving away a game. */
  private boolean mayTell() {
    boolean asked =
        state.valuesShown().get()
            || state.spectating().get()
            || !state.board().get().verdicts().isEmpty();
    return asked && !state.isBeating();
  }

  /** Stops what moves. */
  void rest() {
    cards.forEach(SeatCard::rest);
    review.rest();
    think.inside().ifPresent(ThinkPane::rest);
  }
}
