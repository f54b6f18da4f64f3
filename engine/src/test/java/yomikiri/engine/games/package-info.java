@NullMarked
package yomikiri.engine.games;

import org.jspecify.annotations.NullMarked;
