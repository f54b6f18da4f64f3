/**
 * What a teacher needs: why a move is a mistake, when something learnt is to be asked again, and
 * how strong somebody is beside the puzzles they solve.
 */
@NullMarked
package yomikiri.engine.teach;

import org.jspecify.annotations.NullMarked;
