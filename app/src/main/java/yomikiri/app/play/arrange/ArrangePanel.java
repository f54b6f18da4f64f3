package yomikiri.app.play.arrange;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.input.Clipboard;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCombination;
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
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.Position;

/**
 * Sets up a position: a piece is chosen and put on cells, by mouse or by keys (Q and E go from
 * piece to piece while the keyboard is on the board), or pasted as text. What is no position is
 * told at once.
 */
public final class ArrangePanel<P extends Position> extends VBox {
  private static final KeyCombination PASTE = KeyCombination.valueOf("Shortcut+V");

  private final GameFace face;
  private final Texts texts;
  private final ObservableValue<Language> language;
  private final Runnable close;
  private final GridBoard board;
  private final List<Piece> pieces;
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
    face.sheet().ifPresent(sheet -> GridBoard.wear(this, sheet));
    board.cells().forEach(cell -> cell.getStyleClass().add("arrange-cell"));
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
    VBox fields = new VBox(board, palette(), movers(), whole());
    fields.getStyleClass().add("fields");
    ScrollPane scroll = new ScrollPane(fields);
    Scrolling.plain(scroll);
    VBox.setVgrow(scroll, Priority.ALWAYS);
    getChildren().addAll(head, scroll, mistake, foot());
    addEventHandler(KeyEvent.KEY_PRESSED, this::pressed);
    show();
  }

  /** What a piece looks like on a cell. */
  private Node picture(int piece) {
    return now.box()
        .picture(piece)
        .orElseGet(
            () -> {
              Label sign = new Label(pieces.get(piece).sign());
              sign.setMinWidth(USE_PREF_SIZE);
              sign.getStyleClass().add("piece-" + piece);
              return sign;
            });
  }

  private FlowPane palette() {
    FlowPane row = new FlowPane(4, 4);
    for (int i = 0; i < pieces.size(); i++) {
      ToggleButton button = new ToggleButton();
      button.setId("piece-" + i);
      button.setToggleGroup(palette);
      button.getStyleClass().addAll("arrange-piece", "piece-" + i);
      Piece piece = pieces.get(i);
      now.box()
          .picture(i)
          .ifPresentOrElse(
              button::setGraphic,
              () ->
                  button
                      .textProperty()
                      .bind(
                          language.map(
                              to ->
                                  piece.sign().isEmpty() ? piece.name().in(texts) : piece.sign())));
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

  /** What puts all pieces at once. */
  private FlowPane whole() {
    FlowPane row = new FlowPane(4, 4);
    row.getChildren().add(button("clear", () -> take(now.cleared())));
    now.begun().ifPresent(start -> row.getChildren().add(button("start", () -> take(start))));
    row.getChildren().add(button("paste", this::paste));
    return row;
  }

  private Button button(String name, Runnable action) {
    Button button = new Button();
    button.setId("arrange-" + name);
    button.getStyleClass().add("small");
    button.textProperty().bind(texts.of("arrange." + name));
    button.setOnAction(event -> action.run());
    button.setMinWidth(Region.USE_PREF_SIZE);
    return button;
  }

  private void paste() {
    String text = Clipboard.getSystemClipboard().getString();
    if (text == null) {
      say(() -> texts.get("notice.nothing-to-paste"));
      return;
    }
    try {
      take(now.pasted(text));
    } catch (NotationException e) {
      say(() -> texts.get("arrange.not-pasted", new FaultWords(texts).sentence(e)));
    }
  }

  private void say(Supplier<String> words) {
    mistake.textProperty().bind(language.map(to -> words.get()));
  }

  private HBox foot() {
    play.setId("arrange-play");
    play.getStyleClass().add("accent");
    play.textProperty().bind(texts.of("arrange.play"));
    play.setMaxWidth(Double.MAX_VALUE);
    HBox.setHgrow(play, Priority.ALWAYS);
    HBox foot = new HBox(play);
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
    for (GridCell cell : board.cells()) {
      int number = now.cells().get(cell.index());
      Piece piece = pieces.get(number);
      cell.getChildren().setAll(picture(number));
      String name = now.box().lattice().name(cell.index());
      cell.accessibleTextProperty()
          .bind(language.map(to -> texts.listed(List.of(name, piece.name().in(texts)))));
    }
    Found<P> found = now.found();
    say(() -> words(found));
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
    } else if (PASTE.match(event)) {
      paste();
      event.consume();
    }
  }
}
