package yomikiri.engine.match;

import com.google.errorprone.annotations.concurrent.GuardedBy;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import yomikiri.engine.game.Position;
import yomikiri.engine.think.Memory;
import yomikiri.engine.think.Player;

/**
 * Players that wait for their next game with what they have made for themselves, such as tables. Of
 * those that wait, the ones that did so longest are closed once all take too much memory together,
 * or once players that are processes would be more than there may be. From any thread.
 */
final class PlayerPool<P extends Position> implements AutoCloseable {
  private static final int ALWAYS_KEPT = 4; // of two games at a time
  private static final int SHARE = 4; // of the memory there is, one in so many parts

  private final List<Contestant<P>> contestants;
  private final Memory most;
  private volatile int processes = Integer.MAX_VALUE;

  @GuardedBy("this")
  private int playing; // processes that were taken

  @GuardedBy("this")
  private final Deque<Waiting<P>> waiting = new ArrayDeque<>(); // the last to come first

  private record Waiting<P extends Position>(int who, Player<P> player) {}

  PlayerPool(List<Contestant<P>> contestants) {
    this(contestants, new Memory(Runtime.getRuntime().maxMemory()).part(SHARE));
  }

  /** {@code most} is what those that wait may take together. */
  PlayerPool(List<Contestant<P>> contestants, Memory most) {
    this.contestants = contestants;
    this.most = most;
  }

  /** How many processes may wait and play together, as far as those that wait can be closed. */
  void processes(int now) {
    processes = now;
  }

  /**
   * A player of a contestant that has begun a game.
   *
   * @throws RuntimeException if it cannot be made or cannot begin
   */
  Player<P> take(int who, P start, long seed) {
    boolean isTaken = false;
    count(who, 1);
    try {
      Player<P> player = taken(who, start, seed);
      isTaken = true;
      return player;
    } finally {
      count(who, isTaken ? 0 : -1);
    }
  }

  private Player<P> taken(int who, P start, long seed) {
    Optional<Player<P>> warm = takeWaiting(who);
    if (warm.isPresent() && begins(warm.get(), start, seed)) {
      return warm.get();
    }
    warm.ifPresent(Player::close);
    closeSurplus();
    Player<P> made = contestants.get(who).builder().apply(seed);
    begins(made, start, seed);
    return made;
  }

  private synchronized void count(int who, int more) {
    playing += contestants.get(who).isProcess() ? more : 0;
  }

  /** Closes a player that was taken. */
  void discard(int who, Player<P> player) {
    leave(who);
    player.close();
  }

  /** A player that was taken does not come back. */
  void leave(int who) {
    count(who, -1);
  }

  private boolean begins(Player<P> player, P start, long seed) {
    boolean isBegun = false;
    try {
      boolean begins = player.begin(start, seed);
      player.prepare();
      isBegun = true;
      return begins;
    } finally {
      if (!isBegun) {
        player.close();
      }
    }
  }

  private synchronized Optional<Player<P>> takeWaiting(int who) {
    for (Iterator<Waiting<P>> all = waiting.iterator(); all.hasNext(); ) {
      Waiting<P> next = all.next();
      if (next.who == who) {
        all.remove();
        return Optional.of(next.player);
      }
    }
    return Optional.empty();
  }

  /** Takes a player back whose game is over. */
  void giveBack(int who, Player<P> player) {
    keep(who, player);
    closeSurplus();
  }

  private void closeSurplus() {
    for (Optional<Player<P>> last = surplus(); last.isPresent(); last = surplus()) {
      last.get().close();
    }
  }

  private synchronized void keep(int who, Player<P> player) {
    count(who, -1);
    waiting.addFirst(new Waiting<>(who, player));
  }

  /** One that waits no longer, if all take too much. */
  private synchronized Optional<Player<P>> surplus() {
    List<Waiting<P>> idle = waiting.stream().filter(one -> isProcess(one)).toList();
    if (!idle.isEmpty() && playing + idle.size() > processes) {
      waiting.remove(idle.getLast());
      return Optional.of(idle.getLast().player);
    }
    long bytes = waiting.stream().mapToLong(one -> contestants.get(one.who).memory().bytes()).sum();
    return waiting.size() > ALWAYS_KEPT && bytes > most.bytes()
        ? Optional.of(waiting.removeLast().player)
        : Optional.empty();
  }

  private boolean isProcess(Waiting<P> one) {
    return contestants.get(one.who).isProcess();
  }

  /** Closes all that wait. */
  @Override
  public void close() {
    List<Waiting<P>> all;
    synchronized (this) {
      all = List.copyOf(waiting);
      waiting.clear();
    }
    all.forEach(one -> one.player.close());
  }
}
