/** Tests of the searched tree. */
@NullMarked
package yomikiri.app.tree;

import org.jspecify.annotations.NullMarked;
