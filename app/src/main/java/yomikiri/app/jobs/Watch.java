package yomikiri.app.jobs;

import java.time.Duration;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import yomikiri.app.concurrent.Delays;
import yomikiri.app.text.Fault;

/** Looks twice a second at what is worked at, while somebody wants to know. */
final class Watch<C extends Card<C>> {
  private static final Duration LOOK = Duration.ofMillis(500);

  private final Keeper keeper;
  private final Delays delays;
  private final List<Item<C>> items;
  private final Consumer<Fault> trouble;
  private boolean isWanted;
  private Delays.@Nullable Pending looking;

  /**
   * @param items those there are at each moment
   * @param trouble hears of what cannot be seen, once until it changes
   */
  Watch(Keeper keeper, Delays delays, List<Item<C>> items, Consumer<Fault> trouble) {
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
      for (Item<C> item : items) {
        item.job().ifPresent(job -> keeper.look(job::look, seen -> saw(item, job, seen)));
      }
      keeper.look(() -> items, all -> look()); // not before all is seen
    }
  }

  private void saw(Item<C> item, Job<C> job, Sight<C> seen) {
    if (item.job().filter(job::equals).isEmpty()) {
      return;
    }
    C card = seen.on(item.card().get());
    Doing doing =
        switch (item.order()) {
          case GO_ON -> Doing.WORKING;
          case PAUSE -> card.isResting() ? Doing.PAUSED : Doing.ENDING;
          case STOP, DELETE -> Doing.ENDING;
        };
    item.show(card.with(doing));
    if (item.isNews(seen.trouble())) {
      seen.trouble().ifPresent(trouble);
    }
  }
}
