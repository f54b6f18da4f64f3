/**
 * Games as records: opened, pasted, saved, and stored after every move. Read {@link
 * yomikiri.app.play.record.RecordsViewModel} first, then {@link
 * yomikiri.app.play.record.GameAutosaver}.
 *
 * <p>It may use {@code play.model} and {@code store}. Texts are read and written by workers, from
 * copies made on the UI thread.
 */
@NullMarked
package yomikiri.app.play.record;

import org.jspecify.annotations.NullMarked;
