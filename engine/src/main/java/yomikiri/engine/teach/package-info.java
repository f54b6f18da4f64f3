/**
 * What a teacher needs: when something learnt is to be asked again, and how strong somebody is
 * beside the puzzles they solve.
 */
@NullMarked
package yomikiri.engine.teach;

import org.jspecify.annotations.NullMarked;
