package yomikiri.app.lab;

import javafx.beans.binding.Bindings;
import javafx.beans.binding.DoubleBinding;
import javafx.geometry.Orientation;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import yomikiri.app.text.Texts;
import yomikiri.app.ui.Controls;
import yomikiri.app.ui.Presence;

/** A preset to be opened: its question, and what its shipped run measured. */
final class PresetCard extends Button {
  private final VBox words;
  private final Label measured = Controls.label("preset-measured");

  PresetCard(Texts texts, Preset preset) {
    String key = "lab.preset." + preset.key();
    Label title = Controls.words(texts.get(key + ".title"), "preset-title");
    Label question = Controls.words(texts.get(key + ".question"), "quiet-words");
    Presence.withWords(measured);
    words = new VBox(title, question, measured);
    words.getStyleClass().add("preset-words");
    DoubleBinding room =
        Bindings.createDoubleBinding(
            () -> getWidth() - getInsets().getLeft() - getInsets().getRight(),
            widthProperty(),
            insetsProperty());
    words.prefWidthProperty().bind(room);
    words.maxWidthProperty().bind(room);
    setId("preset-" + preset.key());
    setGraphic(words);
    setAlignment(Pos.TOP_LEFT);
    setMinHeight(Region.USE_PREF_SIZE);
    setMaxSize(Double.MAX_VALUE, Double.MAX_VALUE);
    getStyleClass().add("preset-card");
    accessibleTextProperty()
        .bind(
            Bindings.concat(
                title.getText(), " ", question.getText(), " ", measured.textProperty()));
  }

  /** Adds what was measured. */
  void tell(String found) {
    measured.setText(found);
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
