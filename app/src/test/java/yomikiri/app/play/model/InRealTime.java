package yomikiri.app.play.model;

import java.util.Optional;
import java.util.OptionalInt;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.Game.IdleMove;
import yomikiri.engine.game.Notation;
import yomikiri.engine.game.Position;
import yomikiri.engine.think.GameKit;

/** A game that can be played in real time too. */
public record InRealTime<P extends Position>(Game<P> game, IdleMove<P> idle) implements Game<P> {
  /** The same game and players. */
  public static <P extends Position> GameKit<P> kit(GameKit<P> kit, IdleMove<P> idle) {
    return new GameKit<>(
        new InRealTime<>(kit.game(), idle), kit.players(), kit.levels(), kit.adviser());
  }

  @Override
  public Optional<IdleMove<P>> idleMove() {
    return Optional.of(idle);
  }

  @Override
  public String id() {
    return game.id();
  }

  @Override
  public int players() {
    return game.players();
  }

  @Override
  public P newPosition(long seed) {
    return game.newPosition(seed);
  }

  @Override
  public boolean dealsAlike() {
    return game.dealsAlike();
  }

  @Override
  public P copyOf(P position) {
    return game.copyOf(position);
  }

  @Override
  public void copy(P from, P into) {
    game.copy(from, into);
  }

  @Override
  public OptionalInt pass() {
    return game.pass();
  }

  @Override
  public int moveLimit() {
    return game.moveLimit();
  }

  @Override
  public Notation<P> notation() {
    return game.notation();
  }
}
