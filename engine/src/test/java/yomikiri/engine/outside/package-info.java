@NullMarked
package yomikiri.engine.outside;

import org.jspecify.annotations.NullMarked;
