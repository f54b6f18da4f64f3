package yomikiri.app.lab;

import java.util.List;
import java.util.SequencedMap;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import yomikiri.app.chart.RegretFigure;
import yomikiri.app.draw.Export;
import yomikiri.app.text.Texts;
import yomikiri.app.ui.ChoiceBoxes;
import yomikiri.app.ui.Controls;
import yomikiri.app.ui.FieldView;
import yomikiri.engine.race.RegretStudy.Point;

/** The page of the study that comes with the app: what searches give away, game by game. */
final class RegretPane extends VBox {
  private final Texts texts;
  private final LabWords words;
  private final RegretFigure figure;

  RegretPane(PresetStudies presets, Texts texts, LabWords words, Export export) {
    this.texts = texts;
    this.words = words;
    this.figure = new RegretFigure(words.names(), export);
    Label title = Controls.words(texts.get("lab.preset.regret.title"), "title");
    Label asked = Controls.words(texts.get("regret.asked"));
    VBox.setVgrow(figure, Priority.ALWAYS);
    getStyleClass().add("study");
    getChildren().addAll(title, asked, figure);
    presets.openRegret(this::show);
  }

  private void show(SequencedMap<String, List<Point>> measured) {
    ComboBox<String> game =
        ChoiceBoxes.of(texts, List.copyOf(measured.keySet()), id -> words.game(id));
    game.setId("regret-game");
    game.setValue(measured.firstEntry().getKey());
    ComboBox<Boolean> axis =
        ChoiceBoxes.of(
            texts,
            List.of(true, false),
            nodes -> texts.get(nodes ? "race.by-nodes" : "race.by-time"));
    axis.setId("regret-axis");
    axis.setValue(true);
    Runnable draw =
        () ->
            figure.show(
                game.getValue(),
                measured.getOrDefault(game.getValue(), List.of()),
                axis.getValue());
    game.setOnAction(event -> draw.run());
    axis.setOnAction(event -> draw.run());
    getChildren()
        .add(
            2,
            new FlowPane(
                16,
                8,
                new FieldView(texts.of("lab.form.game"), game),
                new FieldView(texts.of("race.axis"), axis)));
    draw.run();
  }
}
