/** The searched tree as the play screen shows it. */
@NullMarked
package yomikiri.app.tree;

import org.jspecify.annotations.NullMarked;
