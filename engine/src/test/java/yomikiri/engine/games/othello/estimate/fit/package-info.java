@NullMarked
package yomikiri.engine.games.othello.estimate.fit;

import org.jspecify.annotations.NullMarked;
