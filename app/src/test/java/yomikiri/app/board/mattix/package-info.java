@NullMarked
package yomikiri.app.board.mattix;

import org.jspecify.annotations.NullMarked;
