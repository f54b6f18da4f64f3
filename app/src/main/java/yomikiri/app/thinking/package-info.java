/** How the app has players think off the UI thread. */
@NullMarked
package yomikiri.app.thinking;

import org.jspecify.annotations.NullMarked;
