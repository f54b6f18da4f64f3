package yomikiri.app.lab;

import java.util.function.Consumer;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.TilePane;
import javafx.scene.layout.VBox;
import yomikiri.app.shell.Scrolling;
import yomikiri.app.text.Texts;

/** What the Lab is for, and the questions that can be asked with two clicks. */
final class StartPane extends ScrollPane {
  private static final double CARD = 124;

  /**
   * @param open shows a preset's page
   */
  StartPane(Texts texts, Consumer<? super Preset> open) {
    Label title = new Label(texts.get("lab.start.title"));
    title.getStyleClass().add("title");
    Label about = paragraph(texts.get("lab.start.about"));
    Label head = new Label(texts.get("lab.start.presets"));
    head.getStyleClass().add("subtitle");
    TilePane cards = new TilePane();
    cards.getStyleClass().add("preset-cards");
    cards.setPrefTileHeight(CARD);
    for (Preset preset : Preset.values()) {
      cards.getChildren().add(card(texts, preset, open));
    }
    VBox content = new VBox(title, about, head, cards);
    content.getStyleClass().add("lab-start");
    cards
        .prefTileWidthProperty()
        .bind(
            content
                .widthProperty()
                .map(width -> Math.max(240, Math.floor((width.doubleValue() - 64 - 14) / 2))));
    setContent(content);
    Scrolling.plain(this);
  }

  private static Label paragraph(String text) {
    Label label = new Label(text);
    label.setWrapText(true);
    label.setMinHeight(Region.USE_PREF_SIZE);
    return label;
  }

  private static Button card(Texts texts, Preset preset, Consumer<? super Preset> open) {
    String key = "lab.preset." + preset.key();
    Label title = paragraph(texts.get(key + ".title"));
    title.getStyleClass().add("preset-title");
    Label question = paragraph(texts.get(key + ".question"));
    question.getStyleClass().add("quiet-words");
    VBox words = new VBox(4, title, question);
    words.setAlignment(Pos.TOP_LEFT);
    Button card = new Button();
    card.setId("preset-" + preset.key());
    card.setGraphic(words);
    card.setAlignment(Pos.TOP_LEFT);
    card.setMinHeight(CARD);
    card.setPrefHeight(CARD);
    card.setMaxSize(Double.MAX_VALUE, CARD);
    card.getStyleClass().add("preset-card");
    card.setAccessibleText(title.getText() + " " + question.getText());
    card.setOnAction(event -> open.accept(preset));
    words.maxWidthProperty().bind(card.widthProperty().subtract(34));
    return card;
  }
}
