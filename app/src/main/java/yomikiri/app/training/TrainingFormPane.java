package yomikiri.app.training;

import java.util.function.Consumer;
import javafx.beans.property.StringProperty;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import yomikiri.app.board.BoardSnapshot;
import yomikiri.app.text.Texts;
import yomikiri.app.ui.ChoiceBoxes;
import yomikiri.app.ui.Controls;
import yomikiri.app.ui.FieldView;
import yomikiri.app.ui.PlainScroll;
import yomikiri.app.ui.SettingFields;
import yomikiri.app.ui.WhileShown;
import yomikiri.engine.learn.LearnerType;
import yomikiri.engine.learn.TrainingPlan;
import yomikiri.engine.think.GameKit;

/** The view of {@link TrainingForm}. */
public final class TrainingFormPane extends PlainScroll {
  private final TrainingForm form;
  private final Texts texts;
  private final Consumer<? super TrainingPlan> begin;

  /** {@code board} is what stands on the Play screen; {@code begin} gets the plan once right. */
  public TrainingFormPane(
      TrainingForm form,
      Texts texts,
      TrainingWords words,
      BoardSnapshot<?> board,
      Consumer<? super TrainingPlan> begin,
      Runnable cancel) {
    this.form = form;
    this.texts = texts;
    this.begin = begin;
    Label title = Controls.styled(new Label(texts.get("training.new")), "title");
    ComboBox<GameKit<?>> game = ChoiceBoxes.<GameKit<?>>of(texts, form.kits(), words::game);
    game.setId("training-game");
    ChoiceBoxes.settle(game, form.kit());
    game.setMaxWidth(Region.USE_PREF_SIZE);
    ComboBox<LearnerType> learner =
        ChoiceBoxes.of(texts, form.learners(), type -> words.learner(type.name()));
    learner.setId("training-learner");
    learner.setMaxWidth(Region.USE_PREF_SIZE);
    ChoiceBoxes.settle(learner, form.learner());
    WhileShown.follow(learner, form.kit(), kit -> ChoiceBoxes.offer(learner, form.learners()));
    TextField seed = Controls.styled(text("training-seed", form.seed().text()), "number-field");
    TextField start = text("training-start", form.start().text());
    start.setPromptText(texts.get("training.form.start.usual"));
    VBox content =
        new VBox(
            title,
            new FieldView(texts.of("lab.form.game"), game),
            new FieldView(texts.of("lab.form.name"), text("training-name", form.name())),
            new FieldView(texts.of("training.form.start"), start)
                .follow(form.start(), start, texts),
            fromBoard(board),
            new FieldView(texts.of("training.form.learner"), learner),
            new SettingFields(form.settings(), texts, this::submit),
            new FieldView(texts.of("training.form.seed"), seed).follow(form.seed(), seed, texts),
            buttons(cancel));
    content.getStyleClass().add("study-form");
    setContent(content);
  }

  private Button fromBoard(BoardSnapshot<?> board) {
    Button take =
        Controls.button(texts.of("training.form.from-board"), () -> form.take(board), "small");
    take.setDisable(!form.takes(board));
    return Controls.id("training-from-board", take);
  }

  private TextField text(String id, StringProperty value) {
    TextField field = Controls.id(id, new TextField());
    field.textProperty().bindBidirectional(value);
    field.setOnAction(event -> submit());
    return field;
  }

  private HBox buttons(Runnable cancel) {
    Button begin = Controls.button(texts.of("training.begin"), this::submit, "accent");
    begin.setId("training-begin");
    HBox box = new HBox(8, begin, Controls.button(texts.of("new.cancel"), cancel));
    box.setAlignment(Pos.CENTER_LEFT);
    return box;
  }

  private void submit() {
    form.submit().ifPresent(begin);
  }
}
