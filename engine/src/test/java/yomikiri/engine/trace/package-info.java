@NullMarked
package yomikiri.engine.trace;

import org.jspecify.annotations.NullMarked;
