/** Evaluations of Othello positions: patterns, features, and their weights. */
@NullMarked
package yomikiri.engine.games.othello.eval;

import org.jspecify.annotations.NullMarked;
