/** Pictures of a study, each with its numbers. */
@NullMarked
package yomikiri.app.lab.chart;

import org.jspecify.annotations.NullMarked;
