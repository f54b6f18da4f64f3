@NullMarked
package yomikiri.app.control;

import org.jspecify.annotations.NullMarked;
