@NullMarked
package yomikiri.app.play.table;

import org.jspecify.annotations.NullMarked;
