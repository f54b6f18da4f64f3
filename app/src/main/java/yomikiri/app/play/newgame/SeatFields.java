package yomikiri.app.play.newgame;

import java.time.Duration;
import java.util.List;
import javafx.beans.binding.Bindings;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import yomikiri.app.board.GameUi;
import yomikiri.app.play.session.SeatWords;
import yomikiri.app.player.LevelWords;
import yomikiri.app.player.PlayerChoice;
import yomikiri.app.text.Figures;
import yomikiri.app.text.Texts;
import yomikiri.app.ui.ChoiceBoxes;
import yomikiri.app.ui.Controls;
import yomikiri.app.ui.FieldView;
import yomikiri.app.ui.LearntFileFields;
import yomikiri.app.ui.PlayerChoiceFields;
import yomikiri.app.ui.Presence;
import yomikiri.engine.think.GameKit;

/** Who is to sit on one seat: a person, a level with its time, or any player with its settings. */
final class SeatFields extends VBox {
  private static final List<Duration> TIMES =
      List.of(
          Duration.ofMillis(100),
          Duration.ofMillis(500),
          Duration.ofSeconds(1),
          Duration.ofSeconds(2),
          Duration.ofSeconds(5),
          Duration.ofSeconds(10));

  private final SeatForm form;
  private final ObservableValue<GameKit<?>> kit;
  private final int seat;
  private final Texts texts;
  private final LearntFileFields files;
  private final SeatWords words;
  private final LevelWords levels;
  private final Label name;
  private final StringProperty role = new SimpleStringProperty("");
  private final VBox another = Controls.styled(new VBox(), "another");

  SeatFields(SeatForm form, ObservableValue<GameKit<?>> kit, int seat, LearntFileFields files) {
    this.form = form;
    this.kit = kit;
    this.seat = seat;
    this.texts = files.texts();
    this.files = files;
    this.words = new SeatWords(texts);
    this.levels = new LevelWords(texts);
    getStyleClass().add("field");
    ComboBox<SeatForm.Who> who = who();
    HBox.setHgrow(who, Priority.ALWAYS);
    HBox line = Controls.styled(new HBox(who, time()), "row");
    name = FieldView.name(role, who);
    name.getStyleClass().addAll("field-name", "seat-" + seat);
    Label does =
        Controls.label(
            Bindings.createStringBinding(
                this::does, form.who(), form.time(), kit, texts.language()),
            "quiet-words");
    does.setId("seat-" + seat + "-does");
    Presence.withWords(does);
    getChildren().addAll(name, line, does, another);
    form.player().subscribe(player -> offer(player));
    Presence.when(another, form.who().map(SeatForm.Who.Another.class::isInstance));
    Presence.atTimes(this);
  }

  /** What is there while any player may be chosen. */
  Node settings() {
    return another;
  }

  private ComboBox<SeatForm.Who> who() {
    ComboBox<SeatForm.Who> box =
        ChoiceBoxes.of(texts, SeatForm.choices(kit.getValue()), this::called);
    box.setId("seat-" + seat);
    ChoiceBoxes.settle(box, form.who());
    kit.addListener((value, before, now) -> ChoiceBoxes.offer(box, SeatForm.choices(now)));
    ChoiceBoxes.offerAnew(box, () -> SeatForm.choices(kit.getValue()));
    return box;
  }

  private String called(SeatForm.Who who) {
    return switch (who) {
      case SeatForm.Who.Person person -> texts.get("seat.human");
      case SeatForm.Who.OfLevel chosen ->
          SeatForm.level(kit.getValue(), chosen).map(words::cpu).orElse(chosen.name());
      case SeatForm.Who.Another other -> texts.get("new.another");
    };
  }

  /** What the level chosen does, with the time it is given. */
  private String does() {
    return form.level(kit.getValue()).map(level -> levels.does(kit.getValue(), level)).orElse("");
  }

  private ComboBox<Duration> time() {
    ComboBox<Duration> time =
        ChoiceBoxes.of(
            texts,
            TIMES,
            one -> texts.get("time.seconds", Figures.shortSeconds(one.toMillis() / 1000.0)));
    time.valueProperty().bindBidirectional(form.time());
    time.getStyleClass().add("time");
    time.accessibleTextProperty().bind(texts.of("setting.time"));
    Presence.when(
        time, Bindings.createBooleanBinding(() -> takesTime(form.who().get()), form.who(), kit));
    return time;
  }

  private boolean takesTime(SeatForm.Who who) {
    return SeatForm.level(kit.getValue(), who)
        .filter(level -> SeatForm.takesTime(kit.getValue(), level))
        .isPresent();
  }

  private void offer(PlayerChoice player) {
    another
        .getChildren()
        .setAll(
            new PlayerChoiceFields(
                player, "another-" + seat, texts.of("new.another.which"), files, null));
  }

  /** Names the seat of the game chosen; hides where that has no such seat. */
  void name(GameUi ui) {
    boolean isThere = seat < ui.kit().game().players();
    setVisible(isThere);
    if (isThere) {
      name.setGraphic(ui.seatSign(seat));
      role.set(words.role(ui, seat));
    }
  }
}
