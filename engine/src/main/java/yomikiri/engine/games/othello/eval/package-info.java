/**
 * Evaluations of Othello positions: patterns, features and their weights.
 *
 * <p>Read {@link DiscEvaluator} first. May use {@code games.othello.board}, {@code game} and {@code
 * think}. Weights are shared by all threads; an evaluator is for one.
 */
@NullMarked
package yomikiri.engine.games.othello.eval;

import org.jspecify.annotations.NullMarked;
