/**
 * Tic-tac-toe: rules, notation and the states a learner tells apart.
 *
 * <p>Read {@link TicTacToe} first. May use {@code game}, {@code think}, {@code search} and {@code
 * learn}, but no other game. Positions are for one thread at a time.
 */
@NullMarked
package yomikiri.engine.games.tictactoe;

import org.jspecify.annotations.NullMarked;
