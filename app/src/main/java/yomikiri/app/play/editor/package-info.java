/**
 * The editor in which a position is set up by hand or pasted as text.
 *
 * <p>Read {@link yomikiri.app.play.editor.EditedPosition} first, then {@link
 * yomikiri.app.play.editor.EditorPanel}. The package may use {@code board}, {@code ui} and {@code
 * text}. Views belong to the JavaFX thread; an edited position never changes.
 */
@NullMarked
package yomikiri.app.play.editor;

import org.jspecify.annotations.NullMarked;
