/**
 * Everything the app keeps on disk: settings, the game on the board, the library of games. All of
 * it is touched by one thread, the store's own, and told in values, never in exceptions.
 */
@NullMarked
package yomikiri.app.store;

import org.jspecify.annotations.NullMarked;
