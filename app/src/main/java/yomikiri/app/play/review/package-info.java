/** How a game went and which of its moves gave something away. */
@NullMarked
package yomikiri.app.play.review;

import org.jspecify.annotations.NullMarked;
