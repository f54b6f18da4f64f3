@NullMarked
package yomikiri.app.look;

import org.jspecify.annotations.NullMarked;
