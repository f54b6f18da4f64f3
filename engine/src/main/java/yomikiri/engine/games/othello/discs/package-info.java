/** Discs of an Othello board as sets of bits: where they can be played, what they turn over. */
@NullMarked
package yomikiri.engine.games.othello.discs;

import org.jspecify.annotations.NullMarked;
