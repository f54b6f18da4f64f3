package yomikiri.app.lab;

import javafx.scene.control.Button;
import javafx.scene.control.TextField;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;
import yomikiri.app.text.Field;
import yomikiri.app.text.Texts;
import yomikiri.app.ui.Controls;
import yomikiri.app.ui.FieldView;
import yomikiri.app.ui.PlainScroll;
import yomikiri.engine.study.Study;

/** The view of {@link StudyChangeForm}. */
final class StudyChangePane extends PlainScroll {
  private final StudyChangeForm form;
  private final Texts texts;

  StudyChangePane(StudyChangeForm form, Study study, Texts texts) {
    this.form = form;
    this.texts = texts;
    String games = study.seats() == 2 ? "lab.form.games" : "lab.form.games.several";
    FlowPane numbers =
        new FlowPane(
            16,
            10,
            number(games, "lab-change-games", form.games()),
            number("lab.change.jobs", "lab-change-jobs", form.jobs()));
    Button make = Controls.button(texts.of("lab.change.make"), form::submit, "accent");
    VBox content = new VBox(Controls.words(texts.get("lab.change.about")), numbers);
    if (form.canBeTested(study)) {
      content.getChildren().add(new SprtFields(form.test(), texts, form::submit));
    }
    content.getChildren().add(Controls.id("lab-change-make", make));
    content.getStyleClass().addAll("about", "study-change");
    setContent(content);
  }

  private FieldView number(String name, String id, Field<Long> field) {
    TextField input = SprtFields.number(id, field, form::submit);
    return new FieldView(texts.of(name), input).follow(field, input, texts);
  }
}
