/** What a search tells of its steps, and the tree that can be made of it. */
@NullMarked
package yomikiri.engine.trace;

import org.jspecify.annotations.NullMarked;
