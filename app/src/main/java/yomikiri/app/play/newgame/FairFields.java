package yomikiri.app.play.newgame;

import java.util.OptionalLong;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import yomikiri.app.play.session.FairLayoutTask;
import yomikiri.app.text.Figures;
import yomikiri.app.text.Texts;
import yomikiri.app.ui.ChoiceBoxes;
import yomikiri.app.ui.Controls;
import yomikiri.app.ui.Presence;
import yomikiri.engine.think.GameKit;

/** How fair a layout is to be, and how far the search for it has come. */
final class FairFields extends VBox {
  private final Texts texts;
  private final FairLayoutTask search;
  private final Label progress = Controls.id("fair-progress", Controls.line());

  /** {@code kit} is the game chosen. */
  FairFields(FairLayoutTask search, ObservableValue<GameKit<?>> kit, Texts texts) {
    super(6);
    this.search = search;
    this.texts = texts;
    ComboBox<Integer> span =
        ChoiceBoxes.of(
            texts,
            FairLayoutTask.SPANS,
            most -> most == 0 ? texts.get("new.fair.exact") : texts.get("new.fair.within", most));
    span.setId("fair-span");
    span.valueProperty().bindBidirectional(search.span());
    span.accessibleTextProperty().bind(texts.of("new.fair.help"));
    Label help =
        Controls.label(
            kit.flatMap(
                chosen ->
                    texts.of(
                        FairLayoutTask.hasFairStarts(chosen)
                            ? "new.fair.help-glance"
                            : "new.fair.help")),
            "quiet-words");
    Presence.when(span, kit.map(chosen -> !FairLayoutTask.hasFairStarts(chosen)));
    ProgressBar bar = new ProgressBar();
    bar.setMaxWidth(Double.MAX_VALUE);
    bar.accessibleTextProperty().bind(progress.textProperty());
    HBox.setHgrow(bar, Priority.ALWAYS);
    progress.setAccessibleRole(AccessibleRole.TEXT);
    HBox row = new HBox(8, bar, progress);
    row.setAlignment(Pos.CENTER_LEFT);
    Presence.when(row, search.tried().map(OptionalLong::isPresent));
    getChildren().addAll(span, help, row);
    search.tried().addListener(change -> showProgress());
    texts.language().addListener(change -> showProgress());
    showProgress();
  }

  private void showProgress() {
    progress.setText(texts.get("new.fair.tried", Figures.count(search.tried().get().orElse(0))));
  }
}
