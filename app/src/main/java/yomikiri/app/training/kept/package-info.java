/** The trainings that are kept: begun, paused, gone on with, deleted. */
@NullMarked
package yomikiri.app.training.kept;

import org.jspecify.annotations.NullMarked;
