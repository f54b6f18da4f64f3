@NullMarked
package yomikiri.app.shell;

import org.jspecify.annotations.NullMarked;
