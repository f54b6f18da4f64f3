@NullMarked
package yomikiri.engine.games.othello.discs;

import org.jspecify.annotations.NullMarked;
