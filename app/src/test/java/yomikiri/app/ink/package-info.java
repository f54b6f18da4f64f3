@NullMarked
package yomikiri.app.ink;

import org.jspecify.annotations.NullMarked;
