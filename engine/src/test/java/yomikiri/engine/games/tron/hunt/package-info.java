@NullMarked
package yomikiri.engine.games.tron.hunt;

import org.jspecify.annotations.NullMarked;
