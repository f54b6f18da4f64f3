/**
 * The cards of the menu Help: rules with a drawn example, keys, the handbook, the log.
 *
 * <p>Read {@link yomikiri.app.help.HelpCards} first. The package may use {@code board}, {@code
 * shell}, {@code ui}, {@code player}, {@code store}, {@code concurrent} and {@code text}. Cards
 * belong to the JavaFX thread; chapters and the log are read on the thread for files.
 */
@NullMarked
package yomikiri.app.help;

import org.jspecify.annotations.NullMarked;
