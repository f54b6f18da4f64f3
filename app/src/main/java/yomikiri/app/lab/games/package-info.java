/** The finished games of one study. */
@NullMarked
package yomikiri.app.lab.games;

import org.jspecify.annotations.NullMarked;
