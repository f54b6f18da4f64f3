@NullMarked
package yomikiri.engine.games.trapez;

import org.jspecify.annotations.NullMarked;
