/** Cycles that no opponent can reach any more: how long each can go on, and who goes on longer. */
@NullMarked
package yomikiri.engine.games.tron.apart;

import org.jspecify.annotations.NullMarked;
