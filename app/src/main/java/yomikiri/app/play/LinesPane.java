package yomikiri.app.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.beans.binding.Bindings;
import javafx.scene.AccessibleRole;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;
import org.kordamp.ikonli.materialdesign2.MaterialDesignS;
import yomikiri.app.board.BoardSnapshot;
import yomikiri.app.play.model.AnalysisMode;
import yomikiri.app.play.model.PlaySnapshot;
import yomikiri.app.play.model.PlayViewModel;
import yomikiri.app.play.session.PositionAnalysis;
import yomikiri.app.play.session.SearchSlot.RunningSearch;
import yomikiri.app.play.session.SeatWords;
import yomikiri.app.play.session.Seating;
import yomikiri.app.shell.Buttons;
import yomikiri.app.shell.Command;
import yomikiri.app.text.Figures;
import yomikiri.app.text.Texts;
import yomikiri.app.ui.ChoiceBoxes;
import yomikiri.app.ui.Controls;
import yomikiri.app.ui.Presence;
import yomikiri.app.ui.RefreshTimer;
import yomikiri.app.ui.WhileShown;
import yomikiri.engine.think.Level;
import yomikiri.engine.think.RankedMove;

/**
 * The best lines of the position shown on an analysis board, with the player that finds them. A
 * move that is pointed at shows the position it leads to; meanwhile all rows keep their places.
 */
final class LinesPane extends VBox {
  private static final char NO_BREAK = '\u00a0';

  private final PlayViewModel game;
  private final AnalysisMode mode;
  private final Texts texts;
  private final SeatWords words;
  private final Consumer<Optional<BoardSnapshot<?>>> ahead;
  private final ComboBox<Optional<Level>> player; // empty for any other one
  private final Label state = Controls.label("quiet-words");
  private final FontIcon runIcon = new FontIcon(MaterialDesignP.PLAY);
  private final VBox rows = Controls.styled(new VBox(), "line-rows");
  private final ButtonBase insert;
  private final RefreshTimer clock = new RefreshTimer(this::showState);
  private @Nullable Seating seating;
  private @Nullable Object position;
  private int row; // pointed at by the keyboard or the mouse
  private int moves; // of it, that lead to the one pointed at; 0 for none

  /** {@code another} asks for an unlisted player; {@code ahead} shows a line's end, or nothing. */
  LinesPane(
      PlayViewModel game,
      Command run,
      Command backToGame,
      Runnable another,
      Texts texts,
      Consumer<Optional<BoardSnapshot<?>>> ahead) {
    this.game = game;
    this.mode = game.analysis();
    this.texts = texts;
    this.words = new SeatWords(texts);
    this.ahead = ahead;
    player = ChoiceBoxes.of(texts, players(), this::called);
    player.setId("analyst");
    player.accessibleTextProperty().bind(texts.of("lines.player"));
    ChoiceBoxes.settle(
        player,
        Bindings.createObjectBinding(this::chosen, game.snapshot(), mode.chosen()),
        now -> now.map(Level::spec).ifPresentOrElse(mode::setPlayer, () -> ask(another)));
    WhileShown.follow(this, mode.chosen(), now -> offerPlayers());
    HBox.setHgrow(player, Priority.ALWAYS);
    ComboBox<Integer> count =
        ChoiceBoxes.of(
            texts,
            IntStream.rangeClosed(1, AnalysisMode.MOST_LINES).boxed().toList(),
            lines -> texts.get("lines.count", lines));
    count.setId("line-count");
    count.accessibleTextProperty().bind(texts.of("lines.how-many"));
    count.valueProperty().bindBidirectional(mode.count().asObject());
    count.valueProperty().addListener(change -> showRows());
    count.setMinWidth(USE_PREF_SIZE);
    ButtonBase running = Controls.styled(new Buttons(texts).of(run), "small");
    running.setMinWidth(USE_PREF_SIZE);
    running.setGraphic(runIcon);
    HBox head = Controls.styled(new HBox(player, count), "row");
    insert =
        Controls.button(
            MaterialDesignP.PLUS, texts.of("lines.insert"), () -> insert(Math.max(0, row)));
    insert.setMinWidth(USE_PREF_SIZE);
    insert.getStyleClass().add("small");
    insert.setTooltip(new Tooltip());
    insert.getTooltip().textProperty().bind(texts.of("lines.insert.help"));
    insert.setId("insert-line");
    ButtonBase back = Controls.styled(new Buttons(texts).of(backToGame), "small");
    Presence.when(back, backToGame.enabled());
    FlowPane below = Controls.styled(new FlowPane(running, insert, back), "line-buttons");
    rows.setFocusTraversable(true);
    rows.setAccessibleRole(AccessibleRole.TEXT);
    rows.setAccessibleText("");
    rows.addEventHandler(KeyEvent.KEY_PRESSED, this::steer);
    rows.addEventHandler(MouseEvent.MOUSE_PRESSED, event -> rows.requestFocus());
    rows.focusedProperty()
        .addListener((value, before, now) -> point(row, now && count() > 0 ? 1 : 0));
    getStyleClass().add("lines");
    getChildren().addAll(head, below, state, rows);
    Presence.hide(this);
  }

  private String called(Optional<Level> level) {
    return level
        .map(
            one ->
                one.name().equals(AnalysisMode.ADVISER)
                    ? texts.get("lines.adviser")
                    : words.cpu(one))
        .orElseGet(() -> texts.get("new.another"));
  }

  private List<Optional<Level>> players() {
    return Stream.concat(
            mode.players().stream().map(Optional::of), Stream.of(Optional.<Level>empty()))
        .toList();
  }

  /** Shows what is known of the position shown; nothing beside a game that is played. */
  void show(PlaySnapshot now, Seating newSeating) {
    seating = newSeating;
    setVisible(now.mode().analysing());
    if (!isVisible()) {
      rest();
      return;
    }
    offerPlayers();
    if (!now.board().position().equals(position)) {
      position = now.board().position();
      row = 0;
      point(0, 0);
    }
    runIcon.setIconCode(now.mode().running() ? MaterialDesignS.STOP : MaterialDesignP.PLAY);
    showRows();
    showState();
    if (now.analyses().analysing().isPresent()) {
      clock.start();
    } else {
      clock.stop();
    }
  }

  private void offerPlayers() {
    if (!players().equals(player.getItems())) {
      ChoiceBoxes.offer(player, players());
      player.setValue(chosen());
    }
  }

  private void ask(Runnable another) {
    player.setValue(chosen()); // for as long as there is no answer
    another.run();
  }

  private Optional<Level> chosen() {
    return mode.players().stream().filter(level -> level.spec().equals(mode.player())).findFirst();
  }

  private void showRows() {
    Seating now = seating;
    if (now == null) {
      return;
    }
    List<RankedMove> lines = moves > 0 ? inPlace(mode.lines()) : mode.lines();
    while (rows.getChildren().size() < lines.size()) {
      int number = rows.getChildren().size();
      rows.getChildren()
          .add(new LineRow(texts, here -> point(number, here), here -> follow(number, here)));
    }
    rows.getChildren().remove(lines.size(), rows.getChildren().size());
    insert.setDisable(lines.isEmpty());
    for (int i = 0; i < lines.size(); i++) {
      boolean still = moves > 0 && i == row;
      row(i).show(lines.get(i), mode.lines().getFirst(), still, game.now().live(), now);
    }
    speak();
  }

  /** The lines in the order in which they are shown already, with those that are new behind. */
  private List<RankedMove> inPlace(List<RankedMove> lines) {
    List<RankedMove> rest = new ArrayList<>(lines);
    List<RankedMove> placed = new ArrayList<>();
    for (int i = 0; i < count() && placed.size() < lines.size(); i++) {
      RankedMove before = row(i).line();
      RankedMove now =
          rest.stream().filter(one -> one.move() == before.move()).findFirst().orElse(before);
      rest.remove(now);
      placed.add(now);
    }
    placed.addAll(rest.subList(0, Math.max(0, lines.size() - placed.size())));
    return placed;
  }

  private LineRow row(int number) {
    return (LineRow) rows.getChildren().get(number);
  }

  private int count() {
    return rows.getChildren().size();
  }

  /** Points at a move of a line: that is marked, spoken and shown on the board. */
  private void point(int newRow, int newMoves) {
    row = newRow;
    moves = newRow < count() ? newMoves : 0;
    for (int i = 0; i < count(); i++) {
      row(i).mark(i == row ? moves : 0);
    }
    ahead.accept(moves == 0 ? Optional.empty() : mode.ahead(row(row).line(), moves));
    speak();
  }

  private void speak() {
    Seating now = seating;
    rows.setAccessibleText(
        now == null || row >= count()
            ? texts.get("lines.none")
            : texts.get(
                "lines.spoken", row + 1, count(), row(row).spoken(moves, game.now().live(), now)));
  }

  private void steer(KeyEvent event) {
    if (event.getCode() == KeyCode.SPACE) {
      mode.toggle();
      event.consume();
    }
    if (count() == 0 || event.isShortcutDown() || event.isAltDown() || event.isShiftDown()) {
      return;
    }
    KeyCode key = event.getCode();
    switch (key) {
      case ESCAPE -> {
        if (moves == 0) {
          return;
        }
        point(row, 0);
      }
      case UP -> point(Math.max(0, row - 1), 1);
      case DOWN -> point(Math.min(count() - 1, row + 1), 1);
      case LEFT -> point(row, Math.max(1, moves - 1));
      case RIGHT -> point(row, Math.min(row(row).seen(), moves + 1));
      case HOME -> point(row, 1);
      case END -> point(row, row(row).seen());
      case ENTER -> follow(row, Math.max(1, moves));
      case INSERT, PLUS, ADD -> insert(row);
      default -> {
        return;
      }
    }
    event.consume();
  }

  private void follow(int number, int count) {
    RankedMove line = row(number).line();
    point(0, 0);
    mode.follow(line, Math.min(count, line.line().size()));
  }

  private void insert(int number) {
    if (number < count()) {
      mode.insert(row(number).line());
    }
  }

  /** How far the search has come. */
  private void showState() {
    PlaySnapshot now = game.now();
    Optional<PositionAnalysis> known = now.analyses().known();
    Optional<RunningSearch> running = now.analyses().analysing();
    List<String> parts = new ArrayList<>();
    known.ifPresent(
        found -> {
          if (found.report().depth() > 0) {
            parts.add(texts.get("lines.depth", found.report().depth()));
          }
        });
    long nodes =
        running
            .flatMap(RunningSearch::clock)
            .map(each -> each.meter().nodesAtLastCheck())
            .orElse(known.map(found -> found.report().nodes()).orElse(0L));
    long nanos =
        running
            .flatMap(RunningSearch::clock)
            .map(each -> each.elapsedNanos())
            .orElse(known.map(found -> found.report().nanos()).orElse(0L));
    if (running.isPresent() || known.map(PositionAnalysis::isCounted).orElse(true)) {
      parts.add(texts.get("lines.nodes", Figures.brief(nodes)));
    }
    if (nanos > 0) {
      if (running.isPresent()) {
        parts.add(texts.get("lines.speed", Figures.brief(Math.round(nodes * 1e9 / nanos))));
      }
      parts.add(texts.get("time.seconds", Figures.seconds(nanos)));
    }
    if (known.filter(PositionAnalysis::finished).isPresent()) {
      parts.add(texts.get(isSolved(now, known) ? "lines.solved" : "lines.finished"));
    }
    boolean isStopped = !now.mode().running() && running.isEmpty();
    if (isStopped && known.filter(PositionAnalysis::finished).isEmpty()) {
      parts.addFirst(texts.get("lines.stopped"));
    }
    boolean isNothing = known.isEmpty() && isStopped;
    state.setText(
        now.board().mover().isEmpty()
            ? texts.get("values.over")
            : isNothing
                ? texts.get("lines.stopped")
                : parts.stream()
                    .map(part -> part.replace(' ', NO_BREAK))
                    .collect(Collectors.joining(" \u00b7 ")));
  }

  /** Whether the best move's value is proven, and of all others that they are no better. */
  private static boolean isSolved(PlaySnapshot now, Optional<PositionAnalysis> known) {
    int[] legal = now.board().legal().stream().mapToInt(Integer::intValue).toArray();
    return known
        .filter(found -> found.report().isBestProven(now.board().kit().game(), legal))
        .isPresent();
  }

  /** Stops what moves, and what is shown of lines. */
  void rest() {
    clock.stop();
    if (moves > 0) {
      point(0, 0);
    }
  }
}
