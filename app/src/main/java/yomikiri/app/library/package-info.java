/**
 * The library screen: the list of stored games, the search in it, and a preview of the game chosen.
 *
 * <p>Read {@link yomikiri.app.library.LibraryViewModel} first. The package may use {@code store},
 * where the games are read and written, {@code board}, {@code play.record}, {@code play.session},
 * {@code player}, {@code shell}, {@code ui} and {@code text}. All of it belongs to the JavaFX
 * thread; what touches files is asked of {@link yomikiri.app.store.Library}.
 */
@NullMarked
package yomikiri.app.library;

import org.jspecify.annotations.NullMarked;
