/** Tests of what players are called. */
@NullMarked
package yomikiri.app.player;

import org.jspecify.annotations.NullMarked;
