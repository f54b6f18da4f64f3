/** Games with labels: what a judge who looks further says of their positions, to learn from. */
@NullMarked
package yomikiri.engine.learn.label;

import org.jspecify.annotations.NullMarked;
