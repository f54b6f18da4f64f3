/**
 * Mattix on 4×4, 6×6 and 8×8: rules, notation and an exact solver.
 *
 * <p>Read {@link Mattix} first, then {@code MattixSolver}. May use {@code game}, {@code think},
 * {@code search} and {@code learn}, but no other game. A search is for one thread at a time; those
 * of several threads share a {@code MattixTable} and nodes.
 */
@NullMarked
package yomikiri.engine.games.mattix;

import org.jspecify.annotations.NullMarked;
