package yomikiri.app.lab;

import java.util.function.Consumer;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.DoubleBinding;
import javafx.geometry.Orientation;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import yomikiri.app.text.Texts;
import yomikiri.app.ui.Controls;
import yomikiri.app.ui.PlainScroll;

/** The page of the Lab before anything is chosen: what it is for, and the preset questions. */
public final class LabStartPane extends PlainScroll {
  private static final int COLUMNS = 2;

  /** {@code open} shows a preset's page, {@code regret} what searches give away. */
  public LabStartPane(Texts texts, Consumer<? super Preset> open, Runnable regret) {
    Label title = Controls.words(texts.get("place.lab"), "title");
    Label about = Controls.words(texts.get("lab.start.about"), "paragraph");
    Label head = Controls.words(texts.get("lab.start.presets"), "subtitle");
    GridPane cards = grid();
    for (Preset preset : Preset.values()) {
      add(cards, new PresetCard(texts, preset.key()), () -> open.accept(preset));
    }
    add(cards, new PresetCard(texts, "regret"), regret);
    Label measured = Controls.words(texts.get("lab.start.measured"), "quiet-words");
    VBox content = Controls.styled(new VBox(title, about, head, cards, measured), "lab-start");
    setContent(content);
  }

  private static void add(GridPane cards, PresetCard card, Runnable open) {
    card.setOnAction(event -> open.run());
    int place = cards.getChildren().size();
    cards.add(card, place % COLUMNS, place / COLUMNS);
  }

  /** Two columns of the same width. */
  private static GridPane grid() {
    GridPane grid = Controls.styled(new GridPane(), "preset-cards");
    for (int i = 0; i < COLUMNS; i++) {
      ColumnConstraints half = new ColumnConstraints();
      half.setPercentWidth(100.0 / COLUMNS);
      grid.getColumnConstraints().add(half);
    }
    return grid;
  }

  /** A preset to be opened: its question, and what its run measured. */
  private static final class PresetCard extends Button {
    private final VBox words;

    PresetCard(Texts texts, String name) {
      String key = "lab.preset." + name;
      Label title = Controls.words(texts.get(key + ".title"), "preset-title");
      Label question = Controls.words(texts.get(key + ".question"), "quiet-words");
      Label measured = Controls.words(texts.get(key + ".measured"), "preset-measured");
      words = Controls.styled(new VBox(title, question, measured), "preset-words");
      DoubleBinding room =
          Bindings.createDoubleBinding(
              () -> getWidth() - getInsets().getLeft() - getInsets().getRight(),
              widthProperty(),
              insetsProperty());
      words.prefWidthProperty().bind(room);
      words.maxWidthProperty().bind(room);
      setId("preset-" + name);
      setGraphic(words);
      setAlignment(Pos.TOP_LEFT);
      setMinHeight(Region.USE_PREF_SIZE);
      setMaxSize(Double.MAX_VALUE, Double.MAX_VALUE);
      getStyleClass().add("preset-card");
      setAccessibleText(String.join(" ", title.getText(), question.getText(), measured.getText()));
    }

    @Override
    public Orientation getContentBias() {
      return Orientation.HORIZONTAL;
    }

    @Override
    protected double computePrefHeight(double width) {
      double sides = snappedLeftInset() + snappedRightInset();
      double room = width < 0 ? -1 : Math.max(0, width - sides);
      return snappedTopInset() + snapSizeY(words.prefHeight(room)) + snappedBottomInset();
    }
  }
}
