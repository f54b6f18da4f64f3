/**
 * The Practice screen: puzzles, one's own mistakes that come back until they are recalled, and the
 * progress made. Read first: {@link yomikiri.app.practice.Attempt}, which is one position being
 * tried, and {@link yomikiri.app.practice.PracticeViewModel}. UI thread.
 */
@NullMarked
package yomikiri.app.practice;

import org.jspecify.annotations.NullMarked;
