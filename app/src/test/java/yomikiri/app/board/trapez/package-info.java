@NullMarked
package yomikiri.app.board.trapez;

import org.jspecify.annotations.NullMarked;
