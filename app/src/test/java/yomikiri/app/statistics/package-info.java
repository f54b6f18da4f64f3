@NullMarked
package yomikiri.app.statistics;

import org.jspecify.annotations.NullMarked;
