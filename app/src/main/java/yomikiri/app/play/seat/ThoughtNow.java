package yomikiri.app.play.seat;

import yomikiri.engine.think.TimeKeeper;

/**
 * A thought under way, for the thinking ring and the node counter.
 *
 * @param analysis whether it serves values and hint instead of a CPU's move
 */
public record ThoughtNow(int seat, boolean analysis, TimeKeeper clock) {}
