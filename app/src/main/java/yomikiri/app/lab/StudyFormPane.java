package yomikiri.app.lab;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import javafx.beans.property.BooleanProperty;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import yomikiri.app.player.PlayerChoice;
import yomikiri.app.store.FileKind;
import yomikiri.app.text.Field;
import yomikiri.app.text.Texts;
import yomikiri.app.ui.ChoiceBoxes;
import yomikiri.app.ui.Controls;
import yomikiri.app.ui.FieldView;
import yomikiri.app.ui.LearntFileFields;
import yomikiri.app.ui.PlainScroll;
import yomikiri.app.ui.PlayerChoiceFields;
import yomikiri.app.ui.Presence;
import yomikiri.app.ui.WhileShown;
import yomikiri.engine.study.Study;
import yomikiri.engine.think.GameKit;

/** The view of {@link StudyForm}. */
public final class StudyFormPane extends PlainScroll {
  private final StudyForm form;
  private final Texts texts;
  private final LearntFileFields files;
  private final Consumer<? super Study> begin;
  private final Consumer<? super Path> openings;
  private final VBox entrants = Controls.styled(new VBox(), "entrants");
  private final Label size = Controls.id("lab-size", new Label());

  /** {@code openings} gets the file of a study's openings, {@code begin} the study once right. */
  public StudyFormPane(
      StudyForm form,
      LearntFileFields files,
      LabWords words,
      Consumer<? super Path> openings,
      Consumer<? super Study> begin,
      Runnable cancel) {
    this.form = form;
    this.texts = files.texts();
    this.files = files;
    this.openings = openings;
    this.begin = begin;
    Label title = Controls.styled(new Label(texts.get("lab.new")), "title");
    ComboBox<GameKit<?>> game =
        ChoiceBoxes.<GameKit<?>>of(texts, form.kits(), kit -> words.game(kit.game().id()));
    game.setId("lab-game");
    game.valueProperty().bindBidirectional(form.kit());
    Button add = Controls.id("lab-add", Controls.button(texts.of("lab.form.add"), form::add));
    FieldView players =
        new FieldView(texts.of("lab.form.players"), new VBox(8, entrants, add))
            .follow(form.entrants(), entrants, texts);
    FlowPane numbers =
        new FlowPane(
            16,
            10,
            number(bySeats("lab.form.games"), "lab-games", form.games()),
            number(texts.of("lab.form.seed"), "lab-seed", form.seed()),
            number(texts.of("lab.form.opening"), "lab-opening", form.opening()));
    VBox content =
        new VBox(
            title,
            new FieldView(texts.of("lab.form.game"), game),
            new FieldView(texts.of("lab.form.name"), name(words)),
            players,
            numbers,
            openings(),
            choices(),
            size,
            buttons(cancel));
    content.getStyleClass().add("study-form");
    setContent(content);
    size.setWrapText(true);
    WhileShown.follow(this, form.players(), this::showPlayers);
    WhileShown.follow(this, form.size(), this::showSize);
  }

  private FieldView number(ObservableValue<String> name, String id, Field<Long> field) {
    TextField input = SprtFields.number(id, field, this::submit);
    return new FieldView(name, input).follow(field, input, texts);
  }

  /** Proposes the title that the study gets without a name. */
  private TextField name(LabWords words) {
    TextField name = Controls.id("lab-name", new TextField());
    name.textProperty().bindBidirectional(form.name());
    name.setOnAction(event -> submit());
    Runnable propose =
        () -> name.setPromptText(words.proposed(form.preset().get(), form.kit().get().game().id()));
    WhileShown.follow(name, form.preset(), now -> propose.run());
    WhileShown.follow(name, form.kit(), now -> propose.run());
    return name;
  }

  /** Where the games begin: in dealt layouts, or with the openings in a file. */
  private FieldView openings() {
    Label from = Controls.id("lab-openings-from", Controls.words("", "quiet-words"));
    Button choose =
        Controls.id(
            "lab-openings", Controls.button(texts.of("lab.form.openings.choose"), this::choose));
    Button drop =
        Controls.id(
            "lab-openings-drop",
            Controls.button(texts.of("lab.form.openings.drop"), form::dropOpenings));
    Presence.atTimes(drop);
    WhileShown.follow(
        from,
        form.suite(),
        suite -> {
          drop.setVisible(!suite.openings().isEmpty());
          from.setText(
              suite.openings().isEmpty()
                  ? texts.get("lab.form.openings.dealt")
                  : texts.get("lab.form.openings.of", suite.openings().size(), suite.file()));
        });
    VBox box = new VBox(8, from, new FlowPane(8, 8, choose, drop));
    return new FieldView(texts.of("lab.form.openings"), box).follow(form.source(), choose, texts);
  }

  private void choose() {
    files.picker().toOpen(getScene().getWindow(), FileKind.GAMES).ifPresent(openings);
  }

  private VBox choices() {
    CheckBox exact = choice("exact", form.exact());
    WhileShown.follow(exact, form.kit(), kit -> exact.setDisable(kit.solver().isEmpty()));
    SprtFields test = new SprtFields(form.test(), texts, this::submit);
    WhileShown.follow(
        test, form.kit(), kit -> test.choice().setDisable(!StudyDefaults.canBeTested(kit)));
    CheckBox swap = choice("swap", form.swap());
    swap.textProperty().bind(bySeats("lab.form.swap"));
    CheckBox gauntlet = choice("gauntlet", form.gauntlet());
    gauntlet.textProperty().bind(bySeats("lab.form.gauntlet"));
    CheckBox neighbours = choice("neighbours", form.neighbours());
    neighbours.textProperty().bind(bySeats("lab.form.neighbours"));
    CheckBox fair = choice("fair", form.fair());
    Presence.atTimes(fair);
    WhileShown.follow(fair, form.kit(), kit -> fair.setVisible(kit.game().fairStart().isPresent()));
    VBox box = new VBox(fair, swap, choice("self", form.self()), gauntlet, neighbours, exact, test);
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
    CheckBox box = Controls.id("lab-" + name, new CheckBox(texts.get("lab.form." + name)));
    box.setWrapText(true);
    box.selectedProperty().bindBidirectional(value);
    return box;
  }

  private HBox buttons(Runnable cancel) {
    Button begin = Controls.button(texts.of("lab.form.begin"), this::submit, "accent");
    begin.setId("lab-begin");
    HBox box = new HBox(8, begin, Controls.button(texts.of("new.cancel"), cancel));
    box.setAlignment(Pos.CENTER_LEFT);
    return box;
  }

  private void submit() {
    form.submit().ifPresent(begin);
  }

  private void showPlayers(List<PlayerChoice> players) {
    entrants.getChildren().clear();
    for (PlayerChoice player : players) {
      entrants.getChildren().add(entrant(player, entrants.getChildren().size()));
    }
  }

  private PlayerChoiceFields entrant(PlayerChoice player, int place) {
    Button gone =
        Controls.icon(
            MaterialDesignC.CLOSE, named("lab.form.remove", place), () -> form.remove(player));
    gone.getStyleClass().add("flat");
    PlayerChoiceFields fields =
        new PlayerChoiceFields(
            player, "entrant-" + place, named("seat.player", place), files, this::submit, gone);
    fields.getStyleClass().add("entrant");
    return fields;
  }

  private ObservableValue<String> named(String key, int place) {
    return WhileShown.of(entrants, texts.language()).map(now -> texts.get(key, place + 1));
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
}
