/** Who runs what on which thread. */
@NullMarked
package yomikiri.app.concurrent;

import org.jspecify.annotations.NullMarked;
