package yomikiri.app.jobs;

import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ChangeListener;
import javafx.collections.ListChangeListener;
import javafx.collections.ObservableList;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.ProgressBar;
import javafx.scene.control.SelectionMode;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.Ikon;
import yomikiri.app.speech.Announcement;
import yomikiri.app.speech.Topic;
import yomikiri.app.text.Texts;
import yomikiri.app.ui.Beside;
import yomikiri.app.ui.Controls;
import yomikiri.app.ui.Focus;
import yomikiri.app.ui.Presence;
import yomikiri.app.ui.TwoEnds;
import yomikiri.app.ui.WrappingCell;

/**
 * A list of jobs below some buttons, and beside it a page. ControlsFX's {@code TaskProgressView}
 * lists running tasks only to cancel them, with a button in English; these can also be chosen,
 * paused, resumed and deleted, whether they run or not.
 */
public final class JobListPane<D> extends StackPane {
  /** The width, at 100 %, from which the list stands beside the page, not above it. */
  private static final double BESIDE = 580;

  private final ListView<Job<D>> list;
  private final VBox side;
  private final StackPane content = Controls.styled(new StackPane(), "page-place");
  private final Texts texts;
  private boolean isChoosing;

  /** {@code open} shows what is chosen. */
  public JobListPane(
      Texts texts,
      JobWords<D> words,
      ObservableList<Job<D>> jobs,
      Consumer<? super List<Job<D>>> open,
      Consumer<? super Job<D>> delete) {
    this.texts = texts;
    list = Controls.styled(new ListView<>(jobs), "studies");
    list.setCellFactory(view -> new JobCell<>(words, texts));
    list.getSelectionModel()
        .getSelectedItems()
        .addListener(
            (ListChangeListener<Job<D>>)
                change -> {
                  if (!isChoosing && !chosen().isEmpty()) {
                    open.accept(chosen());
                  }
                });
    list.setOnKeyPressed(
        event -> {
          if (event.getCode() == KeyCode.DELETE && !chosen().isEmpty()) {
            chosen().forEach(delete);
            event.consume();
          }
        });
    VBox.setVgrow(list, Priority.ALWAYS);
    side = Controls.styled(new VBox(list), "lab-side");
    content.setMinWidth(0);
    getStyleClass().add("lab");
    Beside parts = Controls.styled(new Beside(BESIDE, 0, side, content, content), "list-and-page");
    getChildren().add(parts);
  }

  /** Names the list by {@code key}; {@code none} is the key of what stands there while empty. */
  public void name(String id, String key, String none) {
    list.setId(id);
    list.accessibleTextProperty().bind(texts.of(key));
    list.setPlaceholder(Controls.label(texts.of(none), "quiet-words"));
  }

  /** Lets people choose several; {@code key} is of the words that say so, once there are two. */
  public void chooseSeveral(String key) {
    list.getSelectionModel().setSelectionMode(SelectionMode.MULTIPLE);
    Label how = Controls.label(texts.of(key), "quiet-words");
    Presence.when(how, Bindings.size(list.getItems()).greaterThan(1));
    side.getChildren().add(how);
  }

  /** The jobs chosen, in the order of the list. */
  private List<Job<D>> chosen() {
    return list.getSelectionModel().getSelectedItems().stream().filter(Objects::nonNull).toList();
  }

  private void choose(List<Job<D>> wanted) {
    if (!chosen().equals(wanted)) {
      isChoosing = true;
      list.getSelectionModel().clearSelection();
      wanted.forEach(list.getSelectionModel()::select);
      isChoosing = false;
    }
  }

  /** A button, as wide as it may be. */
  public Button button(String key, String id, Ikon icon, Runnable action) {
    Button button = Controls.button(icon, texts.of(key), action);
    button.setMaxWidth(Double.MAX_VALUE);
    return Controls.id(id, button);
  }

  /** Puts another button above the list. */
  public Button add(String key, String id, Ikon icon, Runnable action) {
    Button button = button(key, id, icon, action);
    side.getChildren().add(side.getChildren().indexOf(list), button);
    return button;
  }

  /**
   * Shows a page; what it is called is read aloud, unless the list says what it is about.
   *
   * @param shown what the page is about
   * @param focus puts the keyboard on the page; done only if it was on the one before
   */
  public void show(List<Job<D>> shown, Region page, Runnable focus) {
    choose(shown);
    boolean hadKeyboard = hasKeyboard();
    content.getChildren().setAll(page);
    page.applyCss();
    if (shown.isEmpty() && page.lookup(".title") instanceof Label title) {
      Announcement.read(title, Topic.NOTICE, title.getText());
    }
    if (hadKeyboard) {
      focus.run();
    }
  }

  /** Whether the keyboard is on the page. */
  private boolean hasKeyboard() {
    Scene scene = content.getScene();
    Node owner = scene == null ? null : scene.getFocusOwner();
    return owner != null && Focus.isWithin(owner, content);
  }

  /** Says everything again in the language set. */
  public void speak() {
    list.refresh();
  }

  /** A job in the list: its title, state and progress. */
  private static final class JobCell<D> extends WrappingCell<Job<D>> {
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
}
