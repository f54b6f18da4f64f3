@NullMarked
package yomikiri.app.play.course;

import org.jspecify.annotations.NullMarked;
