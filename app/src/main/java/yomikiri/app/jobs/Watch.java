package yomikiri.app.jobs;

import java.time.Duration;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import yomikiri.app.concurrent.UiScheduler;
import yomikiri.app.text.Fault;

/** Looks twice a second at what is worked at, while somebody wants to know. */
final class Watch<C extends Card<C>> {
  private static final Duration LOOK = Duration.ofMillis(500);

  private final JobRunner keeper;
  private final UiScheduler delays;
  private final List<Job<C>> items;
  private final Consumer<Fault> trouble;
  private boolean isWanted;
  private UiScheduler.@Nullable Pending looking;

  /**
   * @param items those there are at each moment
   * @param trouble hears of what cannot be seen, once until it changes
   */
  Watch(JobRunner keeper, UiScheduler delays, List<Job<C>> items, Consumer<Fault> trouble) {
    this.keeper = keeper;
    this.delays = delays;
    this.items = items;
    this.trouble = trouble;
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
    if (isWanted && looking == null && items.stream().anyMatch(item -> item.job().isPresent())) {
      looking = delays.after(LOOK, this::lookNow);
    }
  }

  void lookNow() {
    rest();
    if (isWanted) {
      for (Job<C> item : items) {
        item.job().ifPresent(job -> keeper.look(job::look, seen -> saw(item, job, seen)));
      }
      keeper.look(() -> items, all -> look()); // not before all is seen
    }
  }

  private void saw(Job<C> item, JobRun<C> job, Sight<C> seen) {
    if (item.job().filter(job::equals).isEmpty()) {
      return;
    }
    C card = seen.on(item.card().get());
    JobState doing =
        switch (item.order()) {
          case GO_ON -> JobState.WORKING;
          case PAUSE -> card.isResting() ? JobState.PAUSED : JobState.ENDING;
          case STOP, DELETE -> JobState.ENDING;
        };
    item.show(card.with(doing));
    if (item.isNews(seen.trouble())) {
      seen.trouble().ifPresent(trouble);
    }
  }
}
