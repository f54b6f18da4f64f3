/**
 * The list of games, with one package for each below.
 *
 * <p>Read {@link Catalog} first; a new game is a package and a line there. Only the catalog knows
 * the games by name. May be used from any thread.
 */
@NullMarked
package yomikiri.engine.games;

import org.jspecify.annotations.NullMarked;
