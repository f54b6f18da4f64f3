package yomikiri.app.lab;

import java.util.List;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.Moves;
import yomikiri.engine.game.MultiPosition;
import yomikiri.engine.game.Notation;
import yomikiri.engine.search.RandomPlayer;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.PlayerSpec;
import yomikiri.engine.think.PlayerType;

/** A game for three in which everybody moves once and nobody wins. */
public final class ThreeSeats implements MultiPosition {
  private int turn;

  @Override
  public int players() {
    return 3;
  }

  @Override
  public boolean isOver() {
    return turn == 3;
  }

  @Override
  public int score(int seat) {
    return 0;
  }

  @Override
  public double reward(int seat) {
    return 0.5;
  }

  @Override
  public long key() {
    return turn;
  }

  @Override
  public int turn() {
    return turn;
  }

  @Override
  public void legalMoves(Moves into) {
    into.clear();
    into.add(0);
  }

  @Override
  public void play(int move) {
    turn++;
  }

  public static GameKit<ThreeSeats> kit() {
    return new GameKit<>(
        new Rules(),
        List.of(
            new PlayerType<ThreeSeats>(
                "random", List.of(), List.of(), (spec, seed) -> new RandomPlayer<>(seed))),
        List.of(),
        PlayerSpec.of("random"));
  }

  private static final class Rules implements Game<ThreeSeats>, Notation<ThreeSeats> {
    @Override
    public String id() {
      return "three";
    }

    @Override
    public int players() {
      return 3;
    }

    @Override
    public ThreeSeats newPosition(long seed) {
      return new ThreeSeats();
    }

    @Override
    public ThreeSeats copyOf(ThreeSeats position) {
      ThreeSeats copy = new ThreeSeats();
      copy.turn = position.turn;
      return copy;
    }

    @Override
    public void copy(ThreeSeats from, ThreeSeats into) {
      into.turn = from.turn;
    }

    @Override
    public int moveLimit() {
      return 1;
    }

    @Override
    public Notation<ThreeSeats> notation() {
      return this;
    }

    @Override
    public String moveText(int move) {
      return "go";
    }

    @Override
    public int readMove(String text) {
      return 0;
    }

    @Override
    public String positionText(ThreeSeats position) {
      return Integer.toString(position.turn);
    }

    @Override
    public ThreeSeats readPosition(String text) {
      ThreeSeats position = new ThreeSeats();
      position.turn = Integer.parseInt(text);
      return position;
    }
  }
}
