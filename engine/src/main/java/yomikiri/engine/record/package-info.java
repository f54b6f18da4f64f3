/**
 * Games in files: the record of this program, and records of other programs.
 *
 * <p>Read {@link GameRecord} first, then {@link RecordReader}, and {@link RecordForms} for the
 * forms. May use {@code game} and {@code file}. Records are immutable; readers and writers are for
 * one thread at a time.
 */
@NullMarked
package yomikiri.engine.record;

import org.jspecify.annotations.NullMarked;
