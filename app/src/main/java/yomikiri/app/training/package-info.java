/** Trainings: their forms, their list, their progress and checkpoints. */
@NullMarked
package yomikiri.app.training;

import org.jspecify.annotations.NullMarked;
