/** The Training screen. */
@NullMarked
package yomikiri.app.training;

import org.jspecify.annotations.NullMarked;
