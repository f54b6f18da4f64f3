@NullMarked
package yomikiri.app.help;

import org.jspecify.annotations.NullMarked;
