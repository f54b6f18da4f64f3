/** What the menu Help shows: the rules with a drawn example, the handbook, the log. */
@NullMarked
package yomikiri.app.help;

import org.jspecify.annotations.NullMarked;
