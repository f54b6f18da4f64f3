/** What the app lets people hear. */
@NullMarked
package yomikiri.app.sound;

import org.jspecify.annotations.NullMarked;
