@NullMarked
package yomikiri.app.board.tron;

import org.jspecify.annotations.NullMarked;
