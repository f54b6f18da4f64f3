/** Finds the weights of the estimate from games it plays against itself. */
@NullMarked
package yomikiri.engine.games.othello.estimate.fit;

import org.jspecify.annotations.NullMarked;
