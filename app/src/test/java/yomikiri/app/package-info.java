/** Tests of the app as a whole. */
@NullMarked
package yomikiri.app;

import org.jspecify.annotations.NullMarked;
