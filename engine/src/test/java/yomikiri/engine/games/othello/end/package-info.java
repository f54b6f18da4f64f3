@NullMarked
package yomikiri.engine.games.othello.end;

import org.jspecify.annotations.NullMarked;
