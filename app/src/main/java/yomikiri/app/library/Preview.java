package yomikiri.app.library;

import java.util.List;
import java.util.Optional;
import javafx.scene.control.Label;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import yomikiri.app.board.BoardPreview;
import yomikiri.app.board.GameUi;
import yomikiri.app.text.Texts;
import yomikiri.app.ui.Controls;
import yomikiri.app.ui.CopyDetails;
import yomikiri.app.ui.PlainScroll;
import yomikiri.app.ui.Presence;

/** How the game chosen stood last, and what the list says of it. */
final class Preview extends VBox {
  private final Texts texts;
  private final BoardPreview host;
  private final Label called = Controls.label("subtitle");
  private final Label title = Controls.label("subtitle");
  private final Label players = Controls.label();
  private final Label result = Controls.label();
  private final Label noted = Controls.id("library-preview-noted", Controls.label("quiet-words"));
  private final Label note = Controls.id("library-preview-note", Controls.label());
  private final CopyDetails details;

  Preview(List<GameUi> gameList, Texts texts) {
    this.texts = texts;
    this.host = new BoardPreview(gameList, texts);
    getStyleClass().addAll("side-host", "library-preview");
    details = new CopyDetails(texts);
    Presence.withWords(called);
    Presence.withWords(noted);
    VBox words = new VBox(called, title, players, details, result, noted, note);
    words.getStyleClass().add("library-preview");
    PlainScroll scrolled = new PlainScroll(words);
    scrolled.setMinHeight(0);
    VBox.setVgrow(scrolled, Priority.ALWAYS);
    host.setPrefHeight(310);
    getChildren().addAll(host, scrolled);
  }

  void showWords(Optional<LibraryRow> chosen) {
    called.setText(chosen.map(row -> row.note().title()).orElse(""));
    note.setText(chosen.map(row -> row.note().text()).orElse(""));
    title.setText(chosen.map(LibraryRow::title).orElse(""));
    details.show(chosen.flatMap(row -> row.game().fault()).flatMap(fault -> fault.details(texts)));
    players.setText(chosen.map(LibraryRow::players).orElse(""));
    result.setText(
        chosen
            .map(
                row ->
                    row.moves().isEmpty()
                        ? row.result()
                        : texts.get("library.summary", row.result(), row.moves()))
            .orElse(""));
  }

  void show(Optional<ChosenPicture.Seen> picture) {
    host.setVisible(picture.isPresent());
    picture.map(ChosenPicture.Seen::board).ifPresent(host::show);
    noted.setText(
        picture
            .filter(seen -> seen.notes() > 0 || seen.variations() > 0)
            .map(seen -> texts.get("library.noted-in", seen.notes(), seen.variations()))
            .orElse(""));
  }

  /** Lets the picture go. */
  void clear() {
    host.clear();
  }
}
