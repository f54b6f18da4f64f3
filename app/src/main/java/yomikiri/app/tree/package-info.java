/**
 * The tree of a recorded search: chosen in a tab of the play screen, drawn large in place of the
 * board, stepped through.
 *
 * <p>Read {@link yomikiri.app.tree.TreeViewModel} first, then {@link yomikiri.app.tree.TreePane}.
 * The package may use {@code board}, {@code draw}, {@code ui}, {@code player}, {@code shell},
 * {@code concurrent} and {@code text}, but not {@code play}. All of it belongs to the JavaFX
 * thread; the search runs on its own thread.
 */
@NullMarked
package yomikiri.app.tree;

import org.jspecify.annotations.NullMarked;
