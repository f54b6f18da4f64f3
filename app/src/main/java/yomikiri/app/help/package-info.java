/** What the menu Help shows: the rules with a drawn example, the keys, the levels. */
@NullMarked
package yomikiri.app.help;

import org.jspecify.annotations.NullMarked;
