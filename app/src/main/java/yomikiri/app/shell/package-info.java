/** The window around the screens: rail, menus, look. */
@NullMarked
package yomikiri.app.shell;

import org.jspecify.annotations.NullMarked;
