package yomikiri.engine.study;

/**
 * Two players who meet; a player may meet itself.
 *
 * @param index the pairing's place in its study, from 0
 * @param first the place of the one among the study's players, who sits first in games 0, 2, 4 …
 * @param second that of the other
 */
public record Pairing(int index, int first, int second) {}
