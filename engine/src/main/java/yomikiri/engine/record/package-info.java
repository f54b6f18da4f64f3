/** Games in files: the record of this program, and records of other programs. */
@NullMarked
package yomikiri.engine.record;

import org.jspecify.annotations.NullMarked;
