/** What a study is, and the log of its games. */
@NullMarked
package yomikiri.engine.study;

import org.jspecify.annotations.NullMarked;
