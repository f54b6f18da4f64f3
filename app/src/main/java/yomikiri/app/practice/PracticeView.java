package yomikiri.app.practice;

import java.time.Clock;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import yomikiri.app.board.BoardPreview;
import yomikiri.app.board.GameUi;
import yomikiri.app.practice.PracticeSnapshot.Page;
import yomikiri.app.shell.Screen;
import yomikiri.app.speech.Announcement;
import yomikiri.app.speech.Topic;
import yomikiri.app.statistics.StatisticsPane;
import yomikiri.app.text.Phrase;
import yomikiri.app.text.Texts;
import yomikiri.app.ui.Beside;
import yomikiri.app.ui.ChoiceBoxes;
import yomikiri.app.ui.Controls;
import yomikiri.app.ui.OneOf;
import yomikiri.app.ui.Presence;
import yomikiri.app.ui.Scrolling;
import yomikiri.app.ui.WhileShown;
import yomikiri.engine.teach.Puzzle.Kind;
import yomikiri.engine.teach.ReasonQuestion;

/** The Practice screen: the board with what is asked, and beside it what there is to practise. */
public final class PracticeView implements Screen {
  /** The width, at 100 %, from which board and words stand side by side. */
  private static final double BESIDE = 560;

  private static final PseudoClass FIGURES = PseudoClass.getPseudoClass("figures");

  private final PracticeViewModel model;
  private final Clock clock;
  private final Texts texts;
  private final PracticeWords words;
  private final PracticeCommands commands;
  private final BoardPreview board;
  private final ProgressPane progress;
  private final StatisticsPane statistics;
  private final Label nothing = Controls.label("library-nothing");
  private final Label title = Controls.label("title");
  private final Label status = Controls.label("quiet-words");
  private final Label mover = Controls.label("quiet-words");
  private final Label asked = Controls.id("practice-asked", Controls.label("subtitle"));
  private final Label feedback = Controls.id("practice-feedback", Controls.label());
  private final Label why = Controls.id("practice-why", Controls.label());
  private final VBox choices = Controls.styled(new VBox(), "practice-filters");
  private final Label line = Controls.id("practice-line", Controls.label("quiet-words"));
  private final Label about = Controls.id("practice-about", Controls.label("quiet-words"));
  private final ObjectProperty<Page> page = new SimpleObjectProperty<>(Page.PUZZLES);
  private final ComboBox<Optional<String>> game;
  private final ComboBox<Optional<Kind>> kind;
  private final Beside root;
  private Optional<Exercise<?>> shown = Optional.empty();
  private String said = "";
  private boolean isWanted; // the board, for the keyboard
  private boolean isShown;
  private boolean isCounting; // one's own games, which are in view

  /** {@code statistics} are of one's own games; {@code motion} if things may move. */
  public PracticeView(
      PracticeViewModel model,
      StatisticsPane statistics,
      List<GameUi> gameList,
      ObservableValue<Boolean> motion,
      Clock clock,
      Texts texts) {
    this.model = model;
    this.clock = clock;
    this.texts = texts;
    this.words = new PracticeWords(texts, gameList);
    this.commands = new PracticeCommands(model, this::toBoard, texts);
    this.board = BoardPreview.toPlay(gameList, texts, motion, this::say, next -> prompt(next));
    board.onMove(model::play);
    this.statistics = statistics;
    progress = new ProgressPane(statistics, texts);
    game = choice("practice-game", "practice.game", words::game);
    kind = choice("practice-kind", "practice.kind", words::kind);
    ChoiceBoxes.settle(game, model.snapshot().map(now -> now.wanted().game()), model::wantGame);
    ChoiceBoxes.settle(kind, model.snapshot().map(now -> now.wanted().kind()), model::wantKind);
    VBox centre = centre();
    VBox side = side();
    root = Controls.styled(new Beside(BESIDE, 0, centre, side, centre), "play", "practice");
    root.addEventFilter(KeyEvent.KEY_PRESSED, commands::pressed);
    root.addEventFilter(KeyEvent.KEY_TYPED, commands::typed);
    WhileShown.follow(root, model.snapshot(), now -> show());
    WhileShown.follow(root, texts.language(), now -> show());
  }

  private <T> ComboBox<Optional<T>> choice(String id, String key, Function<T, String> named) {
    ComboBox<Optional<T>> box =
        ChoiceBoxes.of(
            texts,
            List.of(Optional.empty()),
            one -> one.map(named).orElseGet(() -> texts.get(key + ".all")));
    box.setId(id);
    box.accessibleTextProperty().bind(texts.of(key));
    return box;
  }

  private VBox centre() {
    HBox header = Controls.styled(new HBox(title), "header");
    header.setAlignment(Pos.CENTER_LEFT);
    Presence.when(progress, model.snapshot().map(now -> now.page() == Page.PROGRESS));
    StackPane place = new StackPane(board, progress, nothing);
    place.setMinSize(0, 0);
    VBox.setVgrow(place, Priority.ALWAYS);
    Presence.withWords(nothing);
    HBox replay = commands.replay();
    replay.managedProperty().bind(model.snapshot().map(now -> now.page() != Page.PROGRESS));
    VBox centre = new VBox(header, place, replay, status);
    centre.getStyleClass().addAll("play-centre", "play-middle");
    centre.setMinWidth(0);
    return centre;
  }

  private VBox side() {
    Presence.withWords(mover);
    Presence.withWords(asked);
    Presence.withWords(feedback);
    Presence.withWords(line);
    Presence.withWords(why);
    VBox task = new VBox(mover, asked, feedback, line, why, choices, commands.buttons());
    task.getStyleClass().addAll("card", "practice-task");
    Presence.when(task, model.snapshot().map(now -> now.exercise().isPresent()));
    VBox filters = Controls.styled(new VBox(game, kind), "practice-filters");
    Presence.when(filters, model.snapshot().map(now -> now.page() == Page.PUZZLES));
    VBox content = new VBox(pages(), filters, task, about, commands.remove(), commands.lost());
    content.getStyleClass().add("side-panel");
    Scrolling.Unfocused scroll = new Scrolling.Unfocused(content);
    VBox side = Controls.styled(new VBox(scroll), "side-host");
    VBox.setVgrow(scroll, Priority.ALWAYS);
    side.setMinHeight(0);
    return side;
  }

  private FlowPane pages() {
    Map<Page, ToggleButton> buttons = new EnumMap<>(Page.class);
    for (Page one : Page.values()) {
      ToggleButton button = Controls.id("practice-" + one.key(), new ToggleButton());
      button.textProperty().bind(texts.of("practice.page." + one.key()));
      button.setMinWidth(Region.USE_PREF_SIZE);
      button.getStyleClass().add("small");
      buttons.put(one, button);
    }
    OneOf.of(page, buttons);
    FlowPane row = new FlowPane(6, 6);
    row.getChildren().setAll(buttons.values());
    page.addListener((value, before, now) -> model.show(now));
    return row;
  }

  private void say(Phrase why) {
    status.setText(why.in(texts));
    Announcement.make(status, Topic.NOTICE, status.getText());
  }

  private void prompt(Optional<Phrase> next) {
    status.setText(next.map(phrase -> phrase.in(texts)).orElse(""));
  }

  private void show() {
    PracticeSnapshot now = model.snapshot().get();
    page.set(now.page());
    root.pseudoClassStateChanged(FIGURES, now.page() == Page.PROGRESS);
    offer(game, now.games());
    offer(kind, now.kinds());
    title.setText(
        now.exercise().map(one -> words.game(one.exercise())).orElse(texts.get("place.practice")));
    about.setText(about(now));
    count(now.page());
    if (now.page() == Page.PROGRESS) {
      progress.show(now);
    }
    nothing.setText(now.exercise().isPresent() || !now.isLoaded() ? "" : words.nothing(now));
    now.exercise().ifPresentOrElse(this::show, this::clear);
    show(now.why());
    commands.show(now);
  }

  /** Keeps the figures of one's games up to date while they are in view. */
  private void count(Page now) {
    boolean isToCount = isShown && now == Page.PROGRESS;
    if (isToCount != isCounting) {
      isCounting = isToCount;
      if (isToCount) {
        statistics.shown();
      } else {
        statistics.hidden();
      }
    }
  }

  private String about(PracticeSnapshot now) {
    return switch (now.page()) {
      case PUZZLES -> words.rating(now);
      case TODAY -> words.today(now.today(), LocalDate.now(clock));
      case MISTAKES -> words.queue(now.queue(), LocalDate.now(clock));
      case PROGRESS -> texts.get("practice.progress.how");
    };
  }

  private static <T> void offer(ComboBox<Optional<T>> box, List<T> items) {
    List<Optional<T>> all = new ArrayList<>(List.of(Optional.empty()));
    items.forEach(item -> all.add(Optional.of(item)));
    if (!box.getItems().equals(all)) {
      ChoiceBoxes.offer(box, all);
    }
  }

  private void show(ExerciseSnapshot now) {
    boolean isAnother = !shown.equals(Optional.of(now.exercise()));
    if (isAnother) {
      shown = Optional.of(now.exercise());
      board.begin();
      status.setText("");
    }
    board.setVisible(true);
    board.show(now.board());
    if (isWanted) {
      toBoard();
    }
    mover.setText(words.mover(now.exercise()));
    asked.setText(words.asked(now.exercise()));
    feedback.setText(words.feedback(now));
    line.setText(now.steps().isEmpty() ? "" : words.line(now));
    String sentences =
        feedback.getText().isEmpty()
            ? mover.getText() + "\n" + asked.getText()
            : feedback.getText();
    if (!sentences.equals(said)) {
      said = sentences;
      Announcement.make(feedback, Topic.EVENT, sentences);
    }
  }

  private void show(PracticeSnapshot.Why now) {
    choices.getChildren().clear();
    if (now.isAsked()) {
      now.question()
          .ifPresent(
              question ->
                  question.choices().forEach(one -> choices.getChildren().add(choice(one))));
    }
    String said = words.why(now);
    if (!said.equals(why.getText())) {
      why.setText(said);
      Announcement.make(why, Topic.EVENT, said);
    }
  }

  private Button choice(ReasonQuestion.Choice choice) {
    Button button = Controls.styled(new Button(words.choice(choice)), "small", "practice-choice");
    button.setOnAction(event -> model.explain(choice.id()));
    button.setMaxWidth(Double.MAX_VALUE);
    Controls.wrap(button);
    return button;
  }

  private void clear() {
    shown = Optional.empty();
    board.clear();
    board.setVisible(false);
    mover.setText("");
    asked.setText("");
    feedback.setText("");
    line.setText("");
  }

  @Override
  public Region root() {
    return root;
  }

  @Override
  public void shown() {
    isShown = true;
    model.shown();
    count(page.get());
  }

  @Override
  public void hidden() {
    isShown = false;
    count(page.get());
  }

  @Override
  public boolean focusFirst() {
    toBoard();
    return true;
  }

  /** Puts the keyboard on the board, now or once there is one. */
  private void toBoard() {
    isWanted = shown.isEmpty();
    board.focus();
  }
}
