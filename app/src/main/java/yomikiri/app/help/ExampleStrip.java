package yomikiri.app.help;

import java.util.List;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import yomikiri.app.board.BoardSnapshot;
import yomikiri.app.board.BoardView;
import yomikiri.app.board.GameUi;
import yomikiri.app.board.RulesExample;
import yomikiri.app.text.Texts;

/** A game's example, drawn by its own board: one picture before and after each step, with words. */
final class ExampleStrip extends FlowPane {
  ExampleStrip(GameUi ui, Texts texts) {
    getStyleClass().add("example");
    RulesExample example = ui.example();
    List<BoardSnapshot<?>> pictures = Walkthrough.of(example);
    for (int i = 0; i < pictures.size(); i++) {
      String words = texts.get(ui.family() + ".example." + i);
      getChildren().add(picture(ui, pictures.get(i), words, texts));
    }
  }

  private static VBox picture(GameUi ui, BoardSnapshot<?> snapshot, String words, Texts texts) {
    BoardView board = ui.board().make(snapshot.kit(), BoardView.Surroundings.still(texts));
    board.show(snapshot);
    board.close();
    for (Node part : board.root().lookupAll("*")) {
      part.setFocusTraversable(false);
    }
    StackPane frame = new StackPane(board.root());
    frame.getStyleClass().add("example-board");
    frame.setMouseTransparent(true);
    frame.setAccessibleRole(AccessibleRole.IMAGE_VIEW);
    frame.setAccessibleText(words);
    Label caption = new Label(words);
    caption.setWrapText(true);
    caption.setMinHeight(USE_PREF_SIZE);
    VBox box = new VBox(frame, caption);
    box.getStyleClass().add("example-step");
    return box;
  }
}
