package yomikiri.app.library;

import java.util.List;
import java.util.Optional;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import yomikiri.app.board.BoardSnapshot;
import yomikiri.app.board.BoardView;
import yomikiri.app.board.GameFace;
import yomikiri.app.text.Texts;

/** How the game chosen stood last, and what the list says of it. */
final class Preview extends VBox {
  private final List<GameFace> shelf;
  private final Texts texts;
  private final StackPane host = new StackPane();
  private final Label title = new Label();
  private final Label players = new Label();
  private final Label result = new Label();
  private @Nullable GameFace face;
  private @Nullable BoardView board;

  Preview(List<GameFace> shelf, Texts texts) {
    this.shelf = List.copyOf(shelf);
    this.texts = texts;
    getStyleClass().addAll("side-host", "library-preview");
    title.getStyleClass().add("subtitle");
    for (Label label : List.of(title, players, result)) {
      label.setWrapText(true);
      label.setMinHeight(Region.USE_PREF_SIZE);
    }
    host.setMinSize(0, 0);
    host.setPrefHeight(310);
    host.setMouseTransparent(true);
    host.setDisable(true);
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
    picture.ifPresent(this::draw);
  }

  private void draw(BoardSnapshot<?> snapshot) {
    GameFace now = GameFace.of(snapshot.kit(), shelf);
    BoardView drawn = board;
    if (drawn == null || !now.equals(face)) {
      clear();
      drawn = now.board().make(now.kit(), BoardView.Surroundings.still(texts));
      board = drawn;
      face = now;
      host.getChildren().setAll(drawn.root());
    }
    drawn.show(snapshot);
  }

  /** Lets the picture go. */
  void clear() {
    host.getChildren().clear();
    if (board != null) {
      board.close();
    }
    board = null;
    face = null;
  }
}
