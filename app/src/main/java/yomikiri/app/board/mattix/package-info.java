/** Mattix as the app shows it. */
@NullMarked
package yomikiri.app.board.mattix;

import org.jspecify.annotations.NullMarked;
