@NullMarked
package yomikiri.engine.search;

import org.jspecify.annotations.NullMarked;
