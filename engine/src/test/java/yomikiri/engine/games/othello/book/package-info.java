@NullMarked
package yomikiri.engine.games.othello.book;

import org.jspecify.annotations.NullMarked;
