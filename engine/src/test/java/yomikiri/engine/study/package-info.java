@NullMarked
package yomikiri.engine.study;

import org.jspecify.annotations.NullMarked;
