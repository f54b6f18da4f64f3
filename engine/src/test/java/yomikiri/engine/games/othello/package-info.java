@NullMarked
package yomikiri.engine.games.othello;

import org.jspecify.annotations.NullMarked;
