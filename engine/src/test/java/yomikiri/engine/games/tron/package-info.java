@NullMarked
package yomikiri.engine.games.tron;

import org.jspecify.annotations.NullMarked;
