@NullMarked
package yomikiri.engine;

import org.jspecify.annotations.NullMarked;
