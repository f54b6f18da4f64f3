@NullMarked
package yomikiri.engine.games.othello.middle;

import org.jspecify.annotations.NullMarked;
