package yomikiri.app.race;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableBooleanValue;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.materialdesign2.MaterialDesignF;
import yomikiri.app.board.BoardSnapshot;
import yomikiri.app.board.GameUi;
import yomikiri.app.chart.RaceFigure;
import yomikiri.app.concurrent.BackgroundTasks;
import yomikiri.app.draw.Export;
import yomikiri.app.play.model.PlaySnapshot;
import yomikiri.app.play.model.PlayViewModel;
import yomikiri.app.player.PlayerWords;
import yomikiri.app.shell.Command;
import yomikiri.app.shell.Shell;
import yomikiri.app.speech.Announcement;
import yomikiri.app.speech.Topic;
import yomikiri.app.text.Figures;
import yomikiri.app.text.Texts;
import yomikiri.app.ui.ChoiceBoxes;
import yomikiri.app.ui.Controls;
import yomikiri.app.ui.Focus;
import yomikiri.app.ui.PlainScroll;
import yomikiri.app.ui.WhileShown;
import yomikiri.engine.game.Position;
import yomikiri.engine.race.Race.Standing;
import yomikiri.engine.race.Race.State;
import yomikiri.engine.think.PlayerSpec;
import yomikiri.engine.think.SearchResult;
import yomikiri.engine.think.Ticker;

/** The card with a race on the position shown; put away, it ends the race. */
public final class RaceCard {
  private final Texts texts;
  private final Shell shell;
  private final Export export;
  private final BackgroundTasks background;
  private final Ticker ticker;

  public RaceCard(
      Texts texts, Shell shell, Export export, BackgroundTasks background, Ticker ticker) {
    this.texts = texts;
    this.shell = shell;
    this.export = export;
    this.background = background;
    this.ticker = ticker;
  }

  /**
   * Shows it for the position in view; an analysis of that stops, so that the race is alone.
   *
   * @param onBoard whether the game is in view
   * @param elsewhere another position in view, which comes before it
   */
  public Command command(
      PlayViewModel game,
      ObservableBooleanValue onBoard,
      ObservableValue<Optional<BoardSnapshot<?>>> elsewhere,
      List<GameUi> gameList) {
    ObservableValue<Optional<BoardSnapshot<?>>> inView =
        Bindings.createObjectBinding(
            () ->
                elsewhere
                    .getValue()
                    .or(() -> inGame(game.now()).filter(board -> onBoard.get()))
                    .filter(board -> !board.position().isOver()),
            elsewhere,
            onBoard,
            game.snapshot());
    return Command.of(
        "command.race",
        MaterialDesignF.FLAG_CHECKERED,
        "Shortcut+Shift+F",
        Bindings.createBooleanBinding(() -> inView.getValue().isPresent(), inView),
        () -> {
          if (onBoard.get() && game.now().mode().running()) {
            game.analysis().toggle();
          }
          BoardSnapshot<?> board = inView.getValue().orElseThrow();
          show(board, GameUi.of(board.kit(), gameList));
        });
  }

  private static Optional<BoardSnapshot<?>> inGame(PlaySnapshot now) {
    return now.mode().beating() ? Optional.empty() : Optional.of(now.board());
  }

  /** Shows it for a position in which the game goes on. */
  private <P extends Position> void show(BoardSnapshot<P> board, GameUi ui) {
    RaceViewModel model =
        new RaceViewModel(
            board.kit(),
            board.position(),
            board.mover().orElseGet(() -> SearchResult.seat(board.position())),
            background,
            ticker);
    Card card = new Card(model, ui.name(texts));
    Node whole = card;
    shell.showCard(card);
    whole
        .sceneProperty()
        .addListener(
            (value, before, now) -> {
              if (now == null) {
                model.close();
              }
            });
    whole.applyCss(); // what is scrolled is in the window only then
    Focus.put(card.start);
    model.start();
  }

  private final class Card extends VBox {
    private final RaceViewModel model;
    private final String game;
    private final RaceFigure figure = new RaceFigure(texts, export);
    private final Label news = Controls.label("quiet-words");
    private final ComboBox<Boolean> axis;
    private final Button start;

    Card(RaceViewModel model, String game) {
      this.model = model;
      this.game = game;
      axis =
          ChoiceBoxes.of(
              texts,
              List.of(false, true),
              nodes -> texts.get(nodes ? "race.by-nodes" : "race.by-time"));
      axis.setId("race-axis");
      axis.accessibleTextProperty().bind(texts.of("race.axis"));
      axis.setValue(false);
      axis.setOnAction(event -> show());
      start = Controls.button(texts.of("race.start"), this::startOrStop, "accent");
      start.setId("race-start");
      start
          .textProperty()
          .bind(
              model
                  .state()
                  .map(now -> now.running() ? "race.stop" : "race.start")
                  .flatMap(texts::of));
      start
          .disableProperty()
          .bind(
              Bindings.createBooleanBinding(
                  () -> model.chosen().isEmpty() && !model.state().get().running(),
                  model.chosen(),
                  model.state()));
      news.setId("race-news");
      VBox.setVgrow(figure, Priority.ALWAYS);
      HBox head = new HBox(12, Controls.label(texts.of("race.title"), "title"), news);
      head.setAlignment(Pos.BASELINE_LEFT);
      Controls.grow(news);
      VBox content = Controls.styled(new VBox(head, controls(), figure), "race");
      ScrollPane scroll = new PlainScroll(content);
      scroll.setFitToHeight(true);
      VBox.setVgrow(scroll, Priority.ALWAYS);
      getStyleClass().addAll("help-card", "race-card");
      getChildren().add(scroll);
      addEventFilter(KeyEvent.KEY_PRESSED, this::close);
      model.state().subscribe(now -> show());
      WhileShown.follow(this, texts.language(), language -> show());
    }

    /** Lists and boxes take the key for their own. */
    private void close(KeyEvent event) {
      boolean isOpen =
          lookupAll(".combo-box-base").stream()
                  .anyMatch(node -> node instanceof ComboBox<?> box && box.isShowing())
              || lookupAll(".menu-button").stream()
                  .anyMatch(node -> node instanceof MenuButton menu && menu.isShowing());
      if (event.getCode() == KeyCode.ESCAPE && !isOpen) {
        shell.hideCard();
        event.consume();
      }
    }

    private FlowPane controls() {
      ComboBox<Duration> time =
          ChoiceBoxes.of(texts, RaceViewModel.TIMES, each -> texts.get("race.each", seconds(each)));
      time.setId("race-time");
      time.accessibleTextProperty().bind(texts.of("race.time"));
      time.setValue(model.time().get());
      time.setOnAction(event -> Optional.ofNullable(time.getValue()).ifPresent(model.time()::set));
      FlowPane controls =
          new FlowPane(
              8,
              8,
              start,
              time,
              players(),
              axis,
              Controls.button(texts.of("help.close"), shell::hideCard));
      controls.getChildren().stream()
          .filter(ComboBox.class::isInstance)
          .forEach(box -> ((Region) box).setMaxWidth(Region.USE_PREF_SIZE));
      return controls;
    }

    private static String seconds(Duration time) {
      return Figures.shortSeconds(time.toMillis() / 1e3);
    }

    private MenuButton players() {
      MenuButton players = Controls.id("race-players", new MenuButton());
      players.setMinWidth(Region.USE_PREF_SIZE);
      PlayerWords words = new PlayerWords(texts);
      for (PlayerSpec spec : model.players()) {
        CheckMenuItem item = new CheckMenuItem(words.player(spec));
        item.setSelected(true);
        item.setOnAction(
            event -> {
              if (item.isSelected()) {
                model.chosen().add(spec);
              } else {
                model.chosen().remove(spec);
              }
            });
        players.getItems().add(item);
      }
      players
          .textProperty()
          .bind(
              Bindings.createStringBinding(
                  () -> texts.get("race.players", model.chosen().size(), model.players().size()),
                  model.chosen(),
                  texts.language()));
      return players;
    }

    private void startOrStop() {
      if (model.state().get().running()) {
        model.stop();
      } else {
        model.start();
      }
    }

    private void show() {
      RaceViewModel.State now = model.state().get();
      Standing standing =
          now.standing().orElseGet(() -> new Standing(Optional.empty(), List.of(), false));
      String said = figure.show(game, model.kit(), standing, axis.getValue());
      if (standing.isOver()) {
        Announcement.make(news, Topic.NOTICE, said, texts.get("race.over"));
        news.setText(texts.get("race.over"));
      } else if (now.failed()) {
        news.setText(texts.get("race.broken"));
      } else {
        news.setText(now.running() ? running(standing) : texts.get("race.ready"));
      }
    }

    private String running(Standing standing) {
      long done =
          standing.racers().stream()
              .filter(one -> one.state() != State.WAITING && one.state() != State.RUNNING)
              .count();
      return standing.racers().isEmpty()
          ? texts.get("race.solving")
          : texts.get("race.progress", done, standing.racers().size());
    }
  }
}
