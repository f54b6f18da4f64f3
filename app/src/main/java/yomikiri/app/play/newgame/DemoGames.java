package yomikiri.app.play.newgame;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;
import yomikiri.app.board.BoardSnapshot;
import yomikiri.app.concurrent.BackgroundTasks;
import yomikiri.app.concurrent.UiThread;
import yomikiri.app.concurrent.WorkerThread;
import yomikiri.engine.game.GameSession;
import yomikiri.engine.game.Position;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Level;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.SearchResult;
import yomikiri.engine.think.Ticker;
import yomikiri.engine.think.TimeKeeper;

/**
 * A game of each kind between CPUs, to be shown on a small board. They are played in the background
 * while somebody looks, one after the other.
 */
@UiThread
final class DemoGames {
  /** So strong that it makes sense, so weak that it is quick. */
  private static final Budget EACH_MOVE = Budget.ofNodes(30);

  private final BackgroundTasks background;
  private final Map<GameKit<?>, ReadOnlyObjectWrapper<List<BoardSnapshot<?>>>> games =
      new HashMap<>();
  private final List<GameKit<?>> open;
  private BackgroundTasks.@Nullable TaskHandle running;

  DemoGames(BackgroundTasks background, List<GameKit<?>> kits) {
    this.background = background;
    this.open = new ArrayList<>(kits);
  }

  /** The boards of the example of a game on offer; none before it has been played. */
  ReadOnlyObjectProperty<List<BoardSnapshot<?>>> boards(GameKit<?> kit) {
    return wrapper(kit).getReadOnlyProperty();
  }

  private ReadOnlyObjectWrapper<List<BoardSnapshot<?>>> wrapper(GameKit<?> kit) {
    return games.computeIfAbsent(kit, any -> new ReadOnlyObjectWrapper<>(List.of()));
  }

  /** Plays the games not played yet. */
  void play() {
    if (running == null && !open.isEmpty()) {
      GameKit<?> next = open.getFirst();
      running =
          background.begin(
              (clock, progress) -> played(next, clock),
              new BackgroundTasks.Listener<List<BoardSnapshot<?>>>() {
                @Override
                public void came(long far) {}

                @Override
                public void ended(Optional<List<BoardSnapshot<?>>> result) {
                  result.ifPresent(boards -> wrapper(next).set(boards));
                  goOn();
                }

                @Override
                public void failed(Throwable cause) {
                  goOn(); // the board stands still then; whoever runs the task has reported why
                }
              });
    }
  }

  private void goOn() {
    running = null;
    open.removeFirst();
    play();
  }

  /** Plays no more. */
  void stop() {
    if (running != null) {
      running.discard();
    }
    running = null;
  }

  @WorkerThread
  private static <P extends Position> Optional<List<BoardSnapshot<?>>> played(
      GameKit<P> kit, TimeKeeper clock) {
    GameSession<P> session = new GameSession<>(kit.game(), kit.game().newPosition(1));
    Level level = kit.levels().get(kit.levels().size() / 2);
    List<Player<P>> players =
        IntStream.range(0, session.players())
            .mapToObj(seat -> kit.build(level.spec(), seat))
            .toList();
    List<BoardSnapshot<?>> boards = new ArrayList<>();
    boards.add(board(kit, session));
    while (!session.isOver() && !clock.isTimeOver()) {
      int ply = session.ply();
      for (int seat = 0; seat < players.size(); seat++) {
        if (session.ply() == ply && session.isAwaited(seat)) {
          session.play(seat, move(players.get(seat), session, seat));
        }
      }
      boards.add(board(kit, session));
    }
    return session.isOver() ? Optional.of(List.copyOf(boards)) : Optional.empty();
  }

  /** So many moves as a round number. */
  static int about(int moves) {
    int step = moves < 20 ? 1 : moves < 40 ? 5 : 10;
    return Math.round((float) moves / step) * step;
  }

  private static <P extends Position> int move(Player<P> player, GameSession<P> session, int seat) {
    P position = session.game().copyOf(session.position());
    return SearchResult.of(player, session.game(), position, seat, EACH_MOVE, false, Ticker.SYSTEM)
        .move();
  }

  private static <P extends Position> BoardSnapshot<P> board(
      GameKit<P> kit, GameSession<P> session) {
    return BoardSnapshot.of(kit, session, session.ply(), OptionalInt.empty(), false);
  }
}
