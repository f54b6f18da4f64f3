package yomikiri.app.training;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Slider;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.materialdesign2.MaterialDesignA;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;
import yomikiri.app.board.BoardPreview;
import yomikiri.app.board.GameUi;
import yomikiri.app.board.VerdictDisplay;
import yomikiri.app.play.session.GameSetup;
import yomikiri.app.text.Figures;
import yomikiri.app.text.Texts;
import yomikiri.app.training.StartPositionViewModel.StartSnapshot;
import yomikiri.app.ui.Controls;
import yomikiri.app.ui.CopyDetails;
import yomikiri.app.ui.FieldView;
import yomikiri.app.ui.Presence;
import yomikiri.engine.learn.train.Training.Checkpoint;

/** A training's start position with its learnt values by checkpoint, and games against them. */
public final class StartPositionPane extends VBox {
  private static final double BOARD = 400;
  private static final double LEAST_BOARD = 300;

  private final StartPositionViewModel start;
  private final BoardPreview board;
  private final Texts texts;
  private final TrainingWords words;
  private final LegendWords legendWords;
  private final Label when = Controls.id("training-when", Controls.label("quiet-words"));
  private final Label legend = Controls.id("training-legend", Controls.label("quiet-words"));
  private final Label opponent = Controls.id("training-opponent", new Label());
  private final Label line = Controls.id("training-line", Controls.label("quiet-words"));
  private final Slider slider = Controls.id("training-checkpoints", new Slider(0, 1, 1));
  private final Label least = new Label();
  private final Label most = new Label();
  private final HBox key = key();
  private final Node steps;
  private final FlowPane games;

  /**
   * @param board shows what was learnt; the pane takes it from where it stands
   * @param play puts a game on the Play screen
   */
  public StartPositionPane(
      StartPositionViewModel start,
      BoardPreview board,
      List<GameUi> gameList,
      Texts texts,
      TrainingWords words,
      Consumer<? super GameSetup<?>> play) {
    this.start = start;
    this.board = board;
    this.texts = texts;
    this.words = words;
    this.legendWords = new LegendWords(texts, gameList);
    getStyleClass().add("learnt-start");
    board.setPrefHeight(BOARD);
    board.setMinHeight(LEAST_BOARD);
    board.onMove(start::step);
    steps = steps();
    games = games(play);
    getChildren().addAll(when, board, way(), steps, games, key, legend);
    start.shown().subscribe(this::show);
    start.checkpoints().subscribe(known -> slide());
    start.place().subscribe(place -> slide());
    start.line().subscribe(this::showWay);
  }

  /** The colours of the tints, from the least value to the greatest. */
  private HBox key() {
    Region colours = Controls.styled(new Region(), "heat-key");
    HBox key = Controls.styled(new HBox(6, least, colours, most), "heat-scale");
    key.setAlignment(Pos.CENTER_LEFT);
    return key;
  }

  /** The moves from the start to the position, and the way back. */
  private FlowPane way() {
    Button back =
        Controls.button(MaterialDesignA.ARROW_LEFT, texts.of("command.back"), start::back, "small");
    back.setId("training-back");
    Button toStart =
        Controls.button(texts.of("command.first"), () -> start.goTo(List.of()), "small");
    toStart.setId("training-to-start");
    ObservableValue<Boolean> isAway = start.line().map(moves -> !moves.isEmpty());
    Presence.when(back, isAway);
    Presence.when(toStart, isAway);
    FlowPane row = new FlowPane(8, 8, back, toStart, line);
    row.setAlignment(Pos.CENTER_LEFT);
    return row;
  }

  private void showWay(List<Integer> moves) {
    line.setText(
        moves.isEmpty()
            ? texts.get("training.way.start")
            : start
                .shown()
                .get()
                .map(known -> texts.get("training.way.moves", words.line(known.learnt(), moves)))
                .orElse(""));
  }

  private Node steps() {
    slider.setSnapToTicks(true);
    slider.setMajorTickUnit(1);
    slider.setMinorTickCount(0);
    slider.setBlockIncrement(1);
    slider
        .valueProperty()
        .addListener((value, before, now) -> start.look((int) Math.round(now.doubleValue())));
    FieldView field = new FieldView(texts.of("training.checkpoints"), slider);
    Presence.atTimes(field);
    return field;
  }

  private FlowPane games(Consumer<? super GameSetup<?>> play) {
    FlowPane row =
        new FlowPane(
            8,
            8,
            opponent,
            game("training.play.person", "training-play", true, play),
            game("training.play.learnt", "training-play-second", false, play));
    row.setAlignment(Pos.CENTER_LEFT);
    Presence.atTimes(row);
    return row;
  }

  private Button game(
      String key, String id, boolean personBegins, Consumer<? super GameSetup<?>> play) {
    Button button =
        Controls.button(
            MaterialDesignP.PLAY, texts.of(key), () -> start.game(personBegins).ifPresent(play));
    button.setId(id);
    button
        .accessibleTextProperty()
        .bind(opponent.textProperty().map(said -> said + " " + button.getText()));
    return button;
  }

  private void show(Optional<StartSnapshot> shown) {
    shown.ifPresentOrElse(known -> board.show(known.board()), board::clear);
    when.setText(shown.map(known -> words.board(known.learnt())).orElse(""));
    legend.setText(shown.map(known -> String.join("\n", legendWords.of(known))).orElse(""));
    legend.setVisible(shown.isPresent());
    CopyDetails.beside(legend, texts).show(shown.flatMap(known -> known.exact().details()));
    key.setVisible(shown.isPresent());
    shown.ifPresent(known -> scale(known.learnt().fullMargin()));
    showWay(start.line().get());
    games.setVisible(start.game(true).isPresent());
  }

  /** Says what the ends of the scale of tints mean. */
  private void scale(int fullMargin) {
    int hottest = VerdictDisplay.hottest(fullMargin);
    least.setText(fullMargin == 0 ? "0%" : Figures.signed(-hottest));
    most.setText(fullMargin == 0 ? "100%" : Figures.signed(hottest));
  }

  private void slide() {
    int count = start.checkpoints().get().size();
    steps.setVisible(count > 0);
    slider.setMax(Math.max(1, count));
    slider.setValue(count == 0 ? 1 : start.place().get());
    Optional<Checkpoint> from = start.opponent();
    games.setVisible(start.game(true).isPresent());
    opponent.setText(from.map(point -> texts.get("training.play", point.episodes())).orElse(""));
  }
}
