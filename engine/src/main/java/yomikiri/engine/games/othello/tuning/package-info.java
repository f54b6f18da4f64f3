/** What makes the weights, the ProbCut table and the opening book of Othello. */
@NullMarked
package yomikiri.engine.games.othello.tuning;

import org.jspecify.annotations.NullMarked;
