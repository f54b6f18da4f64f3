package yomikiri.app.training;

import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.property.StringProperty;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import yomikiri.app.board.BoardSnapshot;
import yomikiri.app.player.PlayerChoice;
import yomikiri.app.player.PlayerWords;
import yomikiri.app.text.Fault;
import yomikiri.app.text.Texts;
import yomikiri.app.ui.ChoiceBoxes;
import yomikiri.app.ui.LabelledField;
import yomikiri.app.ui.Presence;
import yomikiri.app.ui.Scrolling;
import yomikiri.app.ui.SettingFields;
import yomikiri.app.ui.WhileShown;
import yomikiri.engine.learn.LearnerType;
import yomikiri.engine.learn.TrainingPlan;
import yomikiri.engine.think.GameKit;

/** A training being made. */
public final class TrainingFormPane extends ScrollPane {
  private final TrainingForm form;
  private final Texts texts;
  private final Consumer<? super TrainingPlan> begin;
  private final TextField start = new TextField();
  private final TextField seed = new TextField();
  private final SettingFields settings;
  private final Label mistake = new Label();

  /**
   * @param board what stands on the Play screen
   * @param begin is handed the plan when all is right
   */
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
    this.settings = new SettingFields(form.fields(), texts, this::submit);
    Label title = new Label(texts.get("training.new"));
    title.getStyleClass().add("title");
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
    mistake.getStyleClass().add("mistake");
    mistake.setId("training-mistake");
    mistake.setWrapText(true);
    mistake.setMinHeight(Region.USE_PREF_SIZE);
    Presence.withWords(mistake);
    text(seed, "training-seed", form.seed()).getStyleClass().add("number-field");
    text(start, "training-start", form.start())
        .setPromptText(texts.get("training.form.start.usual"));
    VBox content =
        new VBox(
            title,
            new LabelledField(texts.of("lab.form.game"), game),
            new LabelledField(
                texts.of("lab.form.name"), text(new TextField(), "training-name", form.name())),
            new LabelledField(texts.of("training.form.start"), start),
            fromBoard(board),
            new LabelledField(texts.of("training.form.learner"), learner),
            settings,
            new LabelledField(texts.of("training.form.seed"), seed),
            mistake,
            buttons(cancel));
    content.getStyleClass().add("study-form");
    setContent(content);
    Scrolling.plain(this);
    WhileShown.follow(this, form.mistake(), this::show);
  }

  private Button fromBoard(BoardSnapshot<?> board) {
    Button take = new Button(texts.get("training.form.from-board"));
    take.setId("training-from-board");
    take.getStyleClass().add("small");
    take.setDisable(!form.takes(board));
    take.setOnAction(event -> form.take(board));
    return take;
  }

  private TextField text(TextField field, String id, StringProperty value) {
    field.setId(id);
    field.textProperty().bindBidirectional(value);
    field.setOnAction(event -> submit());
    return field;
  }

  private HBox buttons(Runnable cancel) {
    Button go = new Button(texts.get("training.begin"));
    go.setId("training-begin");
    go.getStyleClass().add("accent");
    go.setOnAction(event -> submit());
    Button leave = new Button(texts.get("new.cancel"));
    leave.setOnAction(event -> cancel.run());
    HBox box = new HBox(8, go, leave);
    box.setAlignment(Pos.CENTER_LEFT);
    return box;
  }

  private void submit() {
    form.submit().ifPresent(begin);
  }

  /** Says what is wrong and puts the keyboard there. */
  private void show(Optional<TrainingForm.Mistake> wrong) {
    mistake.setText(wrong.map(this::sentence).orElse(""));
    if (wrong.isEmpty() || getScene() == null) {
      return;
    }
    switch (wrong.get()) {
      case TrainingForm.Mistake.Setting(var parameter) ->
          settings.focus(new PlayerChoice.Mistake.Setting(parameter));
      case TrainingForm.Mistake.Seed bad -> seed.requestFocus();
      case TrainingForm.Mistake.Start bad -> start.requestFocus();
      case TrainingForm.Mistake.Over bad -> start.requestFocus();
    }
    Scrolling.show(this, mistake);
  }

  private String sentence(TrainingForm.Mistake wrong) {
    return switch (wrong) {
      case TrainingForm.Mistake.Setting(var parameter) -> new PlayerWords(texts).wrong(parameter);
      case TrainingForm.Mistake.Seed bad -> texts.get("new.bad-seed");
      case TrainingForm.Mistake.Start(var cause) -> Fault.inText(cause).in(texts);
      case TrainingForm.Mistake.Over bad -> texts.get("training.mistake.over");
    };
  }
}
