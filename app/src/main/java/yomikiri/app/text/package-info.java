/** The app's words in every language, and how it writes figures. */
@NullMarked
package yomikiri.app.text;

import org.jspecify.annotations.NullMarked;
