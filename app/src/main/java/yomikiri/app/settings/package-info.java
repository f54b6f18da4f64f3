/** What people set to their liking, and the screen for it. */
@NullMarked
package yomikiri.app.settings;

import org.jspecify.annotations.NullMarked;
