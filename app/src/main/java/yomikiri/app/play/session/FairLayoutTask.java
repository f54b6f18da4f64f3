package yomikiri.app.play.session;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Consumer;
import java.util.function.LongConsumer;
import java.util.function.Predicate;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import org.jspecify.annotations.Nullable;
import yomikiri.app.concurrent.BackgroundTasks;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.Position;
import yomikiri.engine.think.FairLayoutSearch;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.TimeKeeper;

/** Looks for a fair layout in the background, at most one at a time. */
public final class FairLayoutTask {
  /** Points that a fair layout may be worth to either side, at most. */
  public static final List<Integer> SPANS = List.of(0, 1, 2, 3, 5);

  private static final int REPORT_EVERY = 1000;

  private final BackgroundTasks background;
  private final ObjectProperty<Integer> span = new SimpleObjectProperty<>(SPANS.get(1));
  private final ReadOnlyObjectWrapper<OptionalLong> tried =
      new ReadOnlyObjectWrapper<>(OptionalLong.empty());
  private BackgroundTasks.@Nullable TaskHandle running;

  public FairLayoutTask(BackgroundTasks background) {
    this.background = background;
  }

  /** One of {@link #SPANS}. */
  public ObjectProperty<Integer> span() {
    return span;
  }

  /** Layouts tried by the search under way; empty if there is none. */
  public ReadOnlyObjectProperty<OptionalLong> tried() {
    return tried.getReadOnlyProperty();
  }

  /** Whether fair layouts of a game can be found. */
  public static boolean isPossible(GameKit<?> kit) {
    return hasFairStarts(kit) || FairLayoutSearch.isPossible(kit);
  }

  /** Whether the game lists its fair layouts, so that nothing is solved. */
  public static boolean hasFairStarts(GameKit<?> kit) {
    return kit.game().fairStart().isPresent();
  }

  /**
   * Looks for a layout, from the deal of {@code seed} on.
   *
   * @param handicap by seat; empty for none
   * @param found given the seed of the layout; empty if there is none
   * @param failed given the unforeseen failure that ended it
   */
  public <P extends Position> void begin(
      GameKit<P> kit,
      List<Integer> handicap,
      long seed,
      Consumer<Optional<Long>> found,
      Consumer<? super Throwable> failed) {
    cancel();
    int most = span.get();
    tried.set(OptionalLong.of(0));
    running =
        background.begin(
            (clock, progress) ->
                hasFairStarts(kit)
                    ? glance(kit.game(), seed, clock, progress)
                    : FairLayoutSearch.of(kit, handicap)
                        .flatMap(fair -> fair.find(seed, -most, most, clock, progress))
                        .map(FairLayoutSearch.Deal::seed),
            new Listening(found, failed));
  }

  private static <P extends Position> Optional<Long> glance(
      Game<P> game, long seed, TimeKeeper clock, LongConsumer progress) {
    Predicate<P> fair = game.fairStart().orElseThrow();
    for (long tried = 1; !clock.isTimeOver(); tried++) {
      if (fair.test(game.newPosition(seed + tried - 1))) {
        return Optional.of(seed + tried - 1);
      }
      if (tried % REPORT_EVERY == 0) {
        progress.accept(tried);
      }
    }
    return Optional.empty();
  }

  /** Ends the search under way. */
  public void cancel() {
    if (running != null) {
      running.discard();
    }
    running = null;
    tried.set(OptionalLong.empty());
  }

  /** Hears of the search under way. */
  private final class Listening implements BackgroundTasks.Listener<Long> {
    private final Consumer<Optional<Long>> found;
    private final Consumer<? super Throwable> failed;

    Listening(Consumer<Optional<Long>> found, Consumer<? super Throwable> failed) {
      this.found = found;
      this.failed = failed;
    }

    @Override
    public void came(long far) {
      tried.set(OptionalLong.of(far));
    }

    @Override
    public void ended(Optional<Long> result) {
      cancel();
      found.accept(result);
    }

    @Override
    public void failed(Throwable cause) {
      cancel();
      failed.accept(cause);
    }
  }
}
