/** Tests of the library. */
@NullMarked
package yomikiri.app.library;

import org.jspecify.annotations.NullMarked;
