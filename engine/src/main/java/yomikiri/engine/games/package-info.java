/** The list of games the engine knows; one package per game below. */
@NullMarked
package yomikiri.engine.games;

import org.jspecify.annotations.NullMarked;
