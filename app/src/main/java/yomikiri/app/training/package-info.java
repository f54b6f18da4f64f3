/**
 * Trainings: a form, a list, the learning curve of each, and what it has learnt of the position it
 * starts from, beside what is proven.
 *
 * <p>Read {@link yomikiri.app.training.TrainingViewModel} first. May use {@code jobs}, {@code
 * chart}, {@code board}, {@code player}, what stands below them, and the engine's {@code learn}; of
 * {@code play} only the set-up of games.
 *
 * <p>UI thread, except the reading and learning in {@code TrainingJobType}.
 */
@NullMarked
package yomikiri.app.training;

import org.jspecify.annotations.NullMarked;
