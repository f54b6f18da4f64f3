/**
 * What the games of a study add up to, and the files that report it.
 *
 * <p>Read {@link Findings} first, then {@link StudyTotals}. May use {@code study} and what that may
 * use. Findings are immutable; totals are for one thread at a time.
 */
@NullMarked
package yomikiri.engine.study.report;

import org.jspecify.annotations.NullMarked;
