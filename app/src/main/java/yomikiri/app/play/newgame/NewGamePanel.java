package yomikiri.app.play.newgame;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.beans.Observable;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.event.ActionEvent;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextArea;
import javafx.scene.control.TextField;
import javafx.scene.control.TextFormatter;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import yomikiri.app.board.GameUi;
import yomikiri.app.play.session.GameSetup;
import yomikiri.app.play.session.TaughtGames;
import yomikiri.app.text.Texts;
import yomikiri.app.ui.ChoiceBoxes;
import yomikiri.app.ui.Controls;
import yomikiri.app.ui.FieldView;
import yomikiri.app.ui.Focus;
import yomikiri.app.ui.FormHead;
import yomikiri.app.ui.LearntFileFields;
import yomikiri.app.ui.OneOf;
import yomikiri.app.ui.PlainScroll;
import yomikiri.app.ui.Presence;
import yomikiri.app.ui.Scrolling;
import yomikiri.engine.think.GameKit;

/** The new-game form, beside the board; the game on the board stays as it is. */
public final class NewGamePanel extends VBox {
  private final NewGameViewModel form;
  private final Texts texts;
  private final List<GameUi> gameList;
  private final Consumer<GameSetup<?>> start;
  private final Consumer<GameSetup<?>> analyse;
  private final Runnable close;
  private final TextField seed = Controls.id("seed", new TextField());
  private final TextArea text = Controls.id("layout", new TextArea());
  private final Label format = Controls.label("quiet-words");
  private final TextField size = Controls.id("size", new TextField());
  private final Label sizeHelp = Controls.label("quiet-words");
  private final VBox fields = Controls.styled(new VBox(), "fields");
  private final ScrollPane scroll = new PlainScroll(fields);
  private final List<SeatFields> seats = new ArrayList<>();
  private final Map<NewGameViewModel.Layout, ToggleButton> layouts =
      new EnumMap<>(NewGameViewModel.Layout.class);
  private final ComboBox<GameKit<?>> variant;
  private final FairFields fair;
  private final TermsFields terms;

  /** {@code start} begins the game chosen, {@code analyse} an analysis board for it instead. */
  public NewGamePanel(
      NewGameViewModel form,
      List<GameUi> gameList,
      LearntFileFields files,
      Consumer<GameSetup<?>> start,
      Consumer<GameSetup<?>> analyse,
      Runnable close) {
    this.form = form;
    this.gameList = gameList;
    this.texts = files.texts();
    this.start = start;
    this.analyse = analyse;
    this.close = close;
    this.fair = new FairFields(form.fair(), form.kit(), texts);
    getStyleClass().add("new-game-panel");
    variant = ChoiceBoxes.of(texts, form.kits(), kit -> GameUi.of(kit, gameList).name(texts));
    variant.setId("game");
    variant.valueProperty().bindBidirectional(form.kit());
    fields.getChildren().add(new FieldView(texts.of("new.variant"), variant));
    fields.getChildren().add(sizeField());
    for (int seat = 0; seat < form.seats().size(); seat++) {
      seats.add(new SeatFields(form.seats().get(seat), form.kit(), seat, files));
    }
    fields.getChildren().addAll(seats);
    fields.getChildren().add(new TeachingField(form, texts));
    terms = new TermsFields(form, gameList, texts);
    fields.getChildren().addAll(terms, layoutFields());
    VBox.setVgrow(scroll, Priority.ALWAYS);
    getChildren()
        .addAll(
            new FormHead(texts.of("command.new-game"), texts.of("new.cancel"), this::leave),
            scroll,
            foot());
    Stream.concat(
            Stream.of(fair, seed, text, terms.ownClock()),
            seats.stream().<Node>map(SeatFields::settings))
        .forEach(this::reveal);
    form.kit().addListener(change -> showRoles());
    form.kit().subscribe(kit -> offerLayouts());
    texts.language().addListener(change -> showRoles());
    showRoles();
    addEventHandler(KeyEvent.KEY_PRESSED, this::closeOnEscape);
    addEventFilter(KeyEvent.KEY_PRESSED, this::submitOnEnter);
  }

  /** Scrolls to {@code node} when it comes into view by what is chosen near it. */
  private void reveal(Node node) {
    node.visibleProperty()
        .addListener(
            (value, before, now) -> {
              if (now && getScene() != null && !variant.isFocused()) {
                Platform.runLater(() -> showWhole(node));
              }
            });
  }

  private void showWhole(Node node) {
    if (getScene() != null && node.isVisible()) {
      Node last = node.equals(text) ? format : node;
      Scrolling.show(scroll, last);
      Scrolling.show(scroll, node);
    }
  }

  private HBox foot() {
    Button go = Controls.button(texts.of("new.start"), this::submit, "accent");
    go.setId("start-game");
    go.disableProperty().bind(form.fair().tried().map(OptionalLong::isPresent));
    Controls.grow(go);
    Button board = Controls.button(texts.of("result.analyse"), () -> form.submit(analyse));
    board.setId("analyse-game");
    board.disableProperty().bind(go.disableProperty());
    HBox foot = new HBox(Controls.button(texts.of("new.cancel"), this::leave), board, go);
    foot.getStyleClass().add("row");
    return foot;
  }

  private VBox sizeField() {
    size.textProperty().bindBidirectional(form.size().text());
    FieldView field = new FieldView(texts.of("new.size"), size).follow(form.size(), size, texts);
    field.getChildren().add(sizeHelp);
    Presence.when(field, form.kit().map(kit -> form.usualSize().isPresent()));
    return field;
  }

  private VBox layoutFields() {
    FlowPane buttons = new FlowPane(6, 6);
    for (NewGameViewModel.Layout each : NewGameViewModel.Layout.values()) {
      ToggleButton button = new ToggleButton();
      button.setId("layout-" + each.name().toLowerCase(Locale.ROOT));
      button.addEventHandler(
          ActionEvent.ACTION,
          event ->
              Stream.<Region>of(seed, text)
                  .filter(Region::isVisible)
                  .forEach(Region::requestFocus));
      layouts.put(each, button);
      buttons.getChildren().add(button);
    }
    OneOf.of(form.layout(), layouts);
    setUpSeed();
    setUpText();
    format.textProperty().bind(texts.of("new.text-help"));
    BooleanBinding isRight =
        Bindings.createBooleanBinding(
            () -> form.text().fault().get().isEmpty(), form.text().fault());
    Presence.when(format, text.visibleProperty().and(isRight));
    Presence.when(fair, form.layout().map(NewGameViewModel.Layout.FAIR::equals));
    Presence.when(seed, form.layout().map(NewGameViewModel.Layout.SEED::equals));
    Presence.when(text, form.layout().map(NewGameViewModel.Layout.TEXT::equals));
    FieldView box =
        new FieldView(texts.of("new.layout"), buttons)
            .follow(form.fairness(), fair, texts)
            .follow(form.seed(), seed, texts)
            .follow(form.text(), text, texts);
    box.getChildren().addAll(fair, seed, text, format);
    return box;
  }

  private void offerLayouts() {
    Set<NewGameViewModel.Layout> offered = form.layouts();
    layouts.forEach(
        (layout, button) -> {
          button.setVisible(offered.contains(layout));
          button.setManaged(offered.contains(layout));
          button.setDisable(!offered.contains(layout));
          String word =
              layout == NewGameViewModel.Layout.RANDOM && form.dealsAlike()
                  ? "usual"
                  : layout.name().toLowerCase(Locale.ROOT);
          button.textProperty().bind(texts.of("new.layout." + word));
        });
  }

  private void setUpSeed() {
    seed.textProperty().bindBidirectional(form.seed().text());
    seed.promptTextProperty().bind(texts.of("new.seed-prompt"));
    seed.accessibleTextProperty().bind(texts.of("new.layout.seed"));
  }

  private void setUpText() {
    text.setWrapText(true);
    text.setPrefRowCount(4);
    Focus.leadOn(text);
    text.setTextFormatter(
        new TextFormatter<>(
            change -> {
              change.setText(change.getText().replaceAll("[\\r\\n\\t]+", " "));
              return change;
            }));
    text.textProperty().bindBidirectional(form.text().text());
    text.accessibleTextProperty().bind(texts.of("new.layout.text"));
  }

  private GameUi ui() {
    return GameUi.of(form.kit().get(), gameList);
  }

  private void showRoles() {
    GameUi ui = ui();
    seats.forEach(seat -> seat.name(ui));
    sizeHelp.setText(form.usualSize().isPresent() ? texts.get(ui.family() + ".size.help") : "");
  }

  /** Starts the game as chosen, or shows what is wrong. */
  public void submit() {
    form.submit(start);
  }

  private void leave() {
    form.fair().cancel();
    close.run();
  }

  /** Puts the keyboard on the first field. */
  public void begin() {
    applyCss(); // only then the fields are within their scroll pane
    variant.requestFocus();
  }

  private void closeOnEscape(KeyEvent event) {
    if (event.getCode() == KeyCode.ESCAPE) {
      leave();
      event.consume();
    }
  }

  /** Enter starts the game from every field; on a button it is the button's. */
  private void submitOnEnter(KeyEvent event) {
    if (event.getCode() == KeyCode.ENTER && !(event.getTarget() instanceof Button)) {
      submit();
      event.consume();
    }
  }

  /** Whether people at the board are taught, shown where one sits in a game that takes turns. */
  private static final class TeachingField extends VBox {
    private final NewGameViewModel form;
    private final CheckBox box = Controls.id("teach", new CheckBox());

    TeachingField(NewGameViewModel form, Texts texts) {
      super(2);
      this.form = form;
      getStyleClass().add("field");
      box.setWrapText(true);
      box.setMinHeight(USE_PREF_SIZE);
      box.textProperty().bind(texts.of("new.teach"));
      List<Observable> observed =
          new ArrayList<>(List.of(form.kit(), form.terms().beat(), form.terms().clock().choice()));
      form.seats().forEach(seat -> observed.add(seat.who()));
      Observable[] all = observed.toArray(Observable[]::new);
      BooleanBinding waits = Bindings.createBooleanBinding(form::waitsForPeople, all);
      Presence.when(box, waits);
      box.accessibleHelpProperty().bind(texts.of("new.teach.help"));
      getChildren()
          .addAll(
              box,
              Controls.label(
                  waits.flatMap(
                      can -> texts.of(can ? "new.teach.help" : "new.teach.not-with-clocks")),
                  "quiet-words"));
      Presence.when(this, Bindings.createBooleanBinding(this::isOffered, all));
      form.kit().subscribe(kit -> show());
      form.taught().ids().addListener(change -> show());
      box.setOnAction(event -> form.taught().set(form.kit().get(), box.isSelected()));
    }

    private void show() {
      box.setSelected(form.taught().has(form.kit().get()));
    }

    private boolean isOffered() {
      return TaughtGames.takesTurns(form.kit().get()) && form.hasPerson();
    }
  }
}
