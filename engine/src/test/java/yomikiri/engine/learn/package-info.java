@NullMarked
package yomikiri.engine.learn;

import org.jspecify.annotations.NullMarked;
