package yomikiri.app.jobs;

import java.util.List;
import javafx.beans.value.ChangeListener;
import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import yomikiri.app.text.Texts;
import yomikiri.app.ui.Controls;
import yomikiri.app.ui.TwoEnds;
import yomikiri.app.ui.WrappingCell;

/** A job in the list: its title, state and progress. */
final class JobCell<D> extends WrappingCell<Job<D>> {
  private static final PseudoClass FAILED = PseudoClass.getPseudoClass("failed");

  private final JobWords<D> words;
  private final Texts texts;
  private final Label title = Controls.label("study-title");
  private final Label gist = Controls.label("study-players");
  private final Label state = Controls.label("study-state");
  private final Label done = Controls.styled(new Label(), "study-done");
  private final ProgressBar bar = new ProgressBar(0);
  private final VBox box;
  private final ChangeListener<JobSnapshot<D>> listener = (value, before, now) -> show(now);
  private @Nullable Job<D> shown;

  JobCell(JobWords<D> words, Texts texts) {
    this.words = words;
    this.texts = texts;
    bar.setMaxWidth(Double.MAX_VALUE);
    box = Controls.styled(new VBox(title, gist, bar, new TwoEnds(state, done)), "study-cell");
  }

  @Override
  protected void updateItem(@Nullable Job<D> job, boolean empty) {
    super.updateItem(job, empty);
    if (shown != null) {
      shown.snapshot().removeListener(listener);
    }
    shown = empty ? null : job;
    if (shown == null) {
      setGraphic(null);
      setAccessibleText(null);
    } else {
      shown.snapshot().addListener(listener);
      setGraphic(box);
      show(shown.snapshot().get());
    }
  }

  private void show(JobSnapshot<D> snapshot) {
    title.setText(words.title(snapshot));
    gist.setText(words.gist(snapshot));
    state.setText(words.state(snapshot));
    state.pseudoClassStateChanged(FAILED, snapshot.fault().isPresent());
    done.setText(words.done(snapshot));
    bar.setProgress(snapshot.done());
    setAccessibleText(
        texts.listed(
            List.of(title.getText(), gist.getText(), state.getText(), words.spoken(snapshot))));
  }
}
