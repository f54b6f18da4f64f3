package yomikiri.app.training;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;
import org.kordamp.ikonli.materialdesign2.MaterialDesignS;
import yomikiri.app.board.BoardSnapshot;
import yomikiri.app.board.GameFace;
import yomikiri.app.board.GameStock;
import yomikiri.app.board.StillBoard;
import yomikiri.app.files.Export;
import yomikiri.app.play.table.Setup;
import yomikiri.app.shell.Focus;
import yomikiri.app.shell.Screen;
import yomikiri.app.text.Texts;
import yomikiri.app.training.form.TrainingForm;
import yomikiri.app.training.form.TrainingFormPane;
import yomikiri.app.training.kept.TrainingCell;
import yomikiri.app.training.kept.TrainingItem;
import yomikiri.app.training.kept.TrainingPage;
import yomikiri.app.training.kept.TrainingViewModel;
import yomikiri.app.training.kept.TrainingWords;
import yomikiri.app.training.page.ExactValues;
import yomikiri.app.training.page.StartPane;
import yomikiri.app.training.page.StartViewModel;
import yomikiri.app.training.page.TrainingPane;

/** The Training screen: the list of trainings, and beside it the one chosen or a new one. */
public final class TrainingView implements Screen {
  private final TrainingViewModel model;
  private final GameStock stock;
  private final Texts texts;
  private final Export export;
  private final List<GameFace> shelf;
  private final Around around;
  private final TrainingWords words;
  private final StillBoard board; // drawn once for all pages
  private TrainingForm form;
  private final ListView<TrainingItem> list = new ListView<>();
  private final StackPane content = new StackPane();
  private final HBox root;

  /**
   * What the screen needs of the rest of the app.
   *
   * @param folder of all trainings
   * @param solvers tell what is proven
   * @param onBoard gives what stands on the Play screen
   * @param play puts a game there
   */
  public record Around(
      Path folder,
      ExactValues solvers,
      Supplier<BoardSnapshot<?>> onBoard,
      Consumer<Setup<?>> play) {}

  public TrainingView(
      TrainingViewModel model, List<GameFace> shelf, Around around, Texts texts, Export export) {
    this.model = model;
    this.around = around;
    this.shelf = List.copyOf(shelf);
    this.stock = GameStock.of(shelf);
    this.texts = texts;
    this.export = export;
    this.words = new TrainingWords(texts, shelf);
    this.board = StillBoard.toExplore(shelf, texts);
    this.form = TrainingForm.of(stock);
    root = new HBox(side(), content);
    root.getStyleClass().add("lab");
    HBox.setHgrow(content, Priority.ALWAYS);
    content.setMinWidth(0);
    model.page().addListener((value, before, now) -> show(now));
    texts.language().addListener((value, before, now) -> speak());
    show(model.page().get());
  }

  private VBox side() {
    Button make = button("training.new", "training-new", MaterialDesignP.PLUS, this::make);
    make.getStyleClass().add("accent");
    Button start =
        button(
            "training.about",
            "training-about",
            MaterialDesignS.SCHOOL_OUTLINE,
            () -> model.page().set(new TrainingPage.Start()));
    list.setId("trainings");
    list.getStyleClass().add("studies");
    list.setItems(model.trainings());
    list.setCellFactory(view -> new TrainingCell(words));
    list.accessibleTextProperty().bind(texts.of("training.list"));
    list.setPlaceholder(quiet("training.none"));
    list.getSelectionModel()
        .selectedItemProperty()
        .addListener(
            (value, before, now) -> {
              if (now != null) {
                model.page().set(new TrainingPage.OfTraining(now));
              }
            });
    list.setOnKeyPressed(
        event -> {
          TrainingItem chosen = list.getSelectionModel().getSelectedItem();
          if (event.getCode() == KeyCode.DELETE && chosen != null) {
            model.delete(chosen);
            event.consume();
          }
        });
    VBox.setVgrow(list, Priority.ALWAYS);
    VBox side = new VBox(make, start, list);
    side.getStyleClass().add("lab-side");
    return side;
  }

  private Label quiet(String key) {
    Label words = new Label();
    words.getStyleClass().add("quiet-words");
    words.setWrapText(true);
    words.setMinHeight(Region.USE_PREF_SIZE);
    words.textProperty().bind(texts.of(key));
    return words;
  }

  private Button button(String key, String id, Ikon icon, Runnable action) {
    Button button = new Button();
    button.setId(id);
    button.textProperty().bind(texts.of(key));
    button.setGraphic(new FontIcon(icon));
    button.setMaxWidth(Double.MAX_VALUE);
    button.setOnAction(event -> action.run());
    return button;
  }

  private void make() {
    form = TrainingForm.of(stock);
    TrainingPage making = new TrainingPage.Making();
    if (model.page().get().equals(making)) {
      show(making);
    }
    model.page().set(making);
  }

  private void show(TrainingPage page) {
    if (page instanceof TrainingPage.OfTraining(TrainingItem item)) {
      list.getSelectionModel().select(item);
    } else {
      list.getSelectionModel().clearSelection();
    }
    Region now =
        switch (page) {
          case TrainingPage.Start start -> start();
          case TrainingPage.Making making ->
              new TrainingFormPane(
                  form,
                  texts,
                  words,
                  around.onBoard().get(),
                  plan -> model.begin(plan, form.name().get().strip()),
                  () -> model.page().set(new TrainingPage.Start()));
          case TrainingPage.OfTraining(TrainingItem item) -> page(item);
        };
    if (!(page instanceof TrainingPage.OfTraining)) {
      board.clear();
    }
    boolean hadKeyboard = hasKeyboard();
    content.getChildren().setAll(now);
    if (hadKeyboard) {
      now.applyCss();
      Focus.first(now).ifPresent(Focus::put);
    }
  }

  private TrainingPane page(TrainingItem item) {
    StartViewModel start = new StartViewModel(model::open, around.solvers(), around.folder());
    return new TrainingPane(
        model,
        item,
        start,
        new StartPane(start, board, shelf, texts, words, around.play()),
        texts,
        words,
        export);
  }

  /** Whether the keyboard is on the page. */
  private boolean hasKeyboard() {
    Node owner = content.getScene() == null ? null : content.getScene().getFocusOwner();
    return owner != null && Focus.isWithin(owner, content);
  }

  private VBox start() {
    Label title = new Label();
    title.getStyleClass().add("title");
    title.textProperty().bind(texts.of("training.title"));
    Button example =
        button(
            "training.example",
            "training-example",
            MaterialDesignP.PLAY,
            () -> model.begin(TrainingForm.example(stock), ""));
    example.setMaxWidth(Region.USE_PREF_SIZE);
    example.getStyleClass().add("accent");
    VBox start = new VBox(title, quiet("training.explained"), example, quiet("training.first"));
    start.getStyleClass().add("lab-start");
    return start;
  }

  /** Words that are not bound follow the language. */
  private void speak() {
    list.refresh();
    show(model.page().get());
  }

  @Override
  public Region root() {
    return root;
  }

  @Override
  public void shown() {
    model.shown();
  }

  @Override
  public void hidden() {
    model.hidden();
  }
}
