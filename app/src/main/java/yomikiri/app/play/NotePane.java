package yomikiri.app.play;

import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import javafx.application.Platform;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import yomikiri.app.board.MarkIcon;
import yomikiri.app.board.MarkWords;
import yomikiri.app.play.model.Notes;
import yomikiri.app.play.model.PlaySnapshot;
import yomikiri.app.shell.Buttons;
import yomikiri.app.text.Texts;
import yomikiri.app.ui.Controls;
import yomikiri.app.ui.Focus;
import yomikiri.app.ui.OneOf;
import yomikiri.app.ui.PlainScroll;
import yomikiri.engine.game.BoardMark;
import yomikiri.engine.game.MoveGlyph;

/** Where people write what they think of a move, and choose what they draw on the board. */
final class NotePane extends PlainScroll {
  private static final List<MoveGlyph> GLYPHS =
      List.of(
          MoveGlyph.VERY_GOOD,
          MoveGlyph.GOOD,
          MoveGlyph.INTERESTING,
          MoveGlyph.DUBIOUS,
          MoveGlyph.POOR,
          MoveGlyph.VERY_POOR);

  private final Notes notes;
  private final Texts texts;
  private final NoteWords words;
  private final Label move = Controls.words("", "note-move");
  private final TextArea comment = Controls.id("note-comment", new TextArea());
  private final Map<MoveGlyph, ToggleButton> glyphs = new EnumMap<>(MoveGlyph.class);

  /** {@code done} puts the keyboard back on the board. */
  NotePane(Notes notes, PlayCommands commands, Texts texts, Runnable done) {
    this.notes = notes;
    this.texts = texts;
    this.words = new NoteWords(texts);
    FlowPane signs = new FlowPane();
    GLYPHS.forEach(glyph -> signs.getChildren().add(button(glyph)));
    FlowPane shapes = new FlowPane();
    shapes.getChildren().addAll(shapes().values());
    shapes.getChildren().add(new Buttons(texts).icon(commands.clearMarks));
    FlowPane colors = new FlowPane();
    colors.getChildren().addAll(colors().values());
    List.of(signs, shapes, colors).forEach(row -> row.getStyleClass().add("note-row"));
    Label help = Controls.words("", "note-help");
    help.textProperty().bind(texts.of("note.help"));
    VBox inside = new VBox(move, comment, signs, shapes, colors, help);
    inside.getStyleClass().add("note-pane");
    VBox.setVgrow(comment, Priority.ALWAYS);
    setContent(inside);
    setFitToHeight(true);
    comment.setWrapText(true);
    comment.setPrefRowCount(3);
    comment.promptTextProperty().bind(texts.of("note.prompt"));
    comment.accessibleTextProperty().bind(move.textProperty());
    comment.textProperty().addListener((value, before, now) -> notes.setComment(now));
    comment.focusedProperty().addListener((value, before, now) -> notes.hold(now));
    Focus.leadOn(comment);
    comment.addEventHandler(KeyEvent.KEY_PRESSED, event -> pressed(event, done));
  }

  /** Esc leads back to the board; letters are words, not commands. */
  private static void pressed(KeyEvent event, Runnable done) {
    if (event.getCode() == KeyCode.ESCAPE) {
      done.run();
      event.consume();
    } else if (!event.isShortcutDown() && !event.isAltDown() && !event.getCode().isFunctionKey()) {
      event.consume();
    }
  }

  private ToggleButton button(MoveGlyph glyph) {
    ToggleButton button = Controls.id("glyph-" + glyph.number(), new ToggleButton(glyph.sign()));
    name(button, "note-glyph", () -> words.glyph(glyph));
    button.setOnAction(event -> notes.toggle(glyph));
    glyphs.put(glyph, button);
    return button;
  }

  private Map<BoardMark.Shape, ToggleButton> shapes() {
    Map<BoardMark.Shape, ToggleButton> buttons = new LinkedHashMap<>();
    for (BoardMark.Shape shape : BoardMark.Shape.values()) {
      if (shape != BoardMark.Shape.ARROW) { // drawn by leading from one cell to another
        ToggleButton button = new ToggleButton();
        button.setGraphic(new MarkIcon(new SimpleObjectProperty<>(shape), notes.color()));
        name(button, "note-mark", () -> MarkWords.shape(texts, shape));
        buttons.put(shape, button);
      }
    }
    OneOf.of(notes.shape(), buttons);
    return buttons;
  }

  private Map<BoardMark.Color, ToggleButton> colors() {
    Map<BoardMark.Color, ToggleButton> buttons = new LinkedHashMap<>();
    for (BoardMark.Color color : BoardMark.Color.values()) {
      ToggleButton button = new ToggleButton();
      button.setGraphic(new MarkIcon(notes.shape(), new SimpleObjectProperty<>(color)));
      name(button, "note-mark", () -> MarkWords.color(texts, color));
      buttons.put(color, button);
    }
    OneOf.of(notes.color(), buttons);
    return buttons;
  }

  /** Names a button that has only a sign, in whatever language. */
  private void name(ToggleButton button, String style, Supplier<String> word) {
    ObservableValue<String> name = texts.language().map(language -> word.get());
    button.getStyleClass().add(style);
    button.accessibleTextProperty().bind(name);
    Tooltip tooltip = new Tooltip();
    tooltip.textProperty().bind(name);
    button.setTooltip(tooltip);
  }

  void show(PlaySnapshot now) {
    move.setText(words.move(now));
    String written = now.note().annotation().comment();
    if (!comment.getText().equals(written)) {
      comment.setText(written);
    }
    glyphs.forEach(
        (glyph, button) -> {
          button.setSelected(now.note().annotation().glyph().filter(glyph::equals).isPresent());
          button.setDisable(now.note().ply() == 0);
        });
  }

  /** Puts the keyboard where words are written; the letter that led there is not one of them. */
  void write() {
    Platform.runLater(
        () -> {
          applyCss(); // what can be scrolled has its inside from then on
          comment.requestFocus();
          comment.end();
        });
  }
}
