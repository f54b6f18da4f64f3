package yomikiri.app.play;

import java.util.List;
import java.util.function.Consumer;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import yomikiri.app.play.model.PlayViewModel;
import yomikiri.app.play.model.TreeEdits;
import yomikiri.app.play.model.TreeEdits.Edit;
import yomikiri.app.text.Notice;
import yomikiri.app.text.Notices;
import yomikiri.app.text.Phrase;
import yomikiri.app.text.Texts;
import yomikiri.engine.game.GameTree;

/** What can be done at a move of the list. */
final class MoveMenu {
  private final PlayViewModel game;
  private final TreeEdits edits;
  private final Runnable note;
  private final Notices notices;
  private final Texts texts;

  /** {@code note} lets people write what they think of the position shown. */
  MoveMenu(PlayViewModel game, Runnable note, Notices notices, Texts texts) {
    this.game = game;
    this.edits = game.edits();
    this.note = note;
    this.notices = notices;
    this.texts = texts;
  }

  /** The menu at a move; {@code foldAll} folds all variations, or unfolds them. */
  ContextMenu at(GameTree.Node node, Consumer<Boolean> foldAll) {
    MenuItem write = item("command.note", () -> write(node));
    write.setDisable(!game.now().isLive());
    List<MenuItem> all =
        List.of(
            write,
            new SeparatorMenuItem(),
            edit(Edit.PROMOTE, "moves.promote", node),
            edit(Edit.MAKE_MAIN, "moves.make-main", node),
            edit(Edit.DEMOTE, "moves.demote", node),
            edit(
                Edit.DELETE,
                edits.isPlayed(node) && !canLeave(node) ? "moves.cannot-delete" : "moves.delete",
                node),
            new SeparatorMenuItem(),
            item("moves.copy-line", () -> copy(node)),
            item("moves.fold-all", () -> foldAll.accept(true)),
            item("moves.unfold-all", () -> foldAll.accept(false)));
    ContextMenu menu = new ContextMenu();
    menu.getItems().setAll(all);
    return menu;
  }

  private MenuItem item(String key, Runnable action) {
    MenuItem item = new MenuItem(texts.get(key));
    item.setOnAction(event -> action.run());
    return item;
  }

  private MenuItem edit(Edit edit, String key, GameTree.Node node) {
    MenuItem item = item(key, () -> make(edit, node));
    item.setDisable(!edits.can(edit, node) && !(edit == Edit.DELETE && canLeave(node)));
    return item;
  }

  /** Whether the board goes before a move on which it stands, as no game is played there. */
  private boolean canLeave(GameTree.Node node) {
    return game.now().mode().analysing() && game.now().isLive() && node.ply() > 0;
  }

  private void make(Edit edit, GameTree.Node node) {
    if (edit == Edit.DELETE && edits.isPlayed(node)) {
      node.parent().ifPresent(game.replay()::show);
    }
    TreeEdits.Undo undo = edits.make(edit, node);
    Phrase done =
        Phrase.of(edit == Edit.DELETE ? "notice.moves-deleted" : "notice.moves-reordered");
    notices.show(Notice.undoable(done, edits, () -> takeBack(undo)));
  }

  private void takeBack(TreeEdits.Undo undo) {
    if (!undo.undo()) {
      notices.show(Notice.warning(Phrase.of("notice.moves-played-again")));
    }
  }

  private void write(GameTree.Node node) {
    game.replay().show(node);
    note.run();
  }

  private void copy(GameTree.Node node) {
    ClipboardContent content = new ClipboardContent();
    content.putString(edits.text(node));
    Clipboard.getSystemClipboard().setContent(content);
    notices.show(Notice.of(Phrase.of("notice.line-copied")));
  }
}
