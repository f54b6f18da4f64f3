package yomikiri.app.play;

import java.util.function.Consumer;
import javafx.scene.control.Button;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import yomikiri.app.player.PlayerChoice;
import yomikiri.app.text.Form;
import yomikiri.app.text.Texts;
import yomikiri.app.ui.Controls;
import yomikiri.app.ui.Focus;
import yomikiri.app.ui.FormHead;
import yomikiri.app.ui.LearntFileFields;
import yomikiri.app.ui.PlainScroll;
import yomikiri.app.ui.PlayerChoiceFields;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.PlayerSpec;

/** The form, beside the board, in which any player of a game is chosen to analyse it. */
final class AnalystPanel extends VBox {
  private final Form form = new Form();
  private final PlayerChoice player;
  private final PlayerChoiceFields fields;
  private final Consumer<PlayerSpec> chosen;
  private final Runnable close;

  /** {@code now} is who analyses the game so far; {@code chosen} gets who is to do so. */
  AnalystPanel(
      GameKit<?> kit,
      PlayerSpec now,
      LearntFileFields files,
      Consumer<PlayerSpec> chosen,
      Runnable close) {
    Texts texts = files.texts();
    this.player = new PlayerChoice(kit, now, form::clear);
    this.fields =
        new PlayerChoiceFields(player, "analyst-type", texts.of("lines.player"), files, null);
    this.chosen = chosen;
    this.close = close;
    ScrollPane scroll = new PlainScroll(fields);
    VBox.setVgrow(scroll, Priority.ALWAYS);
    Button go = Controls.button(texts.of("lines.use"), this::submit, "accent");
    go.setId("use-analyst");
    Controls.grow(go);
    HBox foot = new HBox(Controls.button(texts.of("new.cancel"), close), go);
    foot.getStyleClass().add("row");
    getStyleClass().add("new-game-panel");
    getChildren()
        .addAll(
            new FormHead(texts.of("new.another.which"), texts.of("new.cancel"), close),
            scroll,
            foot);
    addEventFilter(KeyEvent.KEY_PRESSED, this::submitOnEnter);
    addEventHandler(KeyEvent.KEY_PRESSED, this::closeOnEscape);
  }

  /** Puts the keyboard on the first field. */
  void begin() {
    applyCss(); // only then the fields are within their scroll pane
    Focus.first(fields).ifPresent(node -> node.requestFocus());
  }

  private void submit() {
    if (form.accepts(player.wrong())) {
      chosen.accept(player.spec());
    }
  }

  private void submitOnEnter(KeyEvent event) {
    if (event.getCode() == KeyCode.ENTER && !(event.getTarget() instanceof Button)) {
      submit();
      event.consume();
    }
  }

  private void closeOnEscape(KeyEvent event) {
    if (event.getCode() == KeyCode.ESCAPE) {
      close.run();
      event.consume();
    }
  }
}
