package yomikiri.app.concurrent;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import yomikiri.engine.game.Position;
import yomikiri.engine.game.Step;
import yomikiri.engine.outside.Engines;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.PlayerSpec;

/**
 * The players of one {@link SearchExecutor}: those of the game that is searched, and those of the
 * game before that wait to play again. Other programs are told every step, and begin anew where the
 * game does not go on from what they know; our own players go by the position alone. Used by one
 * thread at a time.
 */
@WorkerThread
public final class WarmPlayers implements AutoCloseable {
  private final List<Warm<?>> all = new ArrayList<>();
  private @Nullable Object current;

  private static final class Warm<P extends Position> {
    final Player<P> player;
    GamePlayer<P> last; // as what it was asked last
    boolean isFree; // of another game than the current one

    Warm(Player<P> player, GamePlayer<P> first) {
      this.player = player;
      this.last = first;
      this.isFree = true;
    }

    boolean isAt(int place) {
      return !isFree && last.place() == place;
    }
  }

  /** A player that knows how its game has gone so far. */
  <P extends Position> Player<P> in(GamePlayer<P> who) {
    if (!who.game().equals(current)) {
      current = who.game();
      all.forEach(one -> one.isFree = true);
      closeIf(one -> !one.last.kit().game().id().equals(who.kit().game().id()));
    }
    closeIf(one -> one.isAt(who.place()) && !isAlike(one, who));
    Warm<P> one = found(who);
    boolean isSound = false;
    try {
      follow(one, who);
      isSound = true;
    } finally {
      if (!isSound) {
        drop(one.player);
      }
    }
    return one.player;
  }

  private static boolean isAlike(Warm<?> one, GamePlayer<?> who) {
    return one.last.spec().equals(who.spec())
        && one.last.kit().game().id().equals(who.kit().game().id());
  }

  /** The one that sits there, else one that waits, else a new one. */
  @SuppressWarnings("unchecked") // players alike play the same game
  private <P extends Position> Warm<P> found(GamePlayer<P> who) {
    List<Warm<?>> alike = all.stream().filter(one -> isAlike(one, who)).toList();
    for (Warm<?> one : alike) {
      if (one.isAt(who.place())) {
        return (Warm<P>) one;
      }
    }
    for (Warm<?> one : alike) {
      if (one.isFree) {
        return (Warm<P>) one;
      }
    }
    Warm<P> made = new Warm<>(who.kit().build(who.spec(), who.seed()), who);
    all.add(made);
    return made;
  }

  private static <P extends Position> void follow(Warm<P> one, GamePlayer<P> who) {
    List<Step> known = one.last.steps();
    int same = Math.min(known.size(), who.steps().size());
    boolean goesOn = same == known.size() && known.equals(who.steps().subList(0, same));
    boolean isOutside = Engines.name(who.spec()).isPresent();
    if (one.isFree || isOutside && !goesOn) {
      one.player.begin(who.start(), who.seed());
      known = List.of();
      goesOn = true;
    }
    if (goesOn) {
      who.steps().subList(known.size(), who.steps().size()).forEach(one.player::played);
    }
    one.last = who;
    one.isFree = false;
  }

  /** Closes one that broke down; another takes its place when it is asked for. */
  void drop(Player<?> broken) {
    closeIf(one -> one.player.equals(broken));
  }

  /** The game is left: closes all but those that the next one, of this id, may need. */
  void leave(String game, Set<PlayerSpec> wanted) {
    current = null;
    all.forEach(one -> one.isFree = true);
    closeIf(one -> !one.last.kit().game().id().equals(game) || !wanted.contains(one.last.spec()));
  }

  @Override
  public void close() {
    closeIf(one -> true);
  }

  private void closeIf(Predicate<Warm<?>> isDone) {
    List<Warm<?>> done = all.stream().filter(isDone).toList();
    all.removeAll(done);
    done.forEach(one -> one.player.close());
  }
}
