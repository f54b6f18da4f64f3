/**
 * The controls, theme and helpers that every screen is made of: fields of forms, choice boxes,
 * labels and buttons, focus, scrolling, file dialogs, sounds.
 *
 * <p>Read {@link yomikiri.app.ui.Theme} first, then {@link yomikiri.app.ui.FieldView} and {@link
 * yomikiri.app.ui.Controls}. The package may use {@code store}, {@code player}, {@code speech} and
 * {@code text}, and knows no screen. All of it belongs to the JavaFX thread; only typefaces, icons
 * and style sheets may be loaded on any other.
 */
@NullMarked
package yomikiri.app.ui;

import org.jspecify.annotations.NullMarked;
