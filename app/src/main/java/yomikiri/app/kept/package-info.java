/** Lists of things kept in folders and worked at in the background, whatever they are. */
@NullMarked
package yomikiri.app.kept;

import org.jspecify.annotations.NullMarked;
