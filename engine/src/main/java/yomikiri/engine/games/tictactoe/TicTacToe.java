package yomikiri.engine.games.tictactoe;

import java.util.List;
import java.util.Optional;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.Notation;
import yomikiri.engine.search.StandardPlayers;
import yomikiri.engine.think.BenchSuite;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Level;
import yomikiri.engine.think.PlayerSpec;
import yomikiri.engine.think.Solver;

/** Tic-tac-toe: three in a row wins, a full board is a draw. A move is a cell, 0 to 8 by rows. */
public final class TicTacToe implements Game<TicTacToePosition> {
  private final TicTacToeNotation notation = new TicTacToeNotation();

  /** The game, its players and how it is learnt; the strongest player reads to the end. */
  public static GameKit<TicTacToePosition> kit() {
    TicTacToe game = new TicTacToe();
    PlayerSpec perfect = PlayerSpec.of("alphabeta").with("depth", "9");
    return new GameKit<>(
            game,
            StandardPlayers.duel(game),
            List.of(
                new Level("normal", PlayerSpec.of("alphabeta").with("depth", "1")),
                new Level("strong", PlayerSpec.of("alphabeta").with("depth", "3")),
                new Level("strongest", perfect)),
            perfect,
            Optional.of(Solver.ofEveryPosition(perfect)))
        .learntBy(new TicTacToeStates())
        .measuredBy(List.of(new BenchSuite.Search<>("mcts:playouts=1000", "playouts/s", 1000)));
  }

  @Override
  public String id() {
    return "tictactoe";
  }

  @Override
  public int players() {
    return 2;
  }

  /** The empty board, whatever the seed. */
  @Override
  public TicTacToePosition newPosition(long seed) {
    return new TicTacToePosition(0, 0, 0);
  }

  @Override
  public boolean dealsAlike() {
    return true;
  }

  @Override
  public TicTacToePosition copyOf(TicTacToePosition position) {
    return new TicTacToePosition(position.cells(0), position.cells(1), position.turn());
  }

  @Override
  public void copy(TicTacToePosition from, TicTacToePosition into) {
    into.become(from);
  }

  @Override
  public int moveLimit() {
    return 9;
  }

  @Override
  public Notation<TicTacToePosition> notation() {
    return notation;
  }
}
