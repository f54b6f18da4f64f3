@NullMarked
package yomikiri.engine.game;

import org.jspecify.annotations.NullMarked;
