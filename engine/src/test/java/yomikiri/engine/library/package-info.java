@NullMarked
package yomikiri.engine.library;

import org.jspecify.annotations.NullMarked;
