package yomikiri.app.jobs;

import static org.kordamp.ikonli.materialdesign2.MaterialDesignD.DELETE_OUTLINE;
import static org.kordamp.ikonli.materialdesign2.MaterialDesignP.PAUSE;
import static org.kordamp.ikonli.materialdesign2.MaterialDesignP.PLAY;
import static org.kordamp.ikonli.materialdesign2.MaterialDesignS.STOP_CIRCLE_OUTLINE;

import java.util.Optional;
import java.util.stream.Stream;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import yomikiri.app.jobs.JobSnapshot.JobState;
import yomikiri.app.text.Texts;
import yomikiri.app.ui.Controls;
import yomikiri.app.ui.Presence;

/** The buttons that pause, resume and stop a job, as far as its state allows. */
public final class JobButtons extends FlowPane {
  private final Button pause;
  private final Button goOn;
  private final Button stop;
  private final Button delete;

  /** {@code place} begins the ids of the buttons and the keys of their words. */
  public <D> JobButtons(JobList<D> jobs, Job<D> job, Texts texts, String place) {
    super(8, 8);
    pause = Controls.button(PAUSE, texts.of("lab.pause"), () -> jobs.pause(job));
    goOn = Controls.button(PLAY, texts.of("go-on"), () -> jobs.goOn(job), "accent");
    stop = Controls.button(STOP_CIRCLE_OUTLINE, texts.of(place + ".stop"), () -> jobs.stop(job));
    delete = Controls.icon(DELETE_OUTLINE, texts.of(place + ".delete"), () -> jobs.delete(job));
    pause.setId(place + "-pause");
    goOn.setId(place + "-go-on");
    stop.setId(place + "-stop");
    delete.setId(place + "-delete");
    all().forEach(Presence::atTimes);
    getChildren().addAll(pause, goOn, stop);
    Presence.when(
        this, pause.visibleProperty().or(goOn.visibleProperty()).or(stop.visibleProperty()));
  }

  private Stream<Button> all() {
    return Stream.of(pause, goOn, stop);
  }

  /**
   * What the job is called, with the button that deletes it: away from the others, into whose place
   * it must not slip when the job ends.
   */
  public HBox head(Label... names) {
    VBox words = new VBox(2, names);
    HBox.setHgrow(words, Priority.ALWAYS);
    HBox head = new HBox(8, words, delete);
    head.setAlignment(Pos.TOP_LEFT);
    return head;
  }

  /** Offers what can be done; {@code lost} runs if the keyboard was on a button that has gone. */
  public void show(JobState state, Runnable lost) {
    boolean hadKeyboard = hasKeyboard();
    boolean isOpen = state == JobState.STARTING || state == JobState.WORKING;
    boolean isPaused = state == JobState.PAUSED;
    pause.setVisible(isOpen);
    goOn.setVisible(isPaused || state == JobState.ENDING || state == JobState.STOPPED);
    stop.setVisible(isOpen || isPaused);
    if (hadKeyboard && !hasKeyboard()) {
      lost.run();
    }
  }

  private boolean hasKeyboard() {
    return all().anyMatch(one -> one.isFocused() && one.isVisible());
  }

  /** What is most likely wanted next. */
  public Optional<Node> next() {
    return Stream.<Node>of(pause, goOn).filter(Node::isVisible).findFirst();
  }
}
