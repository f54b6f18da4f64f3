/** Pictures with axes, of studies and trainings, each with its numbers. */
@NullMarked
package yomikiri.app.chart;

import org.jspecify.annotations.NullMarked;
