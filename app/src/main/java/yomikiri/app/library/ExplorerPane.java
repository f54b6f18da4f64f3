package yomikiri.app.library;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntConsumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.geometry.Pos;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import yomikiri.app.board.BoardSnapshot;
import yomikiri.app.board.VerdictFormat;
import yomikiri.app.library.ExplorerViewModel.Row;
import yomikiri.app.store.GameCollections;
import yomikiri.app.text.Figures;
import yomikiri.app.text.Language;
import yomikiri.app.text.Texts;
import yomikiri.app.ui.ChoiceBoxes;
import yomikiri.app.ui.Controls;
import yomikiri.app.ui.Presence;
import yomikiri.app.ui.WhileShown;
import yomikiri.engine.game.OpeningNames;
import yomikiri.engine.game.Step;
import yomikiri.engine.library.OpeningExplorer.ExploredMove;

/** The opening explorer: the moves played in the position shown, how often and with what result. */
public final class ExplorerPane extends VBox {
  private final ExplorerViewModel model;
  private final Texts texts;
  private final ComboBox<String> source;
  private final Label opening = Controls.label("subtitle");
  private final Label nothing = Controls.label("quiet-words");
  private final ListView<Row> list = Controls.id("explorer", new ListView<>());
  private final IntConsumer play;
  private Optional<BoardSnapshot<?>> board = Optional.empty();

  /** {@code play} plays a move that was chosen. */
  public ExplorerPane(ExplorerViewModel model, Texts texts, IntConsumer play) {
    this.model = model;
    this.texts = texts;
    source =
        ChoiceBoxes.of(
            texts,
            List.of(GameCollections.OWN),
            name -> name.equals(GameCollections.OWN) ? texts.get("collection.own") : name);
    source.setId("explorer-source");
    source.accessibleTextProperty().bind(texts.of("collection.choose"));
    ChoiceBoxes.settle(source, model.source());
    Presence.withWords(opening);
    this.play = play;
    list.accessibleTextProperty().bind(texts.of("explorer.moves"));
    list.setPlaceholder(nothing);
    list.setCellFactory(view -> new MoveCell());
    list.setOnKeyPressed(
        event -> {
          if (event.getCode() == KeyCode.ENTER) {
            play(list.getSelectionModel().getSelectedItem());
            event.consume();
          }
        });
    VBox.setVgrow(list, Priority.ALWAYS);
    list.setMinHeight(0);
    getStyleClass().add("explorer");
    getChildren().addAll(source, opening, list);
    WhileShown.follow(this, model.names(), names -> offer(names));
    WhileShown.follow(this, sceneProperty(), scene -> model.refresh());
    Stream.of(model.rows(), model.opening(), model.fault(), model.loading(), texts.language())
        .forEach(each -> WhileShown.follow(this, each, now -> showRows()));
  }

  /** Shows the moves of another position, or other values of them. */
  public void show(BoardSnapshot<?> now) {
    board = Optional.of(now);
    model.show(now);
    list.refresh();
  }

  /** Plays nothing where all move at once, nor what is listed of the position before. */
  private void play(@Nullable Row row) {
    if (row != null && !model.loading().get() && row.move().step() instanceof Step.Single one) {
      play.accept(one.move());
    }
  }

  private void offer(List<String> names) {
    List<String> all = new ArrayList<>(List.of(GameCollections.OWN));
    all.addAll(names);
    if (!source.getItems().equals(all)) {
      ChoiceBoxes.offer(source, all);
    }
  }

  private String inWords(OpeningNames.Name name) {
    return texts.language().getValue() == Language.JAPANESE
        ? name.japanese().orElse(name.english())
        : name.english();
  }

  private static String rate(ExploredMove move) {
    return move.wins() + move.draws() + move.losses() == 0
        ? ""
        : Figures.share(move.rate())
            + " ("
            + Figures.share(move.interval().low())
            + "\u2013"
            + Figures.share(move.interval().high())
            + ")";
  }

  /** Nothing while the moves are still those of the position before. */
  private String value(Row row) {
    return board
        .filter(now -> !model.loading().get())
        .flatMap(row::verdict)
        .map(VerdictFormat::text)
        .orElse("");
  }

  private void showRows() {
    List<Row> rows = model.rows().get();
    if (!list.getItems().equals(rows)) {
      list.getItems().setAll(rows);
    }
    list.refresh();
    opening.setText(model.opening().get().map(this::inWords).orElse(""));
    nothing.setText(
        model.loading().get()
            ? ""
            : model
                .fault()
                .get()
                .map(fault -> fault.in(texts))
                .orElseGet(() -> texts.get("explorer.nothing")));
  }

  /** A move in one line, its share and opening below it; a double click plays it. */
  private final class MoveCell extends ListCell<Row> {
    private final Label move = Controls.words("", "explorer-move");
    private final Label games = Controls.words("", "explorer-games");
    private final ResultBar bar = new ResultBar();
    private final Label value = Controls.words("", "explorer-value");
    private final Label below = Controls.label("quiet-words");
    private final VBox lines;

    MoveCell() {
      HBox line = Controls.styled(new HBox(move, games, bar, value), "row");
      line.setAlignment(Pos.CENTER_LEFT);
      HBox.setHgrow(bar, Priority.ALWAYS);
      Presence.withWords(below);
      lines = new VBox(line, below);
      setPrefWidth(0);
      setOnMouseClicked(
          event -> {
            if (event.getButton() == MouseButton.PRIMARY && event.getClickCount() == 2) {
              play(getItem());
            }
          });
    }

    @Override
    protected void updateItem(@Nullable Row row, boolean empty) {
      super.updateItem(row, empty);
      setGraphic(row == null ? null : lines);
      setAccessibleText("");
      if (row != null) {
        ExploredMove found = row.move();
        move.setText(row.text());
        games.setText(Figures.count(found.games()));
        bar.show(found);
        value.setText(value(row));
        String name = row.opening().map(ExplorerPane.this::inWords).orElse("");
        below.setText(
            Stream.of(rate(found), name)
                .filter(one -> !one.isEmpty())
                .collect(Collectors.joining(" \u00b7 ")));
        setAccessibleText(
            texts.get(
                "explorer.spoken",
                texts.listed(Stream.of(row.text(), name).filter(one -> !one.isEmpty()).toList()),
                found.games(),
                found.wins(),
                found.draws(),
                found.losses(),
                rate(found)));
      }
    }
  }

  /** Three parts, as wide as their shares. */
  private static final class ResultBar extends Region {
    private static final double HEIGHT = 12;

    private final List<Region> parts = List.of(new Region(), new Region(), new Region());
    private List<Integer> counts = List.of(0, 0, 0);

    ResultBar() {
      List<String> styles = List.of("won", "drawn", "lost");
      for (int i = 0; i < parts.size(); i++) {
        parts.get(i).getStyleClass().add(styles.get(i));
      }
      getStyleClass().add("result-bar");
      getChildren().addAll(parts);
      setMinSize(24, HEIGHT);
      setPrefHeight(HEIGHT);
      setMaxHeight(HEIGHT);
    }

    void show(ExploredMove move) {
      counts = List.of(move.wins(), move.draws(), move.losses());
      requestLayout();
    }

    @Override
    protected void layoutChildren() {
      double all = counts.stream().mapToInt(Integer::intValue).sum();
      double x = 0;
      for (int i = 0; i < parts.size(); i++) {
        double width = all == 0 ? 0 : getWidth() * counts.get(i) / all;
        parts.get(i).resizeRelocate(snapPositionX(x), 0, snapSizeX(width), getHeight());
        x += width;
      }
    }
  }
}
