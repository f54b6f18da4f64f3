package yomikiri.app.play.newgame;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.beans.Observable;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.scene.Node;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.controlsfx.control.SegmentedButton;
import yomikiri.app.board.GameUi;
import yomikiri.app.play.session.MatchTerms.TimeLimit;
import yomikiri.app.play.session.SeatWords;
import yomikiri.app.text.Field;
import yomikiri.app.text.Figures;
import yomikiri.app.text.Texts;
import yomikiri.app.ui.ChoiceBoxes;
import yomikiri.app.ui.Controls;
import yomikiri.app.ui.FieldView;
import yomikiri.app.ui.OneOf;
import yomikiri.app.ui.Presence;
import yomikiri.engine.think.GameKit;

/** The fields for rounds, handicap and time, each shown where the game chosen has it. */
final class TermsFields extends VBox {
  private final NewGameViewModel form;
  private final List<GameUi> gameList;
  private final Texts texts;
  private final SeatWords words;
  private final FlowPane ownClock = Controls.styled(new FlowPane(), "setting-fields");

  TermsFields(NewGameViewModel form, List<GameUi> gameList, Texts texts) {
    super(14);
    this.form = form;
    this.gameList = gameList;
    this.texts = texts;
    this.words = new SeatWords(texts);
    VBox rounds = new FieldView(texts.of("new.rounds"), rounds());
    rounds
        .visibleProperty()
        .bind(form.kit().map(kit -> NewGameViewModel.players(kit) > 1).orElse(false));
    VBox handicap = new FieldView(texts.of("new.handicap"), handicap());
    handicap
        .visibleProperty()
        .bind(
            form.kit()
                .map(kit -> !TermsForm.offered(kit).isEmpty())
                .flatMap(has -> form.layout().map(l -> has && l != NewGameViewModel.Layout.TEXT)));
    VBox beat = new FieldView(texts.of("new.beat"), beat());
    beat.visibleProperty().bind(form.kit().map(TermsForm::hasBeat).orElse(false));
    FieldView clock = clock();
    clock.visibleProperty().bind(hasClock());
    Presence.atTimes(rounds, handicap, beat, clock);
    getChildren().addAll(rounds, handicap, beat, clock);
    Presence.when(
        this,
        rounds
            .visibleProperty()
            .or(handicap.visibleProperty())
            .or(beat.visibleProperty())
            .or(clock.visibleProperty()));
  }

  private SegmentedButton rounds() {
    ToggleButton one = Controls.id("one-round", new ToggleButton());
    one.textProperty().bind(texts.of("new.rounds.one"));
    ToggleButton all = Controls.id("all-rounds", new ToggleButton());
    all.textProperty()
        .bind(
            Bindings.createStringBinding(
                () -> texts.get("new.rounds.all", NewGameViewModel.players(form.kit().get())),
                texts.language(),
                form.kit()));
    SegmentedButton buttons = new SegmentedButton(one, all);
    buttons.setToggleGroup(OneOf.of(form.terms().allSeats(), Map.of(false, one, true, all)));
    return buttons;
  }

  private HBox handicap() {
    ComboBox<Optional<Integer>> who = ChoiceBoxes.of(texts, seats(form.kit().get()), this::whom);
    who.setId("handicap-seat");
    who.valueProperty().bindBidirectional(form.terms().favoured());
    who.accessibleTextProperty().bind(texts.of("new.handicap"));
    ComboBox<Integer> points =
        ChoiceBoxes.of(
            texts,
            TermsForm.offered(form.kit().get()),
            many -> texts.get("new.handicap.points", many));
    points.setId("handicap-points");
    points.valueProperty().bindBidirectional(form.terms().points());
    points.accessibleTextProperty().bind(texts.of("new.handicap.how-many"));
    points.setMinWidth(104);
    points.visibleProperty().bind(form.terms().favoured().map(Optional::isPresent));
    form.kit()
        .addListener(
            (value, before, now) -> {
              ChoiceBoxes.offer(who, seats(now));
              ChoiceBoxes.offer(points, TermsForm.offered(now));
            });
    HBox.setHgrow(who, Priority.ALWAYS);
    return new HBox(8, who, points);
  }

  private ComboBox<Optional<Duration>> beat() {
    List<Optional<Duration>> beats = new ArrayList<>(List.of(Optional.empty()));
    TermsForm.BEATS.forEach(time -> beats.add(Optional.of(time)));
    ComboBox<Optional<Duration>> box =
        ChoiceBoxes.of(
            texts,
            beats,
            choice ->
                choice
                    .map(
                        time ->
                            texts.get(
                                "new.beat.time", Figures.shortSeconds(time.toMillis() / 1000.0)))
                    .orElseGet(() -> texts.get("new.beat.none")));
    box.setId("beat");
    box.valueProperty().bindBidirectional(form.terms().beat());
    return box;
  }

  /** Whether a person sits in a game that can have clocks and waits for its players. */
  private BooleanBinding hasClock() {
    List<Observable> observed = new ArrayList<>(List.of(form.kit(), form.terms().beat()));
    form.seats().forEach(seat -> observed.add(seat.who()));
    return Bindings.createBooleanBinding(form::hasClock, observed.toArray(Observable[]::new));
  }

  private FieldView clock() {
    ClockForm clock = form.terms().clock();
    ComboBox<ClockForm.Choice> box = ChoiceBoxes.of(texts, ClockForm.choices(), this::clock);
    box.setId("clock");
    ChoiceBoxes.settle(box, clock.choice());
    FieldView whole = new FieldView(texts.of("new.clock"), box);
    Node more = typed("plus", clock.added(), whole);
    Presence.when(more, clock.choice().map(ClockForm.Choice.OwnGame.class::isInstance));
    ownClock
        .getChildren()
        .setAll(
            typed("minutes", clock.minutes(), whole),
            typed("seconds", clock.seconds(), whole),
            more);
    Presence.when(ownClock, clock.choice().map(ClockForm::isOwn));
    whole.getChildren().add(ownClock);
    return whole;
  }

  private VBox typed(String what, Field<Long> field, FieldView whole) {
    TextField input = Controls.id("clock-" + what, new TextField());
    input.setPrefColumnCount(4);
    input.textProperty().bindBidirectional(field.text());
    whole.follow(field, input, texts);
    Label name = FieldView.name(texts.of("new.clock." + what), input);
    name.getStyleClass().add("small-name");
    return new VBox(2, name, input);
  }

  /** The fields for a clock that is typed. */
  Node ownClock() {
    return ownClock;
  }

  private String clock(ClockForm.Choice choice) {
    return switch (choice) {
      case ClockForm.Choice.None none -> texts.get("new.clock.none");
      case ClockForm.Choice.Listed(TimeLimit limit) -> limit(limit);
      case ClockForm.Choice.OwnGame own -> texts.get("new.clock.own-game");
      case ClockForm.Choice.OwnMove own -> texts.get("new.clock.own-move");
    };
  }

  private String limit(TimeLimit limit) {
    return switch (limit) {
      case TimeLimit.WholeGame(Duration time, Duration added) when added.isZero() ->
          texts.get("time.minutes", time.toMinutes());
      case TimeLimit.WholeGame(Duration time, Duration added) ->
          texts.get("new.clock.added", time.toMinutes(), added.toSeconds());
      case TimeLimit.EachMove(Duration time) -> texts.get("new.clock.move", time.toSeconds());
    };
  }

  private static List<Optional<Integer>> seats(GameKit<?> kit) {
    List<Optional<Integer>> seats = new ArrayList<>();
    seats.add(Optional.empty());
    for (int seat = 0; seat < NewGameViewModel.players(kit); seat++) {
      seats.add(Optional.of(seat));
    }
    return seats;
  }

  private String whom(Optional<Integer> seat) {
    return seat.map(
            one ->
                texts.get(
                    "new.handicap.to", words.order(GameUi.of(form.kit().get(), gameList), one)))
        .orElse(texts.get("new.handicap.none"));
  }
}
