@NullMarked
package yomikiri.app.board.tiles;

import org.jspecify.annotations.NullMarked;
