/** Trainings: learners at work in a folder, which can be stopped, killed and resumed. */
@NullMarked
package yomikiri.engine.learn.train;

import org.jspecify.annotations.NullMarked;
