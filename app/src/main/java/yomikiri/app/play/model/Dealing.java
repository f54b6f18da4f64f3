package yomikiri.app.play.model;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Consumer;
import java.util.function.LongConsumer;
import java.util.function.LongSupplier;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;
import yomikiri.app.concurrent.BackgroundTasks;
import yomikiri.app.concurrent.UiScheduler;
import yomikiri.app.play.session.FairLayoutTask;
import yomikiri.app.play.session.GameSetup;
import yomikiri.app.play.session.PlayEvent;
import yomikiri.app.play.session.PlaySession;
import yomikiri.app.text.Details;

/**
 * Deals the layouts of games that are begun without a form. Where the game tells which of them are
 * even, one of those is looked for in the background; the game on the board stays until it is
 * found.
 */
public final class Dealing {
  private static final Duration PATIENCE = Duration.ofMillis(300);

  private final SharedState state;
  private final UiScheduler scheduler;
  private final LongSupplier seeds;
  private final Consumer<GameSetup<?>> begin;
  private final FairLayoutTask search;
  private final ReadOnlyObjectWrapper<OptionalLong> looking =
      new ReadOnlyObjectWrapper<>(OptionalLong.empty());
  private UiScheduler.@Nullable Pending pending;

  /** {@code begin} begins a game in place of the one on the board. */
  Dealing(
      SharedState state,
      BackgroundTasks background,
      UiScheduler scheduler,
      LongSupplier seeds,
      Consumer<GameSetup<?>> begin) {
    this.state = state;
    this.scheduler = scheduler;
    this.seeds = seeds;
    this.begin = begin;
    this.search = new FairLayoutTask(background);
  }

  /** The same players on a new layout. */
  public void again() {
    dealt(session().anew());
  }

  /** A game on a new layout. */
  void dealt(GameSetup<?> setup) {
    deal(setup, setup.wantsEven(), seed -> begin.accept(setup.dealt(seed)));
  }

  /** A game on a layout that is worth about the same to both, in a game in which such are found. */
  void fair(GameSetup<?> setup) {
    search(setup, seed -> begin.accept(setup.dealt(seed)));
  }

  /** The players on each other's seats, on a new layout. */
  public void againSwapped() {
    dealt(session().anew().swapped());
  }

  /** The same players on the same layout. */
  public void sameLayoutAgain() {
    begin.accept(session().anew());
  }

  /** The same game on a new layout, which is even whatever the one of {@code setup} is. */
  public void even(GameSetup<?> setup) {
    deal(setup, true, seed -> begin.accept(setup.dealt(seed)));
  }

  /** The round that follows the one on the board. */
  void nextRound(Consumer<PlaySession<?>> then) {
    PlaySession<?> before = session();
    boolean dealt = !before.setup().terms().sameLayout();
    deal(
        before.setup(),
        dealt && before.setup().wantsEven(),
        seed -> then.accept(before.nextRound(seed)));
  }

  private PlaySession<?> session() {
    return state.live;
  }

  private void deal(GameSetup<?> setup, boolean even, LongConsumer then) {
    stop();
    if (!even || !FairLayoutTask.hasFairStarts(setup.kit())) {
      then.accept(seeds.getAsLong());
      return;
    }
    search(setup, then);
  }

  private void search(GameSetup<?> setup, LongConsumer then) {
    stop();
    search.begin(
        setup.kit(), List.of(), seeds.getAsLong(), found -> found(found, then), this::failed);
    pending =
        scheduler.after(
            PATIENCE,
            () -> {
              pending = null;
              looking.bind(search.tried());
            });
  }

  private void found(Optional<Long> seed, LongConsumer then) {
    stop();
    seed.ifPresent(then::accept);
  }

  private void failed(Throwable cause) {
    stop();
    state.report(new PlayEvent.LayoutFailed(Details.of(cause)));
  }

  /** Looks for a layout no longer; the game on the board stays. */
  public void stop() {
    if (pending != null) {
      pending.cancel();
      pending = null;
    }
    looking.unbind();
    looking.set(OptionalLong.empty());
    search.cancel();
  }

  /** Layouts tried by a search that takes a while; empty if there is none. */
  public ReadOnlyObjectProperty<OptionalLong> looking() {
    return looking.getReadOnlyProperty();
  }
}
