/** Mattix on 4×4 and 6×6: its rules, its text and its exact solver. */
@NullMarked
package yomikiri.engine.games.mattix;

import org.jspecify.annotations.NullMarked;
