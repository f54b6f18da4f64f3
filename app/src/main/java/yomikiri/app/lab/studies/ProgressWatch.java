package yomikiri.app.lab.studies;

import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;
import yomikiri.app.lab.studies.StudyCard.Doing;
import yomikiri.app.thinking.Delays;
import yomikiri.engine.study.run.Progress;
import yomikiri.engine.study.run.StudyRun;

/** Looks twice a second at how far studies have come, while somebody wants to know. */
final class ProgressWatch {
  private static final Duration LOOK = Duration.ofMillis(500);

  private final Laboratory lab;
  private final Delays delays;
  private final List<StudyItem> studies;
  private boolean isWanted;
  private Delays.@Nullable Pending looking;

  /**
   * @param studies those there are at each moment
   */
  ProgressWatch(Laboratory lab, Delays delays, List<StudyItem> studies) {
    this.lab = lab;
    this.delays = delays;
    this.studies = studies;
  }

  void shown() {
    isWanted = true;
    look();
  }

  void hidden() {
    isWanted = false;
    rest();
  }

  private void rest() {
    if (looking != null) {
      looking.cancel();
      looking = null;
    }
  }

  /** Goes on looking if there is something to see. */
  void look() {
    if (isWanted && looking == null && studies.stream().anyMatch(item -> item.run().isPresent())) {
      looking = delays.after(LOOK, this::lookNow);
    }
  }

  void lookNow() {
    rest();
    if (!isWanted) {
      return;
    }
    for (StudyItem item : studies) {
      item.run().ifPresent(run -> lab.look(run::progress, seen -> saw(item, run, seen)));
    }
    look();
  }

  private static void saw(StudyItem item, StudyRun<?> run, Progress seen) {
    if (item.run().filter(run::equals).isPresent()) {
      Doing doing =
          switch (item.order()) {
            case GO_ON -> Doing.PLAYING;
            case PAUSE -> seen.state() == Progress.State.PAUSED ? Doing.PAUSED : Doing.ENDING;
            case STOP, DELETE -> Doing.ENDING;
          };
      item.show(item.card().get().with(doing, seen));
    }
  }
}
