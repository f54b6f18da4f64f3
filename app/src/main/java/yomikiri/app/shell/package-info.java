/** The frame of the window: navigation, menus, commands, notices, and where the window stands. */
@NullMarked
package yomikiri.app.shell;

import org.jspecify.annotations.NullMarked;
