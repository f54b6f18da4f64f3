/** Tells how a game of Othello that is not read out will probably end. */
@NullMarked
package yomikiri.engine.games.othello.estimate;

import org.jspecify.annotations.NullMarked;
