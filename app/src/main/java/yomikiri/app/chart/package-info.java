/** Pictures of a study, each with its numbers. */
@NullMarked
package yomikiri.app.chart;

import org.jspecify.annotations.NullMarked;
