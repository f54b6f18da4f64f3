@NullMarked
package yomikiri.app.play.review;

import org.jspecify.annotations.NullMarked;
