/** The games that are kept, and the screen for them. */
@NullMarked
package yomikiri.app.library;

import org.jspecify.annotations.NullMarked;
