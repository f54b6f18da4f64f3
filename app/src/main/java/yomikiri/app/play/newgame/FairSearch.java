package yomikiri.app.play.newgame;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Consumer;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import org.jspecify.annotations.Nullable;
import yomikiri.app.thinking.Background;
import yomikiri.engine.game.Position;
import yomikiri.engine.think.FairDeal;
import yomikiri.engine.think.GameKit;

/** Looks for a fair layout in the background, at most one at a time. */
public final class FairSearch {
  /** Points that a fair layout may be worth to either side, at most. */
  public static final List<Integer> SPANS = List.of(0, 1, 2, 3, 5);

  private final Background background;
  private final ObjectProperty<Integer> span = new SimpleObjectProperty<>(SPANS.get(1));
  private final ReadOnlyObjectWrapper<OptionalLong> tried =
      new ReadOnlyObjectWrapper<>(OptionalLong.empty());
  private Background.@Nullable Errand running;

  FairSearch(Background background) {
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

  /** Whether the worth of a game's layouts can be told. */
  public static boolean isPossible(GameKit<?> kit) {
    return FairDeal.isPossible(kit);
  }

  /**
   * Looks for a layout, from the deal of {@code seed} on.
   *
   * @param handicap by seat; empty for none
   * @param found told the seed of the layout; empty if there is none
   * @param failed told what broke down
   */
  <P extends Position> void begin(
      GameKit<P> kit,
      List<Integer> handicap,
      long seed,
      Consumer<Optional<Long>> found,
      Consumer<Throwable> failed) {
    cancel();
    int most = span.get();
    tried.set(OptionalLong.of(0));
    running =
        background.begin(
            (clock, progress) ->
                FairDeal.of(kit, handicap)
                    .flatMap(fair -> fair.find(seed, -most, most, clock, progress)),
            new Hearer<>(found, failed));
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
  private final class Hearer<P extends Position> implements Background.Listener<FairDeal.Deal<P>> {
    private final Consumer<Optional<Long>> found;
    private final Consumer<Throwable> failed;

    Hearer(Consumer<Optional<Long>> found, Consumer<Throwable> failed) {
      this.found = found;
      this.failed = failed;
    }

    @Override
    public void came(long far) {
      tried.set(OptionalLong.of(far));
    }

    @Override
    public void ended(Optional<FairDeal.Deal<P>> result) {
      cancel();
      found.accept(result.map(FairDeal.Deal::seed));
    }

    @Override
    public void failed(Throwable cause) {
      cancel();
      failed.accept(cause);
    }
  }
}
