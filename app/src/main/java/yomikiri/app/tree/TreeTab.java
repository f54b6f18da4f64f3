package yomikiri.app.tree;

import java.util.List;
import java.util.Optional;
import javafx.beans.value.ObservableValue;
import javafx.event.ActionEvent;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import yomikiri.app.board.GameUi;
import yomikiri.app.player.PlayerWords;
import yomikiri.app.text.Texts;
import yomikiri.app.ui.ChoiceBoxes;
import yomikiri.app.ui.Controls;
import yomikiri.app.ui.CopyDetails;
import yomikiri.app.ui.PlainScroll;
import yomikiri.app.ui.Presence;
import yomikiri.app.ui.SettingFields;
import yomikiri.engine.think.PlayerSpec;

/** The tab that sets up a search to be shown: player, settings, button; and the legend. */
public final class TreeTab extends StackPane {
  private final TreeViewModel model;
  private final PlayerForm form;
  private final Texts texts;
  private final PlayerWords words;
  private final TreeWords trees;
  private final ComboBox<PlayerSpec> players;
  private final Label fault = Controls.label("mistake");
  private final CopyDetails details;
  private final Legend legend;

  /** A tab that keeps itself up to date. */
  public TreeTab(TreeViewModel model, Texts texts, List<GameUi> gameList) {
    this.model = model;
    this.form = model.form();
    this.texts = texts;
    this.words = new PlayerWords(texts);
    this.trees = new TreeWords(texts, gameList);
    this.legend = new Legend(texts, trees);
    Presence.when(legend, model.when(TreeSnapshot::opened));
    players = ChoiceBoxes.of(texts, List.<PlayerSpec>of(), spec -> words.player(spec.name()));
    players.setId("tree-player");
    players.accessibleTextProperty().bind(texts.of("tree.player"));
    SettingFields fields = new SettingFields(form.settings(), texts);
    fields.addEventHandler(ActionEvent.ACTION, event -> model.run());
    details = new CopyDetails(texts);
    Presence.withWords(fault);
    VBox content =
        new VBox(
            Controls.label(texts.of("tree.invitation"), "quiet-words"),
            players,
            fields,
            fault,
            details,
            buttons(),
            legend);
    content.getStyleClass().add("tree-tab");
    ScrollPane scroll = new PlainScroll(content);
    getChildren().add(scroll);
    listen();
    offer();
    showLegend();
  }

  private HBox buttons() {
    ObservableValue<String> key =
        model
            .snapshot()
            .map(
                now ->
                    now.waiting() ? "tree.waiting" : now.running() ? "tree.running" : "tree.show");
    Button show = Controls.button(key.flatMap(texts::of), model::run, "accent");
    show.setId("tree-show");
    show.disableProperty().bind(model.when(now -> !now.canRun() || now.running()));
    Button stop = Controls.button(texts.of("tree.stop"), model::stop);
    Presence.when(stop, model.when(TreeSnapshot::running));
    Button open = Controls.button(texts.of("tree.open"), model::open);
    Presence.when(open, model.when(now -> now.view().isPresent() && !now.opened()));
    HBox buttons = Controls.styled(new HBox(show, stop, open), "tree-buttons");
    return buttons;
  }

  private void listen() {
    form.choices().addListener((value, before, now) -> offer());
    form.choice().addListener((value, before, now) -> players.setValue(now.orElse(null)));
    players.setOnAction(event -> choose(players.getValue()));
    model
        .snapshot()
        .addListener(
            (value, before, now) -> {
              if (!now.failed().equals(before.failed())) {
                showFault();
              }
              if (now.isOfAnotherTree(before)) {
                showLegend();
              }
            });
    texts
        .language()
        .addListener(
            (value, before, now) -> {
              showFault();
              showLegend();
            });
  }

  private void offer() {
    players.getItems().setAll(form.choices().get());
    players.setValue(form.choice().get().orElse(null));
  }

  private void choose(@Nullable PlayerSpec spec) {
    if (spec != null) {
      form.choice().set(Optional.of(spec));
    }
  }

  private void showLegend() {
    model.now().view().ifPresent(view -> legend.show(view.player(), view.marks(), view.facts()));
  }

  private void showFault() {
    Optional<String> failed = model.now().failed();
    fault.setText(failed.isPresent() ? texts.get("tree.failed") : "");
    details.show(failed);
  }
}
