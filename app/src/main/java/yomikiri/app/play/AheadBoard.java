package yomikiri.app.play;

import java.util.List;
import java.util.Optional;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.StackPane;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignE;
import yomikiri.app.board.BoardPreview;
import yomikiri.app.board.BoardSnapshot;
import yomikiri.app.board.GameUi;
import yomikiri.app.text.Texts;
import yomikiri.app.ui.Controls;
import yomikiri.app.ui.Presence;

/** The position that a line leads to, over the board while a move of the line is pointed at. */
final class AheadBoard extends StackPane {
  private final BoardPreview board;

  AheadBoard(List<GameUi> gameList, Texts texts) {
    board = new BoardPreview(gameList, texts);
    Label sign = Controls.label("ahead-sign");
    sign.setGraphic(new FontIcon(MaterialDesignE.EYE_OUTLINE)); // there is no room for a word
    sign.accessibleTextProperty().bind(texts.of("lines.ahead"));
    setAlignment(sign, Pos.TOP_LEFT);
    getStyleClass().add("ahead");
    setMinSize(0, 0);
    setMouseTransparent(true);
    getChildren().addAll(board, sign);
    Presence.hide(this);
  }

  /** Shows a position; empty for the board below. */
  void show(Optional<BoardSnapshot<?>> position) {
    position.ifPresentOrElse(board::show, board::clear);
    setVisible(position.isPresent());
  }
}
