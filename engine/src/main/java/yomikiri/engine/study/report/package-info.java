/** What the games of a study add up to, and the files that report it. */
@NullMarked
package yomikiri.engine.study.report;

import org.jspecify.annotations.NullMarked;
