/** Files that are either as they were or as they shall be. */
@NullMarked
package yomikiri.engine.file;

import org.jspecify.annotations.NullMarked;
