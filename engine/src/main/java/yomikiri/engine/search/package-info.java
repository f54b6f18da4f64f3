/** The search algorithms, each on any game of its kind. */
@NullMarked
package yomikiri.engine.search;

import org.jspecify.annotations.NullMarked;
