@NullMarked
package yomikiri.app.board.canvas;

import org.jspecify.annotations.NullMarked;
