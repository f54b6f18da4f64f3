package yomikiri.app.settings;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.geometry.Side;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Label;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TextArea;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;
import yomikiri.app.board.GameUi;
import yomikiri.app.draw.Export;
import yomikiri.app.settings.EnginesViewModel.Trial;
import yomikiri.app.speech.Announcement;
import yomikiri.app.speech.Topic;
import yomikiri.app.store.FileKind;
import yomikiri.app.text.Figures;
import yomikiri.app.text.Texts;
import yomikiri.app.ui.Controls;
import yomikiri.app.ui.CopyDetails;
import yomikiri.app.ui.FilePicker;
import yomikiri.app.ui.WhileShown;
import yomikiri.engine.exam.ExamPage;
import yomikiri.engine.exam.ExamReport;
import yomikiri.engine.outside.EngineEntry;
import yomikiri.engine.outside.EngineTrial;
import yomikiri.engine.think.GameKit;

/** The engines, each with what can be done with it, or the form in which one is set up. */
final class EnginesPane extends VBox {
  private final EnginesViewModel model;
  private final List<GameUi> gameList;
  private final Export export;
  private final FilePicker picker;
  private final Texts texts;
  private final VBox list = Controls.styled(new VBox(), "engines");
  private Optional<Trial> shown = Optional.empty();
  private Label progressWords = new Label();

  EnginesPane(
      EnginesViewModel model,
      List<GameUi> gameList,
      Export export,
      FilePicker picker,
      Texts texts) {
    this.export = export;
    this.model = model;
    this.gameList = List.copyOf(gameList);
    this.picker = picker;
    this.texts = texts;
    Button add =
        Controls.button(MaterialDesignP.PLUS, texts.of("engines.add"), model::add, "accent");
    add.setId("engine-add");
    Label about = Controls.label(texts.of("engines.about"), "quiet-words");
    VBox head = new VBox(10, about, add);
    getStyleClass().add("engines");
    WhileShown.follow(
        this,
        model.form(),
        form -> getChildren().setAll(form.<Node>map(this::form).orElse(new VBox(14, head, list))));
    WhileShown.follow(this, model.all(), all -> show());
    WhileShown.follow(this, model.trial(), this::show);
    WhileShown.of(this, texts.language()).addListener((value, before, now) -> show());
  }

  private Node form(EngineForm form) {
    EngineFormPane pane =
        new EngineFormPane(form, gameList, picker, texts, model::save, model::cancel);
    pane.sceneProperty()
        .subscribe(
            scene -> {
              if (scene != null) {
                pane.begin();
              }
            });
    return pane;
  }

  /** What only tells how far it is leaves the rest alone, such as an open menu. */
  private void show(Optional<Trial> trial) {
    boolean goesOn =
        trial.isPresent()
            && trial.get().isRunning()
            && shown.filter(Trial::isRunning).map(Trial::engine).equals(trial.map(Trial::engine))
            && shown.map(Trial::isExam).equals(trial.map(Trial::isExam));
    shown = trial;
    if (goesOn) {
      progressWords.setText(words(trial.get()));
    } else {
      show();
    }
  }

  private void show() {
    String focused =
        getScene() == null || getScene().getFocusOwner() == null
            ? ""
            : String.valueOf(getScene().getFocusOwner().getId());
    List<EngineEntry> all = model.all().get();
    list.getChildren()
        .setAll(
            all.isEmpty()
                ? List.of(Controls.words(texts.get("engines.none"), "library-nothing"))
                : all.stream().map(this::card).toList());
    Optional.ofNullable(list.lookup("#" + focused.replace(".", "\\.")))
        .filter(node -> !focused.isEmpty())
        .ifPresent(Node::requestFocus);
  }

  private VBox card(EngineEntry entry) {
    String name = entry.name();
    Label command =
        Controls.words(
            String.join(
                " ",
                Stream.of(
                        Stream.of(entry.program()),
                        Stream.of(entry.script()).filter(script -> !script.isEmpty()),
                        entry.arguments().stream())
                    .flatMap(part -> part)
                    .toList()),
            "quiet-words");
    FlowPane buttons =
        new FlowPane(
            8,
            8,
            button("test", name, () -> model.test(entry)),
            examine(entry),
            button("edit", name, () -> model.edit(entry)),
            button("duplicate", name, () -> model.duplicate(entry)),
            button("remove", name, () -> model.remove(entry)));
    VBox card = new VBox(Controls.words(name, "subtitle"), Controls.words(facts(entry)), command);
    card.getStyleClass().addAll("card", "engine-card");
    card.getChildren().add(buttons);
    model
        .trial()
        .get()
        .filter(trial -> trial.engine().equals(name))
        .ifPresent(trial -> card.getChildren().add(outcome(trial)));
    return card;
  }

  /** Asks for the game where there are several. */
  private Button examine(EngineEntry entry) {
    List<GameKit<?>> games = model.games(entry);
    if (games.size() < 2) {
      return button("examine", entry.name(), () -> model.examine(entry));
    }
    ContextMenu menu = new ContextMenu();
    for (GameKit<?> kit : games) {
      MenuItem item = new MenuItem(game(kit.game().id()));
      item.setOnAction(event -> model.examine(entry, kit));
      menu.getItems().add(item);
    }
    Button button = button("examine", entry.name(), () -> {});
    button.setOnAction(event -> menu.show(button, Side.BOTTOM, 0, 0));
    return button;
  }

  private Button button(String what, String name, Runnable action) {
    Button button = Controls.button(texts.of("engines." + what), action, "small");
    button.setId("engine-" + what + "-" + name);
    button.setAccessibleText(texts.get("joined.colon", name, texts.get("engines." + what)));
    return button;
  }

  private String facts(EngineEntry entry) {
    List<String> facts =
        new ArrayList<>(List.of(texts.get("engines.protocol." + entry.protocol().key())));
    facts.add(
        entry.games().isEmpty()
            ? texts.get("engines.all-games")
            : texts.listed(entry.games().stream().map(this::game).toList()));
    if (entry.memory() > 0) {
      facts.add(texts.get("setting-set.memory", entry.memory()));
    }
    if (entry.restarts()) {
      facts.add(texts.get("engines.restarts"));
    }
    return String.join(" \u00b7 ", facts);
  }

  private String game(String id) {
    return gameList.stream()
        .filter(ui -> ui.kit().game().id().equals(id))
        .findFirst()
        .map(ui -> ui.name(texts))
        .orElse(id);
  }

  private VBox outcome(Trial trial) {
    Label words = Controls.id("engine-outcome", Controls.words(words(trial)));
    progressWords = words;
    CopyDetails.beside(words, texts).show(trial.fault().flatMap(fault -> fault.details(texts)));
    VBox outcome = new VBox(8, words);
    if (trial.isRunning()) {
      outcome.getChildren().add(button("stop", trial.engine(), model::stop));
    } else {
      Announcement.make(words, Topic.NOTICE, words.getText());
    }
    trial.outcome().ifPresent(done -> outcome.getChildren().addAll(complaints(done)));
    trial.report().ifPresent(report -> outcome.getChildren().addAll(found(trial, report)));
    return outcome;
  }

  /** The faults in words, and the way to all figures. */
  private List<Node> found(Trial trial, ExamReport report) {
    List<Node> found = new ArrayList<>();
    report.faults().forEach(one -> found.add(Controls.words(texts.get("exam." + one.key()))));
    String name = trial.engine();
    found.add(
        new FlowPane(
            8,
            8,
            button(
                "exam-page", name, () -> save(trial, FileKind.PAGE, ExamPage.html(only(report)))),
            button(
                "exam-data", name, () -> save(trial, FileKind.DATA, ExamPage.json(only(report))))));
    return found;
  }

  private static List<ExamReport> only(ExamReport report) {
    return List.of(report);
  }

  private void save(Trial trial, FileKind kind, String text) {
    export.saveText(getScene().getWindow(), kind, trial.engine(), text, model::show);
  }

  private String words(Trial trial) {
    if (trial.fault().isPresent()) {
      return trial.fault().get().in(texts);
    }
    if (trial.report().isPresent()) {
      ExamReport report = trial.report().get();
      int faults = report.faults().size();
      String game = game(report.game());
      return faults == 0
          ? texts.get("engines.exam-sound", game, report.answers())
          : texts.get("engines.exam-faults", game, faults);
    }
    if (trial.isExam()) {
      return texts.get("engines.examining", trial.done());
    }
    if (trial.outcome().isEmpty()) {
      return trial.done() == 0
          ? texts.get("engines.starting")
          : texts.get("engines.playing", trial.done());
    }
    EngineTrial done = trial.outcome().get();
    return done.fault()
        .map(
            fault ->
                texts.get(
                    "engines.faulty",
                    texts.get("engine.fault." + fault.kind().key(), trial.engine()),
                    game(done.game()),
                    done.plies()))
        .orElseGet(
            () ->
                texts.get(
                    "engines.sound",
                    game(done.game()),
                    done.plies(),
                    Figures.shortSeconds(Math.ceilDiv(done.slowestNanos(), 1_000_000) / 1000.0)));
  }

  private List<Region> complaints(EngineTrial done) {
    if (done.complaints().isEmpty()) {
      return List.of(Controls.words(texts.get("engines.silent"), "quiet-words"));
    }
    Label title = Controls.words(texts.get("engines.complaints"), "small-name");
    TextArea lines = new TextArea(String.join("\n", done.complaints()));
    lines.setId("engine-complaints");
    lines.setEditable(false);
    lines.setPrefRowCount(Math.min(10, done.complaints().size() + 1));
    title.setLabelFor(lines);
    lines.setAccessibleText(title.getText());
    return List.of(title, lines);
  }
}
