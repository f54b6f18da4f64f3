/** Games as records: read, pasted, written, kept. */
@NullMarked
package yomikiri.app.play.record;

import org.jspecify.annotations.NullMarked;
