package yomikiri.engine.game;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/** Games played at random, in which nobody loses at once who can help it. */
public final class CarelessGame {
  private static final int TRIES = 8;

  private CarelessGame() {}

  /** A position with the game that led to it from {@code start}. */
  public record Place<P extends Position>(P start, List<Step> steps, P position) {
    /** One that came about in no game. */
    public static <P extends Position> Place<P> of(P position) {
      return new Place<>(position, List.of(), position);
    }
  }

  /** The places of the game dealt and moved by {@code seed}, in order; the last one is over. */
  public static <P extends Position> List<Place<P>> places(Game<P> game, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    GameSession<P> session = new GameSession<>(game, game.newPosition(random.nextLong()));
    while (!session.isOver()) {
      step(session, random);
      for (int tries = 1; tries < TRIES && isRegretted(session); tries++) {
        session.takeBack();
        step(session, random);
      }
    }
    List<Step> steps = session.line().subList(0, session.ply());
    List<Place<P>> places = new ArrayList<>();
    for (int ply = 0; ply <= session.ply(); ply++) {
      places.add(new Place<>(session.start(), steps.subList(0, ply), session.positionAt(ply)));
    }
    return places;
  }

  private static void step(GameSession<?> session, SplittableRandom random) {
    int ply = session.ply();
    for (int seat = 0; seat < session.players() && session.ply() == ply; seat++) {
      int[] legal = session.legalMoves(seat);
      if (legal.length > 0) {
        session.play(seat, legal[random.nextInt(legal.length)]);
      }
    }
  }

  /** Whether somebody has just moved out of the game or into the last place. */
  private static boolean isRegretted(GameSession<?> session) {
    IntStream movers =
        switch (session.line().getLast()) {
          case Step.Single single -> IntStream.of(single.seat());
          case Step.Joint joint -> IntStream.range(0, joint.moves().size());
          case Step.Withdrawal left -> IntStream.empty();
        };
    return session.players() > 1
        && movers.anyMatch(
            seat -> session.isOver() ? session.reward(seat) == 0 : session.isOut(seat));
  }
}
