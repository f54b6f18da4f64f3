/** The Lab: studies made, played side by side in the background, watched and read. */
@NullMarked
package yomikiri.app.lab;

import org.jspecify.annotations.NullMarked;
