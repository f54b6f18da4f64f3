package yomikiri.app.play.editor;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.Clipboard;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import yomikiri.app.board.GameUi;
import yomikiri.app.board.GridBoard;
import yomikiri.app.board.PieceSet.Piece;
import yomikiri.app.play.editor.EditedPosition.Found;
import yomikiri.app.text.Fault;
import yomikiri.app.text.Language;
import yomikiri.app.text.Texts;
import yomikiri.app.ui.Controls;
import yomikiri.app.ui.FieldView;
import yomikiri.app.ui.FormHead;
import yomikiri.app.ui.OneOf;
import yomikiri.app.ui.PlainScroll;
import yomikiri.app.ui.Presence;
import yomikiri.app.ui.WhileShown;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.Position;

/**
 * The panel in which a position is set up: a piece is chosen and put on the cells of {@link
 * #board}, by mouse or by keys (Page Up and Page Down go from piece to piece while the keyboard is
 * on the board, and Q and E where no cell's name begins with them), or pasted as text. What is no
 * position is told at once.
 *
 * <p>The buttons of pieces and seats break into lines, which ControlsFX's {@code SegmentedButton}
 * cannot.
 */
public final class EditorPanel<P extends Position> extends VBox {
  private static final KeyCombination PASTE = KeyCombination.valueOf("Shortcut+V");
  private static final KeyCombination UNDO = KeyCombination.valueOf("Shortcut+Z");
  private static final KeyCombination REDO = KeyCombination.valueOf("Shortcut+Shift+Z");

  private final GameUi ui;
  private final Texts texts;
  private final ObservableValue<Language> language;
  private final Runnable close;
  private final EditHistory<P> drafts;
  private final List<Piece> pieces;
  private final EditorBoard board;
  private final ObjectProperty<Integer> piece;
  private final ObjectProperty<Integer> mover;
  private final EntryFields entries;
  private final Label mistake = Controls.id("arrange-mistake", Controls.label("mistake"));
  private final Button undo;
  private final Button redo;
  private final Button play = Controls.styled(Controls.id("arrange-play", new Button()), "accent");

  /** {@code start} plays from a position. */
  public EditorPanel(
      GameUi ui, EditedPosition<P> first, Texts texts, Consumer<P> start, Runnable close) {
    this.ui = ui;
    this.texts = texts;
    this.language = WhileShown.of(this, texts.language());
    this.close = close;
    this.drafts = new EditHistory<>(first);
    this.pieces = first.pieces().pieces();
    this.piece = new SimpleObjectProperty<>(Math.min(1, pieces.size() - 1));
    this.mover = new SimpleObjectProperty<>(first.seat());
    this.board = new EditorBoard(ui, first.pieces(), first.cells(), texts, new Hand());
    this.entries = new EntryFields(first.pieces().entries(), seats(), texts, this::fillIn);
    this.undo = button("undo", this::undo);
    this.redo = button("redo", this::redo);
    getStyleClass().addAll("new-game-panel", "arrange-panel", ui.family() + "-pieces");
    ui.sheet().ifPresent(sheet -> GridBoard.wear(this, sheet));
    Presence.withWords(mistake);
    play.setOnAction(
        event -> {
          drafts.release();
          show();
          if (drafts.now().found() instanceof Found.Playable<P>(P position)) {
            start.accept(position);
          }
        });
    ScrollPane scroll = new PlainScroll(fields(first));
    VBox.setVgrow(scroll, Priority.ALWAYS);
    FormHead head = new FormHead(texts.of("command.set-up"), texts.of("new.cancel"), close);
    getChildren().addAll(head, scroll, mistake, foot());
    addEventHandler(KeyEvent.KEY_PRESSED, this::pressed);
    board.addEventHandler(KeyEvent.KEY_PRESSED, this::pressedOnBoard);
    board.addEventHandler(KeyEvent.KEY_TYPED, this::typedOnBoard);
    board.addEventHandler(KeyEvent.KEY_PRESSED, this::pressed);
    show();
  }

  /** Where the pieces are put; it takes the place of the board that is played on. */
  public Region board() {
    return board;
  }

  /** The keys of the names of the seats. */
  private List<String> seats() {
    return IntStream.range(0, drafts.now().kit().game().players())
        .mapToObj(seat -> ui.family() + ".seat." + seat)
        .toList();
  }

  // ---- fields

  private VBox fields(EditedPosition<P> first) {
    VBox fields =
        new VBox(
            new FieldView(texts.of("arrange.piece"), palette()),
            Controls.label(texts.of("arrange.help"), "quiet-words"));
    if (first.hasMover()) {
      fields.getChildren().add(new FieldView(texts.of("arrange.mover"), movers()));
    }
    fields.getChildren().addAll(entries, whole());
    fields.getStyleClass().add("fields");
    return fields;
  }

  private FlowPane palette() {
    Map<Integer, ToggleButton> buttons = new LinkedHashMap<>();
    for (int i = 0; i < pieces.size(); i++) {
      ToggleButton button = Controls.id("piece-" + i, new ToggleButton());
      button.getStyleClass().addAll("arrange-piece", "piece-" + i);
      Piece shown = pieces.get(i);
      ObservableValue<String> name = language.map(to -> shown.name().in(texts));
      drafts
          .now()
          .pieces()
          .picture(i)
          .ifPresentOrElse(
              button::setGraphic,
              () ->
                  button
                      .textProperty()
                      .bind(name.map(word -> shown.sign().isEmpty() ? word : shown.sign())));
      button.accessibleTextProperty().bind(name);
      buttons.put(i, button);
    }
    return oneOf(piece, buttons);
  }

  private FlowPane movers() {
    Map<Integer, ToggleButton> buttons = new LinkedHashMap<>();
    for (int seat = 0; seat < seats().size(); seat++) {
      ToggleButton button = Controls.id("mover-" + seat, new ToggleButton());
      button.textProperty().bind(texts.of(seats().get(seat)));
      buttons.put(seat, button);
    }
    mover.subscribe(
        seat -> {
          if (seat != drafts.now().seat()) {
            take(now -> now.withSeat(seat));
          }
        });
    return oneOf(mover, buttons);
  }

  private static FlowPane oneOf(ObjectProperty<Integer> chosen, Map<Integer, ToggleButton> all) {
    OneOf.of(chosen, all);
    FlowPane row = new FlowPane(4, 4);
    row.getChildren().setAll(all.values());
    return row;
  }

  /** What changes much at once. */
  private FlowPane whole() {
    FlowPane row = new FlowPane(4, 4);
    row.getChildren().add(button("clear", () -> take(EditedPosition::cleared)));
    drafts
        .now()
        .begun()
        .ifPresent(start -> row.getChildren().add(button("start", () -> take(now -> start))));
    row.getChildren().addAll(button("paste", this::paste), undo, redo);
    return row;
  }

  private Button button(String name, Runnable action) {
    Button button = Controls.button(texts.of("arrange." + name), action, "small");
    button.setId("arrange-" + name);
    return button;
  }

  private HBox foot() {
    play.textProperty().bind(texts.of("arrange.play"));
    Controls.grow(play);
    HBox foot = Controls.styled(new HBox(play), "row");
    foot.setAlignment(Pos.CENTER_LEFT);
    return foot;
  }

  // ---- steps

  /** Whether something has been done here. */
  public boolean isBegun() {
    return drafts.canUndo() || drafts.canRedo();
  }

  /** Puts the keyboard on the board. */
  public void begin() {
    board.applyCss();
    board.cells().focusCurrent();
  }

  /** What is done on the board. */
  private final class Hand implements EditorBoard.Hand {
    @Override
    public void chose(int cell) {
      if (isFree(cell)) {
        take(now -> now.put(cell, piece.get()));
      }
    }

    @Override
    public void typed(String text) {
      mistake.textProperty().bind(language.map(to -> texts.get("arrange.no-cell", text)));
    }

    @Override
    public void pressed(int cell) {
      if (isFree(cell)) {
        drafts.press(cell, piece.get());
        show();
      }
    }

    @Override
    public void dragged(int cell) {
      drafts.drag(cell, piece.get());
      show();
    }

    @Override
    public void released() {
      if (drafts.release()) {
        show();
      }
    }
  }

  /** Whether something can be put on a cell; if not, why is said. */
  private boolean isFree(int cell) {
    Optional<Piece> fixed = drafts.now().pieces().fixed(cell);
    String name = drafts.now().pieces().lattice().name(cell);
    fixed.ifPresent(wall -> say(() -> texts.get("arrange.fixed", name, wall.name().in(texts))));
    return fixed.isEmpty();
  }

  private void paste() {
    String text = Clipboard.getSystemClipboard().getString();
    if (text == null) {
      say(() -> texts.get("notice.nothing-to-paste"));
      return;
    }
    try {
      EditedPosition<P> pasted = drafts.now().pasted(text);
      take(now -> pasted);
    } catch (NotationException e) {
      say(() -> texts.get("arrange.not-pasted", Fault.inText(e).in(texts)));
    }
  }

  private void fillIn(int entry, String text) {
    take(now -> now.withEntry(entry, text));
  }

  private void take(UnaryOperator<EditedPosition<P>> step) {
    drafts.take(step);
    show();
  }

  private void undo() {
    drafts.undo();
    show();
  }

  private void redo() {
    drafts.redo();
    show();
  }

  private void pressedOnBoard(KeyEvent event) {
    if (!event.isShortcutDown()) {
      switch (event.getCode()) {
        case PAGE_UP -> leaf(-1, event);
        case PAGE_DOWN -> leaf(1, event);
        default -> {}
      }
    }
  }

  /** Q and E lead from piece to piece wherever no cell's name begins with them. */
  private void typedOnBoard(KeyEvent event) {
    switch (event.getCharacter().toLowerCase(Locale.ROOT)) {
      case "q" -> leaf(-1, event);
      case "e" -> leaf(1, event);
      default -> {}
    }
  }

  private void leaf(int by, KeyEvent event) {
    piece.set(Math.floorMod(piece.get() + by, pieces.size()));
    event.consume();
  }

  private void pressed(KeyEvent event) {
    if (event.getCode() == KeyCode.ESCAPE) {
      close.run();
      event.consume();
    } else if (PASTE.match(event)) {
      paste();
      event.consume();
    } else if (UNDO.match(event)) {
      undo();
      event.consume();
    } else if (REDO.match(event)) {
      redo();
      event.consume();
    }
  }

  // ---- what is shown

  private void show() {
    EditedPosition<P> now = drafts.now();
    board.show(now.cells());
    entries.show(now.contents().entries());
    mover.set(now.seat());
    undo.setDisable(!drafts.canUndo());
    redo.setDisable(!drafts.canRedo());
    Found<P> found = now.found();
    say(() -> words(found));
    play.setDisable(!(found instanceof Found.Playable<P>));
  }

  private void say(Supplier<String> words) {
    mistake.textProperty().bind(language.map(to -> words.get()));
  }

  private String words(Found<P> found) {
    return switch (found) {
      case Found.Playable<P> playable -> "";
      case Found.Over<P>(P position) ->
          texts.get("arrange.over", ui.presenter().ending(position).in(texts));
      case Found.Wrong<P>(var why) -> texts.get("arrange.wrong", Fault.of(why).in(texts));
    };
  }
}
