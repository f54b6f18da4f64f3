/**
 * Learning from games: learners, what they have learnt, and players that use it.
 *
 * <p>Read {@link Learner} first, then {@link LearntModel}. May use {@code game}, {@code think},
 * {@code record}, {@code file} and {@code stats}. Learners are for one thread at a time; what is
 * read from a file is for any.
 */
@NullMarked
package yomikiri.engine.learn;

import org.jspecify.annotations.NullMarked;
