@NullMarked
package yomikiri.app.chart;

import org.jspecify.annotations.NullMarked;
