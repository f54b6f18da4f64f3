/** Parts that forms and lists of all screens are made of. */
@NullMarked
package yomikiri.app.control;

import org.jspecify.annotations.NullMarked;
