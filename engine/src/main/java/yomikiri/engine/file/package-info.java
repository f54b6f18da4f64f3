/** Files that are written whole or not at all. */
@NullMarked
package yomikiri.engine.file;

import org.jspecify.annotations.NullMarked;
