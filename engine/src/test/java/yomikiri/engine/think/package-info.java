@NullMarked
package yomikiri.engine.think;

import org.jspecify.annotations.NullMarked;
