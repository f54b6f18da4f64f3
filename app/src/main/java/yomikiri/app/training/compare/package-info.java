/** Several trainings side by side. */
@NullMarked
package yomikiri.app.training.compare;

import org.jspecify.annotations.NullMarked;
