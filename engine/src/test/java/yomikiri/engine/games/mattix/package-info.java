@NullMarked
package yomikiri.engine.games.mattix;

import org.jspecify.annotations.NullMarked;
