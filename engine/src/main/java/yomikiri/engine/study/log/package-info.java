/** The folder of a study: its definition and the log of its games, kept safe on disk. */
@NullMarked
package yomikiri.engine.study.log;

import org.jspecify.annotations.NullMarked;
