/** Tests of the words. */
@NullMarked
package yomikiri.app.text;

import org.jspecify.annotations.NullMarked;
