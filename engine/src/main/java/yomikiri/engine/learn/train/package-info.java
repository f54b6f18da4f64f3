/**
 * Trainings: learners at work in a folder, which can be stopped, killed and resumed.
 *
 * <p>Read {@link Training} first, then {@link TrainingFolder}. May use {@code learn} and what that
 * may use. A training runs on one thread and can be stopped from any.
 */
@NullMarked
package yomikiri.engine.learn.train;

import org.jspecify.annotations.NullMarked;
