package yomikiri.app.library;

import java.util.Optional;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.layout.HBox;
import yomikiri.app.store.Library.Importing;
import yomikiri.app.text.Texts;
import yomikiri.app.ui.Controls;
import yomikiri.app.ui.Presence;

/** Shows the progress of an import, with a button that stops it. */
final class ImportBar extends HBox {
  private final Texts texts;
  private final Label words = Controls.line();
  private final ProgressBar bar = new ProgressBar(0);

  /** {@code stop} leaves the rest. */
  ImportBar(Texts texts, Runnable stop) {
    this.texts = texts;
    getStyleClass().add("library-import");
    setAlignment(Pos.CENTER_LEFT);
    Controls.grow(bar);
    Button button = Controls.button(texts.of("library.import-stop"), stop, "small");
    button.setId("library-import-stop");
    getChildren().addAll(words, bar, button);
    Presence.hide(this);
  }

  /** {@code progress} is empty when nothing is taken in. */
  void show(Optional<Importing.Progress> progress) {
    setVisible(progress.isPresent());
    progress.ifPresent(far -> show(texts.get("library.importing", far.games()), far.share()));
  }

  /** Shows an import that goes on. */
  void show(String sentence, double share) {
    setVisible(true);
    words.setText(sentence);
    bar.setProgress(share);
    bar.setAccessibleText(sentence);
  }
}
