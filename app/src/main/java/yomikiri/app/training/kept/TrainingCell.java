package yomikiri.app.training.kept;

import java.util.List;
import javafx.beans.value.ChangeListener;
import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import yomikiri.app.shell.WrappingCell;

/** A training on the list: what it is, how far, what it does. */
public final class TrainingCell extends WrappingCell<TrainingItem> {
  private static final PseudoClass FAILED = PseudoClass.getPseudoClass("failed");

  private final TrainingWords words;
  private final Label title = new Label();
  private final Label plan = new Label();
  private final Label doing = new Label();
  private final Label done = new Label();
  private final ProgressBar bar = new ProgressBar(0);
  private final VBox box;
  private final ChangeListener<TrainingCard> listener = (value, before, now) -> show(now);
  private @Nullable TrainingItem shown;

  public TrainingCell(TrainingWords words) {
    this.words = words;
    title.getStyleClass().add("study-title");
    plan.getStyleClass().add("study-players");
    doing.getStyleClass().add("study-doing");
    done.getStyleClass().add("study-done");
    bar.setMaxWidth(Double.MAX_VALUE);
    for (Label label : List.of(title, plan, doing)) {
      label.setWrapText(true);
      label.setMinHeight(USE_PREF_SIZE);
    }
    doing.setMaxWidth(Double.MAX_VALUE);
    HBox.setHgrow(doing, Priority.ALWAYS);
    done.setMinWidth(USE_PREF_SIZE);
    box = new VBox(title, plan, bar, new HBox(6, doing, done));
    box.getStyleClass().add("study-cell");
  }

  @Override
  protected void updateItem(@Nullable TrainingItem item, boolean empty) {
    super.updateItem(item, empty);
    if (shown != null) {
      shown.card().removeListener(listener);
    }
    shown = empty ? null : item;
    if (shown == null) {
      setGraphic(null);
      setAccessibleText(null);
    } else {
      shown.card().addListener(listener);
      setGraphic(box);
      show(shown.card().get());
    }
  }

  private void show(TrainingCard card) {
    title.setText(words.title(card));
    plan.setText(card.plan().map(words::plan).orElse(""));
    doing.setText(words.doing(card));
    doing.pseudoClassStateChanged(FAILED, card.fault().isPresent());
    done.setText(words.done(card));
    bar.setProgress(card.done());
    setAccessibleText(
        String.join(", ", title.getText(), plan.getText(), doing.getText(), done.getText()));
  }
}
