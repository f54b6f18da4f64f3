@NullMarked
package yomikiri.app.speech;

import org.jspecify.annotations.NullMarked;
