@NullMarked
package yomikiri.engine.games.tron.territory;

import org.jspecify.annotations.NullMarked;
