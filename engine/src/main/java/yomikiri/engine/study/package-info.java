/**
 * Studies: many games between several players, kept on disk so that they can be broken off, cut in
 * parts and joined again, and what can be said of the results.
 */
@NullMarked
package yomikiri.engine.study;

import org.jspecify.annotations.NullMarked;
