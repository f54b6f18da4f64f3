@NullMarked
package yomikiri.engine.learn.train;

import org.jspecify.annotations.NullMarked;
