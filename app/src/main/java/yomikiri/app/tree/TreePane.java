package yomikiri.app.tree;

import static org.kordamp.ikonli.materialdesign2.MaterialDesignA.ARROW_EXPAND_HORIZONTAL;
import static org.kordamp.ikonli.materialdesign2.MaterialDesignA.ARROW_LEFT;
import static org.kordamp.ikonli.materialdesign2.MaterialDesignC.CHEVRON_LEFT;
import static org.kordamp.ikonli.materialdesign2.MaterialDesignC.CHEVRON_RIGHT;
import static org.kordamp.ikonli.materialdesign2.MaterialDesignF.FIT_TO_PAGE_OUTLINE;
import static org.kordamp.ikonli.materialdesign2.MaterialDesignM.MAGNIFY_MINUS_OUTLINE;
import static org.kordamp.ikonli.materialdesign2.MaterialDesignM.MAGNIFY_PLUS_OUTLINE;
import static org.kordamp.ikonli.materialdesign2.MaterialDesignP.PAGE_FIRST;
import static org.kordamp.ikonli.materialdesign2.MaterialDesignP.PAGE_LAST;
import static org.kordamp.ikonli.materialdesign2.MaterialDesignP.PAUSE;
import static org.kordamp.ikonli.materialdesign2.MaterialDesignP.PLAY;

import atlantafx.base.controls.ProgressSliderSkin;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableBooleanValue;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.Slider;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;
import yomikiri.app.board.BoardPreview;
import yomikiri.app.board.GameUi;
import yomikiri.app.draw.Export;
import yomikiri.app.draw.ExportImage;
import yomikiri.app.draw.ExportMenu;
import yomikiri.app.shell.Buttons;
import yomikiri.app.shell.Command;
import yomikiri.app.store.FileKind;
import yomikiri.app.text.Figures;
import yomikiri.app.text.Texts;
import yomikiri.app.tree.TreeSnapshot.ExpansionScope;
import yomikiri.app.tree.TreeSnapshot.Remark;
import yomikiri.app.ui.ChoiceBoxes;
import yomikiri.app.ui.Controls;
import yomikiri.app.ui.Presence;
import yomikiri.engine.trace.TraceWriter;

/** The large view of a tree in place of the board: the tree, its steps, one node's facts. */
public final class TreePane extends VBox {
  private static final PseudoClass WARNING = PseudoClass.getPseudoClass("warning");
  private static final double ZOOM = 1.25;

  private final TreeViewModel model;
  private final TraceFiles traces;
  private final Texts texts;
  private final TreeWords words;
  private final Export export;
  private final BoardPreview board;
  private final Buttons buttons;
  private final TreeCanvas canvas;
  private final Label title = Controls.label("title");
  private final Label reach = Controls.styled(new Label(), "tree-reach");
  private final Label factsLabel = Controls.label("tree-facts");
  private final Label terms = Controls.label("tree-terms");
  private final Label remark = Controls.id("tree-remark", new Label());
  private final Label besideFacts = Controls.label("tree-facts");
  private final Label step = Controls.label("tree-step");
  private final Label left = Controls.label("tree-left");
  private final Label place = Controls.line("replay-place");
  private final Slider slider = Controls.id("tree-slider", new Slider(0, 1, 0));
  private final ComboBox<ExpansionScope> scope;
  private boolean following;

  /** A pane that shows and hides itself. */
  public TreePane(
      TreeViewModel model, TraceFiles traces, Texts texts, List<GameUi> gameList, Export export) {
    this.model = model;
    this.traces = traces;
    this.texts = texts;
    this.export = export;
    this.words = new TreeWords(texts, gameList);
    this.board = new BoardPreview(gameList, texts);
    this.buttons = new Buttons(texts);
    this.canvas = Controls.id("tree-canvas", new TreeCanvas(model, words));
    this.scope =
        ChoiceBoxes.of(
            texts,
            List.of(ExpansionScope.values()),
            each -> texts.get("tree.scope." + each.name().toLowerCase(Locale.ROOT)));
    getStyleClass().add("tree-pane");
    setMinWidth(0);
    Presence.withWords(terms);
    Presence.withWords(besideFacts);
    VBox lines = Controls.styled(new VBox(factsLabel, terms, besideFacts, step), "tree-lines");
    HBox foot = Controls.styled(new HBox(board, lines), "tree-foot");
    HBox.setHgrow(lines, Priority.ALWAYS);
    getChildren().addAll(header(), remarks(), canvases(), stepBar(), foot, bottom());
    Presence.when(this, model.when(TreeSnapshot::opened));
    listen();
    show();
  }

  /** Gives the tree the keyboard. */
  @Override
  public void requestFocus() {
    canvas.requestFocus();
  }

  /** What was found when the tree was looked through, and what can be done about it. */
  private HBox remarks() {
    remark.setWrapText(true);
    Controls.grow(remark);
    Button stop = Controls.button(texts.of("tree.trace.stop"), traces::stop);
    Presence.when(stop, model.when(now -> now.remark().filter(Remark::working).isPresent()));
    Button there = Controls.button(texts.of("tree.trace.there"), traces::goThere);
    Presence.when(there, model.when(now -> now.remark().filter(Remark::warning).isPresent()));
    HBox remarks = Controls.styled(new HBox(remark, stop, there), "tree-remarks");
    remarks.setAlignment(Pos.CENTER_LEFT);
    Presence.when(remarks, model.when(now -> now.remark().isPresent()));
    return remarks;
  }

  /** The tree, and beside it the one that it is compared with. */
  private HBox canvases() {
    TreeViewModel beside = model.beside();
    TreeCanvas other = Controls.id("tree-beside", new TreeCanvas(beside, words));
    beside
        .snapshot()
        .addListener(
            (value, before, now) -> {
              other.show(now.view().map(TreeSnapshot.View::laidOut));
              now.view().ifPresent(view -> other.reveal(view.laidOut().selected()));
              besideFacts.setText(now.view().map(view -> words.facts(view.facts())).orElse(""));
            });
    HBox canvases = Controls.styled(new HBox(canvas, other), "tree-canvases");
    Presence.when(other, beside.when(TreeSnapshot::opened));
    for (TreeCanvas each : List.of(canvas, other)) {
      each.setPrefWidth(1); // so that both get half
      HBox.setHgrow(each, Priority.ALWAYS);
    }
    VBox.setVgrow(canvases, Priority.ALWAYS);
    return canvases;
  }

  private void listen() {
    texts.language().addListener((value, before, now) -> show());
    model
        .snapshot()
        .addListener(
            (value, before, now) -> {
              if (!now.isSamePicture(before)) {
                show();
              }
              if (now.view().isPresent() && now.isOfAnotherTree(before)) {
                canvas.begin();
                canvas.requestFocus();
              }
            });
    slider
        .valueProperty()
        .addListener(
            (value, before, now) -> {
              if (!following) {
                model.goTo((int) Math.round(now.doubleValue()));
              }
            });
    scope.setOnAction(
        event -> {
          if (!following && scope.getValue() != null) {
            model.setScope(scope.getValue());
            canvas.begin();
          }
        });
  }

  private HBox header() {
    Presence.withWords(reach);
    VBox heading = new VBox(title, reach);
    heading.setAlignment(Pos.CENTER_LEFT);
    heading.setMinWidth(0);
    HBox.setHgrow(heading, Priority.ALWAYS);
    scope.setId("tree-scope");
    scope.accessibleTextProperty().bind(texts.of("tree.scope"));
    ButtonBase back = buttons.of(command("tree.back", ARROW_LEFT, always(), model::close));
    back.setId("tree-back");
    HBox header =
        new HBox(
            back,
            heading,
            icon("tree.smaller", MAGNIFY_MINUS_OUTLINE, () -> zoom(1 / ZOOM)),
            icon("tree.larger", MAGNIFY_PLUS_OUTLINE, () -> zoom(ZOOM)),
            whole(),
            wide());
    Buttons.iconsBelow(700, header, List.of(back));
    header.getStyleClass().add("header");
    header.setAlignment(Pos.CENTER_LEFT);
    return header;
  }

  private ButtonBase whole() {
    ButtonBase whole = icon("tree.whole", FIT_TO_PAGE_OUTLINE, canvas::fitAll);
    whole.setId("tree-whole");
    return whole;
  }

  private ButtonBase wide() {
    return buttons.icon(
        Command.toggle(
            "tree.wide",
            ARROW_EXPAND_HORIZONTAL,
            "",
            always(),
            model.when(TreeSnapshot::wide),
            model::toggleWide));
  }

  private HBox bottom() {
    Controls.grow(left);
    HBox bottom = Controls.styled(new HBox(left, save(), scope), "tree-bottom");
    bottom.setAlignment(Pos.CENTER_LEFT);
    return bottom;
  }

  private ExportMenu save() {
    ExportMenu save =
        ExportMenu.toFiles(
            export,
            "tree.save",
            new ExportMenu.Content(this::name, this::print, Optional.empty()),
            left);
    save.addText(FileKind.TRACE, this::trace);
    save.setId("tree-save");
    save.getStyleClass().add("flat");
    return save;
  }

  private String trace() {
    return model.now().view().map(view -> TraceWriter.write(view.tree().search())).orElse("");
  }

  private ExportImage print() {
    return canvas.print((title.getText() + " " + reach.getText()).strip());
  }

  /** What a file with the picture might be called. */
  private String name() {
    return model
        .now()
        .view()
        .map(view -> view.board().kit().game().id() + "-" + view.player().name())
        .orElse("");
  }

  private void zoom(double factor) {
    canvas.zoom(factor);
  }

  private HBox stepBar() {
    slider.setBlockIncrement(1);
    slider.accessibleTextProperty().bind(texts.of("tree.steps"));
    slider.setSkin(new ProgressSliderSkin(slider));
    HBox.setHgrow(slider, Priority.ALWAYS);
    HBox bar =
        new HBox(
            step("tree.first", PAGE_FIRST, notFirst(), () -> model.goTo(0)),
            step("tree.step-back", CHEVRON_LEFT, notFirst(), () -> model.goBy(-1)),
            player(),
            step("tree.step-forward", CHEVRON_RIGHT, notLast(), () -> model.goBy(1)),
            step("tree.last", PAGE_LAST, notLast(), () -> model.goTo(Integer.MAX_VALUE)),
            slider,
            place);
    bar.getStyleClass().add("replay-bar");
    bar.setAlignment(Pos.CENTER_LEFT);
    return bar;
  }

  private ButtonBase player() {
    FontIcon icon = new FontIcon(PLAY);
    icon.iconCodeProperty().bind(model.snapshot().map(now -> now.playing() ? PAUSE : PLAY));
    ButtonBase play = icon("tree.play", PLAY, model::togglePlaying);
    play.setGraphic(icon);
    play.setId("tree-play");
    return play;
  }

  private ButtonBase step(String key, Ikon icon, ObservableBooleanValue able, Runnable action) {
    ButtonBase button = Controls.styled(buttons.icon(command(key, icon, able, action)), "flat");
    return button;
  }

  private ButtonBase icon(String key, Ikon icon, Runnable action) {
    return step(key, icon, always(), action);
  }

  private static Command command(
      String key, Ikon icon, ObservableBooleanValue able, Runnable action) {
    return Command.of(key, icon, "", able, action);
  }

  private static ObservableBooleanValue always() {
    return new SimpleBooleanProperty(true);
  }

  private ObservableBooleanValue notFirst() {
    return model.when(now -> now.view().filter(view -> view.step() > 0).isPresent());
  }

  private ObservableBooleanValue notLast() {
    return model.when(now -> now.view().filter(view -> !view.isAtEnd()).isPresent());
  }

  private void showFacts(NodeFacts facts) {
    factsLabel.setText(words.facts(facts));
    terms.setText(words.terms(facts));
    String also = terms.getText().isEmpty() ? "" : texts.get("tree.also", terms.getText());
    canvas.setAccessibleText(factsLabel.getText() + also);
  }

  private void show() {
    model.now().view().ifPresent(this::show);
    remark.setText(model.now().remark().map(said -> said.text().in(texts)).orElse(""));
    remark.pseudoClassStateChanged(
        WARNING, model.now().remark().filter(Remark::warning).isPresent());
    if (!model.now().opened()) {
      board.clear();
    }
  }

  private void show(TreeSnapshot.View view) {
    following = true;
    slider.setMax(Math.max(1, view.length()));
    slider.setValue(view.step());
    scope.setValue(view.scope());
    following = false;
    place.setText(Figures.count(view.step()) + " / " + Figures.count(view.length()));
    String player = words.title(view.player());
    title.setText(model.now().outdated() ? texts.get("tree.outdated", player) : player);
    reach.setText(words.reach(view.reach()));
    showFacts(view.facts());
    step.setText(
        view.latest()
            .map(at -> texts.get("tree.step", Figures.count(view.step()), words.step(at)))
            .orElse(""));
    if (model.now().opened()) {
      board.show(view.board());
    }
    left.textProperty().unbind();
    left.setText(words.left(view.laidOut(), view.tree().replay().unrecorded()));
    left.pseudoClassStateChanged(WARNING, false);
    canvas.show(Optional.of(view.laidOut()));
    if (!view.isAtEnd()) {
      view.laidOut().boxes().stream()
          .filter(LaidOutTree.Box::latest)
          .forEach(box -> canvas.reveal(box.node()));
    }
  }
}
