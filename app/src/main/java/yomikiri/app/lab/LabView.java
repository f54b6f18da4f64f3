package yomikiri.app.lab;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignF;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;
import yomikiri.app.board.GameFace;
import yomikiri.app.board.GameStock;
import yomikiri.app.chart.StudyPictures;
import yomikiri.app.files.FilePicker;
import yomikiri.app.lab.form.StudyForm;
import yomikiri.app.lab.form.StudyFormPane;
import yomikiri.app.lab.games.GamesViewModel;
import yomikiri.app.lab.preset.PresetPane;
import yomikiri.app.lab.preset.PresetShelf;
import yomikiri.app.lab.preset.StartPane;
import yomikiri.app.lab.studies.LabViewModel;
import yomikiri.app.lab.studies.LabWords;
import yomikiri.app.lab.studies.Naming;
import yomikiri.app.lab.studies.Page;
import yomikiri.app.lab.studies.Preset;
import yomikiri.app.lab.studies.StudyCell;
import yomikiri.app.lab.studies.StudyItem;
import yomikiri.app.lab.study.StudyPane;
import yomikiri.app.lab.study.WallViewModel;
import yomikiri.app.play.table.SavedGame;
import yomikiri.app.shell.Focus;
import yomikiri.app.shell.Screen;
import yomikiri.app.store.UserFiles;
import yomikiri.app.text.Texts;
import yomikiri.app.thinking.Delays;
import yomikiri.engine.study.Study;

/** The Lab: the list of studies, and beside it the one chosen, a new one or the presets. */
public final class LabView implements Screen {
  private final LabViewModel model;
  private final GameStock stock;
  private final Texts texts;
  private final Delays delays;
  private final UserFiles files;
  private final FilePicker picker;
  private final Consumer<? super SavedGame<?>> open;
  private final LabWords words;
  private final StudyForm form;
  private final PresetShelf presets;
  private final ListView<StudyItem> list = new ListView<>();
  private final StackPane content = new StackPane();
  private final HBox root;
  private @Nullable StudyPane study;
  private boolean isShown;

  /**
   * @param files where pictures and numbers are saved
   * @param open puts a game on the table and shows it
   */
  public LabView(
      LabViewModel model,
      List<GameFace> shelf,
      Texts texts,
      Delays delays,
      UserFiles files,
      FilePicker picker,
      Consumer<? super SavedGame<?>> open) {
    this.model = model;
    this.stock = GameStock.of(shelf);
    this.texts = texts;
    this.delays = delays;
    this.files = files;
    this.picker = picker;
    this.open = open;
    this.words = new LabWords(texts, shelf);
    this.form = StudyForm.of(stock);
    this.presets = new PresetShelf(model.lab(), stock::kit);
    root = new HBox(side(), content);
    root.getStyleClass().add("lab");
    HBox.setHgrow(content, Priority.ALWAYS);
    content.setMinWidth(0);
    model.page().addListener((value, before, now) -> show(now));
    texts.language().addListener((value, before, now) -> speak());
    show(model.page().get());
  }

  private VBox side() {
    Button make = button("lab.new", "lab-new", MaterialDesignP.PLUS, this::make);
    make.getStyleClass().add("accent");
    Button folder =
        button("lab.open", "lab-open", MaterialDesignF.FOLDER_OPEN_OUTLINE, this::choose);
    Button start =
        button(
            "lab.presets",
            "lab-presets",
            MaterialDesignF.FLASK_OUTLINE,
            () -> model.page().set(new Page.Start()));
    list.setId("lab-studies");
    list.getStyleClass().add("studies");
    list.setItems(model.studies());
    list.setCellFactory(view -> new StudyCell(words));
    list.accessibleTextProperty().bind(texts.of("lab.studies"));
    Label none = new Label();
    none.getStyleClass().add("quiet-words");
    none.setWrapText(true);
    none.textProperty().bind(texts.of("lab.none"));
    list.setPlaceholder(none);
    list.getSelectionModel()
        .selectedItemProperty()
        .addListener(
            (value, before, now) -> {
              if (now != null) {
                model.page().set(new Page.OfStudy(now));
              }
            });
    list.setOnKeyPressed(
        event -> {
          StudyItem chosen = list.getSelectionModel().getSelectedItem();
          if (event.getCode() == KeyCode.DELETE && chosen != null) {
            model.delete(chosen);
            event.consume();
          }
        });
    VBox.setVgrow(list, Priority.ALWAYS);
    VBox side = new VBox(make, start, folder, list);
    side.getStyleClass().add("lab-side");
    return side;
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
    form.clear();
    model.page().set(new Page.Making());
  }

  private void choose() {
    picker.folder(root.getScene().getWindow(), texts.get("lab.open")).ifPresent(model::open);
  }

  private void show(Page page) {
    if (study != null) {
      study.hidden();
      study = null;
    }
    StudyItem chosen = page instanceof Page.OfStudy(StudyItem item) ? item : null;
    if (chosen == null) {
      list.getSelectionModel().clearSelection();
    } else {
      list.getSelectionModel().select(chosen);
    }
    Region now =
        switch (page) {
          case Page.Start start ->
              new StartPane(
                  texts, words, presets, preset -> model.page().set(new Page.OfPreset(preset)));
          case Page.Making making ->
              new StudyFormPane(
                  form, texts, words, this::begin, () -> model.page().set(new Page.Start()));
          case Page.OfPreset(Preset preset) ->
              new PresetPane(preset, presets, texts, words, this::run, this::change);
          case Page.OfStudy(StudyItem item) -> paneOf(item);
        };
    boolean hadKeyboard = hasKeyboard();
    content.getChildren().setAll(now);
    if (hadKeyboard) {
      now.applyCss();
      switch (now) {
        case StudyPane pane -> pane.focus();
        case PresetPane pane -> pane.focus();
        default -> Focus.first(now).ifPresent(Focus::put);
      }
    }
  }

  /** Whether the keyboard is on the page. */
  private boolean hasKeyboard() {
    Scene scene = content.getScene();
    Node owner = scene == null ? null : scene.getFocusOwner();
    return owner != null && Focus.isWithin(owner, content);
  }

  private Region paneOf(StudyItem item) {
    GamesViewModel games = new GamesViewModel(model.lab(), item, stock, open, model::tell);
    WallViewModel wall = new WallViewModel(model.lab(), item, delays);
    Supplier<StudyPictures> pictures =
        () ->
            new StudyPictures(
                words.names(),
                item.card().map(card -> card.findings().orElseThrow()),
                delays,
                files,
                picker);
    StudyPane made = new StudyPane(model, item, games, wall, pictures, texts, words);
    study = made;
    if (isShown) {
      made.shown();
    }
    return made;
  }

  private void begin(Study made) {
    model.begin(made, form.naming());
  }

  private void run(Preset preset, List<Study> studies) {
    studies.forEach(each -> model.begin(each, Naming.of(preset)));
  }

  private void change(Preset preset, Study from) {
    form.fill(from, preset);
    model.page().set(new Page.Making());
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
    isShown = true;
    model.shown();
    if (study != null) {
      study.shown();
    }
  }

  @Override
  public void hidden() {
    isShown = false;
    model.hidden();
    if (study != null) {
      study.hidden();
    }
  }
}
