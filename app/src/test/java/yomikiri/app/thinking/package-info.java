@NullMarked
package yomikiri.app.thinking;

import org.jspecify.annotations.NullMarked;
