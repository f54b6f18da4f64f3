@NullMarked
package yomikiri.engine.stats;

import org.jspecify.annotations.NullMarked;
