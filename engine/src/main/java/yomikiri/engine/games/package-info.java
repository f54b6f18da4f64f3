/** The list of games the engine knows; one package a game below. */
@NullMarked
package yomikiri.engine.games;

import org.jspecify.annotations.NullMarked;
