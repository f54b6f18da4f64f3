/**
 * The examiner: checks any player, ours or another program, against what is known for sure of its
 * games, and names known faults of searches. Begin with {@link yomikiri.engine.exam.Exam}. It
 * stands on matches, solvers, puzzles and engines, and knows no search and no game by name.
 */
@NullMarked
package yomikiri.engine.exam;

import org.jspecify.annotations.NullMarked;
