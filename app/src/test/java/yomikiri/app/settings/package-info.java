/** Tests of the settings. */
@NullMarked
package yomikiri.app.settings;

import org.jspecify.annotations.NullMarked;
