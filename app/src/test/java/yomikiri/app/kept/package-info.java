@NullMarked
package yomikiri.app.kept;

import org.jspecify.annotations.NullMarked;
