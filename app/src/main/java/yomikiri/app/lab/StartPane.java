package yomikiri.app.lab;

import java.util.function.Consumer;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.DoubleBinding;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.TilePane;
import javafx.scene.layout.VBox;
import yomikiri.app.shell.Scrolling;
import yomikiri.app.text.Texts;

/** What the Lab is for, and the questions that can be asked with two clicks. */
final class StartPane extends ScrollPane {
  /**
   * @param open shows a preset's page
   */
  StartPane(Texts texts, LabWords words, PresetShelf shelf, Consumer<? super Preset> open) {
    Label title = paragraph(texts.get("lab.start.title"), "title");
    Label about = paragraph(texts.get("lab.start.about"), "paragraph");
    Label head = paragraph(texts.get("lab.start.presets"), "subtitle");
    TilePane cards = new TilePane();
    cards.getStyleClass().add("preset-cards");
    cards.setPrefColumns(2);
    for (Preset preset : Preset.values()) {
      PresetCard card = new PresetCard(texts, preset);
      card.setOnAction(event -> open.accept(preset));
      shelf.open(preset, runs -> card.tell(new PresetWords(texts, words).measured(preset, runs)));
      cards.getChildren().add(card);
    }
    Label measured = paragraph(texts.get("lab.start.measured"), "quiet-words");
    VBox content = new VBox(title, about, head, cards, measured);
    content.getStyleClass().add("lab-start");
    cards.prefTileWidthProperty().bind(half(content, cards));
    setContent(content);
    Scrolling.plain(this);
  }

  /** So wide that two cards stand side by side. */
  private static DoubleBinding half(Region content, TilePane cards) {
    return Bindings.createDoubleBinding(
        () -> {
          double sides = content.getInsets().getLeft() + content.getInsets().getRight();
          return Math.max(1, Math.floor((content.getWidth() - sides - cards.getHgap()) / 2));
        },
        content.widthProperty(),
        content.insetsProperty(),
        cards.hgapProperty());
  }

  private static Label paragraph(String text, String style) {
    Label label = new Label(text);
    label.setWrapText(true);
    label.setMinHeight(Region.USE_PREF_SIZE);
    label.getStyleClass().add(style);
    return label;
  }
}
