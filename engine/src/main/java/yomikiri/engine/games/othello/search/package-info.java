/** Searches of Othello: midgame, endgame, and the opening book. */
@NullMarked
package yomikiri.engine.games.othello.search;

import org.jspecify.annotations.NullMarked;
