package yomikiri.app.library;

import java.util.List;
import java.util.Optional;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import yomikiri.app.board.BoardSnapshot;
import yomikiri.app.board.GameFace;
import yomikiri.app.board.StillBoard;
import yomikiri.app.text.Texts;

/** How the game chosen stood last, and what the list says of it. */
final class Preview extends VBox {
  private final Texts texts;
  private final StillBoard host;
  private final Label title = new Label();
  private final Label players = new Label();
  private final Label result = new Label();

  Preview(List<GameFace> shelf, Texts texts) {
    this.texts = texts;
    this.host = new StillBoard(shelf, texts);
    getStyleClass().addAll("side-host", "library-preview");
    title.getStyleClass().add("subtitle");
    for (Label label : List.of(title, players, result)) {
      label.setWrapText(true);
      label.setMinHeight(Region.USE_PREF_SIZE);
    }
    host.setPrefHeight(310);
    getChildren().addAll(host, title, players, result);
  }

  void tell(Optional<LibraryRow> chosen) {
    title.setText(chosen.map(LibraryRow::title).orElse(""));
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

  void show(Optional<BoardSnapshot<?>> picture) {
    host.setVisible(picture.isPresent());
    picture.ifPresent(host::show);
  }

  /** Lets the picture go. */
  void clear() {
    host.clear();
  }
}
