/**
 * Everything the app saves: settings, the game on the board, the library, and the user's own files.
 *
 * <p>Read {@link yomikiri.app.store.Store} first. May use {@code concurrent}, {@code text} and the
 * engine's {@code record} and {@code file}; it needs no toolkit.
 *
 * <p>One worker thread does all saving, in the order asked; reading that may take long has others.
 * Results come back on the UI thread, as values, never as exceptions.
 */
@NullMarked
package yomikiri.app.store;

import org.jspecify.annotations.NullMarked;
