package yomikiri.app.play.arrange;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import yomikiri.app.board.Cells;
import yomikiri.app.board.GameFace;
import yomikiri.app.board.GridBoard;
import yomikiri.app.board.GridCell;
import yomikiri.app.board.PieceBox.Piece;
import yomikiri.app.play.arrange.Arrangement.Found;
import yomikiri.app.shell.FormHead;
import yomikiri.app.shell.Scrolling;
import yomikiri.app.shell.WhileShown;
import yomikiri.app.text.FaultWords;
import yomikiri.app.text.Language;
import yomikiri.app.text.Texts;
import yomikiri.engine.game.Position;

/**
 * Sets up a position: a piece is chosen and put on cells, by mouse or by keys (Q and E go from
 * piece to piece while the keyboard is on the board). What is no position is told at once.
 */
public final class ArrangePanel<P extends Position> extends VBox {
  private final GameFace face;
  private final Texts texts;
  private final ObservableValue<Language> language;
  private final Runnable close;
  private final GridBoard board;
  private final List<Piece> pieces;
  private final List<Label> signs = new ArrayList<>();
  private final ToggleGroup palette = new ToggleGroup();
  private final ToggleGroup movers = new ToggleGroup();
  private final Label mistake = new Label();
  private final Button play = new Button();
  private Arrangement<P> now;

  /**
   * @param start plays from a position
   */
  public ArrangePanel(
      GameFace face, Arrangement<P> first, Texts texts, Consumer<P> start, Runnable close) {
    this.face = face;
    this.texts = texts;
    this.language = WhileShown.of(this, texts.language());
    this.close = close;
    this.now = first;
    this.pieces = first.box().pieces();
    this.board = new GridBoard(first.box().lattice());
    getStyleClass().addAll("new-game-panel", "arrange-panel", face.family() + "-pieces");
    board.cells().forEach(cell -> signs.add(sign(cell)));
    board.hand(new Hand());
    board.setPlayable(true);
    board.addEventHandler(KeyEvent.KEY_PRESSED, this::pressedOnBoard);
    mistake.getStyleClass().add("mistake");
    mistake.setId("arrange-mistake");
    mistake.setWrapText(true);
    mistake.setMinHeight(USE_PREF_SIZE);
    mistake.managedProperty().bind(mistake.textProperty().isNotEmpty());
    play.setOnAction(
        event -> {
          if (now.found() instanceof Found.Playable<P>(P position)) {
            start.accept(position);
          }
        });
    FormHead head = new FormHead(texts.of("arrange.title"), texts.of("new.cancel"), close);
    VBox fields = new VBox(board, palette(), movers());
    fields.getStyleClass().add("fields");
    ScrollPane scroll = new ScrollPane(fields);
    Scrolling.plain(scroll);
    VBox.setVgrow(scroll, Priority.ALWAYS);
    getChildren().addAll(head, scroll, mistake, foot());
    addEventHandler(KeyEvent.KEY_PRESSED, this::pressed);
    show();
  }

  private static Label sign(GridCell cell) {
    Label sign = new Label();
    sign.setMinWidth(USE_PREF_SIZE);
    cell.getStyleClass().add("arrange-cell");
    cell.getChildren().add(sign);
    return sign;
  }

  private FlowPane palette() {
    FlowPane row = new FlowPane(4, 4);
    for (int i = 0; i < pieces.size(); i++) {
      ToggleButton button = new ToggleButton();
      button.setId("piece-" + i);
      button.setToggleGroup(palette);
      button.getStyleClass().addAll("arrange-piece", "piece-" + i);
      Piece piece = pieces.get(i);
      button
          .textProperty()
          .bind(language.map(to -> piece.sign().isEmpty() ? piece.name().in(texts) : piece.sign()));
      button.accessibleTextProperty().bind(language.map(to -> piece.name().in(texts)));
      row.getChildren().add(button);
    }
    choose(Math.min(1, pieces.size() - 1));
    keepOneChosen(palette);
    return row;
  }

  private FlowPane movers() {
    FlowPane row = new FlowPane(4, 4);
    for (int seat = 0; seat < now.kit().game().players(); seat++) {
      ToggleButton button = new ToggleButton();
      button.setId("mover-" + seat);
      button.setToggleGroup(movers);
      button.textProperty().bind(texts.of(face.family() + ".seat." + seat));
      button.setSelected(seat == now.seat());
      int mover = seat;
      button.setOnAction(event -> take(now.withSeat(mover)));
      row.getChildren().add(button);
    }
    keepOneChosen(movers);
    return row;
  }

  private static void keepOneChosen(ToggleGroup group) {
    group
        .selectedToggleProperty()
        .addListener(
            (value, before, chosen) -> {
              if (chosen == null) {
                group.selectToggle(before);
              }
            });
  }

  private HBox foot() {
    Button clear = new Button();
    clear.setId("arrange-clear");
    clear.textProperty().bind(texts.of("arrange.clear"));
    clear.setOnAction(event -> take(now.cleared()));
    clear.setMinWidth(Region.USE_PREF_SIZE);
    play.setId("arrange-play");
    play.getStyleClass().add("accent");
    play.textProperty().bind(texts.of("arrange.play"));
    play.setMaxWidth(Double.MAX_VALUE);
    HBox.setHgrow(play, Priority.ALWAYS);
    HBox foot = new HBox(clear, play);
    foot.getStyleClass().add("row");
    foot.setAlignment(Pos.CENTER_LEFT);
    return foot;
  }

  /** Puts the keyboard on the board. */
  public void begin() {
    applyCss();
    board.focusCurrent();
  }

  /** What is done on the board. */
  private final class Hand implements Cells.Hand {
    @Override
    public void chose(int cell) {
      take(now.put(cell, chosen()));
    }

    @Override
    public void typed(String text) {
      mistake.textProperty().bind(language.map(to -> texts.get("arrange.no-cell", text)));
    }
  }

  private int chosen() {
    return palette.getToggles().indexOf(palette.getSelectedToggle());
  }

  private void choose(int piece) {
    palette.selectToggle(palette.getToggles().get(piece));
  }

  private void take(Arrangement<P> next) {
    now = next;
    show();
  }

  private void show() {
    for (int cell = 0; cell < signs.size(); cell++) {
      int number = now.cells().get(cell);
      Piece piece = pieces.get(number);
      signs.get(cell).setText(piece.sign());
      signs.get(cell).getStyleClass().setAll("label", "piece-" + number);
      String name = now.box().lattice().name(cell);
      board
          .cells()
          .get(cell)
          .accessibleTextProperty()
          .bind(language.map(to -> texts.listed(List.of(name, piece.name().in(texts)))));
    }
    Found<P> found = now.found();
    mistake.textProperty().bind(language.map(to -> words(found)));
    play.setDisable(!(found instanceof Found.Playable<P>));
  }

  private String words(Found<P> found) {
    return switch (found) {
      case Found.Playable<P> playable -> "";
      case Found.Over<P>(P position) ->
          texts.get("arrange.over", face.manner().ending(position).in(texts));
      case Found.Wrong<P>(var why) ->
          texts.get(
              "arrange.wrong",
              new FaultWords(texts)
                  .fault(
                      why.fault(), why.found(), why.details(), String.valueOf(why.getMessage())));
    };
  }

  private void pressedOnBoard(KeyEvent event) {
    int by =
        switch (event.getCode()) {
          case Q -> -1;
          case E -> 1;
          default -> 0;
        };
    if (by != 0 && !event.isShortcutDown()) {
      choose(Math.floorMod(chosen() + by, pieces.size()));
      event.consume();
    }
  }

  private void pressed(KeyEvent event) {
    if (event.getCode() == KeyCode.ESCAPE) {
      close.run();
      event.consume();
    }
  }
}
