/**
 * The definition of a study and the log of its games.
 *
 * <p>Read {@link Study} first, then {@link StudyFolder}. May use {@code game}, {@code think},
 * {@code match}, {@code stats} and {@code file}. Studies are immutable; a log is for one thread at
 * a time.
 */
@NullMarked
package yomikiri.engine.study;

import org.jspecify.annotations.NullMarked;
