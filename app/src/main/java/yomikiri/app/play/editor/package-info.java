/** Setting up a position. */
@NullMarked
package yomikiri.app.play.editor;

import org.jspecify.annotations.NullMarked;
