package yomikiri.app.lab;

import java.util.function.Consumer;
import javafx.scene.control.Label;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.VBox;
import yomikiri.app.text.Texts;
import yomikiri.app.ui.Controls;
import yomikiri.app.ui.PlainScroll;

/** What the Lab is for, and the questions that can be asked with two clicks. */
public final class LabStartPane extends PlainScroll {
  private static final int COLUMNS = 2;

  /**
   * @param open shows a preset's page
   */
  public LabStartPane(
      Texts texts, LabWords words, PresetStudies shelf, Consumer<? super Preset> open) {
    Label title = Controls.words(texts.get("lab.start.title"), "title");
    Label about = Controls.words(texts.get("lab.start.about"), "paragraph");
    Label head = Controls.words(texts.get("lab.start.presets"), "subtitle");
    GridPane cards = grid();
    for (Preset preset : Preset.values()) {
      PresetCard card = new PresetCard(texts, preset);
      card.setOnAction(event -> open.accept(preset));
      shelf.open(preset, runs -> card.tell(new PresetWords(texts, words).measured(preset, runs)));
      int place = cards.getChildren().size();
      cards.add(card, place % COLUMNS, place / COLUMNS);
    }
    Label measured = Controls.words(texts.get("lab.start.measured"), "quiet-words");
    VBox content = new VBox(title, about, head, cards, measured);
    content.getStyleClass().add("lab-start");
    setContent(content);
  }

  /** Two columns of the same width. */
  private static GridPane grid() {
    GridPane grid = new GridPane();
    grid.getStyleClass().add("preset-cards");
    for (int i = 0; i < COLUMNS; i++) {
      ColumnConstraints half = new ColumnConstraints();
      half.setPercentWidth(100.0 / COLUMNS);
      grid.getColumnConstraints().add(half);
    }
    return grid;
  }
}
