package yomikiri.app.play;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import javafx.beans.binding.Bindings;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;
import yomikiri.app.play.session.GameReview;
import yomikiri.app.play.session.GameReviewer;
import yomikiri.app.play.session.GameReviewer.ReviewProgress;
import yomikiri.app.play.session.PositionAnalysis;
import yomikiri.app.play.session.ReviewWords;
import yomikiri.app.play.session.SearchSlot.RunningSearch;
import yomikiri.app.play.session.Seating;
import yomikiri.app.shell.Buttons;
import yomikiri.app.shell.Command;
import yomikiri.app.speech.Announcement;
import yomikiri.app.speech.Topic;
import yomikiri.app.text.Texts;
import yomikiri.app.ui.Controls;
import yomikiri.app.ui.Presence;
import yomikiri.app.ui.RefreshTimer;
import yomikiri.engine.think.Reason;

/** What a review has found: each seat's mistakes, the one shown, and the way to the others. */
public final class ReviewCard extends VBox {
  private final Texts texts;
  private final ReviewWords words;
  private final Label found = Controls.label("review-found");
  private final Label here = Controls.label();
  private final SimpleStringProperty practised = new SimpleStringProperty("");
  private final SimpleStringProperty trained = new SimpleStringProperty("");
  private final VBox reasons = Controls.styled(new VBox(), "reasons");
  private final Consumer<Reason> showLine;
  private final BalanceBar balance = new BalanceBar();
  private final SimpleBooleanProperty hasRoom = new SimpleBooleanProperty(true);
  private final SimpleBooleanProperty hasRoomForLesson = new SimpleBooleanProperty(true);
  private final SimpleStringProperty summed = new SimpleStringProperty("");
  private final Label sum = Controls.label("review-sum");
  private final ProgressBar bar = new ProgressBar(0);
  private final Button stop = Controls.styled(new Button(), "small");
  private final GameReviewer reviewer;
  private final RefreshTimer blink = new RefreshTimer(this::look);
  private Optional<RunningSearch> unbegun = Optional.empty();
  private boolean waits;
  private String said = "";
  private String brief = "";
  private String announced = "";

  /**
   * The commands that lead through a review.
   *
   * @param ownOnly leads to the mistakes of people only
   * @param practising has the mistakes found practised
   */
  record Ways(Command previous, Command next, Command ownOnly, Practising practising) {}

  /** Commands that practise mistakes: {@code all} serious ones, or those of the {@code lesson}. */
  public record Practising(Command all, Command lesson) {}

  /** {@code showLine} shows the line of a reason on the board. */
  ReviewCard(GameReviewer reviewer, Ways commands, Consumer<Reason> showLine, Texts texts) {
    this.reviewer = reviewer;
    this.showLine = showLine;
    this.texts = texts;
    words = new ReviewWords(texts);
    getStyleClass().addAll("card", "review");
    Presence.withWords(found);
    Presence.withWords(here);
    bar.setMaxWidth(Double.MAX_VALUE);
    bar.accessibleTextProperty().bind(found.textProperty());
    Presence.when(bar, stop.visibleProperty());
    stop.setMinWidth(USE_PREF_SIZE);
    Presence.atTimes(stop);
    stop.setOnAction(event -> reviewer.stopOrGoOn());
    Controls.grow(found);
    HBox head = Controls.styled(new HBox(found, stop), "row");
    Presence.when(head, found.visibleProperty().or(stop.visibleProperty()));
    Presence.when(reasons, Bindings.isNotEmpty(reasons.getChildren()));
    Presence.withWords(sum);
    Presence.when(balance, Bindings.isNotEmpty(balance.getChildrenUnmodifiable()));
    balance.accessibleTextProperty().bind(summed);
    Tooltip tooltip = new Tooltip();
    tooltip.textProperty().bind(summed);
    Tooltip.install(balance, tooltip);
    getChildren().addAll(head, bar, balance, sum, here, reasons);
    Buttons buttons = new Buttons(texts);
    ButtonBase previous = buttons.of(commands.previous());
    ButtonBase next = buttons.of(commands.next());
    previous.textProperty().bind(texts.of("review.previous"));
    next.textProperty().bind(texts.of("review.next"));
    ButtonBase own = Controls.styled(buttons.icon(commands.ownOnly()), "small");
    own.setMinWidth(USE_PREF_SIZE);
    Presence.when(own, own.disabledProperty().not());
    HBox ways = Controls.styled(new HBox(previous, next), "row");
    for (ButtonBase button : List.of(previous, next)) {
      button.getStyleClass().add("small");
      Controls.grow(button);
    }
    ButtonBase lesson = practice(buttons, commands.practising().lesson(), trained);
    lesson.setId("review-lesson");
    lesson.setWrapText(true);
    lesson.setMinWidth(0);
    ButtonBase lessons = practice(buttons, commands.practising().all(), practised);
    lessons.setId("review-practise");
    HBox train = Controls.styled(new HBox(lesson), "row");
    Presence.when(train, hasRoomForLesson.and(lesson.visibleProperty()));
    HBox more = Controls.styled(new HBox(lessons, own), "row");
    Presence.when(more, hasRoom.and(lessons.visibleProperty().or(own.visibleProperty())));
    getChildren().addAll(ways, train, more);
    Presence.hide(this);
  }

  private static ButtonBase practice(
      Buttons buttons, Command command, ObservableValue<String> words) {
    ButtonBase button = Controls.styled(buttons.of(command), "small");
    button.textProperty().bind(words);
    button.accessibleTextProperty().bind(words);
    Presence.when(button, command.enabled());
    Controls.grow(button);
    return button;
  }

  /**
   * Shows what has been found.
   *
   * @param shown the place in the line that is shown
   * @param known what is known of the position there to a seat
   * @param canInsert whether lines can be shown on the board
   */
  public void show(
      GameReview review,
      int shown,
      IntFunction<Optional<PositionAnalysis>> known,
      ReviewProgress progress,
      Seating seating,
      boolean canInsert) {
    said = words.found(review, progress, seating);
    brief = words.brief(review, progress, seating);
    if (progress.state() == ReviewProgress.State.LOOKING) {
      blink.start();
    } else {
      rest();
    }
    showFound();
    stop.setVisible(progress.state() != ReviewProgress.State.DONE);
    bar.setProgress((double) progress.looked() / Math.max(1, progress.positions()));
    stop.setText(
        texts.get(progress.state() == ReviewProgress.State.STOPPED ? "go-on" : "review.stop"));
    String mistakes = words.mistakes(review.from(shown), known, seating);
    List<Reason> why = mistakes.isEmpty() ? List.of() : reviewer.reasons().found().get();
    Map<Reason, String> sentences = new LinkedHashMap<>();
    why.forEach(each -> sentences.put(each, words.reason(each, review.from(shown), seating)));
    showReasons(sentences, canInsert);
    String spoken =
        mistakes + sentences.values().stream().map("\n"::concat).collect(Collectors.joining());
    boolean isDone = progress.state() == ReviewProgress.State.DONE;
    String all = progress.state() == ReviewProgress.State.LOOKING ? "" : words.sum(review, seating);
    announce(isDone ? String.join("\n", said, all, spoken) : spoken);
    here.setText(mistakes);
    balance.show(review.balance().filter(any -> !all.isEmpty() && seating.ui().hasPoints()));
    summed.set(all);
    hasRoom.set(true);
    hasRoomForLesson.set(true);
    sum.setText(all);
    practised.set(texts.get("review.practise", review.lessons().size()));
    trained.set(words.train(review, seating));
    setVisible(true);
  }

  /** Leaves out why the mistake shown is one. */
  void leaveOutReasons() {
    reasons.getChildren().forEach(row -> row.setVisible(false));
  }

  private void showReasons(Map<Reason, String> sentences, boolean canInsert) {
    List<Object> now = List.of(sentences, canInsert);
    if (!now.equals(reasons.getUserData())) {
      reasons.setUserData(now);
      reasons.getChildren().clear();
      sentences.forEach((each, why) -> reasons.getChildren().add(row(each, why, canInsert)));
    }
    reasons.getChildren().forEach(row -> row.setVisible(true));
  }

  /** A reason and the button that shows its line. */
  private HBox row(Reason reason, String sentence, boolean canInsert) {
    Label label = Controls.words(sentence);
    Controls.grow(label);
    Button line =
        Controls.icon(
            MaterialDesignP.PLAY, texts.of("review.show-line"), () -> showLine.accept(reason));
    line.getStyleClass().add("small");
    line.setMinWidth(USE_PREF_SIZE);
    line.setDisable(!canInsert);
    line.setAccessibleHelp(sentence);
    HBox row = Controls.styled(new HBox(label, line), "row");
    Presence.atTimes(row);
    return row;
  }

  /** Has what was found and what is wrong with the move shown be heard, each time it changes. */
  private void announce(String sentences) {
    if (!sentences.equals(announced)) {
      List<String> before = announced.lines().toList();
      announced = sentences;
      String fresh =
          sentences
              .lines()
              .filter(line -> !before.contains(line))
              .collect(Collectors.joining("\n"));
      Announcement.make(this, Topic.REVIEW, fresh, sentences);
    }
  }

  /**
   * Leaves out the mistakes of the whole game while it shows one; else those of each seat. Of two
   * reasons it shows the first, of two buttons to practise that for all.
   */
  public void shorten() {
    hasRoomForLesson.set(false);
    found.setText(stop.isVisible() || here.getText().isEmpty() ? brief : "");
    reasons.getChildren().stream().skip(1).forEach(row -> row.setVisible(false));
  }

  /** Says the first of what it says of the whole game, and only where it says nothing of a move. */
  void shortenSum() {
    sum.setText(here.getText().isEmpty() ? summed.get().lines().findFirst().orElse("") : "");
  }

  /** Leaves out where the final difference came from. */
  void leaveOutSum() {
    sum.setText("");
    balance.show(Optional.empty());
  }

  /** Leaves out what the menus and the board have too. */
  void leaveOutMore() {
    hasRoom.set(false);
    String mistake = here.getText().lines().findFirst().orElse("");
    here.setText(stop.isVisible() ? "" : mistake);
  }

  /** Finds out whether a search has been waiting for an earlier one to end for a while. */
  private void look() {
    Optional<RunningSearch> now = reviewer.now().get().filter(search -> search.clock().isEmpty());
    waits = now.isPresent() && now.equals(unbegun);
    unbegun = now;
    showFound();
  }

  private void showFound() {
    found.setText(waits ? texts.get("think.waiting") : said);
  }

  public void clear() {
    announced = "";
    rest();
    setVisible(false);
  }

  /** Stops what moves. */
  public void rest() {
    blink.stop();
    unbegun = Optional.empty();
    waits = false;
  }
}
