@NullMarked
package yomikiri.app.board;

import org.jspecify.annotations.NullMarked;
