/**
 * The findings of a study, and the files that report them.
 *
 * <p>Read {@link Findings} first, then {@link StudyTotals}. May use {@code study} and what that may
 * use. Findings are immutable; totals are for one thread at a time.
 */
@NullMarked
package yomikiri.engine.study.report;

import org.jspecify.annotations.NullMarked;
