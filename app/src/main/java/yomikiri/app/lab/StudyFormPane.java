package yomikiri.app.lab;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.StringProperty;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextField;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import yomikiri.app.player.PlayerChoice;
import yomikiri.app.player.PlayerWords;
import yomikiri.app.player.SettingField;
import yomikiri.app.text.Fault;
import yomikiri.app.text.Texts;
import yomikiri.app.ui.ChoiceBoxes;
import yomikiri.app.ui.LabelledField;
import yomikiri.app.ui.Presence;
import yomikiri.app.ui.Scrolling;
import yomikiri.app.ui.WhileShown;
import yomikiri.engine.study.Study;
import yomikiri.engine.think.GameKit;

/** A study being made. */
public final class StudyFormPane extends ScrollPane {
  private static final Set<String> OF_GAMES =
      Set.of("fault.study.odd", "fault.study.orders", "fault.study.many");

  private final StudyForm form;
  private final Texts texts;
  private final PlayerWords players;
  private final Consumer<? super Study> begin;
  private final List<PlayerFields> entrants = new ArrayList<>();
  private final VBox entrantBox = new VBox();
  private final VBox playersField;
  private final TextField games = new TextField();
  private final TextField seed = new TextField();
  private final TextField opening = new TextField();
  private final VBox gamesField;
  private final VBox seedField;
  private final VBox openingField;
  private final VBox testField;
  private final Label size = new Label();
  private final Label mistake = new Label();

  /**
   * @param begin is handed the study when all is right
   */
  public StudyFormPane(
      StudyForm form, Texts texts, LabWords words, Consumer<? super Study> begin, Runnable cancel) {
    this.form = form;
    this.texts = texts;
    this.players = new PlayerWords(texts);
    this.begin = begin;
    mistake.getStyleClass().add("mistake");
    mistake.setId("lab-mistake");
    mistake.setWrapText(true);
    mistake.setMinHeight(Region.USE_PREF_SIZE);
    Label title = new Label(texts.get("lab.form.title"));
    title.getStyleClass().add("title");
    ComboBox<GameKit<?>> game =
        ChoiceBoxes.<GameKit<?>>of(texts, form.kits(), kit -> words.game(kit.game().id()));
    game.setId("lab-game");
    game.valueProperty().bindBidirectional(form.kit());
    entrantBox.getStyleClass().add("entrants");
    Button add = new Button(texts.get("lab.form.add"));
    add.setId("lab-add");
    add.setOnAction(event -> form.add());
    playersField = new LabelledField(texts.of("lab.form.players"), new VBox(8, entrantBox, add));
    gamesField =
        new LabelledField(bySeats("lab.form.games"), text(games, "lab-games", form.games()));
    seedField = new LabelledField(texts.of("lab.form.seed"), text(seed, "lab-seed", form.seed()));
    openingField =
        new LabelledField(
            texts.of("lab.form.opening"), text(opening, "lab-opening", form.opening()));
    testField = testField();
    FlowPane numbers = new FlowPane(16, 10, gamesField, seedField, openingField);
    VBox content =
        new VBox(
            title,
            new LabelledField(texts.of("lab.form.game"), game),
            new LabelledField(texts.of("lab.form.name"), name(words)),
            playersField,
            numbers,
            choices(),
            testField,
            size,
            buttons(cancel));
    content.getStyleClass().add("study-form");
    setContent(content);
    Scrolling.plain(this);
    size.setId("lab-size");
    size.setWrapText(true);
    WhileShown.follow(this, form.players(), this::showPlayers);
    WhileShown.follow(this, form.size(), this::showSize);
    WhileShown.follow(this, form.mistake(), this::showMistake);
  }

  private TextField text(TextField field, String id, StringProperty value) {
    field.setId(id);
    field.getStyleClass().add("number-field");
    field.textProperty().bindBidirectional(value);
    field.setOnAction(event -> submit());
    return field;
  }

  /** Proposes the title that the study gets without a name. */
  private TextField name(LabWords words) {
    TextField name = new TextField();
    name.setId("lab-name");
    name.textProperty().bindBidirectional(form.name());
    name.setOnAction(event -> submit());
    Runnable propose =
        () -> name.setPromptText(words.proposed(form.preset().get(), form.kit().get().game().id()));
    WhileShown.follow(name, form.preset(), now -> propose.run());
    WhileShown.follow(name, form.kit(), now -> propose.run());
    return name;
  }

  private VBox choices() {
    CheckBox exact = choice("exact", form.exact());
    WhileShown.follow(exact, form.kit(), kit -> exact.setDisable(kit.solver().isEmpty()));
    CheckBox sprt = choice("sprt", form.sprt());
    WhileShown.follow(sprt, form.kit(), kit -> sprt.setDisable(!StudyDefaults.canBeTested(kit)));
    CheckBox swap = choice("swap", form.swap());
    swap.textProperty().bind(bySeats("lab.form.swap"));
    CheckBox gauntlet = choice("gauntlet", form.gauntlet());
    gauntlet.textProperty().bind(bySeats("lab.form.gauntlet"));
    CheckBox fair = choice("fair", form.fair());
    fair.managedProperty().bind(fair.visibleProperty());
    WhileShown.follow(fair, form.kit(), kit -> fair.setVisible(kit.game().fairStart().isPresent()));
    VBox box = new VBox(fair, swap, choice("self", form.self()), gauntlet, exact, sprt);
    box.getStyleClass().add("choices");
    return box;
  }

  /** Words that games for more than two have in another form. */
  private ObservableValue<String> bySeats(String key) {
    return WhileShown.of(this, form.kit()).map(kit -> texts.get(key(key, kit)));
  }

  private static String key(String key, GameKit<?> kit) {
    return kit.game().players() == 2 ? key : key + ".several";
  }

  private CheckBox choice(String name, BooleanProperty value) {
    CheckBox box = new CheckBox(texts.get("lab.form." + name));
    box.setId("lab-" + name);
    box.setWrapText(true);
    box.selectedProperty().bindBidirectional(value);
    return box;
  }

  private VBox testField() {
    FlowPane numbers = new FlowPane(12, 8);
    for (SettingField field : form.testFields()) {
      TextField input = new TextField();
      input.setPrefColumnCount(5);
      numbers
          .getChildren()
          .add(
              new LabelledField(
                  texts.of("lab.form.test." + field.parameter().name()),
                  text(input, "lab-" + field.parameter().name(), field.text())));
    }
    VBox box = new VBox(numbers);
    Presence.when(box, form.sprt());
    return box;
  }

  private HBox buttons(Runnable cancel) {
    Button start = new Button(texts.get("lab.form.begin"));
    start.setId("lab-begin");
    start.getStyleClass().add("accent");
    start.setOnAction(event -> submit());
    Button leave = new Button(texts.get("new.cancel"));
    leave.setOnAction(event -> cancel.run());
    HBox box = new HBox(8, start, leave);
    box.setAlignment(Pos.CENTER_LEFT);
    return box;
  }

  private void submit() {
    form.submit().ifPresent(begin);
  }

  private void showPlayers(List<PlayerChoice> players) {
    entrants.clear();
    for (PlayerChoice player : players) {
      entrants.add(
          new PlayerFields(
              player, entrants.size(), texts, this::submit, () -> form.remove(player)));
    }
    entrantBox.getChildren().setAll(entrants);
  }

  private void showSize(StudyForm.Size now) {
    size.setText(
        now.games() == 0
            ? ""
            : texts.get(
                key("lab.form.size", form.kit().get()),
                now.pairings(),
                now.games() / now.pairings(),
                now.games()));
  }

  /** Puts the sentence below the field that it is about, and the keyboard there. */
  private void showMistake(Optional<StudyForm.Mistake> wrong) {
    if (mistake.getParent() instanceof VBox before) {
      before.getChildren().remove(mistake);
    }
    wrong.ifPresent(this::show);
    if (mistake.getParent() != null && getScene() != null) {
      Scrolling.show(this, mistake.getParent());
    }
  }

  private void show(StudyForm.Mistake wrong) {
    mistake.setText(sentence(wrong));
    switch (wrong) {
      case StudyForm.Mistake.Games bad -> show(gamesField, games);
      case StudyForm.Mistake.Seed bad -> show(seedField, seed);
      case StudyForm.Mistake.Opening bad -> show(openingField, opening);
      case StudyForm.Mistake.Test bad -> show(testField, testField);
      case StudyForm.Mistake.TestOrder bad -> show(testField, testField);
      case StudyForm.Mistake.Impossible bad -> show(place(bad.fault()), games);
      case StudyForm.Mistake.Player(PlayerChoice player, var what) -> show(player).focus(what);
    }
  }

  private VBox place(Fault fault) {
    return OF_GAMES.contains(fault.key()) ? gamesField : playersField;
  }

  private void show(VBox field, Region input) {
    field.getChildren().add(mistake);
    if (input.isFocusTraversable() && field.equals(input.getParent())) {
      input.requestFocus();
    }
  }

  private PlayerFields show(PlayerChoice player) {
    PlayerFields pane =
        entrants.stream().filter(each -> each.shows(player)).findFirst().orElseThrow();
    pane.getChildren().add(mistake);
    return pane;
  }

  private String sentence(StudyForm.Mistake wrong) {
    return switch (wrong) {
      case StudyForm.Mistake.Games() -> texts.get("lab.mistake.games");
      case StudyForm.Mistake.Seed() -> texts.get("new.bad-seed");
      case StudyForm.Mistake.Opening() -> texts.get("lab.mistake.opening");
      case StudyForm.Mistake.Player(PlayerChoice player, var what) -> players.wrong(what);
      case StudyForm.Mistake.Test(var parameter) ->
          texts.get("lab.mistake.test", texts.get("lab.form.test." + parameter.name()));
      case StudyForm.Mistake.TestOrder order -> texts.get("lab.mistake.test-order");
      case StudyForm.Mistake.Impossible(Fault fault) -> fault.in(texts);
    };
  }
}
