/**
 * Mattix on 4×4 and 6×6: rules, notation and an exact solver.
 *
 * <p>Read {@link Mattix} first, then {@code MattixSolver}. May use {@code game}, {@code think},
 * {@code search} and {@code learn}, but no other game. A solver is for one thread at a time.
 */
@NullMarked
package yomikiri.engine.games.mattix;

import org.jspecify.annotations.NullMarked;
