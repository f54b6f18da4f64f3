@NullMarked
package yomikiri.app.lab.chart;

import org.jspecify.annotations.NullMarked;
