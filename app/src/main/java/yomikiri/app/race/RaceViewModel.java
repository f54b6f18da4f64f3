package yomikiri.app.race;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableSet;
import org.jspecify.annotations.Nullable;
import yomikiri.app.concurrent.BackgroundTasks;
import yomikiri.app.concurrent.UiThread;
import yomikiri.engine.game.Position;
import yomikiri.engine.race.Lineup;
import yomikiri.engine.race.Race;
import yomikiri.engine.race.Race.Standing;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Parameter;
import yomikiri.engine.think.PlayerSpec;
import yomikiri.engine.think.Ticker;

/** View model of the race on one position. */
@UiThread
public final class RaceViewModel {
  /** What each player may be given. */
  static final List<Duration> TIMES =
      List.of(
          Duration.ofMillis(100),
          Duration.ofMillis(300),
          Duration.ofSeconds(1),
          Duration.ofSeconds(3),
          Duration.ofSeconds(10),
          Duration.ofSeconds(30));

  private static final Budget SOLVING = Budget.ofTime(Duration.ofSeconds(3));
  private static final long SEED = 1;

  private final GameKit<?> kit;
  private final Track<?> track;
  private final BackgroundTasks background;
  private final Ticker ticker;
  private final List<PlayerSpec> players;
  private final ObservableSet<PlayerSpec> chosen = FXCollections.observableSet();
  private final ObjectProperty<Duration> time = new SimpleObjectProperty<>(TIMES.get(2));
  private final ReadOnlyObjectWrapper<State> state =
      new ReadOnlyObjectWrapper<>(new State(false, false, Optional.empty()));
  private @Nullable Race<?> race;
  private BackgroundTasks.@Nullable TaskHandle handle;

  /**
   * How it stands.
   *
   * @param running whether a race is going on
   * @param failed whether it broke down
   * @param standing of the latest race, as soon as its first player runs
   */
  record State(boolean running, boolean failed, Optional<Standing> standing) {}

  private record Track<P extends Position>(GameKit<P> kit, P position, int seat) {
    Race<P> race(List<PlayerSpec> players, Budget budget, Ticker ticker) {
      return new Race<>(kit, position, seat, players, budget, SOLVING, SEED, ticker);
    }
  }

  /** {@code position} is not to be changed; {@code seat} is to move there. */
  public <P extends Position> RaceViewModel(
      GameKit<P> kit, P position, int seat, BackgroundTasks background, Ticker ticker) {
    this.kit = kit;
    this.track = new Track<>(kit, position, seat);
    this.background = background;
    this.ticker = ticker;
    this.players = specs(TIMES.getLast()).stream().map(Lineup::unlimited).toList();
    chosen.addAll(players);
  }

  /** With what limits those need that need any. */
  private List<PlayerSpec> specs(Duration most) {
    return Lineup.withEngines(kit, Map.of(Parameter.TIME.name(), most.toMillis() + "ms"));
  }

  GameKit<?> kit() {
    return kit;
  }

  /** All that can run, without limits. */
  List<PlayerSpec> players() {
    return players;
  }

  /** Those that are to run. */
  ObservableSet<PlayerSpec> chosen() {
    return chosen;
  }

  /** What each is given. */
  ObjectProperty<Duration> time() {
    return time;
  }

  ReadOnlyObjectProperty<State> state() {
    return state.getReadOnlyProperty();
  }

  /** Begins a race of those chosen, if there are any; one under way is discarded. */
  void start() {
    close();
    List<PlayerSpec> running =
        specs(time.get()).stream().filter(spec -> chosen.contains(Lineup.unlimited(spec))).toList();
    if (running.isEmpty()) {
      return;
    }
    Race<?> begun = track.race(running, Budget.ofTime(time.get()), ticker);
    AtomicReference<@Nullable Standing> latest = new AtomicReference<>();
    race = begun;
    state.set(new State(true, false, Optional.empty()));
    handle =
        background.begin(
            (clock, progress) -> {
              long[] reports = {0};
              return Optional.of(
                  begun.run(
                      now -> {
                        latest.set(now);
                        progress.accept(reports[0]++);
                      }));
            },
            new BackgroundTasks.Listener<Standing>() {
              @Override
              public void came(long far) {
                state.set(new State(true, false, Optional.ofNullable(latest.get())));
              }

              @Override
              public void ended(Optional<Standing> result) {
                handle = null;
                state.set(new State(false, false, result));
              }

              @Override
              public void failed(Throwable cause) {
                handle = null;
                state.set(new State(false, true, Optional.ofNullable(latest.get())));
              }
            });
  }

  /** Ends the race soon; what has come of it stays. */
  void stop() {
    if (race != null) {
      race.stop();
    }
  }

  /** Ends the race, and is not interested in it any more. */
  void close() {
    stop();
    if (handle != null) {
      handle.discard();
      handle = null;
      state.set(new State(false, false, Optional.empty()));
    }
  }
}
