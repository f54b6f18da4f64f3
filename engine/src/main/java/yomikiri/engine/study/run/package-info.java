/**
 * Studies being played, resumed and merged from their shards.
 *
 * <p>Read {@link StudyRun} first. May use {@code study}, {@code study.report} and what they may
 * use. A run has a thread of its own, its games have others, and it can be stopped from any.
 */
@NullMarked
package yomikiri.engine.study.run;

import org.jspecify.annotations.NullMarked;
