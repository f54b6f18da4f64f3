@NullMarked
package yomikiri.engine.exam;

import org.jspecify.annotations.NullMarked;
