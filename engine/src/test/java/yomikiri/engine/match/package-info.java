@NullMarked
package yomikiri.engine.match;

import org.jspecify.annotations.NullMarked;
