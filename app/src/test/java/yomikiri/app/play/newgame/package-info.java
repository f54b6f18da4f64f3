@NullMarked
package yomikiri.app.play.newgame;

import org.jspecify.annotations.NullMarked;
