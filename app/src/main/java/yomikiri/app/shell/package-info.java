/** The window around the screens: rail, menus, notices. */
@NullMarked
package yomikiri.app.shell;

import org.jspecify.annotations.NullMarked;
