/** The app as a whole: how it is put together and started. */
@NullMarked
package yomikiri.app;

import org.jspecify.annotations.NullMarked;
