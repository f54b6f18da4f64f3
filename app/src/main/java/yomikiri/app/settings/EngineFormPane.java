package yomikiri.app.settings;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.TextArea;
import javafx.scene.control.TextField;
import javafx.scene.control.TextInputControl;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import yomikiri.app.board.GameUi;
import yomikiri.app.text.Field;
import yomikiri.app.text.Texts;
import yomikiri.app.ui.ChoiceBoxes;
import yomikiri.app.ui.Controls;
import yomikiri.app.ui.FieldView;
import yomikiri.app.ui.FilePicker;
import yomikiri.app.ui.Focus;
import yomikiri.engine.game.GameKind;
import yomikiri.engine.outside.EngineEntry.Protocol;

/** The form in which an engine is set up. */
final class EngineFormPane extends VBox {
  private final EngineForm form;
  private final FilePicker picker;
  private final Texts texts;
  private final TextField name;

  EngineFormPane(
      EngineForm form,
      List<GameUi> gameList,
      FilePicker picker,
      Texts texts,
      Runnable save,
      Runnable cancel) {
    this.form = form;
    this.picker = picker;
    this.texts = texts;
    name = line("name", form.name());
    TextArea arguments = Controls.id("engine-arguments", new TextArea());
    arguments.setPrefRowCount(3);
    arguments.textProperty().bindBidirectional(form.arguments().text());
    Focus.leadOn(arguments);
    TextField program = line("program", form.program());
    TextField script = line("script", form.script());
    TextField folder = line("folder", form.folder());
    TextField memory = Controls.styled(line("memory", form.memory()), "number-field");
    for (TextField each : List.of(name, program, script, folder, memory)) {
      each.setOnAction(event -> save.run());
    }
    CheckBox restarts = Controls.id("engine-restarts", new CheckBox());
    restarts.textProperty().bind(texts.of("engines.restarts"));
    restarts.setWrapText(true);
    restarts.selectedProperty().bindBidirectional(form.restarts());
    Button ok = Controls.button(texts.of("library.note-save"), save, "accent");
    ok.setId("engine-save");
    FlowPane buttons = new FlowPane(10, 8, Controls.button(texts.of("new.cancel"), cancel), ok);
    getStyleClass().addAll("card", "engine-form");
    getChildren()
        .addAll(
            field("name", name, form.name(), name),
            field("program", program, form.program(), chosen(program, this::file)),
            field("script", script, form.script(), chosen(script, this::file)),
            field("arguments", arguments, form.arguments(), arguments),
            field("folder", folder, form.folder(), chosen(folder, this::folder)),
            new FieldView(texts.of("engines.protocol"), protocol()),
            games(gameList),
            field("memory", memory, form.memory(), memory),
            restarts,
            buttons);
  }

  /** Puts the keyboard into the first field. */
  void begin() {
    name.requestFocus();
  }

  private static TextField line(String id, Field<?> field) {
    TextField line = Controls.id("engine-" + id, new TextField());
    line.textProperty().bindBidirectional(field.text());
    return line;
  }

  private FieldView field(String key, TextInputControl input, Field<?> field, Node shown) {
    FieldView view = new FieldView(texts.of("engines." + key), shown);
    input.accessibleTextProperty().unbind();
    input.accessibleTextProperty().bind(texts.of("engines." + key));
    view.getChildren().add(Controls.label(texts.of("engines." + key + ".help"), "quiet-words"));
    return view.follow(field, input, texts);
  }

  private HBox chosen(TextField field, Supplier<Optional<Path>> ask) {
    Button choose =
        Controls.button(
            texts.of("engines.choose"),
            () -> ask.get().ifPresent(file -> field.setText(file.toString())),
            "small");
    Controls.grow(field);
    HBox row = Controls.styled(new HBox(field, choose), "row");
    return row;
  }

  private Optional<Path> file() {
    return picker.toOpen(getScene().getWindow(), List.of());
  }

  private Optional<Path> folder() {
    return picker.folder(getScene().getWindow(), texts.get("engines.folder"));
  }

  private ComboBox<Protocol> protocol() {
    ComboBox<Protocol> box =
        ChoiceBoxes.of(
            texts,
            List.of(Protocol.UGI, Protocol.GTP, Protocol.NBOARD),
            one -> texts.get("engines.protocol." + one.key()));
    box.setId("engine-protocol");
    ChoiceBoxes.settle(box, form.protocol());
    return box;
  }

  private FieldView games(List<GameUi> gameList) {
    FlowPane boxes = new FlowPane(14, 6);
    for (GameUi ui : gameList) {
      if (ui.kit().game().kind() != GameKind.JOINT) {
        String id = ui.kit().game().id();
        CheckBox box = Controls.id("engine-game-" + id, new CheckBox());
        box.textProperty().bind(texts.of(ui::name));
        box.setSelected(form.games().get().contains(id));
        box.selectedProperty().addListener((value, before, now) -> choose(id, now));
        boxes.getChildren().add(box);
      }
    }
    FieldView view = new FieldView(texts.of("engines.games"), boxes);
    view.getChildren().add(Controls.label(texts.of("engines.games.help"), "quiet-words"));
    return view;
  }

  private void choose(String id, boolean isPlayed) {
    Set<String> now = new TreeSet<>(form.games().get());
    if (isPlayed) {
      now.add(id);
    } else {
      now.remove(id);
    }
    form.games().set(Set.copyOf(now));
  }
}
