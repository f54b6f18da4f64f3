package yomikiri.app;

import java.util.List;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import javafx.scene.Node;
import javafx.scene.control.TableView;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import yomikiri.app.jobs.JobSnapshot.JobState;
import yomikiri.app.lab.LabViewModel;
import yomikiri.app.lab.LabViewModel.LabPage;
import yomikiri.app.lab.Preset;
import yomikiri.app.lab.StudyName;
import yomikiri.engine.study.Study;
import yomikiri.engine.study.StudyEdit;
import yomikiri.engine.think.PlayerSpec;

/** The part of the {@link Tour} that goes through the Lab. */
final class LabTour {
  /** It has every picture there is. */
  private static final Study STUDY =
      exact(
          "mattix-4",
          10,
          PlayerSpec.of("alphabeta").with("depth", "1"),
          PlayerSpec.of("alphabeta").with("depth", "2"),
          PlayerSpec.of("random"));

  private static final Study LONG_STUDY =
      exact("mattix-6", 4000, PlayerSpec.of("perfect"), PlayerSpec.of("greedy"));

  private final Driver app;
  private final Consumer<String> see;

  /**
   * @param see looks at what is shown, by the name of the stop
   */
  LabTour(Driver app, Consumer<String> see) {
    this.app = app;
    this.see = see;
  }

  /** Walks it and returns to the board. */
  void walk() throws TimeoutException {
    LabViewModel lab = app.window().models().lab();
    app.interact(() -> lab.begin(STUDY, StudyName.NONE));
    app.await(() -> app.studyIs(JobState.FINISHED));
    app.keys(KeyCode.CONTROL, KeyCode.DIGIT4);
    for (int picture : new int[] {0, 1, 6}) { // alone, with a choice of pairings, the last
      app.interact(
          app.lookup(".kinds > .toggle-button")
                  .match(Node::isVisible)
                  .nth(picture)
                  .<ToggleButton>query()
              ::fire);
      see.accept("lab-picture-" + picture);
    }
    app.selectTab(".lab-tabs", 1);
    app.await(() -> !app.lookup("#games-table").queryAs(TableView.class).getItems().isEmpty());
    app.interact(() -> app.lookup("#games-table").queryTableView().getSelectionModel().select(0));
    see.accept("lab-games");
    app.selectTab(".lab-tabs", 3);
    see.accept("lab-definition");
    app.interact(() -> lab.page().set(new LabPage.Start()));
    see.accept("lab");
    app.interact(() -> lab.page().set(new LabPage.OfPreset(Preset.ADVANTAGE)));
    app.await(() -> app.lookup("#lab-run").tryQuery().isPresent());
    see.accept("lab-preset");
    app.interact(() -> app.lookup("#lab-new").queryButton().fire());
    app.interact(() -> app.lookup("#lab-games").queryTextInputControl().setText("7"));
    app.interact(() -> app.lookup("#lab-begin").queryButton().fire());
    app.interact(() -> app.node("#lab-begin").requestFocus()); // what is selected is no stop
    see.accept("lab-mistake");
    watchingStudies(lab);
    app.keys(KeyCode.CONTROL, KeyCode.DIGIT1);
  }

  private void watchingStudies(LabViewModel lab) throws TimeoutException {
    app.interact(() -> lab.begin(LONG_STUDY, StudyName.of(Preset.LUCK)));
    app.await(() -> app.lookup("#lab-watch-tab").tryQuery().isPresent());
    app.selectTab(".lab-tabs", 2);
    app.await(() -> app.lookup(".live-game .board-cell").tryQuery().isPresent());
    see.accept("lab-watch");
    app.interact(() -> lab.jobs().stop(lab.studies().getFirst()));
    app.await(() -> app.studyIs(JobState.STOPPED));
  }

  private static Study exact(String game, int games, PlayerSpec... players) {
    return StudyEdit.of(game, 2, List.of(players), games, 1).exact(true).study();
  }
}
