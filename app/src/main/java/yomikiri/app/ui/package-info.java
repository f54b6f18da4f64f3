/** Controls, themes, focus, file dialogs, and sounds. */
@NullMarked
package yomikiri.app.ui;

import org.jspecify.annotations.NullMarked;
