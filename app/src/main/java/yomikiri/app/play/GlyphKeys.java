package yomikiri.app.play;

import java.util.List;
import java.util.function.BiConsumer;
import javafx.scene.Node;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyEvent;
import yomikiri.app.play.model.PlayViewModel;
import yomikiri.app.text.Notice;
import yomikiri.app.text.Phrase;
import yomikiri.app.text.Texts;

/** The keys {@code !} and {@code ?}, by which people judge the move shown. */
final class GlyphKeys {
  private final PlayViewModel game;
  private final NoteWords words;
  private final BiConsumer<Notice, Phrase> report;

  /** {@code report} gets what is thought of the move now, to be shown and to be heard. */
  GlyphKeys(PlayViewModel game, Texts texts, BiConsumer<Notice, Phrase> report) {
    this.game = game;
    this.words = new NoteWords(texts);
    this.report = report;
  }

  /** Follows what is typed wherever one of {@code nodes} has the keyboard, except in a text. */
  void listen(List<? extends Node> nodes) {
    nodes.forEach(node -> node.addEventFilter(KeyEvent.KEY_TYPED, this::typed));
  }

  private void typed(KeyEvent event) {
    boolean isSign = event.getCharacter().equals("!") || event.getCharacter().equals("?");
    boolean isText = event.getTarget() instanceof TextInputControl;
    if (isSign && !isText && !event.isConsumed() && game.notes().type(event.getCharacter())) {
      Phrase judged = words.judged(game.now());
      report.accept(Notice.of(judged), judged);
      event.consume();
    }
  }
}
