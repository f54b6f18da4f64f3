package yomikiri.app.lab;

import static org.kordamp.ikonli.materialdesign2.MaterialDesignP.PLAY;

import java.util.List;
import java.util.function.BiConsumer;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;
import yomikiri.app.text.Figures;
import yomikiri.app.text.Texts;
import yomikiri.app.ui.Controls;
import yomikiri.app.ui.Focus;
import yomikiri.app.ui.PlainScroll;
import yomikiri.engine.study.Study;
import yomikiri.engine.study.StudyText;

/** The page of a preset: the question, the findings of one run, and the button that runs it. */
public final class PresetPane extends PlainScroll {
  private final Preset preset;
  private final String key;
  private final Texts texts;
  private final LabWords words;
  private final BiConsumer<? super Preset, ? super List<Study>> run;
  private final BiConsumer<? super Preset, ? super Study> change;
  private final VBox content = Controls.styled(new VBox(), "preset-page");
  private boolean isAwaited;

  /** {@code run} gets the studies to be begun, {@code change} one to be changed first. */
  public PresetPane(
      Preset preset,
      PresetStudies presets,
      Texts texts,
      LabWords words,
      BiConsumer<? super Preset, ? super List<Study>> run,
      BiConsumer<? super Preset, ? super Study> change) {
    this.preset = preset;
    this.key = "lab.preset." + preset.key();
    this.texts = texts;
    this.words = words;
    this.run = run;
    this.change = change;
    Label title = Controls.words(texts.get(key + ".title"), "title");
    content.getChildren().addAll(title, head("lab.preset.asked"));
    setContent(content);
    presets.open(preset, this::show);
  }

  /** Puts the keyboard on the first thing to be done here, as soon as that is known. */
  public void focus() {
    isAwaited = Focus.first(content).isEmpty();
    Focus.first(content).ifPresent(Focus::put);
  }

  private Label head(String key) {
    return Controls.words(texts.get(key), "subtitle");
  }

  private void show(List<Study> studies) {
    content.getChildren().add(Controls.words(texts.get(key + ".asked")));
    long games = studies.stream().mapToLong(s -> (long) s.games() * s.pairings().size()).sum();
    Label size =
        Controls.words(
            texts.get("lab.preset.runs", studies.size(), Figures.count(games)), "quiet-words");
    content.getChildren().addAll(buttons(studies), size, head("lab.preset.found"));
    VBox found = Controls.styled(new VBox(), "found");
    texts
        .get(key + ".found")
        .lines()
        .forEach(line -> found.getChildren().add(Controls.words(line)));
    content.getChildren().addAll(found, head("lab.preset.definition"));
    for (Study study : studies) {
      String text = StudyText.write(study).strip();
      content.getChildren().add(Controls.words(text, "card", "definition-text"));
    }
    if (isAwaited && getScene() != null) {
      applyCss();
      focus();
    }
  }

  private FlowPane buttons(List<Study> studies) {
    Button begin =
        Controls.button(
            PLAY, texts.of("lab.preset.run"), () -> run.accept(preset, studies), "accent");
    FlowPane buttons = new FlowPane(8, 8, Controls.id("lab-run", begin));
    for (Study study : studies) {
      Button other =
          new Button(
              studies.size() == 1
                  ? texts.get("lab.preset.change")
                  : texts.get("lab.preset.change-part", words.game(study.game())));
      other.setId("lab-change-" + study.game());
      other.setOnAction(event -> change.accept(preset, study));
      buttons.getChildren().add(other);
    }
    return buttons;
  }
}
