package yomikiri.app.statistics;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import yomikiri.app.board.GameUi;
import yomikiri.app.chart.StatisticsChart;
import yomikiri.app.draw.Export;
import yomikiri.app.speech.Announcement;
import yomikiri.app.speech.Topic;
import yomikiri.app.statistics.StatisticsSnapshot.Progress;
import yomikiri.app.statistics.StatisticsSnapshot.Strength;
import yomikiri.app.text.Texts;
import yomikiri.app.ui.ChoiceBoxes;
import yomikiri.app.ui.Controls;
import yomikiri.app.ui.OneOf;
import yomikiri.app.ui.Presence;
import yomikiri.app.ui.WhileShown;
import yomikiri.engine.teach.LossFigures;
import yomikiri.engine.teach.MoveStatistics;
import yomikiri.engine.teach.MoveStatistics.Grouping;
import yomikiri.engine.teach.ReviewedGame;
import yomikiri.engine.teach.StrengthEstimate;

/** One's own games in figures: what they lost by groups, and how strong one is by that. */
public final class StatisticsPane extends VBox {
  private final StatisticsViewModel model;
  private final Texts texts;
  private final StatisticsWords words;
  private final Label counted = Controls.id("statistics-counted", Controls.label());
  private final Label lost = Controls.id("statistics-lost", Controls.label());
  private final Label strength = Controls.id("statistics-strength", Controls.label());
  private final Work reviews;
  private final Work search;
  private final ComboBox<Optional<String>> game;
  private final ObjectProperty<Grouping> grouping = new SimpleObjectProperty<>(Grouping.GAME);
  private final FlowPane groupings = new FlowPane(6, 6);
  private final StatisticsChart losses;
  private final StatisticsChart rungs;
  private String said = "";
  private boolean wasReviewing;

  /** A button that begins something long, in whose place its progress stands while it runs. */
  private static final class Work extends VBox {
    private final Label progress = Controls.label("quiet-words");
    private final ProgressBar bar = new ProgressBar(0);
    private final FlowPane running = new FlowPane(10, 6);
    private final FlowPane begin = new FlowPane(10, 6);

    private final Button begins;
    private final Button stops;

    Work(String id, Texts texts, String key, Runnable action, Runnable stop) {
      begins = Controls.id(id, Controls.button(texts.of(key), action, "small"));
      stops =
          Controls.id(id + "-stop", Controls.button(texts.of("statistics.stop"), stop, "small"));
      begin.getChildren().add(begins);
      running.getChildren().addAll(bar, progress, stops);
      Presence.atTimes(begin, running, this);
      getChildren().addAll(begin, running);
    }

    /** Whoever has the keyboard on one button has it on the other that takes its place. */
    void show(boolean isOffered, Optional<Progress> now, String words) {
      boolean isHere = begins.isFocused() || stops.isFocused();
      setVisible(isOffered || now.isPresent());
      bar.setProgress(now.map(Progress::share).orElse(0.0));
      bar.setAccessibleText(words);
      progress.setText(words);
      Node appears = now.isPresent() ? running : begin;
      Node goes = now.isPresent() ? begin : running;
      appears.setVisible(true);
      if (isHere && goes.isVisible() && isVisible()) {
        (now.isPresent() ? stops : begins).requestFocus();
      }
      goes.setVisible(false);
    }
  }

  public StatisticsPane(
      StatisticsViewModel model, List<GameUi> gameList, Export export, Texts texts) {
    this.model = model;
    this.texts = texts;
    this.words = new StatisticsWords(texts, gameList);
    losses = new StatisticsChart("losses", texts, export);
    rungs = new StatisticsChart("strength", texts, export);
    reviews =
        new Work(
            "statistics-review",
            texts,
            "statistics.review-rest",
            model::reviewMissing,
            model::stopReviews);
    search =
        new Work(
            "statistics-find-strength",
            texts,
            "statistics.strength.find",
            model::findStrength,
            model::stopStrength);
    game =
        ChoiceBoxes.of(
            texts,
            List.of(Optional.empty()),
            id -> id.map(words::game).orElseGet(() -> texts.get("practice.game.all")));
    game.setId("statistics-game");
    game.accessibleTextProperty().bind(texts.of("practice.game"));
    game.setMaxWidth(Region.USE_PREF_SIZE);
    ChoiceBoxes.settle(game, model.snapshot().map(StatisticsSnapshot::game), model::show);
    chooseGrouping();
    getStyleClass().add("statistics");
    Presence.atTimes(game, groupings, losses, rungs);
    Presence.withWords(lost);
    Presence.withWords(strength);
    Label title = Controls.label(texts.of("statistics.title"), "subtitle");
    Label above = Controls.label(texts.of("statistics.strength"), "subtitle");
    Presence.when(above, strength.visibleProperty());
    getChildren()
        .addAll(
            title, game, counted, reviews, lost, groupings, losses, above, strength, search, rungs);
    WhileShown.follow(this, model.snapshot(), now -> show());
    WhileShown.follow(this, texts.language(), now -> show());
  }

  /** It is in view from now on. */
  public void shown() {
    model.shown();
  }

  /** It is out of view. */
  public void hidden() {
    model.hidden();
  }

  private void chooseGrouping() {
    Map<Grouping, ToggleButton> buttons = new EnumMap<>(Grouping.class);
    for (Grouping one : Grouping.values()) {
      ToggleButton button = Controls.styled(new ToggleButton(), "small");
      button.setId("statistics-" + StatisticsWords.key(one));
      button.textProperty().bind(texts.of("statistics.by." + StatisticsWords.key(one)));
      button.setMinWidth(Region.USE_PREF_SIZE);
      buttons.put(one, button);
    }
    OneOf.of(grouping, buttons);
    groupings.getChildren().setAll(buttons.values());
    grouping.addListener((value, before, now) -> model.groupBy(now));
  }

  private void show() {
    StatisticsSnapshot now = model.snapshot().get();
    MoveStatistics shown = now.shown();
    boolean isAny = !now.statistics().games().isEmpty();
    offer(now.games());
    grouping.set(now.grouping());
    game.setVisible(isAny);
    counted.setText(words.counted(now));
    boolean isMissing = shown.count(ReviewedGame.State.WHOLE) < shown.games().size();
    reviews.show(isMissing, now.reviewing(), now.reviewing().map(words::reviewing).orElse(""));
    LossFigures all = words.figures(now, shown.all());
    lost.setText(words.lost(all));
    losses.setVisible(all.moves() > 0);
    groupings.setVisible(losses.isVisible());
    if (losses.isVisible()) {
      losses.show(
          words.about(now),
          shown.by(now.grouping()).stream()
              .map(
                  group ->
                      new StatisticsChart.Row(
                          words.name(now.grouping(), group),
                          group.key(),
                          words.figures(now, group)))
              .toList(),
          all,
          now.grouping() == Grouping.PHASE || now.grouping() == Grouping.SIZE);
    }
    showStrength(now, isAny);
    if (wasReviewing && now.reviewing().isEmpty()) {
      Announcement.make(counted, Topic.EVENT, counted.getText());
    }
    wasReviewing = now.reviewing().isPresent();
  }

  private void showStrength(StatisticsSnapshot now, boolean isAny) {
    Optional<Progress> running =
        now.strength() instanceof Strength.Searched(Progress progress)
            ? Optional.of(progress)
            : Optional.empty();
    String sentence = isAny ? words.strength(now) : "";
    boolean isOffered = now.game().filter(id -> !words.ladder(id).isEmpty()).isPresent();
    strength.setText(running.isPresent() ? words.how() : sentence);
    search.show(isOffered, running, sentence);
    Optional<StrengthEstimate> found =
        now.strength() instanceof Strength.Known(StrengthSearch.Found known)
            ? known.estimate()
            : Optional.empty();
    rungs.setVisible(found.isPresent() && now.game().isPresent());
    if (rungs.isVisible()) {
      String id = now.game().orElseThrow();
      rungs.show(words.game(id), words.rungs(id), words.isOutcome(id), found.orElseThrow());
    }
    if (now.strength() instanceof Strength.Known && !sentence.equals(said)) {
      said = sentence;
      Announcement.make(strength, Topic.EVENT, sentence);
    }
  }

  private void offer(List<String> ids) {
    List<Optional<String>> all = new ArrayList<>(List.of(Optional.empty()));
    ids.forEach(id -> all.add(Optional.of(id)));
    if (!game.getItems().equals(all)) {
      ChoiceBoxes.offer(game, all);
    }
  }
}
