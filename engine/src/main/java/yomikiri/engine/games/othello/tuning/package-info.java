/**
 * The makers of Othello's weights, ProbCut table and opening book.
 *
 * <p>Read {@link WeightTuner} first. May use all of Othello's packages. They are run from the
 * command line, on the caller's thread and threads of their own.
 */
@NullMarked
package yomikiri.engine.games.othello.tuning;

import org.jspecify.annotations.NullMarked;
