/** How boards are drawn and played on. */
@NullMarked
package yomikiri.app.board;

import org.jspecify.annotations.NullMarked;
